// The last answers of what the desk shows, kept in the browser's database for when there is no connection: under whoever
// is signed in, at most a week, and gone with their session.
import type { CurrentUser, SignedIn } from '#domains/accounts/contract.ts';
import { type Owner, ownerKey } from './edit-rules.ts';
import { openOffline } from './edit-store.ts';

/** The one answer that is kept under nobody: who was signed in last. */
const sessionKey: [string, string] = ['session', 'session'];
const keptMsMax = 7 * 24 * 60 * 60 * 1000;
const keptMost = 300;

let owner: Owner | undefined;

/** From now on answers are kept for them. */
export function keepFor(user: Pick<CurrentUser, 'id' | 'businessId'>): void {
  owner = { user: user.id, business: user.businessId };
}

/** Forgets all that was kept, of whomever; edits that wait stay. */
export async function forgetKept(): Promise<void> {
  owner = undefined;
  await (await openOffline()).clear('kept');
}

/** Keeps the session itself; null forgets everything. */
export async function keepSession(session: SignedIn | null): Promise<void> {
  if (session === null) return forgetKept();
  keepFor(session.user);
  const [name, path] = sessionKey;
  await (await openOffline()).put('kept', { owner: name, path, data: session, at: Date.now() });
}

/** Who was signed in last, while that sign-in lasts. */
export async function recallSession(): Promise<SignedIn | undefined> {
  const kept = await (await openOffline()).get('kept', sessionKey);
  const session = kept?.data as SignedIn | undefined;
  if (!session || Date.parse(session.expiresAt) <= Date.now()) return undefined;
  keepFor(session.user);
  return session;
}

export async function keepAnswer(path: string, data: unknown): Promise<void> {
  if (!owner) return;
  await (await openOffline()).put('kept', { owner: ownerKey(owner), path, data, at: Date.now() });
}

export async function recallAnswer(path: string): Promise<unknown> {
  if (!owner) return undefined;
  const kept = await (await openOffline()).get('kept', [ownerKey(owner), path]);
  return kept && Date.now() - kept.at < keptMsMax ? kept.data : undefined;
}

/** Deletes what is older than a week, and all but the newest few hundred. */
export async function tidyKept(): Promise<void> {
  const db = await openOffline();
  const kept = await db.getAll('kept');
  const newest = kept.filter(({ owner: of }) => of !== sessionKey[0]).sort((one, other) => other.at - one.at);
  const old = newest.filter(({ at }, place) => place >= keptMost || Date.now() - at >= keptMsMax);
  const tx = db.transaction('kept', 'readwrite');
  await Promise.all([...old.map(({ owner: of, path }) => tx.store.delete([of, path])), tx.done]);
}
