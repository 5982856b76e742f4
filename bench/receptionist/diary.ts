// The diary's arithmetic for the in-memory desk: hours, closed dates, staff, buffers, lead time, horizon and step.
// Written apart from the product's own, so that each can catch the other's mistakes.
import { minutesOf } from '#shared/hours.ts';
import { addDays, daysBetween, instantOf, localTime, weekdayOf } from '../../src/receptionist/local-time.ts';
import type { Slot, SlotRefusal } from '../../src/receptionist/tool.ts';
import type { BusinessFile } from './format.ts';

export type Booked = { readonly service: string; readonly staff: string | null; readonly startsAt: string };

const minute = 60_000;

function inside(intervals: readonly (readonly [string, string])[], from: number, to: number): boolean {
  return intervals.some(([opens, closes]) => minutesOf(opens) <= from && to <= minutesOf(closes));
}

/** Why one person (or the one resource) cannot take the service at that instant; null when they can. */
function problemOf(
  business: BusinessFile,
  staff: string | null,
  serviceName: string,
  startsAt: number,
  taken: readonly Booked[],
): SlotRefusal | null {
  const service = business.services.find((one) => one.name === serviceName);
  if (!service) return 'not_offered';
  const local = localTime(startsAt, business.timezone);
  const own = business.staff?.find((one) => one.name === staff)?.hours;
  if (own && !inside(own[weekdayOf(local.date)], local.minutes, local.minutes + service.minutes)) return 'staff_away';
  const end = startsAt + (service.minutes + (service.bufferMinutes ?? 0)) * minute;
  for (const other of taken) {
    if (business.staff && other.staff !== staff) continue;
    const its = business.services.find((one) => one.name === other.service);
    const from = Date.parse(other.startsAt);
    const to = from + ((its?.minutes ?? 0) + (its?.bufferMinutes ?? 0)) * minute;
    if (startsAt < to && from < end) return 'taken';
  }
  return null;
}

/** Is this time to be had, and with whom? The house's reasons come before a person's. */
export function findSlot(
  business: BusinessFile,
  asked: { service: string; staff?: string | undefined; startsAt: string },
  taken: readonly Booked[],
  now: string,
): { slot: Slot } | { refusal: SlotRefusal } {
  const service = business.services.find((one) => one.name === asked.service);
  if (!service) return { refusal: 'not_offered' };
  const startsAt = Date.parse(asked.startsAt);
  const local = localTime(startsAt, business.timezone);
  const today = localTime(now, business.timezone).date;
  if (startsAt <= Date.parse(now)) return { refusal: 'past' };
  if (business.closedDates.includes(local.date)) return { refusal: 'closed' };
  const day = business.hours[weekdayOf(local.date)];
  if (day.length === 0) return { refusal: 'closed' };
  if (!inside(day, local.minutes, local.minutes + service.minutes)) return { refusal: 'outside_hours' };
  if (startsAt - Date.parse(now) < business.booking.leadMinutes * minute) return { refusal: 'too_soon' };
  const latest = Date.parse(now) + business.booking.horizonDays * 86_400_000;
  if (startsAt > latest || daysBetween(today, local.date) > business.booking.horizonDays) return { refusal: 'too_far' };
  if (local.minutes % business.booking.stepMinutes !== 0) return { refusal: 'off_step' };
  const able = business.staff
    ? business.staff.filter(
        (one) => one.services.includes(asked.service) && (asked.staff === undefined || one.name === asked.staff),
      )
    : [null];
  if (able.length === 0) return { refusal: 'not_offered' };
  let refusal: SlotRefusal = 'taken';
  for (const person of able) {
    const problem = problemOf(business, person?.name ?? null, asked.service, startsAt, taken);
    if (problem === null) return { slot: { startsAt: asked.startsAt, staff: person?.name ?? null } };
    refusal = problem;
  }
  return { refusal };
}

/** Free times in [from, to), in order. */
export function freeSlots(
  business: BusinessFile,
  asked: { service: string; staff?: string | undefined; from: string; to: string; max: number },
  taken: readonly Booked[],
  now: string,
): Slot[] {
  const found: Slot[] = [];
  const end = Date.parse(asked.to);
  const first = localTime(asked.from, business.timezone).date;
  const last = localTime(asked.to, business.timezone).date;
  for (let date = first; date <= last && found.length < asked.max; date = addDays(date, 1)) {
    for (const [opens, closes] of business.hours[weekdayOf(date)]) {
      const step = business.booking.stepMinutes;
      for (let at = Math.ceil(minutesOf(opens) / step) * step; at < minutesOf(closes); at += step) {
        const startsAt = instantOf(date, at, business.timezone);
        if (Date.parse(startsAt) < Date.parse(asked.from) || Date.parse(startsAt) >= end) continue;
        if (localTime(startsAt, business.timezone).minutes !== at) continue;
        const tried = findSlot(business, { service: asked.service, staff: asked.staff, startsAt }, taken, now);
        if ('slot' in tried) found.push(tried.slot);
        if (found.length >= asked.max) return found;
      }
    }
  }
  return found;
}
