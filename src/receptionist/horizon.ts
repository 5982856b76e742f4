// How far ahead a business's diary is open.
import type { Business } from './business.ts';
import { addDays, localTime } from './local-time.ts';

/** The last day that can be booked, by the business's own calendar. `now`: an instant. */
export const lastDay = ({ timezone, booking }: Pick<Business, 'timezone' | 'booking'>, now: string): string =>
  addDays(localTime(now, timezone).date, booking.horizonDays);
