// Times of the diary in words, in the business's own zone.

import { phoneWords } from '#domains/contacts/ui/phone-words.ts';
import type { ToWords } from '#web/ui/choose-values.tsx';
import { clockWords, dateWords, isSkipped, type LocalDate, type WallTime, wallTimeOf } from '#web/ui/zoned-time.ts';
import type { Appointment, BlockedTime } from '../contract.ts';

/** `Tue, Nov 24` */
export function shortDay(date: LocalDate): string {
  return dateWords(date, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** `Tuesday, November 24` */
export function longDay(date: LocalDate): string {
  return dateWords(date, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** `Tue, Nov 24, 10:00 AM` */
export function momentWords(instant: string | Date, zone: string): string {
  const { date, minutes } = wallTimeOf(instant, zone);
  return `${shortDay(date)}, ${clockWords(minutes)}`;
}

/** `10:00 – 11:30 AM`, with the day where it begins or ends on another than the one it is read under. */
export function spanWords(
  { startsAt, endsAt }: Pick<BlockedTime, 'startsAt' | 'endsAt'>,
  zone: string,
  under?: LocalDate,
): string {
  const [from, to] = [wallTimeOf(startsAt, zone), wallTimeOf(endsAt, zone)];
  if (under !== undefined && from.date < under)
    return `${momentWords(startsAt, zone)} – ${to.date === under ? clockWords(to.minutes) : momentWords(endsAt, zone)}`;
  if (from.date !== to.date) return `${clockWords(from.minutes)} – ${momentWords(endsAt, zone)}`;
  const [first, last] = [clockWords(from.minutes), clockWords(to.minutes)];
  return first.slice(-2) === last.slice(-2) ? `${first.slice(0, -3)} – ${last}` : `${first} – ${last}`;
}

/** `10:00 – 11:30`, where an axis says which half of the day it is. */
export function hoursWords({ startsAt, endsAt }: Pick<BlockedTime, 'startsAt' | 'endsAt'>, zone: string): string {
  const [from, to] = [startsAt, endsAt].map((at) => clockWords(wallTimeOf(at, zone).minutes).slice(0, -3));
  return `${from} – ${to}`;
}

/** Said of a time that the clock of its day never shows; undefined of any other. */
export function skippedWords(time: WallTime, zone: string): string | undefined {
  if (!isSkipped(time, zone)) return undefined;
  const day = dateWords(time.date, { month: 'long', day: 'numeric' });
  return `There is no ${clockWords(time.minutes)} on ${day}: the clocks go forward over it`;
}

const bookers: Readonly<Record<Appointment['bookedBy'], string>> = {
  user: 'the team',
  'api-key': 'a program',
  receptionist: 'the receptionist',
  visitor: 'the booking page',
  system: 'an import',
};

export function bookedWords({ bookedBy, createdAt }: Appointment, zone: string): string {
  return `Booked by ${bookers[bookedBy]} on ${shortDay(wallTimeOf(createdAt, zone).date)}`;
}

/** Whose time it is; `Everybody` where it is nobody's by name. */
export function whoWords(staffId: unknown, staff: readonly { readonly id: string; readonly name: string }[]): string {
  if (staffId === null) return 'Everybody';
  return staff.find(({ id }) => id === staffId)?.name ?? 'Off the list';
}

/** What is to be told of appointments that stand in time that was just blocked; undefined where there are none. */
export function standWords(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? 'One appointment stands in this time. It stays: please move or cancel it.'
    : `${count} appointments stand in this time. They stay: please move or cancel them.`;
}

type Called = { readonly id: string; readonly name: string };

const labels: Readonly<Record<string, string>> = {
  ...{ startsAt: 'Time', staffId: 'With', serviceId: 'Service', name: 'Name', phone: 'Phone', email: 'Email' },
  ...{ address: 'Address', note: 'Note' },
};

/** An appointment that two people moved or changed, as both of them read it. */
export function clashWords(zone: string, staff: readonly Called[], services: readonly Called[]): ToWords {
  return ({ name, mine, theirs }) => {
    const words = (value: unknown) => {
      if (name === 'startsAt') return momentWords(String(value), zone);
      if (name === 'serviceId') return services.find(({ id }) => id === value)?.name ?? 'Off the list';
      if (name === 'staffId') return value === null ? 'Whoever is free' : whoWords(value, staff);
      return name === 'phone' ? phoneWords(String(value ?? '')) : String(value ?? '');
    };
    return { label: labels[name] ?? name, mine: words(mine), theirs: words(theirs) };
  };
}
