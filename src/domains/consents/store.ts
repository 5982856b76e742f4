// Decisions of contacts about being written to; none is ever changed.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { ConsentChannel } from './contract.ts';

export type ConsentRow = {
  readonly id: Id<'consent'>;
  readonly channel: ConsentChannel;
  readonly is_given: boolean;
  readonly how: string;
  readonly by: string | null;
  readonly decided_at: Date;
};

/** The newest first. */
export async function findConsents(
  { db, business }: BusinessScope,
  contact: Id<'contact'>,
  limit: number,
): Promise<readonly ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select c.id, channel, is_given, how, nullif(users.name, '') as by, decided_at
    from contact_consents c left join users on users.id = c.user_id
    where c.business_id = ${business} and c.contact_id = ${contact}
    order by decided_at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertConsent(
  scope: BusinessScope,
  contact: Id<'contact'>,
  { channel, isGiven, how }: { readonly channel: ConsentChannel; readonly isGiven: boolean; readonly how: string },
): Promise<Id<'consent'>> {
  const { db, business, actor } = scope;
  const id = scope.newId('consent');
  await db
    .insertInto('contact_consents')
    .values({
      ...{ id, business_id: business, contact_id: contact, channel, is_given: isGiven, how },
      ...{ user_id: actor.kind === 'user' ? actor.id : null, decided_at: scope.now() },
    })
    .execute();
  return id;
}

/** What holds of one channel; undefined where nobody has said. */
export async function findDecision(
  { db, business }: BusinessScope,
  contact: Id<'contact'>,
  channel: ConsentChannel,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('contact_consents')
    .select('is_given')
    .where('business_id', '=', business)
    .where('contact_id', '=', contact)
    .where('channel', '=', channel)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.is_given;
}
