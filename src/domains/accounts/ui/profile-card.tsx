// Who this person is and which business is theirs. Saved names stand in the header at once; another e-mail holds once
// the link in a mail to it is followed.
import { useRef, useState } from 'react';
import { z } from 'zod';
import { emailField } from '#shared/fields.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, type Errors, useForm } from '#web/ui/form.ts';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { useChoice } from '#web/ui/use-value-choice.tsx';
import {
  type CurrentUser,
  cancelEmailChange,
  emailStaysInDemo,
  profileFields,
  requestEmailChange,
} from '../contract.ts';
import {
  type FormHeld,
  type KeptWords,
  keptWords,
  type Person,
  personAfter,
  personClashWords,
  personIn,
  saveProfile,
  useProfileEdits,
  useRenewal,
} from './save-profile.ts';
import { announce, refreshSession, useSession } from './session.ts';
import { type Proof, useProof } from './use-proof.tsx';

export function ProfileCard() {
  const session = useSession();
  return session.status === 'in' ? <OfUser key={session.user.id} user={session.user} /> : null;
}

function OfUser({ user }: { user: CurrentUser }) {
  const edits = useProfileEdits();
  const shown = personAfter(personIn(user), edits);
  const held = useRef<FormHeld>({ stands: shown, isChanged: false }).current;
  const renewal = useRenewal(edits, shown, held);
  // A confirmed address begins the form anew, so that the old one is never saved over it.
  return <ProfileForm key={`${user.email} ${renewal}`} {...{ user, shown, held }} kept={keptWords(edits)} />;
}

type Profile = Person & { readonly email: string };

const checkProfile = checkBy<Profile>(z.object({ ...profileFields.shape, email: emailField }));

/** What is not right with `values`; a changed e-mail is asked for at once or not at all, never kept for later. */
export function profileErrors(values: Profile, email: string, isOnline: boolean): Errors<Profile> {
  const errors = checkProfile(values);
  if (errors.email || isOnline || isSame(values.email, email)) return errors;
  return { ...errors, email: 'Changing your email needs a connection. It is not kept for later.' };
}

function isSame(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email;
}

type FormProps = { user: CurrentUser; shown: Person; held: FormHeld; kept: KeptWords | undefined };

function ProfileForm({ user, shown, held, kept }: FormProps) {
  const { email, isDemo } = user;
  const [initial] = useState({ ...shown, email });
  const part = useHeldFocus<HTMLElement>();
  const proof = useProof();
  const { choose, dialog } = useChoice(personClashWords);
  const form = useForm<Profile>({
    initial,
    check: (values) =>
      isDemo ? checkBy<Profile>(profileFields.loose())(values) : profileErrors(values, email, navigator.onLine),
    async send({ email: typed, ...body }) {
      const isWaiting = await runAsync(() => saveProfile(held.stands, body, choose), {
        success: (waitsNow) =>
          waitsNow === undefined ? undefined : waitsNow ? keptNowWords : 'Profile updated successfully!',
      });
      if (isWaiting === undefined) return false;
      held.stands = body;
      if (!isSame(typed, email)) await askFor(proof, typed);
      await refreshSession();
      announce('user-updated');
      return { email };
    },
  });
  useUnsaved(form.isChanged && 'edits');
  held.isChanged = form.isChanged;
  return (
    <section ref={part} tabIndex={-1} className="outline-none">
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
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.busy}>
            Save Profile
          </Button>
          {kept && <Tag tone={kept === 'Needs attention' ? 'urgent' : 'bell'}>{kept}</Tag>}
        </div>
      </form>
      {proof.question}
      {dialog}
    </section>
  );
}

const keptNowWords = 'Kept on this device until it can be sent.';

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
