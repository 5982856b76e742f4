// What the desk counts: this month, what was done lately, and what a person has missed.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { UserId } from '#shared/ids.ts';
import type { Desk, Missed } from '../contract.ts';
import { visitMinutes } from '../rules.ts';
import { counts } from './period.ts';

type Month = Omit<Desk['month'], 'conversations' | 'emailsSent' | 'textsSent'> & Desk['month']['conversations'];

export async function countMonth({ db, business }: BusinessScope, since: Date): Promise<Month> {
  const { rows } = await sql<Month>`
    with talks as (
      select channel, is_test from conversations where business_id = ${business} and started_at >= ${since} and not is_spam
    )
    select
      (select count(*)::int from talks where not is_test and channel = 'phone') as phone,
      (select count(*)::int from talks where not is_test and channel = 'sms') as sms,
      (select count(*)::int from talks where not is_test and channel = 'chat') as chat,
      (select count(*)::int from talks where not is_test and channel = 'email') as email,
      (select count(*)::int from talks where is_test) as "testCalls",
      made.all as appointments,
      made.visits,
      made.receptionist as "bookedByReceptionist",
      (select count(*)::int from messages m left join conversations c on c.id = m.conversation_id
       where m.business_id = ${business} and m.created_at >= ${since} and m.state <> 'taken-back'
         and not coalesce(c.is_test or c.is_spam, false)) as messages,
      (select count(distinct group_key)::int from unanswered_questions
       where business_id = ${business} and asked_at >= ${since} and ${counts(sql`conversation_id`)}) as questions
    from (
      select count(*)::int as all, (count(*) filter (where address <> ''))::int as visits,
             (count(*) filter (where booked_by = 'receptionist'))::int as receptionist
      from appointments
      where business_id = ${business} and created_at >= ${since} and status = 'booked' and booked_by <> 'system'
        and ${counts(sql`conversation_id`)}
    ) as made`.execute(db);
  const [month] = rows;
  if (!month) throw new Error('a count has one row');
  return month;
}

export type DeedRow = {
  readonly kind: 'conversation' | 'appointment';
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  /** What the kind has besides, under the names of the contract. */
  readonly more: Readonly<Record<string, unknown>>;
};

/** Talks and bookings that no talk made, the newest first. */
export async function findDeeds({ db, business }: BusinessScope, limit: number): Promise<readonly DeedRow[]> {
  const { rows } = await sql<DeedRow>`
    select * from (
      (select 'conversation' as kind, c.id, c.last_line_at as at,
          coalesce(nullif(contacts.name, ''), c.from_phone, c.from_email, '') as who,
          jsonb_build_object('channel', channel, 'outcome', outcome, 'words', coalesce(nullif(summary, ''),
            (select text from lines where conversation_id = c.id and who <> 'note' order by seq desc limit 1), '')) as more
        from conversations c left join contacts on contacts.id = c.contact_id
        where c.business_id = ${business} and not c.is_test and not c.is_spam
        order by c.last_line_at desc, c.id desc limit ${limit})
      union all
      (select 'appointment', a.id, a.created_at, coalesce(nullif(a.name, ''), a.phone, a.email, ''),
          jsonb_build_object('by', booked_by, 'service', services.name, 'startsAt', a.starts_at)
        from appointments a join services on services.id = a.service_id
        where a.business_id = ${business} and a.status = 'booked' and a.booked_by in ('user', 'api-key', 'visitor')
        order by a.created_at desc, a.id desc limit ${limit})
    ) as deeds
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Notes the look, and says since when the person had been away; null on their first visit. */
export async function noteVisit({ db, business, now }: BusinessScope, user: UserId): Promise<Date | null> {
  const at = now();
  const visitBegan = new Date(at.getTime() - visitMinutes * 60_000);
  const { rows } = await sql<{ away_since: Date | null }>`
    insert into desk_visits as v (business_id, user_id, seen_at) values (${business}, ${user}, ${at})
    on conflict (business_id, user_id) do update set
      seen_at = greatest(v.seen_at, excluded.seen_at),
      away_since = case when v.seen_at < ${visitBegan}::timestamptz then v.seen_at else v.away_since end
    returning away_since`.execute(db);
  return rows[0]?.away_since ?? null;
}

/** What happened after that instant. */
export async function countMissed({ db, business }: BusinessScope, since: Date): Promise<Omit<Missed, 'awaySince'>> {
  const { rows } = await sql<Omit<Missed, 'awaySince'>>`
    with talks as (
      select id, is_test or is_spam as is_none from conversations where business_id = ${business}
    )
    select
      (select count(*)::int from conversations
       where business_id = ${business} and not is_test and not is_spam and started_at > ${since}) as conversations,
      (select count(*)::int from appointments where business_id = ${business} and status = 'booked'
         and booked_by in ('receptionist', 'visitor') and created_at > ${since} and ${counts(sql`conversation_id`)}) as booked,
      (select count(*)::int from appointments
       where business_id = ${business} and status = 'cancelled' and cancelled_at > ${since}
         and ${counts(sql`conversation_id`)}) as cancelled,
      (select count(*)::int from messages m left join talks on talks.id = m.conversation_id
       where m.business_id = ${business} and m.created_at > ${since} and m.state <> 'taken-back'
         and not coalesce(is_none, false)) as messages,
      (select count(*)::int from hand_offs h join talks on talks.id = h.conversation_id
       where h.business_id = ${business} and h.asked_at > ${since} and not is_none) as "handOffs",
      (select count(distinct group_key)::int from unanswered_questions
       where business_id = ${business} and asked_at > ${since} and ${counts(sql`conversation_id`)}) as questions`.execute(
    db,
  );
  const [missed] = rows;
  if (!missed) throw new Error('a count has one row');
  return missed;
}
