// After the password: the code of the authenticator app, or one of the recovery codes.
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Entrance } from '#domains/accounts/ui/entrance.tsx';
import { ownPath, wanted } from '#domains/accounts/ui/return-to.ts';
import { enter } from '#domains/accounts/ui/session.ts';
import { api } from '#web/client/api.ts';
import { ClientFailure } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { confirmTwoFactorBody, passSecondStep } from '../contract.ts';

export const meta = () => [{ title: 'Enter your code · Telle' }, { name: 'robots', content: 'noindex' }];

export default function SecondStepPage() {
  const navigate = useNavigate();
  const returnTo = useReturn();
  const [hasApp, setHasApp] = useState(true);
  const form = useForm({
    initial: { code: '' },
    check: checkBy<{ code: string }>(confirmTwoFactorBody),
    async send(body) {
      try {
        await runAsync(async () => enter(await api.call(passSecondStep, { body })), {
          loading: 'Signing in...',
          success: 'Welcome back!',
        });
      } catch (failure) {
        if (failure instanceof ClientFailure && failure.code === 'second_step_over')
          return navigate('/login', { replace: true, state: { from: returnTo } });
        throw failure;
      }
      await navigate(returnTo, { replace: true });
    },
  });
  return (
    <Entrance
      title="Enter your code"
      lede={
        hasApp
          ? 'Open your authenticator app and type the six digits that it shows for Telle.'
          : 'Type one of the recovery codes that you kept. It is used up with this.'
      }
    >
      <form {...form.props} className="grid gap-5">
        <Field
          field={form.field('code')}
          label={hasApp ? 'Code' : 'Recovery code'}
          autoComplete="one-time-code"
          inputMode={hasApp ? 'numeric' : 'text'}
          spellCheck={false}
          autoCapitalize="none"
          className="figures"
          required
        />
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Signing in...' : 'Continue'}
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <Button kind="quiet" size="sm" className="-ml-4" onClick={() => setHasApp(!hasApp)}>
          {hasApp ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
        <Link to="/login" className="underline underline-offset-4">
          Back to log in
        </Link>
      </div>
    </Entrance>
  );
}

/** What the login page remembered, or what a provider's way back says in the address, once the page is awake. */
function useReturn(): string {
  const remembered = wanted(useLocation().state);
  const [parameters] = useSearchParams();
  const [said, setSaid] = useState('/');
  useEffect(() => setSaid(ownPath(parameters.get('from'))), [parameters]);
  return remembered === '/' ? said : remembered;
}
