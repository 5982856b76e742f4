// One password, asked before how somebody signs in is changed.
import { AccountName } from '#domains/accounts/ui/account-name.tsx';
import { useSession } from '#domains/accounts/ui/session.ts';
import { fieldMessages } from '#shared/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

type Props = {
  /** False for who has none: then the button alone is shown. */
  asks: boolean;
  label: string;
  kind?: 'primary' | 'danger';
  onSend: (password: string) => Promise<void>;
};

export function PasswordForm({ asks, label, kind = 'primary', onSend }: Props) {
  const session = useSession();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (asks && password === '' ? { password: fieldMessages.required } : {}),
    send: ({ password }) => onSend(password),
  });
  return (
    <form {...form.props} className="grid max-w-md gap-5 text-ink">
      {asks && (
        <>
          <AccountName email={session.status === 'in' ? session.user.email : ''} />
          <PasswordField field={form.field('password')} label="Your password" autoComplete="current-password" />
        </>
      )}
      <div className="justify-self-end">
        <Button type="submit" kind={kind} busy={form.busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
