// A forgotten password: ask for the mail; and, with the mail's link, choose a new one.
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { strongPasswordField } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { requestReset, resetPassword } from '../contract.ts';
import { Entrance } from './entrance.tsx';
import { useLinkToken } from './link-token.ts';
import { announce, refreshSession } from './session.ts';

export const meta = () =>
  pageMeta({
    path: '/reset-password',
    title: 'Reset your password · Telle',
    description: 'Forgot your password? We mail you a link for choosing a new one.',
  });

export default function ResetPasswordPage() {
  const token = useLinkToken();
  const [sentTo, setSentTo] = useState<string>();
  if (token) return <ChooseNew token={token} />;
  if (sentTo !== undefined) return <CheckYourEmail email={sentTo} onOther={() => setSentTo(undefined)} />;
  return <AskForMail onSent={setSentTo} />;
}

function AskForMail({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    initial: { email: '' },
    check: checkBy(requestReset.body),
    async send({ email }) {
      await runAsync(() => api.call(requestReset, { body: { email } }), {
        loading: 'Sending reset email...',
        success: 'Password reset email sent! Please check your inbox.',
      });
      onSent(email);
    },
  });
  return (
    <Entrance title="Reset your password" lede="Tell us your email, and we send you a link for choosing a new one.">
      <form {...form.props} className="grid gap-5">
        <Field
          field={form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <Button type="submit" busy={form.busy}>
          Send Reset Link
        </Button>
      </form>
      <p className="mt-8 text-sm">
        <Link to="/login" className="font-semibold underline underline-offset-4">
          Back to Login
        </Link>
      </p>
    </Entrance>
  );
}

function CheckYourEmail({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <Entrance
      title="Check your email"
      lede={
        <>
          If <strong className="font-semibold text-ink">{email}</strong> has an account, a link for choosing a new
          password is on its way. It works for an hour.
        </>
      }
    >
      <MailCheck aria-hidden="true" className="mb-8 size-14 text-sage" strokeWidth={1.25} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login">Back to Login</ButtonLink>
        <Button kind="secondary" onClick={onOther}>
          Try different email
        </Button>
      </div>
    </Entrance>
  );
}

function ChooseNew({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '' },
    check: checkBy(z.object({ password: strongPasswordField })),
    async send({ password }) {
      await runAsync(() => api.call(resetPassword, { body: { token, password } }), {
        loading: 'Saving your new password...',
        success: 'Your password is changed. Please log in with it.',
      });
      announce('password-recovery');
      // Whoever was in here is so no longer.
      void refreshSession();
      await navigate('/login', { replace: true });
    },
  });
  return (
    <Entrance title="Choose a new password" lede="Every place where you are signed in will ask for it.">
      <form {...form.props} className="grid gap-5">
        <PasswordField field={form.field('password')} label="New password" autoComplete="new-password" rules />
        <Button type="submit" busy={form.busy}>
          Save password
        </Button>
      </form>
    </Entrance>
  );
}
