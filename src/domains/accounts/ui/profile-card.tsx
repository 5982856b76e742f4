// Who this person is and which business is theirs. Saved names stand in the header at once; another e-mail holds once
// the link in a mail to it is followed.
import { useState } from 'react';
import { z } from 'zod';
import { emailField } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, type Errors, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { useUnsaved } from '#web/ui/unsaved.ts';
import {
  type CurrentUser,
  cancelEmailChange,
  emailStaysInDemo,
  requestEmailChange,
  updateAccount,
  updateAccountBody,
} from '../contract.ts';
import { announce, refreshSession, useSession } from './session.ts';
import { type Proof, useProof } from './use-proof.tsx';

export function ProfileCard() {
  const session = useSession();
  // A confirmed address begins the form anew, so that the old one is never saved over it.
  return session.status === 'in' ? (
    <ProfileForm key={`${session.user.id} ${session.user.email}`} user={session.user} />
  ) : null;
}

type Profile = { firstName: string; lastName: string; email: string; phone: string };

const checkProfile = checkBy<Profile>(z.object({ ...updateAccountBody.shape, email: emailField }));

/** What is not right with `values`; a changed e-mail is asked for at once or not at all, never kept for later. */
export function profileErrors(values: Profile, email: string, isOnline: boolean): Errors<Profile> {
  const errors = checkProfile(values);
  if (errors.email || isOnline || isSame(values.email, email)) return errors;
  return { ...errors, email: 'Changing your email needs a connection. It is not kept for later.' };
}

function isSame(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email;
}

function ProfileForm({ user }: { user: CurrentUser }) {
  const { firstName, lastName, email, isDemo } = user;
  const [initial] = useState({ firstName, lastName, email, phone: user.phone ?? '' });
  const proof = useProof();
  const form = useForm<Profile>({
    initial,
    check: (values) =>
      isDemo ? checkBy<Profile>(updateAccountBody.loose())(values) : profileErrors(values, email, navigator.onLine),
    async send({ email: typed, ...body }) {
      await runAsync(() => api.call(updateAccount, { body }), { success: 'Profile updated successfully!' });
      if (!isSame(typed, email)) await askFor(proof, typed);
      await refreshSession();
      announce('user-updated');
      return { email };
    },
  });
  useUnsaved(form.isChanged && 'edits');
  return (
    <section>
      <h2 className="text-xl">You</h2>
      <form {...form.props} className="mt-5 grid max-w-md gap-5">
        <Field field={form.field('firstName')} label="First name" autoComplete="given-name" required />
        <Field field={form.field('lastName')} label="Last name" autoComplete="family-name" required />
        <Field
          field={form.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          required
          readOnly={isDemo}
          hint={
            isDemo
              ? emailStaysInDemo
              : 'You sign in with it. Another one holds once you follow the link that we mail to it.'
          }
        />
        {user.pendingEmail && <Pending email={user.pendingEmail} proof={proof} />}
        <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <div>
          <Button type="submit" busy={form.busy}>
            Save Profile
          </Button>
        </div>
      </form>
      {proof.question}
    </section>
  );
}

function askFor(proof: Proof, email: string): Promise<CurrentUser> {
  return runAsync(() => proof.proven(() => api.call(requestEmailChange, { body: { email } })), {
    success: 'A link is on its way to your new email.',
  });
}

function Pending({ email, proof }: { email: string; proof: Proof }) {
  const [busy, setBusy] = useState<'again' | 'cancel'>();
  const act = async (which: 'again' | 'cancel') => {
    setBusy(which);
    try {
      if (which === 'again') await askFor(proof, email);
      else await runAsync(() => api.call(cancelEmailChange, {}), { success: 'Your email stays as it is.' });
      await refreshSession();
    } catch {
      // A toast has said why.
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div role="status" className="rounded-m border border-edge/60 px-4 py-3 text-sm">
      <p className="break-words">
        Waiting for <strong className="font-semibold">{email}</strong> to be confirmed
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button kind="secondary" size="sm" busy={busy === 'again'} onClick={() => void act('again')}>
          Send Again
        </Button>
        <Button kind="secondary" size="sm" busy={busy === 'cancel'} onClick={() => void act('cancel')}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
