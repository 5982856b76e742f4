// What a period held, counted in its business's own time zone. Test calls and spam count nowhere.
import { type RawBuilder, sql } from 'kysely';
import type { Channel } from '#domains/conversations/rules.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Figures } from '../contract.ts';
import { goals, returnHours } from '../rules.ts';

/** What stands with a test call or with spam counts nowhere; what came of no conversation counts. */
export const counts = (conversation: RawBuilder<unknown>) => sql`not exists (
  select from conversations t where t.id = ${conversation} and (t.is_test or t.is_spam))`;

export type Asked = { readonly since: Date; readonly timezone: string };

export type TalksCount = {
  readonly day: string;
  readonly hour: number;
  readonly channel: Channel;
  readonly outcome: string | null;
  readonly count: number;
};

/** Conversations that began in the period, by all that they are shown by. */
export async function countTalks(
  { db, business }: BusinessScope,
  { since, timezone }: Asked,
): Promise<readonly TalksCount[]> {
  const { rows } = await sql<TalksCount>`
    select to_char(began, 'YYYY-MM-DD') as day, extract(hour from began)::int as hour, channel, outcome, count(*)::int as count
    from (
      select started_at at time zone ${timezone} as began, channel, case when ended_at is not null then outcome end as outcome
      from conversations
      where business_id = ${business} and started_at >= ${since} and not is_test and not is_spam
    ) as talks
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

export type BookedCount = {
  readonly day: string;
  readonly by: string;
  readonly standing: number;
  readonly cancelled: number;
};

export async function countBooked(
  { db, business }: BusinessScope,
  { since, timezone }: Asked,
): Promise<readonly BookedCount[]> {
  const { rows } = await sql<BookedCount>`
    select to_char(created_at at time zone ${timezone}, 'YYYY-MM-DD') as day, booked_by as by,
      (count(*) filter (where status = 'booked'))::int as standing,
      (count(*) filter (where status = 'cancelled'))::int as cancelled
    from appointments
    where business_id = ${business} and created_at >= ${since} and status <> 'held' and booked_by <> 'system'
      and ${counts(sql`conversation_id`)}
    group by 1, 2`.execute(db);
  return rows;
}

export type QuestionsCount = {
  readonly day: string;
  readonly state: 'open' | 'answered' | 'dismissed';
  readonly count: number;
};

export async function countQuestions(
  { db, business }: BusinessScope,
  { since, timezone }: Asked,
): Promise<readonly QuestionsCount[]> {
  const { rows } = await sql<QuestionsCount>`
    select to_char(asked_at at time zone ${timezone}, 'YYYY-MM-DD') as day, state, count(*)::int as count
    from unanswered_questions
    where business_id = ${business} and asked_at >= ${since} and ${counts(sql`conversation_id`)} group by 1, 2`.execute(
    db,
  );
  return rows;
}

/** Each in its newest words. */
export async function findMostAsked(
  { db, business }: BusinessScope,
  since: Date,
  limit: number,
): Promise<Figures['questions']['most']> {
  const { rows } = await sql<{ question: string; times: number }>`
    select (array_agg(question order by asked_at desc, id desc))[1] as question, count(*)::int as times
    from unanswered_questions
    where business_id = ${business} and asked_at >= ${since} and state = 'open' and ${counts(sql`conversation_id`)}
    group by group_key order by times desc, max(asked_at) desc limit ${limit}`.execute(db);
  return rows;
}

/** A person had a part in it, or was asked to. */
const neededPerson = sql`(
  exists (select from hand_offs h where h.business_id = c.business_id and h.conversation_id = c.id)
  or exists (select from lines l where l.conversation_id = c.id and l.who = 'person'))`;

/** The same contact, or the same thread where nobody is known, began another talk within the window. */
const cameBack: RawBuilder<unknown> = sql`exists (
  select from conversations r
  where r.business_id = c.business_id and r.id <> c.id and not r.is_test and not r.is_spam
    and r.started_at >= c.last_line_at and r.started_at <= c.last_line_at + make_interval(hours => ${returnHours})
    and (r.contact_id = c.contact_id or (r.channel = c.channel and r.thread_key = c.thread_key)))`;

/** Every conversation of the period stands in exactly one of the counts, `contained` to `silent`. */
export async function countContained(
  { db, business, now }: BusinessScope,
  since: Date,
): Promise<Omit<Figures['containment'], 'judged'>> {
  const { rows } = await sql<Omit<Figures['containment'], 'judged'>>`
    with judged as (
      select case
        when c.ended_at is not null and c.outcome = 'abandoned' then 'silent'
        when c.ended_at is null or c.last_line_at > ${now()}::timestamptz - make_interval(hours => ${returnHours}) then 'recent'
        when not coalesce(c.outcome = any(${[...goals]}::text[]), false) or ${neededPerson} then 'missed'
        when c.outcome = 'answered' and exists (
          select from unanswered_questions q where q.business_id = c.business_id and q.conversation_id = c.id) then 'missed'
        when ${cameBack} then 'returned'
        else 'contained' end as verdict
      from conversations c
      where c.business_id = ${business} and c.started_at >= ${since} and not c.is_test and not c.is_spam
    )
    select
      (count(*) filter (where verdict = 'contained'))::int as contained,
      (count(*) filter (where verdict = 'missed'))::int as "goalMissed",
      (count(*) filter (where verdict = 'returned'))::int as returned,
      (count(*) filter (where verdict = 'recent'))::int as "tooRecent",
      (count(*) filter (where verdict = 'silent'))::int as silent
    from judged`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count has one row');
  return counted;
}

/** How long replies took, by channel. */
export async function measureReplies({ db, business }: BusinessScope, since: Date): Promise<Figures['replies']> {
  const { rows } = await sql<Figures['replies'][number]>`
    select c.channel, count(*)::int as replies,
      round(percentile_cont(0.5) within group (order by l.took_ms))::int as "medianMs",
      round(percentile_cont(0.95) within group (order by l.took_ms))::int as "p95Ms"
    from conversations c join lines l on l.conversation_id = c.id
    where c.business_id = ${business} and c.last_line_at >= ${since} and not c.is_test and not c.is_spam
      and l.said_at >= ${since} and l.who = 'receptionist' and l.took_ms is not null
    group by c.channel order by replies desc, c.channel`.execute(db);
  return rows;
}

/** How long callers waited for a person who came. */
export async function measureHandOffs({ db, business }: BusinessScope, since: Date): Promise<Figures['handOffs']> {
  const waited = sql`extract(epoch from h.taken_at - h.asked_at) * 1000`;
  const { rows } = await sql<Figures['handOffs']>`
    select count(*)::int as asked, count(h.taken_at)::int as taken,
      round(percentile_cont(0.5) within group (order by ${waited}))::int as "medianMs",
      round(percentile_cont(0.95) within group (order by ${waited}))::int as "p95Ms"
    from hand_offs h join conversations c on c.id = h.conversation_id
    where h.business_id = ${business} and h.asked_at >= ${since} and not c.is_test and not c.is_spam`.execute(db);
  return rows[0] ?? { asked: 0, taken: 0, medianMs: null, p95Ms: null };
}
