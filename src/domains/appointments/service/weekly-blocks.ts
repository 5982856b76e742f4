// Time that nobody can be booked in, week after week, by the wall clock of the business. One day of it can be freed. Like a
// single block it waits for bookings that are just being made, and tells of the appointments that stand in it already.
import { changeKnowledge, type Facts, readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import { clockOf, minutesOf } from '#shared/hours.ts';
import type { Id } from '#shared/ids.ts';
import {
  type Appointment,
  type WeeklyBlock,
  type WeeklyBody,
  type WeeklyOccurrence,
  weeklyBlocksMost,
} from '../contract.ts';
import { localDay, standsOn, weeklyTimes } from '../rules.ts';
import { appointmentOf } from '../service.ts';
import * as weekly from '../store/weekly-blocks.ts';
import * as store from '../store.ts';
import { listWeeklyBetween } from './kept.ts';

type Answer = WeeklyBlock & { readonly overlapping: Appointment[] };

/** All of them that have not ended. */
export async function listWeeklyBlocks(scope: BusinessScope): Promise<WeeklyBlock[]> {
  const { profile } = await readFacts(scope);
  const today = localDay(scope.now(), profile.timezone);
  return (await weekly.listWeekly(scope, today, '9999-12-31')).map(blockOf);
}

/** The times from `from` to before `to` at which they stand, in order, of 400 days at most. */
export async function listOccurrences(scope: BusinessScope, from: Date, until: Date): Promise<WeeklyOccurrence[]> {
  const { profile } = await readFacts(scope);
  const to = new Date(Math.min(until.getTime(), from.getTime() + listedDaysMost * dayMs));
  const rows = await listWeeklyBetween(scope, profile.timezone, from, to);
  const all = rows.flatMap((row) =>
    weeklyTimes(row, profile.timezone, from, to).map(({ date, startsAt, endsAt }) => ({
      ...{ weeklyBlockId: row.id, date, staffId: row.staffId, reason: row.reason },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })),
  );
  return all.sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** Throws `invalid_request` for somebody who is not on the list, and `block_limit`. Not safe to repeat without a key. */
export async function createWeeklyBlock(scope: BusinessScope, body: WeeklyBody): Promise<Answer> {
  await changeKnowledge(scope);
  const facts = await readFacts(scope);
  requireStaff(facts, body);
  const today = localDay(scope.now(), facts.profile.timezone);
  if ((await weekly.countWeekly(scope, today)) >= weeklyBlocksMost) throw new Fault('block_limit');
  return withOverlapping(scope, facts, await weekly.insertWeekly(scope, saidOf(body)));
}

/** Changes one; the days that were freed stay so. Throws `not_found`, and as creating one does. Safe to repeat. */
export async function updateWeeklyBlock(
  scope: BusinessScope,
  id: Id<'weeklyBlock'>,
  body: WeeklyBody,
): Promise<Answer> {
  await changeKnowledge(scope);
  const { freedOn } = found(await weekly.findWeekly(scope, id));
  const facts = await readFacts(scope);
  requireStaff(facts, body);
  return withOverlapping(scope, facts, found(await weekly.updateWeekly(scope, id, { ...saidOf(body), freedOn })));
}

/** Lets one day of it be booked, or blocks it again. Throws `not_found` for a day on which it does not stand. Safe to repeat. */
export async function freeWeeklyDay(
  scope: BusinessScope,
  id: Id<'weeklyBlock'>,
  { date, isFree }: { readonly date: string; readonly isFree: boolean },
): Promise<Answer> {
  await changeKnowledge(scope);
  const facts = await readFacts(scope);
  const row = found(await weekly.findWeekly(scope, id));
  const freedOn = row.freedOn.filter((day) => day !== date);
  const whole = { ...row, freedOn };
  if (!standsOn(whole, date)) throw new Fault('not_found');
  const changed = await weekly.updateWeekly(scope, id, {
    ...whole,
    freedOn: isFree ? [...freedOn, date].sort() : freedOn,
  });
  return withOverlapping(scope, facts, found(changed));
}

/** Throws `not_found` when there is none, so a repeat says so. */
export async function deleteWeeklyBlock(scope: BusinessScope, id: Id<'weeklyBlock'>): Promise<void> {
  await changeKnowledge(scope);
  if (!(await weekly.deleteWeekly(scope, id))) throw new Fault('not_found');
}

function requireStaff({ staff }: Facts, { staffId }: WeeklyBody): void {
  if (staffId && !staff.some((one) => one.id === staffId))
    throw new Fault('invalid_request', { fields: { staffId: 'There is nobody with this id' } });
}

function saidOf({ from, to, ...said }: WeeklyBody) {
  return { ...said, fromMinutes: minutesOf(from), toMinutes: minutesOf(to) };
}

/** With the appointments that stand in it already, as far ahead as anybody can be booked. They stay. */
async function withOverlapping(scope: BusinessScope, facts: Facts, row: weekly.WeeklyRow): Promise<Answer> {
  const { timezone, booking } = facts.profile;
  const from = scope.now();
  const to = new Date(from.getTime() + (booking.horizonDays + 1) * dayMs);
  const times = weeklyTimes(row, timezone, from, to);
  const near = times.length === 0 ? [] : await store.listOverlapping(scope, from, to, row.staffId);
  const overlapping = near.filter((one) =>
    times.some(({ startsAt, endsAt }) => startsAt < one.blocked_until && one.starts_at < endsAt),
  );
  return { ...blockOf(row), overlapping: overlapping.map(appointmentOf) };
}

const dayMs = 24 * 60 * 60 * 1000;
const listedDaysMost = 400;

function blockOf({ fromMinutes, toMinutes, freedOn, ...row }: weekly.WeeklyRow): WeeklyBlock {
  return { ...row, from: clockOf(fromMinutes), to: clockOf(toMinutes), freedOn: [...freedOn] };
}

function found(row: weekly.WeeklyRow | undefined): weekly.WeeklyRow {
  if (!row) throw new Fault('not_found');
  return row;
}
