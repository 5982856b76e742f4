// The changes of whoever is signed in, as this tab knows them: made at once where the server answers, kept and sent later
// where it does not. All tabs show the same, and one of them sends.
import { useSyncExternalStore } from 'react';
import type { AnswerOf, Endpoint } from '#shared/endpoint.ts';
import { api, ClientFailure } from '../client/api.ts';
import { pathOf, type Sent } from '../client/client.ts';
import { toast } from '../ui/toast.ts';
import { type Draft, type Edit, type Failure, type Held, type Owner, ownerKey, pauseMs } from './edit-rules.ts';
import { dropEdit, listEdits, putEdit, renumber, retryAll, retryEdit } from './edit-store.ts';
import { type PassEnd, sendEdits, type Told } from './send-edits.ts';
import { noteWaiting } from './waiting-hint.ts';
import { askForWake } from './wake-later.ts';

export type SyncState = {
  readonly waiting: readonly Edit[];
  /** What needs attention. */
  readonly aside: readonly Edit[];
  /** What a person asked to be sent is being sent; what goes by itself takes no button from them. */
  readonly isSending: boolean;
  /** Why nothing is sent until somebody acts. */
  readonly held: Held | null;
};

/** What a change came to: the server's answer, or that it waits. */
export type Made<T> = { readonly isWaiting: false; readonly answer: T } | { readonly isWaiting: true };

type News = 'changed' | Told;

/** Edits whose answer their form awaits just now: until they are left to wait, nobody sees them. */
const inHand = new Set<string>();

const nothing: SyncState = { waiting: [], aside: [], isSending: false, held: null };
let state = nothing;
let owner: Owner | undefined;
const watchers = new Set<() => void>();
const listeners = new Set<(told: Told) => void>();
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('telle.edits');
tabs?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if (data !== 'changed') for (const listener of listeners) listener(data);
  look().catch(() => undefined);
});

export function useSync(): SyncState {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => state,
    () => nothing,
  );
}

/** Hears what becomes of each edit, whichever tab sends it; returns how to stop. */
export function onTold(listener: (told: Told) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(more: Partial<SyncState>): void {
  state = { ...state, ...more };
  for (const watcher of watchers) watcher();
}

/** Reads anew what there is. */
async function look(): Promise<void> {
  const mine = owner;
  if (!mine) return;
  const edits = await listEdits(mine);
  if (mine !== owner) return;
  noteWaiting(ownerKey(mine), edits.waiting.length + edits.aside.length);
  const isSeen = ({ id }: Edit) => !inHand.has(id);
  become({ waiting: edits.waiting.filter(isSeen), aside: edits.aside.filter(isSeen) });
  if (owed && edits.waiting.length === 0) sayEnd(edits.aside.some(({ id }) => !owed?.aside.has(id)));
}

/** Edits waited, so their end is told, whichever tab or worker brings it about; `aside` lay aside before. */
let owed: { readonly aside: ReadonlySet<string> } | undefined;
let shown: string | number | undefined;
/** One toast tells how it goes, however many passes there are. */
const toldAs = 'sync';

function owe(): void {
  owed ??= { aside: new Set(state.aside.map(({ id }) => id)) };
}

function sayEnd(areLeft: boolean): void {
  owed = undefined;
  if (areLeft) toast.error('Some changes could not be synced', toldAs);
  else toast.success('All changes synced successfully', toldAs);
  shown = undefined;
}

async function changed(): Promise<void> {
  tabs?.postMessage('changed' satisfies News);
  await look();
}

function tell(told: Told): void {
  tabs?.postMessage(told satisfies News);
  for (const listener of listeners) listener(told);
  look().catch(() => undefined);
}

/** From now on these are the edits that are made, shown and sent; undefined while nobody is signed in. */
export async function openEdits(whose: Owner | undefined): Promise<void> {
  const isSame = owner && whose && ownerKey(owner) === ownerKey(whose);
  if (isSame && state.held === null) return;
  owner = whose;
  clearTimeout(timer);
  owed = undefined;
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
  state = nothing;
  become({});
  if (!whose) return;
  await look();
  if (state.waiting.length === 0) return;
  owe();
  await send('aloud');
}

/** Makes one change on an endpoint that allows it. Throws a ClientFailure for what the server refuses, so that its form says so. */
export async function makeEdit<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  about: Pick<Draft, 'record' | 'newId' | 'about'>,
): Promise<Made<AnswerOf<E>>> {
  const edit = owner && (await kept(owner, endpoint, sent, about));
  // A browser that keeps nothing for us still has its connection.
  if (!edit) return { isWaiting: false, answer: await actionOf(endpoint)(sent) };
  const told = navigator.onLine ? await hearOf(edit) : undefined;
  if (told?.is === 'aside' && told.failure) await dropEdit(edit.id, Date.now());
  inHand.delete(edit.id);
  await changed();
  if (told?.is === 'applied') return { isWaiting: false, answer: told.answer as AnswerOf<E> };
  if (told?.is === 'aside' && told.failure) throw failureOf(told.failure);
  owe();
  await askForWake();
  return { isWaiting: true };
}

type Action = (sent: never) => Promise<unknown>;
const actions = new Map<string, Action>();

/** One for each endpoint, so that a second press after a lost answer is known as the same. */
function actionOf<E extends Endpoint>(endpoint: E): (sent: Sent<E>) => Promise<AnswerOf<E>> {
  const known = actions.get(endpoint.name) ?? api.action(endpoint);
  actions.set(endpoint.name, known);
  return known as (sent: Sent<E>) => Promise<AnswerOf<E>>;
}

async function kept<E extends Endpoint>(
  mine: Owner,
  { method, path }: E,
  sent: Sent<E>,
  about: Pick<Draft, 'record' | 'newId' | 'about'>,
): Promise<Edit | undefined> {
  try {
    const draft = { ...about, method: method as Edit['method'], path: pathOf(path, sent), body: sent.body };
    const edit = await putEdit(mine, draft, Date.now());
    inHand.add(edit.id);
    return edit;
  } catch {
    return undefined;
  }
}

const hearMsMax = 10_500;

/** What becomes of the edit in the pass that begins now; undefined where it waits on. */
function hearOf({ id }: Edit): Promise<Told | undefined> {
  return new Promise((resolve) => {
    const settle = (told?: Told) => {
      clearTimeout(late);
      stop();
      resolve(told);
    };
    const stop = onTold((told) => told.id === id && settle(told));
    const late = setTimeout(settle, hearMsMax);
    send('quietly').then(
      () => settle(),
      () => settle(),
    );
  });
}

function failureOf({ status, code, message, fields }: Failure): ClientFailure {
  return new ClientFailure(code as ClientFailure['code'], message, { status, fields });
}

/** What a pass that could not go on has left: nothing is wrong with the changes themselves. */
const waitWords = 'Some changes could not be synced yet. They wait on this device.';

let line: Promise<unknown> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let aloud = 0;

/** Sends what waits, after what this tab sends already. `aloud` says how it goes, as after a time without connection. */
function send(how: 'aloud' | 'quietly'): Promise<void> {
  const mine = line.then(() => pass(how));
  line = mine.catch(() => undefined);
  if (how === 'aloud') {
    askedAloud(1);
    line = line.then(() => askedAloud(-1));
  }
  return mine;
}

/** Counted, since one may be asked for while another goes on. */
function askedAloud(more: 1 | -1): void {
  aloud += more;
  become({ isSending: aloud > 0 });
}

async function pass(how: 'aloud' | 'quietly'): Promise<void> {
  const mine = owner;
  if (!mine || !navigator.onLine) return;
  clearTimeout(timer);
  await look();
  if (how === 'aloud' && owed) shown ??= toast.loading('Syncing offline changes...', toldAs);
  become({ held: null });
  let end: PassEnd | undefined;
  try {
    end = await sendEdits(mine, api, tell);
  } finally {
    await look();
    if (mine === owner && shown !== undefined) {
      if (end && end.aside === 0) toast.warning(waitWords, toldAs);
      else toast.error('Some changes could not be synced', toldAs);
      shown = undefined;
    }
  }
  // Whoever is in now has a pass of their own, of which this one knows nothing.
  if (mine !== owner) return;
  if (end.is === 'held') become({ held: end.why });
  // Whatever was applied shows that the way is open: the next failure is a first one.
  failures = end.is === 'later' ? (end.applied > 0 ? 1 : failures + 1) : 0;
  if (end.is === 'later') {
    timer = setTimeout(() => void send('quietly').catch(() => undefined), pauseMs(failures));
    await askForWake();
  }
}

/** A person wants it now, or the connection is back. */
export async function syncNow(): Promise<void> {
  if (owner && state.held === 'gap') await renumber(owner, Date.now());
  await send('aloud');
}

/** Tries one again that needs attention, mended where `body` is given. */
export async function tryAgain(edit: Edit, body?: unknown): Promise<void> {
  await retryEdit(edit.id, Date.now(), body);
  await changed();
  await send('quietly');
}

/** Tries all again that need attention, in the order in which they were made. */
export async function tryAllAgain(): Promise<void> {
  if (owner) await retryAll(owner, Date.now());
  await changed();
  await send('aloud');
}

/** Lets one go for good, and what cannot be without it. */
export async function letGo(edit: Edit): Promise<void> {
  await dropEdit(edit.id, Date.now());
  await changed();
  await send('quietly');
}
