// What the inbox calls things: callers, doors, states, times. In the owner's language, and on the clock of the business.
import { phoneWords } from '#domains/contacts/ui/phone-words.ts';
import type { Id } from '#shared/ids.ts';
import { clockWords, dateWords, instantWords, shortTime, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Awaited, Conversation, Line } from '../../contract.ts';

export const channelWords: Record<Conversation['channel'], string> = {
  phone: 'Phone',
  sms: 'Text',
  chat: 'Chat',
  email: 'Email',
};

/** Nothing carries these out yet. */
const unsent: Readonly<Partial<typeof channelWords>> = {
  sms: 'Texts cannot be sent from here yet',
  email: 'Emails cannot be sent from here yet',
};

/** Why what is answered does not leave this house; undefined where it does, as in a test call. */
export const unsentWords = ({ channel, isTest }: Pick<Conversation, 'channel' | 'isTest'>): string | undefined =>
  isTest ? undefined : unsent[channel];

export const stateWords: Record<Conversation['state'], string> = {
  open: 'With the receptionist',
  waiting: 'Waits for a person',
  'with-person': 'With a person',
  resolved: 'Ended',
};

export const awaitedWords: Record<Awaited, string> = {
  person: 'Asks for a person',
  answer: 'Waits for your answer',
  message: 'Left a message',
};

export const outcomeWords: Record<NonNullable<Conversation['outcome']>, string> = {
  booked: 'Booked',
  moved: 'Moved a booking',
  cancelled: 'Cancelled a booking',
  'handed-off': 'Handed to a person',
  message: 'Left a message',
  answered: 'Answered',
  unanswered: 'Not answered',
  abandoned: 'Said nothing',
};

type Known = Pick<Conversation, 'contact' | 'from' | 'isTest' | 'channel'>;

/** The name, else the number or address, else what can be said of a stranger. */
export function callerName({ contact, from, isTest, channel }: Known, words = phoneWords): string {
  if (contact?.name) return contact.name;
  if (from.phone) return words(from.phone);
  if (from.email) return from.email;
  if (isTest) return 'Test call';
  return channel === 'chat' ? 'Visitor on your page' : 'Unknown caller';
}

type Kept = Pick<Conversation, 'assignedTo' | 'heldBy'>;

/** Whose it is, as whoever is `me` reads it: what somebody holds is theirs, also where it is assigned to nobody. */
export function keeperWords({ assignedTo, heldBy }: Kept, me: Id<'user'>): string {
  const nameOf = ({ id, name }: NonNullable<Kept['heldBy']>) => (id === me ? 'you' : name || 'a colleague');
  if (assignedTo) return `Assigned to ${nameOf(assignedTo)}`;
  return heldBy ? `Held by ${nameOf(heldBy)}` : 'Assigned to nobody yet';
}

type Away = Pick<Conversation, 'isSpam' | 'snoozedUntil'>;

/** Why it is in none of the other lists: spam, or until when it is snoozed; null where it is not out of sight. */
export function awayWords({ isSpam, snoozedUntil }: Away, now: Date, zone: string | undefined): string | null {
  if (isSpam) return 'Spam';
  if (!snoozedUntil || new Date(snoozedUntil) <= now) return null;
  return zone ? `Snoozed until ${shortTime(snoozedUntil, now, zone)}` : 'Snoozed';
}

export function speaker(line: Pick<Line, 'who' | 'user'>, caller: string): string {
  if (line.who === 'caller') return caller;
  if (line.who === 'receptionist') return 'Receptionist';
  return line.user?.name || 'Your team';
}

/** The caller in a word or two, for beside each line: strangers are visitors and callers. */
export function callerWord({ contact, channel }: Pick<Known, 'contact' | 'channel'>): string {
  return contact?.name || (channel === 'chat' ? 'Visitor' : 'Caller');
}

/** `9:05 AM`, on the business's clock. */
export const clockTime = (at: string, zone: string) => clockWords(wallTimeOf(at, zone).minutes);

/** `Saturday, November 21`, by the business's calendar. */
export const dayOf = (at: string, zone: string) =>
  dateWords(wallTimeOf(at, zone).date, { weekday: 'long', month: 'long', day: 'numeric' });

/** When somebody comes, on the business's clock, wherever the reader is. */
export function visitTime(at: string, timeZone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return instantWords(at, { ...day, hour: 'numeric', minute: '2-digit' }, timeZone);
}

/** `0.05 s`, `1.2 s`, `14 s`: as exact as it matters. */
export function tookWords(ms: number): string {
  const seconds = ms / 1000;
  const digits = seconds < 0.995 ? 2 : seconds < 9.95 ? 1 : 0;
  return `${seconds.toFixed(digits)} s`;
}
