// Everything that names one contact, in one query: each kind comes from its own index, then they are merged.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { Place } from '#shared/place.ts';

export type Kind = 'conversation' | 'appointment' | 'message' | 'note' | 'consent' | 'merge';

export type HappeningRow = {
  readonly kind: Kind;
  readonly id: string;
  readonly at: Date;
  /** What the kind has besides, under the names of its columns. */
  readonly more: Readonly<Record<string, unknown>>;
};

/** At most `limit` of them, or of one kind, that come after that place, or the newest. Holds are none. */
export async function findHappenings(
  { db, business }: BusinessScope,
  contact: Id<'contact'>,
  kind: Kind | undefined,
  after: Place | null,
  limit: number,
): Promise<readonly HappeningRow[]> {
  const page = (at: string, id: string) =>
    sql`${after ? sql`and (${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}::timestamptz, ${after.id})` : sql``}
      order by ${sql.ref(at)} desc, ${sql.ref(id)} desc limit ${limit}`;
  const of: Record<Kind, RawBuilder<unknown>> = {
    conversation: sql`
      select 'conversation' as kind, c.id, c.last_line_at as at, jsonb_build_object(
          'channel', channel, 'isTest', is_test, 'isOpen', ended_at is null, 'outcome', outcome, 'summary', summary, 'lineCount', line_count,
          'lastText', coalesce((select text from lines where conversation_id = c.id and who <> 'note' order by seq desc limit 1), '')
        ) as more
        from conversations c
        where c.business_id = ${business} and c.contact_id = ${contact}
        ${page('c.last_line_at', 'c.id')}`,
    appointment: sql`
      select 'appointment', a.id, a.starts_at, jsonb_build_object(
          'endsAt', a.ends_at, 'service', services.name, 'staff', staff.name, 'status', a.status, 'note', a.note)
        from appointments a
        join services on services.id = a.service_id
        left join staff on staff.id = a.staff_id
        where a.business_id = ${business} and a.contact_id = ${contact} and a.status <> 'held'
        ${page('a.starts_at', 'a.id')}`,
    message: sql`
      select 'message', m.id, m.created_at, jsonb_build_object(
          'conversationId', conversation_id, 'body', body, 'isUrgent', is_urgent, 'state', state)
        from messages m
        where m.business_id = ${business} and m.contact_id = ${contact}
        ${page('m.created_at', 'm.id')}`,
    note: sql`
      select 'note', n.id, n.created_at, jsonb_build_object('body', n.body, 'by', nullif(users.name, ''))
        from contact_notes n
        left join users on users.id = n.user_id
        where n.business_id = ${business} and n.contact_id = ${contact}
        ${page('n.created_at', 'n.id')}`,
    consent: sql`
      select 'consent', s.id, s.decided_at, jsonb_build_object(
          'channel', s.channel, 'isGiven', s.is_given, 'how', s.how, 'by', nullif(users.name, ''))
        from contact_consents s
        left join users on users.id = s.user_id
        where s.business_id = ${business} and s.contact_id = ${contact}
        ${page('s.decided_at', 's.id')}`,
    merge: sql`
      select 'merge', g.id, g.merged_at, jsonb_build_object('goneName', g.gone_name, 'by', nullif(users.name, ''),
          'isUndoable', g.before is not null and not exists (
            select from contact_merges later where later.business_id = ${business} and later.kept_contact_id = ${contact}
              and later.before is not null and (later.merged_at, later.id) > (g.merged_at, g.id)))
        from contact_merges g
        left join users on users.id = g.user_id
        where g.business_id = ${business} and g.kept_contact_id = ${contact}
        ${page('g.merged_at', 'g.id')}`,
  };
  const parts = (kind === undefined ? Object.values(of) : [of[kind]]).map((part) => sql`(${part})`);
  const { rows } = await sql<HappeningRow>`
    select kind, id, at, more from (${sql.join(parts, sql` union all `)}) as happenings (kind, id, at, more)
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
