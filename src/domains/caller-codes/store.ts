// Codes that were sent to prove who is asking. Only their hashes are kept.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';

export type CodeRow = {
  readonly id: Id<'callerCode'>;
  readonly contact_id: Id<'contact'> | null;
  readonly code_hash: string;
  readonly expires_at: Date;
};

/** A code that was said and right. */
export type Proof = { readonly proof: Id<'callerCode'>; readonly contact: Id<'contact'> };

export async function insertCode(
  scope: BusinessScope,
  code: {
    readonly conversation: Id<'conversation'>;
    readonly contact: Id<'contact'> | null;
    readonly hash: string;
    readonly by: 'sms' | 'email';
    readonly expiresAt: Date;
  },
): Promise<Id<'callerCode'>> {
  const id = scope.newId('callerCode');
  await scope.db
    .insertInto('caller_codes')
    .values({
      id,
      business_id: scope.business,
      conversation_id: code.conversation,
      contact_id: code.contact,
      code_hash: code.hash,
      sent_by: code.by,
      expires_at: code.expiresAt,
      created_at: scope.now(),
    })
    .execute();
  return id;
}

/** How many codes a conversation has asked for, and how often a wrong one was said. */
export async function countCodes(
  scope: BusinessScope,
  conversation: Id<'conversation'>,
): Promise<{ sent: number; tries: number }> {
  const { rows } = await sql<{ sent: number; tries: number }>`
    select count(*)::int as sent, coalesce(sum(tries), 0)::int as tries from caller_codes
    where business_id = ${scope.business} and conversation_id = ${conversation}`.execute(scope.db);
  return rows[0] ?? { sent: 0, tries: 0 };
}

/** How many codes went to a contact in all conversations since that instant. */
export async function countToContact(scope: BusinessScope, contact: Id<'contact'>, since: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from caller_codes
    where business_id = ${scope.business} and contact_id = ${contact} and created_at > ${since}`.execute(scope.db);
  return rows[0]?.sent ?? 0;
}

/** The codes of the conversation that are not used up, the newest first. */
export async function listCodes(scope: BusinessScope, conversation: Id<'conversation'>): Promise<readonly CodeRow[]> {
  const rows = await scope.db
    .selectFrom('caller_codes')
    .select(['id', 'contact_id', 'code_hash', 'expires_at'])
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows as CodeRow[];
}

/** The codes of the conversation that were said, and whom each of them proved. */
export async function listUsed(scope: BusinessScope, conversation: Id<'conversation'>): Promise<readonly Proof[]> {
  const rows = await scope.db
    .selectFrom('caller_codes')
    .select(['id as proof', 'contact_id as contact'])
    .where('business_id', '=', scope.business)
    .where('conversation_id', '=', conversation)
    .where('used_at', 'is not', null)
    .where('contact_id', 'is not', null)
    .execute();
  return rows as Proof[];
}

/** Notes a try: a right one uses the code up, a wrong one counts. */
export async function noteTry(scope: BusinessScope, id: Id<'callerCode'>, isRight: boolean): Promise<void> {
  await sql`
    update caller_codes set tries = tries + ${isRight ? 0 : 1}, used_at = ${isRight ? scope.now() : null}
    where business_id = ${scope.business} and id = ${id}`.execute(scope.db);
}
