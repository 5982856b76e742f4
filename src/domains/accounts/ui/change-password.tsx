// A new password, by whoever knows the old one. Other places where the person is signed in are signed out.
import { z } from 'zod';
import { requiredText, strongPasswordField } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { changePassword } from '../contract.ts';
import { AccountName } from './account-name.tsx';
import { announce, useSession } from './session.ts';

const empty = { currentPassword: '', newPassword: '' };
const passwordsForm = z.object({ currentPassword: requiredText(256), newPassword: strongPasswordField });

export default function ChangePassword() {
  const session = useSession();
  const form = useForm({
    initial: empty,
    check: checkBy(passwordsForm),
    async send(body) {
      await runAsync(() => api.call(changePassword, { body }), {
        loading: 'Changing your password...',
        success: 'Your password is changed. Other places were signed out.',
      });
      announce('user-updated');
      return empty;
    },
  });
  return (
    <section>
      <h2 className="text-xl">Change password</h2>
      {session.status === 'in' && session.user.isDemo && (
        <p className="mt-2 max-w-[52ch] text-sm text-ink-2">
          From then on this demo business opens with your email and the new password. The old one opens a new demo.
        </p>
      )}
      <form {...form.props} className="mt-5 grid max-w-md gap-5">
        <AccountName email={session.status === 'in' ? session.user.email : ''} />
        <PasswordField field={form.field('currentPassword')} label="Current password" autoComplete="current-password" />
        <PasswordField field={form.field('newPassword')} label="New password" autoComplete="new-password" rules />
        <div>
          <Button type="submit" busy={form.busy}>
            Change Password
          </Button>
        </div>
      </form>
    </section>
  );
}
