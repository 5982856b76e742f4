// What is counted against a plan. What Telle itself writes so that something can be done at all, a confirmation with its
// private link or a code, counts nowhere.
import { sql } from 'kysely';
import type { Plan } from '#domains/subscriptions/rules.ts';
import type { Db, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId } from '#shared/ids.ts';

type Of = { readonly db: Db; readonly business: BusinessId };

/** A month as far as it has gone. */
export type Gone = { readonly since: Date; readonly now: Date };

/** What has not reached anybody for that long is not on its way any more. */
const onTheWayMs = 60 * 60_000;

/**
 * Replies of the receptionist and the team that went out over a channel, or are just going, and reminders; rehearsals are
 * nobody's. What lies here, since there is no mail server or it was refused, has used nothing of a plan.
 */
const sentOver = (channel: 'email' | 'sms', business: BusinessId, { since, now }: Gone) => sql`
  ((select count(*)::int from conversations c join lines l on l.conversation_id = c.id
    where c.business_id = ${business} and c.channel = ${channel} and not c.is_test
      and c.last_line_at >= ${since} and l.said_at >= ${since} and l.who in ('receptionist', 'person')
      and (l.delivered_at is not null or l.said_at > ${new Date(now.getTime() - onTheWayMs)}))
   + (select count(*)::int from reminders r where r.business_id = ${business} and r.sent_at >= ${since}
      and r.sent_by = ${channel === 'email' ? 'email' : 'text'}
      and not exists (select from mails m where m.business_id = ${business} and m.sent_at is null
        and m.template = 'reminder' and split_part(m.effect_key, ':', 2) = r.appointment_id)))`;

export type Used = {
  readonly emails: number;
  readonly texts: number;
  readonly contacts: number;
  readonly appointments: number;
};

export async function countUsed({ db, business }: Of, gone: Gone): Promise<Used> {
  const { rows } = await sql<Used>`
    select ${sentOver('email', business, gone)} as emails,
      ${sentOver('sms', business, gone)} as texts,
      (select count(*)::int from contacts where business_id = ${business}) as contacts,
      (select count(*)::int from appointments where business_id = ${business} and status = 'booked'
         and booked_by <> 'system' and created_at >= ${gone.since}) as appointments`.execute(db);
  return rows[0] ?? { emails: 0, texts: 0, contacts: 0, appointments: 0 };
}

export async function countSent({ db, business }: Of, channel: 'email' | 'sms', gone: Gone): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${sentOver(channel, business, gone)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

export type PlanHolder = {
  readonly id: BusinessId;
  readonly name: string;
  readonly timezone: string;
  readonly plan: Plan;
  readonly trialCallsLeft: number;
};

const holderColumns = sql`id, name, timezone, plan, trial_calls_remaining as "trialCallsLeft"`;

export async function findHolder({ db, business }: Of): Promise<PlanHolder | undefined> {
  const { rows } = await sql<PlanHolder>`select ${holderColumns} from businesses where id = ${business}`.execute(db);
  return rows[0];
}

/** Businesses of people on that plan, by id, after one of them; nobody reads mail in a demo or a sample. */
export async function listHolders(
  { db }: SystemScope,
  { plan, after, most }: { readonly plan: Plan; readonly after: string; readonly most: number },
): Promise<readonly PlanHolder[]> {
  const { rows } = await sql<PlanHolder>`
    select ${holderColumns} from businesses
    where plan = ${plan} and not is_demo and not is_sample and not is_own and id > ${after}
    order by id limit ${most}`.execute(db);
  return rows;
}
