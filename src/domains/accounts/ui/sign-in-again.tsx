// For whoever's session ended in the middle of something: says so over the page, and lets them in again where they are. What
// they typed and what they looked at stays; a page is not left for it.
import { useState } from 'react';
import { confirmTwoFactorBody, passSecondStep } from '#domains/two-factor/contract.ts';
import { fieldMessages } from '#shared/fields.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { InFoot } from '#web/ui/foot.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { tellAnew } from '#web/ui/tell-failed-load.ts';
import { AccountName } from './account-name.tsx';
import { askToSignIn, enter, makeRoom, signInWith, waitToSignIn } from './session.ts';

type Props = { isAsked: boolean; email: string };

export default function SignInAgain({ isAsked, email }: Props) {
  const [isCodeAsked, setCodeAsked] = useState(false);
  return (
    <>
      <InFoot>
        <section
          aria-label="Sign-in ended"
          className="in-foot flex w-full lg:col-span-3 lg:row-start-2 flex-wrap items-center justify-center gap-x-4 gap-y-1 px-5 py-2 text-sm"
        >
          <p role="status">Your sign-in has ended. What is on this page stays.</p>
          <Button size="sm" onClick={() => void askToSignIn()}>
            Sign In
          </Button>
        </section>
      </InFoot>
      <Dialog open={isAsked} onClose={waitToSignIn} title="Sign in to go on">
        <p>You are {email}, and come back to just where you are.</p>
        {isAsked && !isCodeAsked && <Password email={email} onCode={() => setCodeAsked(true)} />}
        {isAsked && isCodeAsked && <Code onOver={() => setCodeAsked(false)} />}
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <a href="/login" target="_blank" rel="noreferrer" className="underline underline-offset-4">
            Sign in another way, in a new tab
          </a>
          <Button kind="text" size="sm" onClick={makeRoom}>
            Use Another Account
          </Button>
        </p>
      </Dialog>
    </>
  );
}

const words = { loading: 'Signing in...', success: 'Welcome back!' };

function Password({ email, onCode }: { email: string; onCode: () => void }) {
  const form = useForm({
    initial: { password: '', remember: false as boolean },
    check: ({ password }) => (password === '' ? { password: fieldMessages.required } : {}),
    async send({ password, remember }) {
      tellAnew();
      const user = await runAsync(() => signInWith(email, password, remember), {
        ...words,
        success: (admitted) => (admitted ? words.success : undefined),
      });
      if (!user) onCode();
    },
  });
  return (
    <form {...form.props} className="mt-5 grid gap-5 text-ink">
      <AccountName email={email} />
      <PasswordField field={form.field('password')} label="Password" autoComplete="current-password" />
      <Checkbox name="remember" checked={form.values.remember} onChange={form.field('remember').set}>
        Remember me
      </Checkbox>
      <Button type="submit" busy={form.busy}>
        {form.busy ? words.loading : 'Log In'}
      </Button>
    </form>
  );
}

function Code({ onOver }: { onOver: () => void }) {
  const form = useForm({
    initial: { code: '' },
    check: checkBy<{ code: string }>(confirmTwoFactorBody),
    async send(body) {
      try {
        await runAsync(async () => enter(await api.call(passSecondStep, { body })), words);
      } catch (failure) {
        if (failure instanceof ClientFailure && failure.code === 'second_step_over') return onOver();
        throw failure;
      }
    },
  });
  return (
    <form {...form.props} className="mt-5 grid gap-5 text-ink">
      <Field
        field={form.field('code')}
        label="Code"
        hint="The six digits of your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        spellCheck={false}
        autoCapitalize="none"
        className="figures"
        required
      />
      <Button type="submit" busy={form.busy}>
        {form.busy ? words.loading : 'Continue'}
      </Button>
    </form>
  );
}
