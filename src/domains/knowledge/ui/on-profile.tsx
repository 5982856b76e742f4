// The profile behind a form of it: only what was changed in the form is sent, with what the form had shown of it, so that two
// people at the settings do not undo one another without knowing.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Named } from '#shared/clashes.ts';
import { api } from '#web/client/api.ts';
import { type Choose, changedFrom, saveSeen } from '#web/client/save-seen.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { useChoice } from '#web/ui/use-value-choice.tsx';
import { type Profile, type profileChanges, readProfile, updateProfile } from '../contract.ts';
import { profileClashWords } from './profile-words.ts';

const load = () => api.call(readProfile, {});
/** What stands now, and never what was kept for when there is no connection. */
const readNow = () => api.call(readProfile, { isFresh: true });

export type ProfileFormProps = {
  readonly profile: Profile;
  /** Told where what others wrote was taken, so that the form begins again with it. */
  readonly onOverruled: (now: Profile) => void;
};

/** What a form says; of what it does not ask, nothing. */
type Said = z.output<typeof profileChanges>;

/** A form of the profile when that is read, begun again where what others wrote was taken. `what`: names it where it is not read. */
export function OnProfile({ what, Form }: { readonly what: string; readonly Form: ComponentType<ProfileFormProps> }) {
  const loaded = useLoaded(load);
  const [round, setRound] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  // The button that was pressed went with the form: the same one of the next has the focus.
  useEffect(() => {
    if (round > 0) part.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [round]);
  const onOverruled = (now: Profile) => {
    loaded.set(now);
    setRound(round + 1);
  };
  return (
    <div ref={part}>
      <LoadingPart of={loaded} what={what}>
        {(profile) => <Form key={round} profile={profile} onOverruled={onOverruled} />}
      </LoadingPart>
    </div>
  );
}

/**
 * Saves what a form says of the profile. Where somebody else changed the same, a person chooses; undefined where they go
 * back. `dialog` is to be drawn outside the form.
 */
export function useSaveProfile({ profile, onOverruled }: ProfileFormProps) {
  const seen = useRef<Named>(profile);
  const { choose, dialog } = useChoice(profileClashWords);
  const save = async (said: Said, success: string): Promise<Profile | undefined> => {
    const { changes, was } = changedFrom(seen.current, said);
    let isChosen = false;
    const asked: Choose = async (clashes) => {
      const kept = await choose(clashes);
      isChosen = kept !== null;
      return kept;
    };
    const put = (mine: Named, before: Named) =>
      Object.keys(mine).length === 0 ? readNow() : api.call(updateProfile, { body: { ...mine, was: before } });
    const saved = await runAsync(() => saveSeen({ changes, was, save: put, read: readNow, choose: asked }), {
      success: (now) => now && success,
    });
    if (!saved) return undefined;
    // What was changed is seen as it was kept: a number as the server reads it.
    const kept = Object.keys(changes).map((name) => [name, saved[name as keyof Profile]]);
    seen.current = { ...seen.current, ...said, ...Object.fromEntries(kept) };
    if (isChosen) onOverruled(saved);
    return saved;
  };
  return { save, dialog };
}
