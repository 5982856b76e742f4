// The last answers of what the desk shows, kept in the browser's database for when there is no connection: under whoever
// is signed in, at most a day, and gone with their session.
import type { CurrentUser, SignedIn } from '#domains/accounts/contract.ts';
import { mayEndWithBrowser } from '#domains/accounts/rules.ts';
import { type Owner, ownerKey } from './edit-rules.ts';
import { openOffline } from './edit-store.ts';
import { beginSitting, endSitting, sittingGoesOn } from './sitting.ts';

/** The one answer that is kept under nobody: who was signed in last. */
const sessionKey: [string, string] = ['session', 'session'];
const keptMsMax = 24 * 60 * 60 * 1000;
const keptMost = 300;

type KeptSession = { readonly session: SignedIn; readonly endsWithBrowser: boolean };

let owner: Owner | undefined;

/** From now on answers are kept for them. */
export function keepFor(user: Pick<CurrentUser, 'id' | 'businessId'>): void {
  owner = { user: user.id, business: user.businessId };
}

/** Forgets all that was kept, of whomever; edits that wait stay. */
export async function forgetKept(): Promise<void> {
  owner = undefined;
  endSitting();
  await (await openOffline()).clear('kept');
}

/** Keeps the session itself, from now on for this tab and those that are open beside it. */
export async function keepSession(session: SignedIn): Promise<void> {
  keepFor(session.user);
  beginSitting();
  const [name, path] = sessionKey;
  const data: KeptSession = {
    session,
    endsWithBrowser: mayEndWithBrowser(new Date(session.expiresAt), new Date()),
  };
  await (await openOffline()).put('kept', { owner: name, path, data, at: Date.now() });
}

async function lastSession(): Promise<KeptSession | undefined> {
  const kept = await (await openOffline()).get('kept', sessionKey);
  return kept?.data as KeptSession | undefined;
}

const hasEnded = ({ session }: KeptSession) => Date.parse(session.expiresAt) <= Date.now();

/** Whose edits a worker sends, which has no page; the server decides whether their session lasts. */
export async function lastOwner(): Promise<Owner | undefined> {
  const kept = await lastSession();
  if (!kept || hasEnded(kept)) return undefined;
  const { id: user, businessId: business } = kept.session.user;
  return { user, business };
}

/** Who was signed in last, while that sign-in lasts; one that ends with the browser is forgotten once that was closed. */
export async function recallSession(): Promise<SignedIn | undefined> {
  const kept = await lastSession();
  if (!kept) return undefined;
  if (hasEnded(kept) || (kept.endsWithBrowser && !(await sittingGoesOn()))) {
    await forgetKept();
    return undefined;
  }
  keepFor(kept.session.user);
  beginSitting();
  return kept.session;
}

export async function keepAnswer(path: string, data: unknown): Promise<void> {
  if (!owner) return;
  const key = ownerKey(owner);
  await (await openOffline()).put('kept', { owner: key, path, data, at: Date.now() });
}

export async function recallAnswer(path: string): Promise<unknown> {
  if (!owner) return undefined;
  const kept = await (await openOffline()).get('kept', [ownerKey(owner), path]);
  return kept && Date.now() - kept.at < keptMsMax ? kept.data : undefined;
}

export async function recallFromLists(path: string): Promise<unknown> {
  if (!owner) return undefined;
  const key = ownerKey(owner);
  const [, list, id] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  const kept = await (await openOffline()).getAll(
    'kept',
    IDBKeyRange.bound([key, `${list}`], [key, `${list}?\u{ffff}`]),
  );
  const lists = kept
    .filter(({ path: of, at }) => (of === list || of.startsWith(`${list}?`)) && Date.now() - at < keptMsMax)
    .sort((one, other) => other.at - one.at);
  for (const { data } of lists)
    for (const rows of Object.values(data ?? {}))
      if (Array.isArray(rows)) {
        const one = rows.find((row: { id?: unknown } | null) => row?.id === id);
        if (one) return one;
      }
  return undefined;
}

/** Deletes what is older than a day, and all but the newest few hundred. */
export async function tidyKept(): Promise<void> {
  const db = await openOffline();
  const kept = await db.getAll('kept');
  const newest = kept.filter(({ owner: of }) => of !== sessionKey[0]).sort((one, other) => other.at - one.at);
  const old = newest.filter(({ at }, place) => place >= keptMost || Date.now() - at >= keptMsMax);
  const tx = db.transaction('kept', 'readwrite');
  await Promise.all([...old.map(({ owner: of, path }) => tx.store.delete([of, path])), tx.done]);
}
