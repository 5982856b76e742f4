// What the times of a conversation are, and when a person is there. Pure.
import { Temporal } from 'temporal-polyfill';
import type { HandOff } from '#domains/hand-offs/contract.ts';
import type { Message } from '#domains/messages/contract.ts';
import { minutesOf, type WeekHours, weekdays } from '#shared/hours.ts';
import type { Line, Outcome } from './contract.ts';

export type Channel = 'phone' | 'sms' | 'chat' | 'email';

/** How a thread is named where drafts and changes of it are told; the database writes the same beside each change. */
export function threadName(channel: Channel, threadKey: string): string {
  return `${channel}:${threadKey}`;
}

const minuteMs = 60_000;

/** A conversation that is silent for so long has ended. A call ends when it is hung up; this is for one that never was. */
export const idleMs: Readonly<Record<Channel, number>> = {
  phone: 10 * minuteMs,
  chat: 30 * minuteMs,
  sms: 24 * 60 * minuteMs,
  email: 7 * 24 * 60 * minuteMs,
};

/** After a goodbye: time for "oh, and one more thing". */
export const goodbyeIdleMs: Readonly<Record<Channel, number>> = {
  phone: 10_000,
  chat: 2 * minuteMs,
  sms: 10 * minuteMs,
  email: 24 * 60 * minuteMs,
};

/** A line without an answer for so long is answered by whoever finds it: its server has stopped in the middle. */
export const answerAgainMs = 8_000;
/** And for so long: the caller is told, and a person is asked for. */
export const giveUpMs = 45_000;
/** A hand-off that nobody took for so long goes back, and the caller is told what happens next. */
export const untakenMs = 50_000;
export const undeliveredMs = 20_000;
/** How often all this is looked for; `untakenMs` and this together stay below a minute. */
export const watchEveryMs = 5_000;

/** Messages that one conversation may leave. */
export const messagesMost = 5;

/** Whether the business is open at that instant. */
export function isOpenAt(
  business: { readonly timezone: string; readonly hours: WeekHours | Hours; readonly closedDates: readonly string[] },
  at: Date,
): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(business.timezone);
  if (business.closedDates.includes(local.toPlainDate().toString())) return false;
  const day = weekdays[local.dayOfWeek - 1];
  const minutes = local.hour * 60 + local.minute;
  return (
    day !== undefined && business.hours[day].some(([from, to]) => minutesOf(from) <= minutes && minutes < minutesOf(to))
  );
}
type Hours = { readonly [day in (typeof weekdays)[number]]: readonly (readonly [string, string])[] };

/** Whether a person would take over at that instant. */
export function isHumanThere(
  business: Parameters<typeof isOpenAt>[0] & { readonly humanHours: 'business' | 'always' | 'never' },
  at: Date,
): boolean {
  if (business.humanHours !== 'business') return business.humanHours === 'always';
  return isOpenAt(business, at);
}

const wordMax = 40;

/** The words of a text as a search knows them: each once, without accents and capitals, so that `Müller` is found by `mul`. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  return [...new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, wordMax).join('')))];
}

/** A piece of what was said; `isMeant` where it begins with a searched word. */
export type SaidPart = { readonly text: string; readonly isMeant: boolean };

const excerptBefore = 24;
const excerptMost = 200;

/**
 * Of lines, the newest first, the one that says the most of the searched words, cut to where it says the first of them; null
 * where none says any.
 */
export function excerptOf(lines: readonly string[], searched: readonly string[]): readonly SaidPart[] | null {
  let best: { readonly text: string; readonly count: number } | undefined;
  for (const text of lines) {
    const said = wordsIn(text);
    const count = searched.filter((word) => said.some((one) => one.startsWith(word))).length;
    if (count > (best?.count ?? 0)) best = { text, count };
    if (count === searched.length) break;
  }
  return best ? partsOf(best.text.replaceAll(/\s/g, ' '), searched) : null;
}

function partsOf(text: string, searched: readonly string[]): readonly SaidPart[] {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const meant = words.filter(([word]) => wordsIn(word).some((one) => searched.some((begun) => one.startsWith(begun))));
  const first = meant[0]?.index ?? 0;
  // What stands before it begins with a whole word.
  const from = first > excerptBefore ? (words.find(({ index }) => index >= first - excerptBefore)?.index ?? first) : 0;
  const parts: SaidPart[] = from > 0 ? [{ text: '… ', isMeant: false }] : [];
  let read = from;
  for (const { 0: word, index } of meant) {
    if (index >= from + excerptMost) break;
    if (index > read) parts.push({ text: text.slice(read, index), isMeant: false });
    parts.push({ text: word, isMeant: true });
    read = index + word.length;
  }
  const end = Math.max(read, from + excerptMost);
  if (text.length > read)
    parts.push({ text: `${text.slice(read, end)}${text.length > end ? '…' : ''}`, isMeant: false });
  return parts;
}

export type LeftBehind = {
  readonly timezone: string;
  readonly lines: readonly Pick<Line, 'who' | 'text' | 'acts'>[];
  readonly appointments: readonly {
    readonly did: 'booked' | 'moved' | 'cancelled';
    readonly service: string;
    readonly staff: string | null;
    readonly startsAt: string;
    readonly name: string;
  }[];
  readonly messages: readonly Pick<Message, 'body' | 'name' | 'phone' | 'email' | 'isUrgent'>[];
  readonly handOffs: readonly Pick<HandOff, 'reason' | 'name' | 'phone' | 'takenAt'>[];
  readonly caller: { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
};

const quotedMax = 160;

/** What came of a conversation, in the owner's language: its outcome, a sentence or two, and what is to be done next; '' where nothing is. */
export function sumUp(left: LeftBehind): { outcome: Outcome; summary: string; nextStep: string } {
  const { lines, appointments, messages, handOffs, caller } = left;
  const who = caller.name || appointments[0]?.name || messages[0]?.name || caller.phone || caller.email || 'A caller';
  const reach = caller.phone ?? messages[0]?.phone ?? handOffs[0]?.phone ?? caller.email ?? messages[0]?.email ?? null;
  const said = lines.filter((line) => line.who === 'caller');
  const hasAnswer = lines.at(-1)?.who !== 'caller';

  const sentences = [
    ...appointments.map(
      (one) =>
        `${one.name || who} ${one.did} ${one.service}${one.staff ? ` with ${one.staff}` : ''}: ${told(one.startsAt, left.timezone)}.`,
    ),
    ...messages.map((one) => `${who} left ${one.isUrgent ? 'an urgent' : 'a'} message: “${quoted(one.body)}”`),
    ...handOffs.map(
      (one) => `${who} was handed to a person${one.takenAt ? '' : ', but nobody took over'}: ${quoted(one.reason)}`,
    ),
  ];
  if (sentences.length === 0 && said[0]) sentences.push(`${who} asked: “${quoted(said[0].text)}”`);
  const missed = handOffs.some((one) => one.takenAt === null);
  const steps = [
    ...(missed ? [`Call ${who} back${reach ? ` at ${reach}` : ''}.`] : []),
    ...(messages.length > 0 && !missed ? [`Answer the message${reach ? `: ${reach}` : ''}.`] : []),
    ...(said.length > 0 && !hasAnswer ? ['Answer what was asked last.'] : []),
  ];
  return {
    outcome: outcomeOf(),
    summary: sentences.join(' ') || 'Nothing was said.',
    nextStep: steps.join(' '),
  };

  function outcomeOf(): Outcome {
    const strongest = (['booked', 'moved', 'cancelled'] as const).find((one) =>
      appointments.some((each) => each.did === one),
    );
    if (strongest) return strongest;
    if (handOffs.length > 0) return 'handed-off';
    if (messages.length > 0) return 'message';
    if (said.length === 0) return 'abandoned';
    return hasAnswer ? 'answered' : 'unanswered';
  }
}

/**
 * The label of an offer as people say it: where it ends in a time on the business's wall, in digits (`2026-11-23 09:30`),
 * that becomes `Monday, November 23 at 9:30 AM` in the language of the talk.
 */
export function saidLabel(label: string, language: string): string {
  const wall = /^(.*?)(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(label);
  if (!wall) return label;
  const time = wallFormat(language).format(new Date(`${wall[2]}T${wall[3]}:00Z`));
  return `${wall[1]}${time.replaceAll('\u202f', ' ')}`;
}

const wallFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once a language: making one takes longer than all else that a label needs. */
function wallFormat(language: string): Intl.DateTimeFormat {
  const known = wallFormats.get(language);
  if (known) return known;
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const made = new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  wallFormats.set(language, made);
  return made;
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > quotedMax ? `${line.slice(0, quotedMax - 1)}…` : line;
}

/** `Tuesday, November 17 at 2:00 PM`, on the business's clock. */
function told(at: string, timezone: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timezone);
  const day = local.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
  return `${day} at ${local.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' }).replace('\u202f', ' ')}`;
}
