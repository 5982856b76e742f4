// Who wants to hear of what, and at which hours not.
import { minutesOf } from '#shared/hours.ts';

/** What an owner can be told of. */
export const newsKinds = ['on-call', 'hand-off', 'urgent', 'message', 'booked', 'moved', 'cancelled'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Each kind in words, without who or what: a screen may be seen by others. */
export const newsWords: Readonly<Record<NewsKind, string>> = {
  'on-call': 'Emergency: the person on call is wanted',
  'hand-off': 'A caller waits for a person',
  urgent: 'Urgent message',
  message: 'New message',
  booked: 'Appointment booked',
  moved: 'Appointment moved',
  cancelled: 'Appointment cancelled',
};

/** Several at once, at least two. */
export const manyNews = (count: number): string => `${count} new things from your callers`;

export type NoticeChoices = {
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  readonly callNotifications: boolean;
  readonly messageNotifications: boolean;
  readonly bookingNotifications: boolean;
  readonly weeklyReports: boolean;
  /** `HH:MM` on the business's wall; null is no quiet at all. Both or neither. */
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
};

/** What holds until a person chooses otherwise: the product specification's defaults. */
export const defaultChoices: NoticeChoices = {
  emailNotifications: true,
  smsNotifications: false,
  callNotifications: true,
  messageNotifications: true,
  bookingNotifications: true,
  weeklyReports: true,
  quietFrom: null,
  quietUntil: null,
};

/** Whether somebody waits for it: it goes out in a mail of its own. */
export const isPressing = (kind: NewsKind): boolean => kind === 'on-call' || kind === 'hand-off' || kind === 'urgent';

/** Whether it comes through in quiet hours. A caller who only asked for a person can wait for the morning. */
export const wakes = (kind: NewsKind): boolean => kind === 'on-call' || kind === 'urgent';

/** Whether a person with these choices is told of it by mail at all. */
export function wants(choices: NoticeChoices, kind: NewsKind): boolean {
  return choices.emailNotifications && asksFor(choices, kind);
}

/** Whether a person with these choices asks for news of that kind, by whichever way it comes. */
export function asksFor(choices: NoticeChoices, kind: NewsKind): boolean {
  if (isPressing(kind)) return choices.callNotifications;
  return kind === 'message' ? choices.messageNotifications : choices.bookingNotifications;
}

/** Whether a wall clock that shows `HH:MM` stands in the quiet hours. They may run over midnight; equal ends are no quiet. */
export function isQuiet({ quietFrom, quietUntil }: NoticeChoices, clock: string): boolean {
  if (quietFrom === null || quietUntil === null) return false;
  const [from, until, now] = [minutesOf(quietFrom), minutesOf(quietUntil), minutesOf(clock)];
  return from <= until ? now >= from && now < until : now >= from || now < until;
}

/** `HH:MM` of an instant on the wall of that zone. */
export function wallClock(at: Date, timezone: string): string {
  return at.toLocaleTimeString('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
