// The team's only SQL. An invitation is read across businesses by its token, since whoever opens it is in none yet.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id, UserId } from '#shared/ids.ts';
import type { Role } from './rules.ts';

export type MemberRow = {
  readonly id: Id<'member'>;
  readonly user_id: UserId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly created_at: Date;
};

const member = sql`
  select m.id, m.user_id, trim(u.first_name || ' ' || u.last_name) as name, coalesce(u.shown_email, u.email) as email,
         m.role, m.created_at
  from members m join users u on u.id = m.user_id`;

export async function findMembers({ db, business }: BusinessScope): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    ${member} where m.business_id = ${business} order by m.created_at, m.id`.execute(db);
  return rows;
}

export async function findMember({ db, business }: BusinessScope, id: Id<'member'>): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`${member} where m.business_id = ${business} and m.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function hasMemberWith({ db, business }: BusinessScope, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from members m join users u on u.id = m.user_id
    where m.business_id = ${business} and coalesce(u.shown_email, u.email) = ${email}`.execute(db);
  return rows.length > 0;
}

/** Holds every other change of the team off until this transaction ends, and gives how many owners there are. */
export async function lockOwners({ db, business }: BusinessScope): Promise<number> {
  await sql`select from businesses where id = ${business} for update`.execute(db);
  const { rows } = await sql<{ owners: number }>`
    select count(*)::int as owners from members where business_id = ${business} and role = 'owner'`.execute(db);
  return rows[0]?.owners ?? 0;
}

export async function setRole({ db, business }: BusinessScope, id: Id<'member'>, role: Role): Promise<void> {
  await sql`update members set role = ${role} where business_id = ${business} and id = ${id}`.execute(db);
}

export async function deleteMember({ db, business }: BusinessScope, id: Id<'member'>): Promise<void> {
  await sql`delete from members where business_id = ${business} and id = ${id}`.execute(db);
}

export type BusinessFacts = { readonly name: string; readonly is_demo: boolean };

export async function findBusiness({ db, business }: BusinessScope): Promise<BusinessFacts | null> {
  const { rows } = await sql<BusinessFacts>`select name, is_demo from businesses where id = ${business}`.execute(db);
  return rows[0] ?? null;
}

export type InvitationRow = {
  readonly id: Id<'invitation'>;
  readonly email: string;
  readonly role: Role;
  readonly created_at: Date;
  readonly expires_at: Date;
};

const invitation = sql`id, email, role, created_at, expires_at`;

/** Keeps an invitation; one that the same address had is replaced, and its link ends. */
export async function keepInvitation(
  scope: BusinessScope,
  asked: { email: string; role: Role; by: UserId | null; tokenHash: string; expiresAt: Date },
): Promise<InvitationRow> {
  const { rows } = await sql<InvitationRow>`
    insert into invitations (id, business_id, email, role, token_hash, invited_by, created_at, expires_at)
    values (${scope.newId('invitation')}, ${scope.business}, ${asked.email}, ${asked.role}, ${asked.tokenHash},
            ${asked.by}, ${scope.now()}, ${asked.expiresAt})
    on conflict (business_id, email) do update set
      role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    returning ${invitation}`.execute(scope.db);
  const [kept] = rows;
  if (!kept) throw new Error('an invitation came back as nothing');
  return kept;
}

export async function findInvitations({ db, business }: BusinessScope): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${invitation} from invitations where business_id = ${business} order by created_at desc, id desc`.execute(
    db,
  );
  return rows;
}

export async function findInvitation(
  { db, business }: BusinessScope,
  id: Id<'invitation'>,
): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    select ${invitation} from invitations where business_id = ${business} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function deleteInvitation({ db, business }: BusinessScope, id: Id<'invitation'>): Promise<boolean> {
  const gone = await sql`delete from invitations where business_id = ${business} and id = ${id}`.execute(db);
  return gone.numAffectedRows === 1n;
}

/** Ends the links that somebody sent, for these roles. */
export async function deleteInvitationsOf(
  { db, business }: BusinessScope,
  by: UserId,
  to: readonly Role[],
): Promise<void> {
  await sql`
    delete from invitations where business_id = ${business} and invited_by = ${by} and role = any(${to})`.execute(db);
}

export type OpenInvitation = InvitationRow & { readonly business_id: BusinessId; readonly business: string };

/** What a link stands for, until it ends. */
export async function findInvitationByToken(scope: SystemScope, tokenHash: string): Promise<OpenInvitation | null> {
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.email, i.role, i.created_at, i.expires_at, i.business_id, b.name as business
    from invitations i join businesses b on b.id = i.business_id
    where i.token_hash = ${tokenHash} and i.expires_at > ${scope.now()}`.execute(scope.db);
  return rows[0] ?? null;
}

/** Uses a link up. Of two at once, one gets true. */
export async function takeInvitation(scope: SystemScope, tokenHash: string): Promise<boolean> {
  const gone = await sql`
    delete from invitations where token_hash = ${tokenHash} and expires_at > ${scope.now()}`.execute(scope.db);
  return gone.numAffectedRows === 1n;
}

export async function belongsSomewhere(scope: SystemScope, user: UserId): Promise<boolean> {
  const { rows } = await sql`select from members where user_id = ${user} limit 1`.execute(scope.db);
  return rows.length > 0;
}

/** Holds a person off from joining two businesses at once. */
export async function lockUser(scope: SystemScope, user: UserId): Promise<void> {
  await sql`select from users where id = ${user} for update`.execute(scope.db);
}

export async function insertMember(scope: SystemScope, business: BusinessId, user: UserId, role: Role): Promise<void> {
  await sql`
    insert into members (id, business_id, user_id, role, created_at)
    values (${scope.newId('member')}, ${business}, ${user}, ${role}, ${scope.now()})`.execute(scope.db);
}

/** Forgets the account that was made with this address and never confirmed, with its business, which nobody was ever let into. */
export async function deleteUnconfirmed(scope: SystemScope, email: string): Promise<void> {
  const { rows } = await sql<{ id: UserId }>`
    select id from users where email = ${email} and not email_verified and demo_key is null for update`.execute(
    scope.db,
  );
  const [user] = rows;
  if (!user) return;
  await sql`
    delete from businesses b using members m
    where m.user_id = ${user.id} and m.business_id = b.id
      and not exists (select from members other where other.business_id = b.id and other.user_id <> ${user.id})`.execute(
    scope.db,
  );
  await sql`delete from users where id = ${user.id}`.execute(scope.db);
}

export async function deleteInvitationsBefore(scope: SystemScope, before: Date): Promise<void> {
  await sql`delete from invitations where expires_at < ${before}`.execute(scope.db);
}
