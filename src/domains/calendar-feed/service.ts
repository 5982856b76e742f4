// Private calendar addresses: made, renewed, ended, and read without signing in by whoever has one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { listAppointments } from '#domains/appointments/service.ts';
import { readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import type { Links } from '#platform/links.ts';
import { dayMs } from '#shared/durations.ts';
import { Fault } from '#shared/errors.ts';
import { type Id, isId } from '#shared/ids.ts';
import type { CalendarFeed } from './contract.ts';
import { daysAhead, daysBack, feedOf } from './rules.ts';
import * as store from './store.ts';

export type FeedNeeds = {
  readonly database: Database;
  readonly links: Links;
  /** Derived from the server's secret for this purpose alone. */
  readonly key: Buffer;
};

const entriesMost = 5000;

export async function listFeeds(needs: FeedNeeds, scope: BusinessScope): Promise<{ feeds: CalendarFeed[] }> {
  const rows = await store.listFeeds(scope);
  const feeds = rows.map(({ id, staff_id: staffId, created_at: createdAt, last_read_at: lastReadAt }) => ({
    ...{ id, staffId, url: needs.links.to(`/calendar/${tokenOf(needs, id)}.ics`) },
    ...{ createdAt: createdAt.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null },
  }));
  return { feeds };
}

/** Makes the address of a person, or of the whole business; the one before it ends. Throws `not_found` for nobody. */
export async function renewFeed(
  needs: FeedNeeds,
  scope: BusinessScope,
  staffId: Id<'staff'> | null,
): Promise<{ feeds: CalendarFeed[] }> {
  if (staffId !== null && !(await readFacts(scope)).staff.some(({ id }) => id === staffId))
    throw new Fault('not_found');
  await store.replaceFeed(scope, staffId);
  return listFeeds(needs, scope);
}

/** Gives every address of the business a new one in its place: for when somebody leaves who has seen them. */
export const renewAllFeeds = store.renewFeeds;

/** Throws `not_found` when there is none, so a repeat says so. */
export async function endFeed(
  needs: FeedNeeds,
  scope: BusinessScope,
  id: Id<'calendarFeed'>,
): Promise<{ feeds: CalendarFeed[] }> {
  if (!(await store.deleteFeed(scope, id))) throw new Fault('not_found');
  return listFeeds(needs, scope);
}

/** The calendar behind an address; null where there is none, for whatever reason. */
export async function readFeed(needs: FeedNeeds, token: string): Promise<string | null> {
  const id = readToken(needs, token);
  const feed = id && (await needs.database.asSystem((scope) => store.findFeed(scope, id)));
  if (!id || !feed) return null;
  const text = await needs.database.asBusiness(feed.business, { kind: 'visitor', id: null }, async (scope) => {
    const { profile } = await readFacts(scope);
    const now = scope.now().getTime();
    const range = { from: new Date(now - daysBack * dayMs), to: new Date(now + daysAhead * dayMs) };
    const all = await listAppointments(scope, { ...range, withCancelled: true, staff: feed.staffId }, entriesMost);
    const linkTo = (appointment: string) => needs.links.to('/diary', { open: appointment });
    const { name: business, timezone } = profile;
    return feedOf({ business, timezone, person: feed.staff, appointments: all }, linkTo);
  });
  await needs.database.asSystem((scope) => store.noteRead(scope, id));
  return text;
}

const proofOf = ({ key }: Pick<FeedNeeds, 'key'>, id: string) =>
  createHmac('sha256', key).update(id).digest('base64url');

const tokenOf = (needs: Pick<FeedNeeds, 'key'>, id: Id<'calendarFeed'>) => `${id}-${proofOf(needs, id)}`;

function readToken(needs: Pick<FeedNeeds, 'key'>, token: string): Id<'calendarFeed'> | null {
  const at = token.indexOf('-');
  const id = token.slice(0, at);
  if (at < 0 || !isId('calendarFeed', id)) return null;
  const [given, right] = [Buffer.from(token.slice(at + 1)), Buffer.from(proofOf(needs, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
