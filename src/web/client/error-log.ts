// What went wrong in this browser, sent to the server's error log; kept over reloads while it cannot be sent, at most a day.
import { type ErrorEntry, reportError } from '#domains/error-entries/contract.ts';
import { api, ClientFailure } from './api.ts';

type Waiting = { readonly key: string; readonly entry: ErrorEntry; readonly isNote?: boolean };

const waitingName = 'telle.errors';
const waitingMax = 50;
const waitingMsMax = 24 * 60 * 60 * 1000;
const logged = new WeakSet<object>();

/** Whether this very error was logged before, so that it is not told twice on its way up. */
export function isLogged(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && logged.has(failure);
}

/** Writes the failure to the console and to the server's log. Never throws. An address loses its query: links carry tokens there. */
export function logError(code: string, failure: unknown, more: Readonly<Record<string, unknown>> = {}): void {
  if (typeof failure === 'object' && failure !== null) logged.add(failure);
  const message = failure instanceof Error ? failure.message : String(failure);
  const stack = failure instanceof Error ? failure.stack : undefined;
  console.warn(code, message);
  write(code, message, { ...more, stack }, false);
}

/** Writes to the server's log alone what is no fault of the page, like a form that its rules held back. Never throws. */
export function note(code: string, message: string, more: Readonly<Record<string, unknown>> = {}): void {
  write(code, message, more, true);
}

function write(code: string, message: string, more: Readonly<Record<string, unknown>>, isNote: boolean): void {
  const entry: ErrorEntry = {
    code,
    message: message.slice(0, 1000),
    details: JSON.stringify(more).slice(0, 4000),
    timestamp: new Date().toISOString(),
    url: `${location.origin}${location.pathname}`,
    userAgent: navigator.userAgent.slice(0, 400),
  };
  store(withinBounds([...waiting(), { key: crypto.randomUUID(), entry, isNote }], waitingMax));
  void sendWaitingErrors();
}

let sending = false;

/** Sends what waits, oldest first; what the server refuses for good is dropped, what it cannot take now waits on. One tab at a time. */
export async function sendWaitingErrors(): Promise<void> {
  if (sending || !navigator.onLine || waiting().length === 0) return;
  sending = true;
  try {
    if ('locks' in navigator) await navigator.locks.request('telle.errors', sendInOrder);
    else await sendInOrder();
  } finally {
    sending = false;
  }
}

async function sendInOrder(): Promise<void> {
  for (let first = waiting()[0]; first; first = waiting()[0]) {
    const { key } = first;
    if (!(await sent(first))) return;
    // Another tab may have kept more meanwhile.
    store(waiting().filter((one) => one.key !== key));
  }
}

/** The key makes a repeat harmless; false where the entry has to be sent again later. */
async function sent({ key, entry }: Waiting): Promise<boolean> {
  try {
    await api.call(reportError, { body: entry, idempotencyKey: key });
    return true;
  } catch (failure) {
    return failure instanceof ClientFailure && !failure.isUndecided && failure.status !== 429;
  }
}

function waiting(): Waiting[] {
  try {
    const kept = JSON.parse(localStorage.getItem(waitingName) ?? '[]') as Waiting[];
    return kept.filter(({ entry }) => Date.now() - Date.parse(entry.timestamp) < waitingMsMax);
  } catch {
    return [];
  }
}

/** The latest `max` of them; the oldest notes make room before any error does. */
export function withinBounds<T extends { readonly isNote?: boolean }>(entries: readonly T[], max: number): T[] {
  let over = Math.max(0, entries.length - max);
  const withoutOldNotes = entries.filter(({ isNote }) => !isNote || over-- <= 0);
  return withoutOldNotes.slice(-max);
}

function store(entries: readonly Waiting[]): void {
  try {
    localStorage.setItem(waitingName, JSON.stringify(entries));
  } catch {
    // A browser without room for it still has its console.
  }
}
