// A person's own names and number are saved at once where the server answers; otherwise the change is kept on this device and
// sent later. Only what was changed is sent, so that nothing is put back that another device changed meanwhile.
import { useEffect, useRef, useState } from 'react';
import { isSame, type Named } from '#shared/clashes.ts';
import { api } from '#web/client/api.ts';
import { type Choose, changedFrom, saveSeen } from '#web/client/save-seen.ts';
import { type Edit, inOrderMade } from '#web/offline/edit-rules.ts';
import { makeEdit, onTold, type SyncState, useSync } from '#web/offline/edits.ts';
import type { ToWords } from '#web/ui/choose-values.tsx';
import { type CurrentUser, readSession, type UpdateAccountBody, updateAccount } from '../contract.ts';

export type Person = { readonly firstName: string; readonly lastName: string; readonly phone: string };

export const personLabels = { firstName: 'First name', lastName: 'Last name', phone: 'Phone' } as const;

export const personIn = ({ firstName, lastName, phone }: Pick<CurrentUser, keyof Person>): Person => ({
  ...{ firstName, lastName, phone: phone ?? '' },
});

export const personClashWords: ToWords = ({ name, mine, theirs }) => ({
  label: personLabels[name as keyof Person] ?? name,
  mine: String(mine ?? ''),
  theirs: String(theirs ?? ''),
});

/** Asked of the server itself: what this device kept may be older than a clash. Throws what asking throws. */
export async function readPerson(): Promise<Person> {
  const session = await api.call(readSession, { isFresh: true });
  if (!session) throw new Error('nobody is signed in');
  return personIn(session.user);
}

/**
 * Saves what `said` says other than `seen`. Gives whether it waits; undefined where the person goes back from the choice between
 * two values. Throws a ClientFailure for what the server refuses.
 */
export async function saveProfile(seen: Person, said: Person, choose: Choose): Promise<boolean | undefined> {
  const { changes, was } = changedFrom(seen, said);
  const about = { record: updateAccount.path, newId: null, about: `${said.firstName} ${said.lastName}`.trim() };
  const save = async (mine: Named, saw: Named): Promise<boolean> => {
    // Nothing to keep for later: whether it stands so is asked now or not at all.
    if (Object.keys(mine).length === 0) return api.call(updateAccount, { body: {} }).then(() => false);
    const body = { ...mine, was: saw } as UpdateAccountBody;
    return (await makeEdit(updateAccount, { body }, about)).isWaiting;
  };
  return saveSeen({ changes, was, save, read: readPerson, choose });
}

export const isOfProfile = ({ path }: Pick<Edit, 'path'>): boolean => path === updateAccount.path;

/** This device's changes of the profile, oldest first, whether they wait or need attention. */
export function useProfileEdits(): readonly Edit[] {
  return profileEditsIn(useSync());
}

export function profileEditsIn({ waiting, aside }: Pick<SyncState, 'waiting' | 'aside'>): readonly Edit[] {
  return inOrderMade([...aside, ...waiting].filter(isOfProfile));
}

/** How they stand; undefined where there are none. What lies aside is never sent by itself. */
export function keptWords(edits: readonly Pick<Edit, 'state'>[]): KeptWords | undefined {
  if (edits.some(({ state }) => state === 'aside')) return 'Needs attention';
  return edits.length > 0 ? 'Waiting on this device' : undefined;
}

export type KeptWords = 'Needs attention' | 'Waiting on this device';

/** The person as they are once these are applied. */
export function personAfter(person: Person, edits: readonly Pick<Edit, 'body'>[]): Person {
  return edits.reduce((now, { body }) => {
    const { firstName, lastName, phone } = (body ?? {}) as Partial<CurrentUser>;
    return personIn({
      ...{ firstName: firstName ?? now.firstName, lastName: lastName ?? now.lastName },
      phone: phone === undefined ? now.phone : phone,
    });
  }, person);
}

/** What a form shows as standing, and whether something else is typed into it. */
export type FormHeld = { stands: Person; isChanged: boolean };

/**
 * A number that grows when a form that shows `held` is to be begun anew, because a change of this device came to light, was
 * mended or dropped: not where the form made it itself, not where it was applied, and never under what somebody types.
 */
export function useRenewal(edits: readonly Edit[], shown: Person, held: FormHeld): number {
  const [count, setCount] = useState(0);
  const before = useRef<readonly string[]>([]);
  const applied = useRef(new Set<string>());
  useEffect(() => onTold((told) => void (told.is === 'applied' && applied.current.add(told.id))), []);
  const ids = edits.map(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes of this device alone begin a form anew
  useEffect(() => {
    const come = ids.some((id) => !before.current.includes(id));
    const gone = before.current.some((id) => !ids.includes(id) && !applied.current.has(id));
    before.current = ids;
    if ((!come && !gone) || held.isChanged || isSame(shown, held.stands)) return;
    held.stands = shown;
    setCount((now) => now + 1);
  }, [ids.join(' ')]);
  return count;
}
