// The mails that wait and the ones that went. What they say is erased once they are out: a link in them opens an account.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
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
