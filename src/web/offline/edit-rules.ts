// The rules of changes made offline: which one is sent next, what an answer means for it, what lies aside and what waits
// behind it. Pure: the browser's database does what is said here.
import { isClash } from '#shared/clashes.ts';
import type { EditStamp } from '#shared/edit-stamp.ts';
import type { BusinessId, UserId } from '#shared/ids.ts';

/** Whose edits these are; nobody else's session sends them. */
export type Owner = { readonly user: UserId; readonly business: BusinessId };

/** How long an edit is sent by itself; afterwards a person looks at it first. */
export const editMsMax = 24 * 60 * 60 * 1000;

/**
 * Why an edit needs attention: the server said no, somebody else changed or deleted the same, it grew too old, it broke the
 * server time and again, or one before it on the same record did.
 */
export type Aside = {
  readonly why: 'refused' | 'clash' | 'gone' | 'expired' | 'failing' | 'behind';
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
};

export type Edit = {
  readonly id: string;
  /** `ownerKey` of whose it is. */
  readonly owner: string;
  readonly series: string;
  readonly seq: number;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly madeAt: number;
  /** Until when it is sent by itself. */
  readonly until: number;
  /** What it changes: edits of one record need one another. */
  readonly record: string;
  /** An id that this browser gave to what the edit creates, until the server gives its own. */
  readonly newId: string | null;
  /** For people: whom or what it is about. */
  readonly about: string;
  /** Tries after which nobody knows whether it was applied, and those of them that the server itself failed at. */
  readonly tries: number;
  readonly faults: number;
  readonly state: 'waiting' | 'aside';
  readonly aside: Aside | null;
};

export type Draft = Pick<Edit, 'method' | 'path' | 'body' | 'record' | 'newId' | 'about'>;

export const ownerKey = ({ user, business }: Owner): string => `${user} ${business}`;

export function stampOf(edit: Edit, { user, business }: Owner, after: number): EditStamp {
  return { id: edit.id, user, business, series: edit.series, seq: edit.seq, after };
}

export type Step =
  | { readonly do: 'send'; readonly edit: Edit }
  | { readonly do: 'set-aside'; readonly edit: Edit; readonly aside: Aside };

/** What happens next to `edits`, of one owner; undefined where none waits. */
export function nextStep(first: Edit | undefined, aside: readonly Edit[], now: number): Step | undefined {
  if (!first) return undefined;
  const words = { fields: {} };
  if (first.until <= now)
    return {
      do: 'set-aside',
      edit: first,
      aside: { ...words, why: 'expired', message: 'It waited for over 24 hours.' },
    };
  if (aside.some(({ record }) => record === first.record))
    return {
      do: 'set-aside',
      edit: first,
      aside: { ...words, why: 'behind', message: 'It follows the one before it.' },
    };
  return { do: 'send', edit: first };
}

/** What a failed try is made of. */
export type Failure = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
};

export type Verdict =
  /** What was wanted is so. */
  | { readonly is: 'applied' }
  | { readonly is: 'later' }
  /** Nothing is sent until a person acts. */
  | { readonly is: 'held'; readonly why: Held }
  | { readonly is: 'aside'; readonly aside: Aside };
export type Held = 'sign-in' | 'other-account' | 'gap';

/** A server that fails this often at one edit will fail at it again, while others wait. */
const faultsMax = 10;
const collisionsMax = 5;

export function verdictOf(edit: Edit, { status, code, message, fields }: Failure): Verdict {
  const aside = (why: Aside['why']): Verdict => ({ is: 'aside', aside: { why, message, fields } });
  if (code === 'edit_of_other_account') return { is: 'held', why: 'other-account' };
  if (code === 'edit_gap') return { is: 'held', why: 'gap' };
  if (status === 401) return { is: 'held', why: 'sign-in' };
  if (code === 'internal') return edit.faults + 1 >= faultsMax ? aside('failing') : { is: 'later' };
  if (isClash({ code, fields }))
    return { is: 'aside', aside: { why: 'clash', message: 'Somebody else changed the same meanwhile.', fields } };
  // Whoever holds a talk by then goes on holding it; other edits collide with what is over in a moment.
  if (code === 'conflict' && edit.path !== '/messages' && edit.tries + 1 < collisionsMax) return { is: 'later' };
  if (status === 0 || status === 408 || status === 429 || status >= 500) return { is: 'later' };
  if (edit.method === 'DELETE' && status === 404) return { is: 'applied' };
  if (status === 404 && contactOf(edit) !== null)
    return { is: 'aside', aside: { why: 'gone', message: 'This contact was deleted meanwhile.', fields } };
  return aside('refused');
}

/** The id of the contact that it changes; null where it changes none, or one that it creates. */
export const contactOf = ({ method, path }: Pick<Edit, 'method' | 'path'>): string | null =>
  method === 'PUT' ? (/^\/contacts\/([^/]+)$/.exec(path)?.[1] ?? null) : null;

/** Whether a repeat must be known as the same edit: an earlier try may have been applied without our hearing of it. */
export function mayBeApplied({ aside, tries }: Edit): boolean {
  return tries > 0 && !['refused', 'clash', 'gone'].includes(aside?.why ?? '');
}

/** Those that wait behind `edit`, in order. */
export function behind(edit: Edit, aside: readonly Edit[]): readonly Edit[] {
  return aside
    .filter(({ id, record, seq, aside: why }) => {
      return id !== edit.id && record === edit.record && seq > edit.seq && why?.why === 'behind';
    })
    .sort((one, other) => one.seq - other.seq);
}

/** As a person made them: of what was numbered anew since, its first place is not known, but its time is. */
export function inOrderMade(edits: readonly Edit[]): readonly Edit[] {
  return [...edits].sort((one, other) => one.madeAt - other.madeAt || one.seq - other.seq);
}

/** The edit once the server has given its own id to what was created as `newId`. */
export function renamed(edit: Edit, newId: string, id: string): Edit {
  const swap = (text: string) => text.replaceAll(newId, id);
  return { ...edit, path: swap(edit.path), record: swap(edit.record) };
}

const pausesMs = [250, 1_000, 2_000, 5_000, 15_000, 60_000];

/** How long to wait after that many failures in a row, ± 20 %, so that many browsers do not come back at once. */
export function pauseMs(failures: number, chance = Math.random()): number {
  const pause = pausesMs[Math.min(failures, pausesMs.length) - 1] ?? pausesMs[0] ?? 1_000;
  return Math.round(pause * (0.8 + 0.4 * chance));
}

/** What an edit does, in the past or future tense of a person's list. */
export function deedOf({ method, path }: Pick<Edit, 'method' | 'path'>): string {
  if (path === '/messages') return 'Send a message';
  if (path === '/auth/profile') return 'Change profile of';
  if (path.startsWith('/conversations/')) return 'Note for the team';
  if (path.endsWith('/notes')) return 'Note on';
  if (path.startsWith('/contact-notes/')) return 'Delete note on';
  if (method === 'DELETE') return 'Delete contact';
  return method === 'POST' ? 'Add contact' : 'Change contact';
}
