// The edits in the browser's own database, which outlives reloads and killed browsers. Each change here is one transaction,
// so two tabs never give one number twice.
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import {
  type Aside,
  behind,
  type Draft,
  type Edit,
  editMsMax,
  inOrderMade,
  mayBeApplied,
  type Owner,
  ownerKey,
  renamed,
} from './edit-rules.ts';

/** One owner's numbering: the newest number given, and the newest that is known to be applied. */
type Series = {
  readonly owner: string;
  readonly series: string;
  readonly given: number;
  readonly applied: number;
  readonly startedAt: number;
};

interface Schema extends DBSchema {
  edits: { key: string; value: Edit; indexes: { inOrder: [owner: string, state: string, seq: number] } };
  series: { key: string; value: Series };
  kept: { key: [owner: string, path: string]; value: { owner: string; path: string; data: unknown; at: number } };
}
export type OfflineDatabase = IDBPDatabase<Schema>;

let opened: Promise<OfflineDatabase> | undefined;

/** Opens the database "telle" once. Throws where the browser keeps nothing for us. */
export function openOffline(): Promise<OfflineDatabase> {
  opened ??= openDB<Schema>('telle', 1, {
    upgrade(db) {
      db.createObjectStore('edits', { keyPath: 'id' }).createIndex('inOrder', ['owner', 'state', 'seq']);
      db.createObjectStore('series', { keyPath: 'owner' });
      db.createObjectStore('kept', { keyPath: ['owner', 'path'] });
    },
    // A newer page upgrades: this one lets go, and opens again when it next needs something.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** A run of numbers is left behind once it is empty and old, since the server forgets runs that nobody uses. */
const seriesMsMax = 7 * 24 * 60 * 60 * 1000;

const all = (owner: string, state: Edit['state']) => IDBKeyRange.bound([owner, state], [owner, state, []]);

/** All of `work` is kept or none of it; on disk before it is told. */
async function inOne<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const tx = (await openOffline()).transaction(['edits', 'series'], 'readwrite', { durability: 'strict' });
  const [value] = await Promise.all([
    work({ edits: tx.objectStore('edits'), series: tx.objectStore('series') }),
    tx.done,
  ]);
  return value;
}

type Writable<Name extends 'edits' | 'series'> = IDBPObjectStore<Schema, ['edits', 'series'], Name, 'readwrite'>;
type Stores = { readonly edits: Writable<'edits'>; readonly series: Writable<'series'> };

/** Takes the next number of the owner's run. */
async function number({ edits, series }: Stores, owner: string, now: number): Promise<Pick<Edit, 'series' | 'seq'>> {
  const before = await series.get(owner);
  const isOld = before !== undefined && now - before.startedAt > seriesMsMax;
  const isEmpty = isOld && (await edits.index('inOrder').count(all(owner, 'waiting'))) === 0;
  const run =
    before && !isEmpty
      ? before
      : { owner, series: crypto.randomUUID(), given: before?.given ?? 0, applied: 0, startedAt: now };
  const seq = run.given + 1;
  await series.put({ ...run, given: seq });
  return { series: run.series, seq };
}

/** Keeps a new edit behind all others of its owner. */
export function putEdit(owner: Owner, draft: Draft, now: number): Promise<Edit> {
  return inOne(async (stores) => {
    const key = ownerKey(owner);
    const edit: Edit = {
      ...draft,
      ...(await number(stores, key, now)),
      id: crypto.randomUUID(),
      owner: key,
      madeAt: now,
      until: now + editMsMax,
      tries: 0,
      faults: 0,
      state: 'waiting',
      aside: null,
    };
    await stores.edits.add(edit);
    return edit;
  });
}

/** The edits of an owner, those that wait in their order. */
export async function listEdits(owner: Owner): Promise<{ waiting: Edit[]; aside: Edit[] }> {
  const index = (await openOffline()).transaction('edits').store.index('inOrder');
  const key = ownerKey(owner);
  const [waiting, aside] = await Promise.all([index.getAll(all(key, 'waiting')), index.getAll(all(key, 'aside'))]);
  return { waiting, aside };
}

/** The one that waits first, what lies aside, and up to which number edits are applied. */
export async function readFront(owner: Owner): Promise<{ first: Edit | undefined; aside: Edit[]; applied: number }> {
  const tx = (await openOffline()).transaction(['edits', 'series']);
  const index = tx.objectStore('edits').index('inOrder');
  const key = ownerKey(owner);
  const [cursor, aside, series] = await Promise.all([
    index.openCursor(all(key, 'waiting')),
    index.getAll(all(key, 'aside')),
    tx.objectStore('series').get(key),
  ]);
  const first = cursor?.value;
  return { first, aside, applied: series && series.series === first?.series ? series.applied : 0 };
}

/** The edit was applied: it goes, and what it created has its real id from now on. Safe to repeat. */
export function settleEdit(edit: Edit, id: string | null): Promise<void> {
  return inOne(async ({ edits, series }) => {
    await edits.delete(edit.id);
    const run = await series.get(edit.owner);
    if (run && run.series === edit.series && run.applied < edit.seq) await series.put({ ...run, applied: edit.seq });
    if (edit.newId === null || id === null) return;
    for (const state of ['waiting', 'aside'] as const)
      for (const one of await edits.index('inOrder').getAll(all(edit.owner, state)))
        if (one.record.includes(edit.newId)) await edits.put(renamed(one, edit.newId, id));
  });
}

/** Changes an edit that is still there. */
function change(id: string, to: (edit: Edit) => Edit): Promise<void> {
  return inOne(async ({ edits }) => {
    const edit = await edits.get(id);
    if (edit) await edits.put(to(edit));
  });
}

/** A try begins, or the server failed at it. */
export function noteTry(id: string): Promise<void> {
  return change(id, (edit) => ({ ...edit, tries: edit.tries + 1 }));
}
export function noteFault(id: string): Promise<void> {
  return change(id, (edit) => ({ ...edit, faults: edit.faults + 1 }));
}

export function setAside(id: string, aside: Aside): Promise<void> {
  return change(id, (edit) => ({ ...edit, state: 'aside', aside }));
}

/** Puts an edit that lies aside, mended where `body` is given, and those behind it at the end of what waits. */
export function retryEdit(id: string, now: number, body?: unknown): Promise<void> {
  return inOne(async (stores) => {
    const edit = await stores.edits.get(id);
    if (edit?.state !== 'aside') return;
    const followers = behind(edit, await stores.edits.index('inOrder').getAll(all(edit.owner, 'aside')));
    await requeue(stores, { ...edit, ...(body !== undefined && { body }) }, now, body !== undefined);
    for (const one of followers) await requeue(stores, one, now, false);
  });
}

/** Puts all that lies aside at the end of what waits, in the order in which it was made. */
export function retryAll(owner: Owner, now: number): Promise<void> {
  return inOne(async (stores) => {
    const aside = await stores.edits.index('inOrder').getAll(all(ownerKey(owner), 'aside'));
    for (const edit of inOrderMade(aside)) await requeue(stores, edit, now, false);
  });
}

/** A refusal is remembered under the old id, so another try has another one; what may have been applied keeps its own. */
async function requeue(stores: Stores, edit: Edit, now: number, isMended: boolean): Promise<void> {
  const { edits } = stores;
  const id = isMended || !mayBeApplied(edit) ? crypto.randomUUID() : edit.id;
  await edits.delete(edit.id);
  const fresh = { until: now + editMsMax, tries: id === edit.id ? edit.tries : 0, faults: 0 };
  const place = await number(stores, edit.owner, now);
  await edits.put({ ...edit, ...place, ...fresh, id, state: 'waiting', aside: null });
}

/** Lets an edit go for good. What followed it goes with it where it was to create their record, and waits again otherwise. */
export function dropEdit(id: string, now: number): Promise<void> {
  return inOne(async (stores) => {
    const { edits } = stores;
    const edit = await edits.get(id);
    if (!edit) return;
    await edits.delete(id);
    const followers = behind(edit, await edits.index('inOrder').getAll(all(edit.owner, 'aside')));
    for (const one of followers) {
      if (edit.newId !== null) await edits.delete(one.id);
      else await requeue(stores, one, now, false);
    }
    if (edit.newId === null) return;
    for (const one of await edits.index('inOrder').getAll(all(edit.owner, 'waiting')))
      if (one.record === edit.record) await edits.delete(one.id);
  });
}

/** Numbers all that waits anew, for a server that has lost how far it was, as one whose backup was brought back. */
export function renumber(owner: Owner, now: number): Promise<void> {
  return inOne(async (stores) => {
    const key = ownerKey(owner);
    const waiting = await stores.edits.index('inOrder').getAll(all(key, 'waiting'));
    await stores.series.delete(key);
    for (const edit of waiting) await stores.edits.put({ ...edit, ...(await number(stores, key, now)) });
  });
}
