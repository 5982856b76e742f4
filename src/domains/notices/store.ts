// The mails that wait and the ones that went. What they say is erased once they are out: a link in them opens an account.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { Notice } from './contract.ts';

/** A mail that has not gone out yet; `values` is null when it has. */
export type KeptNotice = {
  readonly id: Id<'mail'>;
  readonly template: string;
  readonly recipient: string;
  readonly values: unknown;
  readonly created_at: Date;
};

/** Null when a mail with this effect key is already known. */
export async function insertMail(scope: BusinessScope | SystemScope, notice: Notice): Promise<Id<'mail'> | null> {
  const kept = await sql<{ id: Id<'mail'> }>`
    insert into mails (id, business_id, effect_key, template, recipient, values, created_at)
    values (${scope.newId('mail')}, ${scope.business}, ${notice.effectKey}, ${notice.template}, ${notice.to},
            ${JSON.stringify(notice.values)}::jsonb, ${scope.now()})
    on conflict (effect_key) do nothing
    returning id`.execute(scope.db);
  return kept.rows[0]?.id ?? null;
}

/** The mail of that id in whichever state, or null. */
export async function findMail(scope: SystemScope, id: string): Promise<KeptNotice | null> {
  const found = await sql<KeptNotice>`
    select id, template, recipient, values, created_at from mails where id = ${id}`.execute(scope.db);
  return found.rows[0] ?? null;
}

/** Notes that a mail is out and erases what it said. Safe to repeat. */
export async function markMailSent(scope: SystemScope, id: string, providerId: string): Promise<void> {
  await sql`
    update mails set values = null, provider_id = ${providerId}, sent_at = ${scope.now()}
    where id = ${id} and sent_at is null`.execute(scope.db);
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
  /** Unlike for each thing to be told once: a booking that moves is told again. */
  readonly key: string;
  readonly kind: 'on-call' | 'hand-off' | 'urgent' | 'message' | 'booked' | 'cancelled';
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** The message, the reason of a hand-off, the service that is booked. */
  readonly body: string;
  readonly at: Date;
  readonly starts_at: Date | null;
};

/** Of all businesses, in order; rehearsals and the site's samples are nobody's news. At most a thousand. */
export async function findUntold(scope: SystemScope, since: Date): Promise<readonly Untold[]> {
  const { rows } = await sql<Untold>`
    with events as (
      select business_id, conversation_id, id as key, case handed_to when 'on-call' then 'on-call' else 'hand-off' end as kind,
             name, phone, null as email, address, reason as body, asked_at as at, null::timestamptz as starts_at
      from hand_offs where asked_at > ${since}
      union all
      select business_id, conversation_id, id, case when is_urgent then 'urgent' else 'message' end,
             name, phone, email, null, body, created_at, null
      from messages where created_at > ${since}
      union all
      select a.business_id, a.conversation_id, a.id || ':' || status || ':' || extract(epoch from starts_at)::bigint, status,
             a.name, a.phone, a.email, a.address, s.name, a.updated_at, starts_at
      from appointments a join services s on s.id = a.service_id
      where a.updated_at > ${since} and (a.conversation_id is not null or a.booked_by = 'visitor') and status in ('booked', 'cancelled')
    )
    select e.*, b.name as business, b.timezone from events e
    join businesses b on b.id = e.business_id
    left join conversations c on c.id = e.conversation_id
    where c.is_test is not true and not b.is_sample and not exists (select 1 from effects where effects.key = 'told-owner:' || e.key)
    order by at, e.key limit 1000`.execute(scope.db);
  return rows;
}

/** Notes that the owners are told of this. False where somebody else has noted it already. */
export async function markTold(scope: SystemScope, key: string): Promise<boolean> {
  const noted = await sql`
    insert into effects (key, state, done_at) values (${`told-owner:${key}`}, 'done', ${scope.now()})
    on conflict (key) do nothing`.execute(scope.db);
  return noted.numAffectedRows === 1n;
}

/** Whom a business's news goes to. Telle's own business has no members: its news goes to the address in its profile. */
export async function findOwners(
  scope: SystemScope,
  business: BusinessId,
): Promise<readonly { readonly email: string; readonly name: string }[]> {
  const { rows } = await sql<{ email: string; name: string }>`
    select email, coalesce(name, '') as name from members join users on users.id = user_id
    where business_id = ${business} and role = 'owner'
    union all
    select p.email, '' from profiles p join businesses b on b.id = p.business_id
    where b.id = ${business} and b.is_own and p.email <> ''
    order by email`.execute(scope.db);
  return rows;
}
