// Where the confirmation mail leads: the address is confirmed by choosing one's own password.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { emailField, strongPasswordField } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { confirmEmail, readConfirmation, resendConfirmation } from '../contract.ts';
import { AccountName } from './account-name.tsx';
import { Entrance } from './entrance.tsx';
import { enterUnlessAsked } from './session.ts';
import { useReadLink } from './use-read-link.ts';

export const meta = () => [{ title: 'Confirm your email · Telle' }, { name: 'robots', content: 'noindex' }];

type Found = { readonly email: string; readonly firstName: string };

const read = (token: string) => api.call(readConfirmation, { body: { token } });

export default function ConfirmEmailPage() {
  const { token, found, failure, again } = useReadLink(read);
  if (token && found) return <ChoosePassword token={token} found={found} />;
  if (found === null) return <SpentLink />;
  return (
    <Entrance title="Confirm your email">
      {failure ? <LoadFailed what="This link" failure={failure.why} onTryAgain={again} /> : <Spinner />}
    </Entrance>
  );
}

function ChoosePassword({ token, found }: { token: string; found: Found }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '' },
    check: checkBy(z.object({ password: strongPasswordField })),
    async send({ password }) {
      const user = await runAsync(
        async () => enterUnlessAsked(await api.call(confirmEmail, { body: { token, password } })),
        {
          loading: 'Confirming your email...',
          success: () => `Your email is confirmed. Welcome, ${found.firstName}!`,
        },
      );
      if (user) await navigate('/dashboard', { replace: true });
      else await navigate('/login/code', { replace: true, state: { from: '/dashboard' } });
    },
  });
  return (
    <Entrance
      title={`Welcome, ${found.firstName}`}
      lede={
        <>
          Choose a password for <strong className="font-semibold text-ink">{found.email}</strong>, and your address is
          confirmed.
        </>
      }
    >
      <form {...form.props} className="grid gap-5">
        <AccountName email={found.email} />
        <PasswordField field={form.field('password')} label="New password" autoComplete="new-password" rules />
        <Button type="submit" busy={form.busy}>
          Confirm and continue
        </Button>
      </form>
    </Entrance>
  );
}

function SpentLink() {
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    check: checkBy(z.object({ email: emailField })),
    async send({ email }) {
      await runAsync(() => api.call(resendConfirmation, { body: { email } }), {
        loading: 'Sending a new link...',
        success: 'If that address waits for confirmation, a new link is on its way.',
      });
      setSent(true);
    },
  });
  return (
    <Entrance
      title="This link no longer works"
      lede="It was used before, or it is too old. Ask for a new one with the email that you signed up with."
    >
      <form {...form.props} className="grid gap-5">
        <Field field={form.field('email')} label="Email" type="email" autoComplete="email" required />
        <Button type="submit" busy={form.busy} disabled={sent}>
          {sent ? 'Please check your inbox' : 'Send a new link'}
        </Button>
      </form>
    </Entrance>
  );
}
