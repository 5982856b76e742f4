// The password of who is here, asked for once more.
import { fieldMessages } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { confirmPassword } from '../contract.ts';
import { AccountName } from './account-name.tsx';
import { useSession } from './session.ts';

export default function ProofForm({ onProved }: { onProved: () => void }) {
  const session = useSession();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: fieldMessages.required } : {}),
    send: async ({ password }) => {
      await runAsync(() => api.call(confirmPassword, { body: { password } }), {});
      onProved();
    },
  });
  return (
    <form {...form.props} className="grid gap-5 text-ink">
      <AccountName email={session.status === 'in' ? session.user.email : ''} />
      <PasswordField
        field={form.field('password')}
        label="Your password"
        autoComplete="current-password"
        aside="Without one, sign out and in again"
      />
      <div className="justify-self-end">
        <Button type="submit" busy={form.busy}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
