// Where the mail of an invitation leads: a new person chooses name and password, one with an account signs in.
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { AccountName } from '#domains/accounts/ui/account-name.tsx';
import { Entrance } from '#domains/accounts/ui/entrance.tsx';
import { enterUnlessAsked } from '#domains/accounts/ui/session.ts';
import { useReadLink } from '#domains/accounts/ui/use-read-link.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { requiredText, strongPasswordField } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { acceptInvitation, readInvitation } from '../contract.ts';
import { roleNames, roleSays } from '../rules.ts';

export const meta = () => [{ title: 'Join a team · Telle' }, { name: 'robots', content: 'noindex' }];

type Found = AnswerOf<typeof readInvitation>;

const read = (token: string) => api.call(readInvitation, { body: { token } });

export default function InvitationPage() {
  const { token, found, failure, again } = useReadLink(read);
  if (token && found)
    return found.standing === 'taken' ? <Taken found={found} /> : <Join token={token} found={found} />;
  if (found === null)
    return (
      <Entrance
        title="This invitation no longer works"
        lede="It was used before, taken back, or it is older than seven days. Please ask whoever invited you for a new one."
      >
        <Link to="/login" className="underline underline-offset-4">
          Log in
        </Link>
      </Entrance>
    );
  return (
    <Entrance title="Join a team">
      {failure ? <LoadFailed what="This invitation" failure={failure.why} onTryAgain={again} /> : <Spinner />}
    </Entrance>
  );
}

function Join({ token, found }: { token: string; found: Found }) {
  const navigate = useNavigate();
  const isNew = found.standing === 'new';
  const form = useForm({
    initial: { firstName: '', lastName: '', password: '' },
    check: checkBy<{ firstName: string; lastName: string; password: string }>(isNew ? newPerson : knownPerson),
    async send(values) {
      const user = await runAsync(
        async () => enterUnlessAsked(await api.call(acceptInvitation, { body: { token, ...values } })),
        { loading: 'Joining...', success: `You are in the team of ${found.business}.` },
      );
      if (user) await navigate('/dashboard', { replace: true });
      else await navigate('/login/code', { replace: true, state: { from: '/dashboard' } });
    },
  });
  return (
    <Entrance
      title={`Join ${found.business}`}
      lede={
        <>
          You are invited as <strong className="font-semibold text-ink">{found.email}</strong>. {roleNames[found.role]}:{' '}
          {lowered(roleSays[found.role])}.
        </>
      }
    >
      <form {...form.props} className="grid gap-5">
        <AccountName email={found.email} />
        {isNew && (
          <>
            <Field field={form.field('firstName')} label="First name" autoComplete="given-name" required />
            <Field field={form.field('lastName')} label="Last name" autoComplete="family-name" required />
          </>
        )}
        <PasswordField
          field={form.field('password')}
          label={isNew ? 'New password' : 'Password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          rules={isNew}
          {...(isNew ? {} : { aside: 'You have an account by this address' })}
        />
        <Button type="submit" busy={form.busy}>
          {isNew ? 'Join the Team' : 'Sign In and Join'}
        </Button>
      </form>
      {!isNew && (
        <p className="mt-6 text-sm text-ink-2">
          <Link to="/reset-password" className="underline underline-offset-4">
            Forgot password?
          </Link>{' '}
          The invitation waits for you.
        </p>
      )}
    </Entrance>
  );
}

const newPerson = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  password: strongPasswordField,
});
const knownPerson = z.object({ password: requiredText(256) });

function Taken({ found }: { found: Found }) {
  return (
    <Entrance
      title={`${found.email} has a business already`}
      lede={`One account belongs to one business. Ask ${found.business} to invite another address of yours, and you join with that.`}
    >
      <Link to="/login" className="underline underline-offset-4">
        Log in to your own business
      </Link>
    </Entrance>
  );
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
