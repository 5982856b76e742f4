// Time that nobody can be booked in, week after week, by the wall clock of the business. One day of it can be freed. Like a
// single block it waits for bookings that are just being made, and tells of the appointments that stand in it already.
import { Temporal } from 'temporal-polyfill';
import { changeKnowledge, type Facts, readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { type Named, refuseClashes } from '#shared/clashes.ts';
import { dayMs } from '#shared/durations.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { clockOf, minutesOf } from '#shared/hours.ts';
import type { Id } from '#shared/ids.ts';
import {
  type endWeeklyBlock as endEndpoint,
  type WeeklyBlock,
  type WeeklyBody,
  type WeeklyChange,
  type WeeklyOccurrence,
  weeklyBlocksMost,
} from '../contract.ts';
import { type EvenDays, endMinutes, localDay, standsOn, weeklyTimes } from '../rules.ts';
import * as weekly from '../store/weekly-blocks.ts';
import { findInTheWay, type InTheWay } from './in-the-way.ts';
import { listWeeklyBetween } from './kept.ts';

type Answer = WeeklyBlock & InTheWay;

const endedMost = 100;

/** All of them that have not ended, and behind them those that ended last. */
export async function listWeeklyBlocks(
  scope: BusinessScope,
  { withEnded }: { readonly withEnded: boolean },
): Promise<WeeklyBlock[]> {
  const { profile } = await readFacts(scope);
  const today = localDay(scope.now(), profile.timezone);
  const standing = await weekly.listWeekly(scope, today, '9999-12-31');
  const ended = withEnded ? await weekly.listEnded(scope, today, endedMost) : [];
  return [...standing, ...ended].map(blockOf);
}

type Occurrences = { readonly occurrences: WeeklyOccurrence[]; readonly freed: WeeklyOccurrence[] };

/** The times from `from` to before `to` at which they stand, and at which they would if the day were not freed; in order. */
export async function listOccurrences(scope: BusinessScope, from: Date, to: Date): Promise<Occurrences> {
  const { profile } = await readFacts(scope);
  const rows = await listWeeklyBetween(scope, profile.timezone, from, to);
  const known: EvenDays = new Map();
  const all = rows.flatMap((row) =>
    weeklyTimes({ ...row, freedOn: [] }, profile.timezone, from, to, known).map(({ date, startsAt, endsAt }) => ({
      isFree: row.freedOn.includes(date),
      ...{ weeklyBlockId: row.id, date, endsOn: row.endsOn, staffId: row.staffId, reason: row.reason },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })),
  );
  all.sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const those = (wanted: boolean) => all.flatMap(({ isFree, ...one }) => (isFree === wanted ? one : []));
  return { occurrences: those(false), freed: those(true) };
}

/** Throws `invalid_request` for somebody who is not on the list, and `block_limit`. Not safe to repeat without a key. */
export async function createWeeklyBlock(scope: BusinessScope, body: WeeklyBody): Promise<Answer> {
  const facts = await changing(scope);
  requireStaff(facts, body);
  return withOverlapping(scope, facts, await withinLimit(scope, facts, () => weekly.insertWeekly(scope, saidOf(body))));
}

/**
 * Changes one; the days that were freed stay so where it still would stand on them. Throws `not_found`, `block_limit` where it
 * had ended, and `invalid_request` for somebody else who is not on the list: whoever has left it may keep what they have. Safe to repeat.
 */
export async function updateWeeklyBlock(
  scope: BusinessScope,
  id: Id<'weeklyBlock'>,
  body: WeeklyBody,
): Promise<Answer> {
  const facts = await changing(scope);
  const before = found(await weekly.findWeekly(scope, id));
  if (body.staffId !== before.staffId) requireStaff(facts, body);
  const said = { ...saidOf(body), freedOn: stillFreed(scope, facts, before, body) };
  const changed = await withinLimit(scope, facts, async () => found(await weekly.updateWeekly(scope, id, said)));
  return withOverlapping(scope, facts, changed);
}

/**
 * Changes one from the day `startsOn` on: what stands before that day stays as it is, and another one takes over, with the freed
 * days on which it stands too. Setting the earlier end without that one takes it back whole. Throws as `updateWeeklyBlock` does,
 * and `conflict` where `was` shows that somebody else set its end meanwhile. Not safe to repeat without a key.
 */
export async function changeWeeklyBlock(
  scope: BusinessScope,
  id: Id<'weeklyBlock'>,
  { was, ...body }: WeeklyChange,
): Promise<Answer> {
  const facts = await changing(scope);
  const before = found(await weekly.findWeekly(scope, id));
  if (body.staffId !== before.staffId) requireStaff(facts, body);
  const dayBefore = Temporal.PlainDate.from(body.startsOn).subtract({ days: 1 }).toString();
  const endsOn = before.endsOn !== null && before.endsOn < dayBefore ? before.endsOn : dayBefore;
  // No end that somebody else chose is the one wanted here: where theirs is the same day, another one takes over already.
  if (was) refuseClashes({ endsOn: before.endsOn } satisfies Named, was, { endsOn: undefined });
  const freedOn = stillFreed(scope, facts, before, body);
  const made = await withinLimit(scope, facts, async () => {
    const successor = await weekly.insertWeekly(scope, { ...saidOf(body), freedOn });
    await weekly.updateWeekly(scope, id, { ...before, endsOn, successorId: successor.id });
    return successor;
  });
  return withOverlapping(scope, facts, made);
}

/**
 * Sets its last day and nothing else, so that setting the earlier one takes it back whole; tells of the appointments on the
 * days on which it stands again by that. `without` names the one that took over by the change that is taken back. Throws
 * `not_found`, `block_limit` where it had ended, and `conflict` where `was` shows that somebody else set it meanwhile, or
 * where `without` is another one or was changed since. Safe to repeat.
 */
export async function endWeeklyBlock(
  scope: BusinessScope,
  id: Id<'weeklyBlock'>,
  { endsOn, was, without }: BodyOf<typeof endEndpoint>,
): Promise<Answer> {
  const facts = await changing(scope);
  const before = found(await weekly.findWeekly(scope, id));
  if (was) refuseClashes({ endsOn: before.endsOn } satisfies Named, was, { endsOn });
  const changed = await withinLimit(scope, facts, async () => {
    if (without) await deleteSuccessor(scope, before, endsOn, without);
    return found(await weekly.updateWeekly(scope, id, { ...before, endsOn, successorId: null }));
  });
  const isLater = (date: string) => before.endsOn !== null && date > before.endsOn;
  return withOverlapping(scope, facts, changed, isLater);
}

/** Deletes what took over from `before` by the last change of its days, and nothing else; what is done is not done again. */
async function deleteSuccessor(
  scope: BusinessScope,
  before: weekly.WeeklyRow,
  endsOn: string | null,
  id: Id<'weeklyBlock'>,
): Promise<void> {
  if (before.endsOn === endsOn && !(await weekly.findWeekly(scope, id))) return;
  if (before.successorId !== id || !(await weekly.deleteUntouched(scope, id))) throw new Fault('conflict');
}

/** Lets one day of it be booked, or blocks it again and tells of the appointments on that day. Throws `not_found` for a day on which it does not stand. Safe to repeat. */
export async function freeWeeklyDay(
  scope: BusinessScope,
  id: Id<'weeklyBlock'>,
  { date, isFree }: { readonly date: string; readonly isFree: boolean },
): Promise<Answer> {
  const facts = await changing(scope);
  const row = found(await weekly.findWeekly(scope, id));
  if (!standsOn({ ...row, freedOn: [] }, date)) throw new Fault('not_found');
  const others = notLongAgo(scope, facts, row.freedOn).filter((day) => day !== date);
  const freedOn = isFree ? [...others, date].sort() : others;
  const changed = found(await weekly.updateWeekly(scope, id, { ...row, freedOn }));
  return withOverlapping(scope, facts, changed, (day) => day === date);
}

/** Throws `not_found` when there is none, so a repeat says so. */
export async function deleteWeeklyBlock(scope: BusinessScope, id: Id<'weeklyBlock'>): Promise<void> {
  await changeKnowledge(scope);
  if (!(await weekly.deleteWeekly(scope, id))) throw new Fault('not_found');
}

/** Those who are booking wait meanwhile, and so does whoever else changes what is kept. */
async function changing(scope: BusinessScope): Promise<Facts> {
  await changeKnowledge(scope);
  return readFacts(scope);
}

/**
 * Does `work` where no more stand after it than may, or than did before. Of what never stands by then, nothing is kept that
 * nobody has touched for a day. Throws `block_limit`, by which nothing of `work` is kept.
 */
async function withinLimit<T>(scope: BusinessScope, { profile }: Facts, work: () => Promise<T>): Promise<T> {
  const today = localDay(scope.now(), profile.timezone);
  await weekly.deleteNeverStanding(scope, new Date(scope.now().getTime() - dayMs));
  const before = await weekly.countWeekly(scope, today);
  const done = await work();
  const after = await weekly.countWeekly(scope, today);
  if (after > weeklyBlocksMost && after > before) throw new Fault('block_limit');
  return done;
}

/** The days on which `before` was freed and on which what is said now would stand. */
function stillFreed(scope: BusinessScope, facts: Facts, before: weekly.WeeklyRow, body: WeeklyBody): string[] {
  const whole = { ...saidOf(body), endsOn: null, freedOn: [] };
  return notLongAgo(scope, facts, before.freedOn).filter((day) => standsOn(whole, day));
}

function requireStaff({ staff }: Facts, { staffId }: WeeklyBody): void {
  if (staffId && !staff.some((one) => one.id === staffId))
    throw new Fault('invalid_request', { fields: { staffId: 'There is nobody with this id' } });
}

function saidOf({ from, to, ...said }: WeeklyBody) {
  return { ...said, fromMinutes: minutesOf(from), toMinutes: endMinutes(from, to) };
}

/** With the appointments that stand on its days already, as far ahead as anybody can be booked. They stay. */
async function withOverlapping(
  scope: BusinessScope,
  { profile: { timezone, booking } }: Facts,
  row: weekly.WeeklyRow,
  isAsked: (date: string) => boolean = () => true,
): Promise<Answer> {
  const from = scope.now();
  const to = new Date(from.getTime() + (booking.horizonDays + 1) * dayMs);
  const times = weeklyTimes(row, timezone, from, to).filter(({ date }) => isAsked(date));
  return { ...blockOf(row), ...(await findInTheWay(scope, times, row.staffId)) };
}

const freedDaysKept = 400;

/** A day that was freed is remembered for as long as a diary is looked back at. */
function notLongAgo(scope: BusinessScope, { profile }: Facts, days: readonly string[]): string[] {
  const first = localDay(scope.now(), profile.timezone, -freedDaysKept);
  return days.filter((day) => day >= first);
}

function blockOf({ fromMinutes, toMinutes, freedOn, successorId: _, ...row }: weekly.WeeklyRow): WeeklyBlock {
  return {
    ...row,
    from: clockOf(fromMinutes),
    to: clockOf(toMinutes > 1440 ? toMinutes - 1440 : toMinutes),
    freedOn: [...freedOn],
  };
}

function found(row: weekly.WeeklyRow | undefined): weekly.WeeklyRow {
  if (!row) throw new Fault('not_found');
  return row;
}
