// Whether the customer hears of what is done to their appointment: one rule wherever it is done, with a dialog or without one.
import type { Appointment } from '../contract.ts';

/** Whoever left an address is told, unless the person at the desk says otherwise; of what is over nobody is. */
export const isToldOf = ({ email, endsAt }: Pick<Appointment, 'email' | 'endsAt'>, now = Date.now()): boolean =>
  email !== null && Date.parse(endsAt) >= now;

/** As the server is asked for it. */
export const telling = (tells: boolean) => ({ tellCustomer: tells ? 'true' : 'false' }) as const;

/** What a toast adds to its news where the customer is mailed. */
export const toldWords = (tells: boolean): string => (tells ? ' They are told by email.' : '');
