// Conversations as the team lists them: a page at a time, with the names that belong to them.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { Place } from '#shared/place.ts';
import type { ConversationState, Outcome } from '../contract.ts';
import type { Channel } from '../rules.ts';
import { type ThreadRow, threadFields } from './threads.ts';

export type HeadRow = ThreadRow & {
  readonly contact_name: string | null;
  readonly holder_name: string | null;
  readonly outcome: Outcome | null;
  readonly summary: string | null;
  readonly next_step: string | null;
  readonly last_text: string | null;
  readonly last_line_at: Date;
};

export type Asked = {
  readonly state?: ConversationState | undefined;
  readonly channel?: Channel | undefined;
  readonly search?: string | undefined;
  readonly after: Place | null;
  readonly limit: number;
  readonly only?: Id<'conversation'>;
};

/** Conversations with the names that belong to them, the newest first. */
export async function findHeads({ db, business }: BusinessScope, asked: Asked): Promise<readonly HeadRow[]> {
  let query = db
    .selectFrom('conversations as c')
    .leftJoin('contacts', 'contacts.id', 'c.contact_id')
    .leftJoin('users', 'users.id', 'c.held_by')
    .select(threadFields.map((field) => `c.${field}` as const))
    .select([
      'contacts.name as contact_name',
      'users.name as holder_name',
      'outcome',
      'summary',
      'next_step',
      'last_line_at',
    ])
    .select(
      sql<string>`(select text from lines where conversation_id = c.id and who <> 'note' order by seq desc limit 1)`.as(
        'last_text',
      ),
    )
    .where('c.business_id', '=', business)
    .orderBy('last_line_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(asked.limit);
  if (asked.only) query = query.where('c.id', '=', asked.only);
  if (asked.state) query = query.where('c.state', '=', asked.state);
  if (asked.channel) query = query.where('c.channel', '=', asked.channel);
  if (asked.after)
    query = query.where(sql<boolean>`(last_line_at, c.id) < (${asked.after.at}::timestamptz, ${asked.after.id})`);
  if (asked.search) {
    const like = `%${asked.search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query =
      query.where(sql<boolean>`(contacts.name ilike ${like} or from_phone ilike ${like} or from_email ilike ${like}
      or exists (select from lines where conversation_id = c.id and text ilike ${like}))`);
  }
  return (await query.execute()) as unknown as HeadRow[];
}
