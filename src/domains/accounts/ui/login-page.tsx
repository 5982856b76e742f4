// Signing in, and on to where the person was going.
import { Link, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { emailField, requiredText } from '#shared/fields.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { DemoNote } from './demo-note.tsx';
import { Entrance, Or } from './entrance.tsx';
import { MailedNote, useMailed } from './mailed-note.tsx';
import { OauthButtons } from './oauth-buttons.tsx';
import { wanted } from './return-to.ts';
import { signInWith } from './session.ts';
import { useAuthOptions } from './use-auth-options.ts';
import { useGoOn } from './use-go-on.ts';

export const meta = () =>
  pageMeta({
    path: '/login',
    title: 'Log in · Telle',
    description: 'Log in to your desk: what was booked, what was asked, and what needs you.',
  });

const loginForm = z.object({ email: emailField, password: requiredText(256) });

export default function LoginPage() {
  const navigate = useNavigate();
  const options = useAuthOptions();
  const { state } = useLocation();
  const returnTo = wanted(state);
  const comeIn = useGoOn(wanted(state, '/dashboard'));
  const mailed = useMailed();
  const form = useForm({
    initial: { email: '', password: '', remember: false as boolean },
    check: checkBy(loginForm),
    async send({ email, password, remember }) {
      const user = await runAsync(() => comeIn(() => signInWith(email, password, remember)), {
        loading: 'Signing in...',
        success: (admitted) => (admitted ? 'Welcome back!' : undefined),
      });
      if (user) await navigate(returnTo, { replace: true });
      else await navigate('/login/code', { state: { from: returnTo } });
    },
  });
  const { email, password, remember } = form.values;
  return (
    <Entrance
      title={mailed ? 'Check your email' : 'Welcome back'}
      lede={mailed ? undefined : 'Your desk is where you left it.'}
      aside={<DemoNote />}
    >
      {mailed && <MailedNote to={mailed} />}
      <form {...form.props} className="grid gap-5">
        <Field
          field={form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField
          field={form.field('password')}
          label="Password"
          autoComplete="current-password"
          aside={
            <Link to="/reset-password" className="py-0.5 text-sm underline underline-offset-4">
              Forgot password?
            </Link>
          }
        />
        <Checkbox name="remember" checked={remember} onChange={form.field('remember').set}>
          Remember me
        </Checkbox>
        <Button type="submit" busy={form.busy} disabled={email.trim() === '' || password === ''}>
          {form.busy ? 'Signing in...' : 'Log In'}
        </Button>
      </form>
      <Or>or</Or>
      <OauthButtons configured={options?.providers ?? []} returnTo={returnTo} />
      <p className="mt-8 text-sm text-ink-2">
        New to Telle?{' '}
        <Link to="/get-started" className="font-semibold text-ink underline underline-offset-4">
          Get started
        </Link>
      </p>
    </Entrance>
  );
}
