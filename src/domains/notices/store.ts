// The mails that wait and the ones that went. What they say is erased once they are out: a link in them opens an account.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { NewsKind } from '#domains/notice-choices/rules.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import { noteEffect } from '#platform/queue/note-effect.ts';
import type { BusinessId, Id, UserId } from '#shared/ids.ts';
import type { Notice } from './contract.ts';

/** A mail that has not gone out yet; `values` is null when it has. */
export type KeptNotice = {
  readonly id: Id<'mail'>;
  readonly template: string;
  readonly recipient: string;
  readonly values: unknown;
  readonly created_at: Date;
  /** It may not leave: a demo, which anybody can open, wrote it to somebody who is not in it, or nobody can have that address. */
  readonly is_withheld: boolean;
};

/** Null when a mail with this effect key is already known, and for the site's sample businesses, which write to nobody. */
export async function insertMail(scope: BusinessScope | SystemScope, notice: Notice): Promise<Id<'mail'> | null> {
  const kept = await sql<{ id: Id<'mail'> }>`
    insert into mails (id, business_id, effect_key, template, recipient, values, created_at)
    select ${scope.newId('mail')}, ${scope.business}, ${notice.effectKey}, ${notice.template}, ${notice.to},
           ${JSON.stringify(notice.values)}::jsonb, ${scope.now()}::timestamptz
    where not exists (select from businesses where id = ${scope.business} and is_sample)
    on conflict (effect_key) do nothing
    returning id`.execute(scope.db);
  return kept.rows[0]?.id ?? null;
}

/** The mail of that id in whichever state, or null. */
export async function findMail(scope: SystemScope, id: string): Promise<KeptNotice | null> {
  const found = await sql<KeptNotice>`
    select m.id, m.template, m.recipient, m.values, m.created_at,
      m.recipient like '%.invalid' or coalesce(b.is_demo, false) and not exists (
        select from members o join users u on u.id = o.user_id
        where o.business_id = m.business_id and lower(u.email) = lower(m.recipient)) as is_withheld
    from mails m left join businesses b on b.id = m.business_id where m.id = ${id}`.execute(scope.db);
  return found.rows[0] ?? null;
}

/** Notes that a mail is out and erases what it said. Safe to repeat. */
export async function markMailSent(scope: SystemScope, id: string, providerId: string): Promise<void> {
  await sql`
    update mails set values = null, provider_id = ${providerId}, sent_at = ${scope.now()}
    where id = ${id} and sent_at is null`.execute(scope.db);
}

/** Forgets one mail that was not sent. */
export async function deleteMail(scope: SystemScope, id: string): Promise<void> {
  await sql`delete from mails where id = ${id} and sent_at is null`.execute(scope.db);
}

/** Forgets mails, sent or not, that were made before that instant, and says how many. */
export async function deleteMailsBefore(scope: SystemScope, before: Date): Promise<number> {
  const gone = await sql`delete from mails where created_at < ${before}`.execute(scope.db);
  return Number(gone.numAffectedRows ?? 0n);
}

/** One word a reader, without the address: mails to one person go out one after the other. */
export function laneOf(recipient: string): string {
  return `mail:${createHash('sha256').update(recipient.toLowerCase()).digest('hex').slice(0, 24)}`;
}

/** Something that a caller left, or that was booked for one, of which the owners have not been told. */
export type Untold = {
  readonly business_id: BusinessId;
  readonly business: string;
  readonly timezone: string;
  /** What it came of; null for what was booked on the page. */
  readonly conversation_id: Id<'conversation'> | null;
  /** Unlike for each thing to be told once: a booking that moves is told again. */
  readonly key: string;
  readonly kind: NewsKind;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** The message, the reason of a hand-off, the service that is booked. */
  readonly body: string;
  readonly at: Date;
  readonly starts_at: Date | null;
};

/** What happened since then and was not told; rehearsals and the site's samples are nobody's news. */
const untold = (since: Date) => sql`
    from (
      select business_id, conversation_id, id as key, case handed_to when 'on-call' then 'on-call' else 'hand-off' end as kind,
             name, phone, null as email, address, reason as body, asked_at as at, null::timestamptz as starts_at
      from hand_offs where asked_at > ${since}
      union all
      select business_id, conversation_id, id, case when is_urgent then 'urgent' else 'message' end,
             name, phone, email, null, body, created_at, null
      from messages where created_at > ${since} and state <> 'taken-back'
      union all
      select a.business_id, a.conversation_id, a.id || ':' || status || ':' || extract(epoch from starts_at)::bigint,
             case when status = 'booked' and (a.created_at < ${since} or exists (
               select from effects where effects.key = 'told-owner:' || a.id || ':booked')) then 'moved' else status end,
             a.name, a.phone, a.email, a.address, s.name, a.updated_at, starts_at
      from appointments a join services s on s.id = a.service_id
      where a.updated_at > ${since} and (a.conversation_id is not null or a.booked_by = 'visitor') and status in ('booked', 'cancelled')
    ) e
    join businesses b on b.id = e.business_id
    left join conversations c on c.id = e.conversation_id
    where c.is_test is not true and not b.is_sample and not exists (select 1 from effects where effects.key = 'told-owner:' || e.key)`;

/** The businesses that have news, the longest waiting first. */
export async function findWithNews(scope: SystemScope, since: Date): Promise<readonly BusinessId[]> {
  const { rows } = await sql<{ business_id: BusinessId }>`
    select e.business_id ${untold(since)} group by 1 order by min(e.at)`.execute(scope.db);
  return rows.map(({ business_id }) => business_id);
}

/** The news of one business, in order. At most a thousand. */
export async function findUntold(scope: SystemScope, business: BusinessId, since: Date): Promise<readonly Untold[]> {
  const { rows } = await sql<Untold>`
    select e.*, b.name as business, b.timezone ${untold(since)} and e.business_id = ${business}
    order by e.at, e.key limit 1000`.execute(scope.db);
  return rows;
}

/** Notes that the owners are told of this. False where somebody else has noted it already. */
export const markTold = (scope: BusinessScope | SystemScope, key: string): Promise<boolean> =>
  noteEffect(scope, `told-owner:${key}`);

/** Keeps one piece of news for a person whose quiet hours it came in. */
export async function holdNews(
  scope: SystemScope,
  held: { business: BusinessId; user: UserId; key: string; subject: string; paragraph: string },
): Promise<void> {
  await sql`
    insert into held_news (business_id, user_id, news_key, subject, paragraph, held_at)
    values (${held.business}, ${held.user}, ${held.key}, ${held.subject}, ${held.paragraph}, ${scope.now()})
    on conflict do nothing`.execute(scope.db);
}

export type HeldNews = {
  readonly business: BusinessId;
  readonly user: UserId;
  readonly key: string;
  readonly subject: string;
  readonly paragraph: string;
};

/** The businesses for whose owners news is held. */
export async function findHolders(scope: SystemScope): Promise<readonly BusinessId[]> {
  const { rows } = await sql<{ business: BusinessId }>`
    select business_id as business from held_news group by 1 order by min(held_at)`.execute(scope.db);
  return rows.map(({ business }) => business);
}

/** Takes what is held for one person, in the order in which it came. What is taken is held no longer. */
export async function takeHeldNews(
  scope: SystemScope,
  business: BusinessId,
  user: UserId,
): Promise<readonly HeldNews[]> {
  const { rows } = await sql<HeldNews & { held_at: Date }>`
    delete from held_news where business_id = ${business} and user_id = ${user}
    returning business_id as business, user_id as "user", news_key as key, subject, paragraph, held_at`.execute(
    scope.db,
  );
  return [...rows].sort((a, b) => a.held_at.getTime() - b.held_at.getTime() || a.key.localeCompare(b.key));
}

/** Drops what is held for people who are owners no more. */
export async function dropHeldOfNobody(scope: SystemScope): Promise<void> {
  await sql`
    delete from held_news h where not exists (
      select from members m where m.business_id = h.business_id and m.user_id = h.user_id and m.role = 'owner')`.execute(
    scope.db,
  );
}

/** Name and zone of a business. */
export async function findBusiness(
  scope: SystemScope,
  business: BusinessId,
): Promise<{ readonly name: string; readonly timezone: string }> {
  return scope.db
    .selectFrom('businesses')
    .select(['name', 'timezone'])
    .where('id', '=', business)
    .executeTakeFirstOrThrow();
}

/** What the receptionist did for a business in the week that ended last, in its own days. */
export type Week = {
  readonly business: BusinessId;
  readonly name: string;
  /** Monday and Sunday of it, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly sunday: string;
  readonly conversations: number;
  readonly booked: number;
  readonly cancelled: number;
  readonly messages: number;
  readonly hand_offs: number;
  readonly unanswered: number;
  /** Those of them that still wait for an answer and were asked most, three at most. */
  readonly asked: readonly string[];
};

/** What stands with a test call or with spam counts in no report, as it counts on no page; what came of no conversation counts. */
const isReal = (conversation: string) => sql`not exists (
  select from conversations t where t.id = ${sql.ref(conversation)} and (t.is_test or t.is_spam))`;

/**
 * Of each business where it is Monday from eight o'clock on and in whose week somebody called or wrote. Demo businesses
 * get none: nobody reads mail there.
 */
export async function findWeeks(scope: SystemScope): Promise<readonly Week[]> {
  const { rows } = await sql<Week>`
    with places as (
      select id, name, timezone, date_trunc('week', ${scope.now()} at time zone timezone) as ends
      from businesses
      where not is_demo and not is_sample and not is_own
        and extract(isodow from ${scope.now()} at time zone timezone) = 1
        and extract(hour from ${scope.now()} at time zone timezone) >= 8
    ),
    weeks as (
      select id, name, ends, (ends - interval '7 days') at time zone timezone as since, ends at time zone timezone as until
      from places
    ),
    figures as (
      select id as business, name, to_char(ends - interval '7 days', 'YYYY-MM-DD') as monday, to_char(ends - interval '1 day', 'YYYY-MM-DD') as sunday,
        (select count(*)::int from conversations c where c.business_id = w.id and not is_test and not is_spam and started_at >= since and started_at < until) as conversations,
        (select count(*)::int from appointments a where a.business_id = w.id and status = 'booked' and booked_by in ('receptionist', 'visitor')
          and created_at >= since and created_at < until and ${isReal('a.conversation_id')}) as booked,
        (select count(*)::int from appointments a where a.business_id = w.id and cancelled_at >= since and cancelled_at < until
          and ${isReal('a.conversation_id')}) as cancelled,
        (select count(*)::int from messages m where m.business_id = w.id and state <> 'taken-back' and created_at >= since and created_at < until
          and ${isReal('m.conversation_id')}) as messages,
        (select count(*)::int from hand_offs h where h.business_id = w.id and asked_at >= since and asked_at < until
          and ${isReal('h.conversation_id')}) as hand_offs,
        (select count(*)::int from unanswered_questions q where q.business_id = w.id and asked_at >= since and asked_at < until
          and ${isReal('q.conversation_id')}) as unanswered,
        array(select (array_agg(question order by asked_at desc, q.id desc))[1] from unanswered_questions q
          where q.business_id = w.id and state = 'open' and asked_at >= since and asked_at < until
          and ${isReal('q.conversation_id')}
          group by group_key order by count(*) desc, max(asked_at) desc limit 3) as asked
      from weeks w
    )
    select * from figures where conversations + booked > 0 order by business`.execute(scope.db);
  return rows;
}
