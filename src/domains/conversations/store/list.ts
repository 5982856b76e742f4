// Conversations as the team lists them: a page at a time, with the names that belong to them and what they wait for.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import { unseen } from '#platform/database/unseen.ts';
import type { Id, UserId } from '#shared/ids.ts';
import type { Place } from '#shared/place.ts';
import type { Awaited, ConversationState, Outcome, View } from '../contract.ts';
import type { Channel } from '../rules.ts';
import { type Bounds, findNewestMeant, isAmongMeant, isCommon, isMeant, type Search, usual } from './found.ts';
import { type ThreadRow, threadFields } from './threads.ts';

export type HeadRow = ThreadRow & {
  readonly contact_name: string | null;
  readonly holder_name: string | null;
  readonly assigned_to: UserId | null;
  readonly assignee_name: string | null;
  readonly snoozed_until: Date | null;
  readonly is_spam: boolean;
  readonly labels: string[];
  readonly awaits: Awaited | null;
  readonly outcome: Outcome | null;
  readonly summary: string | null;
  readonly next_step: string | null;
  readonly last_text: string | null;
  readonly last_line_at: Date;
};

export type Asked = {
  readonly view?: View;
  readonly state?: ConversationState | undefined;
  readonly channel?: Channel | undefined;
  readonly contact?: Id<'contact'> | undefined;
  readonly assignee?: UserId | undefined;
  readonly label?: string | undefined;
  readonly search?: Search | undefined;
  readonly after: Place | null;
  readonly limit: number;
  readonly only?: Id<'conversation'>;
};

/** What `c` waits for from the team: a person, an answer from who holds it, a message to be seen to; null where nothing. */
const awaits = sql<Awaited | null>`(case
  when c.state = 'waiting' then 'person'
  when c.state = 'with-person' and coalesce(
    (select who <> 'person' from lines where conversation_id = c.id and who <> 'note' order by seq desc limit 1), true)
    then 'answer'
  when exists (select from messages m where m.business_id = c.business_id and m.conversation_id = c.id and m.state = 'new')
    then 'message'
  end)`;

/** All that may wait for the team, by index; `awaits` then tells which of them do. */
const mayWait = ({ business }: BusinessScope) => sql<boolean>`c.id in (
  select id from conversations where business_id = ${business} and ended_at is null and state in ('waiting', 'with-person')
  union select conversation_id from messages where business_id = ${business} and state = 'new')`;

const isCurrent = (scope: BusinessScope) =>
  sql<boolean>`(not c.is_spam and (c.snoozed_until is null or c.snoozed_until <= ${scope.now()}))`;

const views: Record<View, (scope: BusinessScope) => readonly RawBuilder<boolean>[]> = {
  all: () => [],
  current: (scope) => [isCurrent(scope)],
  'needs-person': (scope) => [isCurrent(scope), mayWait(scope), sql<boolean>`${awaits} is not null`],
  snoozed: (scope) => [sql<boolean>`(c.snoozed_until > ${scope.now()} and not c.is_spam)`],
  spam: () => [sql<boolean>`c.is_spam`],
};

/** Where one of so many is meant, a page is filled sooner by asking one after the other than by gathering. */
const fewOf = 12;

/** Conversations with the names that belong to them, the newest first. */
export async function findHeads(
  scope: BusinessScope,
  asked: Asked,
  bounds: Bounds = usual,
): Promise<readonly HeadRow[]> {
  const { search } = asked;
  if (!search) return headsOf(scope, asked, [], null);
  if (await isCommon(scope, search, bounds.gathered)) {
    const tried = await headsOf(scope, asked, [isMeant(search)], bounds.tried);
    if (tried.length >= asked.limit) return tried;
    if (tried.length * fewOf < bounds.tried) {
      const most = Math.ceil(1.5 * asked.limit);
      const newest = await findNewestMeant(scope, search, asked.after, most, bounds.weighed);
      const page = newest ? await headsOf(scope, asked, [sql<boolean>`c.id = any(${newest}::text[])`], null) : [];
      if (page.length >= asked.limit) return page;
    }
    const near = await headsOf(scope, asked, [isMeant(search)], bounds.walked);
    if (near.length >= asked.limit) return near;
  }
  return headsOf(scope, asked, [isAmongMeant(scope, search)], null);
}

/** Those that meet all conditions; of the newest `among` alone where that is said. */
async function headsOf(
  scope: BusinessScope,
  asked: Asked,
  conditions: readonly RawBuilder<boolean>[],
  among: number | null,
): Promise<readonly HeadRow[]> {
  const { after } = asked;
  let near = scope.db.selectFrom('conversations').selectAll().where('business_id', '=', scope.business);
  if (after) near = near.where(sql<boolean>`(last_line_at, id) < (${after.at}::timestamptz, ${after.id})`);
  if (among !== null) near = near.orderBy('last_line_at', 'desc').orderBy('id', 'desc').limit(sql.lit(among));
  // The page is cut before anything is joined to it.
  let page = scope.db
    .selectFrom(near.as('c'))
    .selectAll()
    .orderBy('last_line_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(conditions.length === 0 ? asked.limit : (unseen(asked.limit) as RawBuilder<number>));
  if (asked.view) for (const condition of views[asked.view](scope)) page = page.where(condition);
  if (asked.only) page = page.where('c.id', '=', asked.only);
  if (asked.state) page = page.where('c.state', '=', asked.state);
  if (asked.channel) page = page.where('c.channel', '=', asked.channel);
  if (asked.contact) page = page.where('c.contact_id', '=', asked.contact);
  if (asked.assignee) page = page.where('c.assigned_to', '=', asked.assignee);
  if (asked.label) page = page.where(sql<boolean>`${asked.label} = any(labels)`);
  for (const condition of conditions) page = page.where(condition);
  const rows = await scope.db
    .selectFrom(page.as('c'))
    .leftJoin('contacts', 'contacts.id', 'c.contact_id')
    .leftJoin('users', 'users.id', 'c.held_by')
    .leftJoin('users as assignees', 'assignees.id', 'c.assigned_to')
    .select(threadFields.map((field) => `c.${field}` as const))
    .select(['contacts.name as contact_name', 'users.name as holder_name', 'assignees.name as assignee_name'])
    .select(['c.assigned_to', 'snoozed_until', 'is_spam', 'labels'])
    .select(['outcome', 'summary', 'next_step', 'last_line_at'])
    .select([
      awaits.as('awaits'),
      sql<string>`(select text from lines where conversation_id = c.id and who <> 'note' order by seq desc limit 1)`.as(
        'last_text',
      ),
    ])
    .orderBy('last_line_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows as unknown as HeadRow[];
}

/** How many wait for the team at this moment. */
export async function countAwaiting(scope: BusinessScope): Promise<number> {
  const conditions = sql.join(views['needs-person'](scope), sql` and `);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversations c
    where c.business_id = ${scope.business} and ${conditions}`.execute(scope.db);
  return rows[0]?.count ?? 0;
}

/** How many go on with the receptionist and with a person, by the index of those that go on. */
export async function countGoingOn(scope: BusinessScope): Promise<{ open: number; withPerson: number }> {
  const { rows } = await sql<{ open: number; withPerson: number }>`
    select (count(*) filter (where state = 'open'))::int as "open",
      (count(*) filter (where state = 'with-person'))::int as "withPerson"
    from conversations c
    where business_id = ${scope.business} and ended_at is null and state in ('open', 'with-person')
      and ${isCurrent(scope)}`.execute(scope.db);
  return rows[0] ?? { open: 0, withPerson: 0 };
}

/** Whether that person works in the business. */
export async function isMember({ db, business }: BusinessScope, user: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('business_id', '=', business)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row !== undefined;
}
