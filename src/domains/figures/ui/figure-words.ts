// What the desk and the analytics call things, in the owner's language.

import { phoneWords } from '#domains/contacts/ui/phone-words.ts';
import type { Awaited, Outcome } from '#domains/conversations/contract.ts';
import { clockWords, dateWords, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { PerChannel } from '../contract.ts';

export type ChannelName = keyof PerChannel;
export const channelNames: readonly ChannelName[] = ['phone', 'sms', 'chat', 'email'];
export const channelWords: Readonly<Record<ChannelName, string>> = {
  phone: 'Calls',
  sms: 'Texts',
  chat: 'Chats',
  email: 'Emails',
};

const oneWords: Readonly<Record<ChannelName, string>> = { phone: 'call', sms: 'text', chat: 'chat', email: 'email' };

/** `3 texts, 1 chat`: of what there is some; empty where there is nothing. */
export function perChannelWords(counts: PerChannel): string {
  return channelNames
    .filter((name) => counts[name] > 0)
    .map((name) => counted(counts[name], oneWords[name]))
    .join(', ');
}

export const awaitedWords: Readonly<Record<Awaited, string>> = {
  person: 'Asks for a person',
  answer: 'Waits for your answer',
  message: 'Left a message',
};

export const outcomeWords: Readonly<Record<Outcome | 'going-on', string>> = {
  booked: 'Booked',
  moved: 'Moved a booking',
  cancelled: 'Cancelled a booking',
  answered: 'Answered',
  message: 'Left a message',
  'handed-off': 'Handed to a person',
  unanswered: 'Not answered',
  abandoned: 'Said nothing',
  'going-on': 'Still going on',
};

/** A name as it is, a number as people write it, a word for somebody of whom nothing is known. */
export function whoWords(who: string, channel: ChannelName | null, words = phoneWords): string {
  if (who.startsWith('+')) return words(who);
  return who || (channel === 'chat' ? 'Visitor on your page' : 'Unknown caller');
}

/** `1 message`, `2 messages` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

export function sumOf(counts: PerChannel): number {
  return channelNames.reduce((sum, name) => sum + counts[name], 0);
}

const monthDay = { month: 'short', day: 'numeric' } as const;
/** So long ago a weekday is enough to know which day it was. */
const weekMs = 6 * 86_400_000;

/** `8:12 AM`, `Friday 5:40 PM`, `Nov 3`, on the business's clock: as exact as one remembers. */
export function sinceWords(at: string, now: Date, zone: string): string {
  const { date, minutes } = wallTimeOf(at, zone);
  if (date === wallTimeOf(now, zone).date) return clockWords(minutes);
  const isThisWeek = now.getTime() - new Date(at).getTime() < weekMs;
  return isThisWeek ? `${dateWords(date, { weekday: 'long' })} ${clockWords(minutes)}` : dateWords(date, monthDay);
}

/** `0.2 s`, `14 s`, `3 min` */
export function tookWords(ms: number): string {
  if (ms >= 120_000) return `${Math.round(ms / 60_000)} min`;
  const seconds = ms / 1000;
  return `${seconds.toFixed(seconds < 0.995 ? 2 : seconds < 9.95 ? 1 : 0)} s`;
}
