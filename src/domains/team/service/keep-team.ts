// Who is in the team and with which role. A business always keeps an owner.
import { endSessions } from '#domains/accounts/service/keep-sessions.ts';
import { endKeysOf } from '#domains/api-keys/service.ts';
import { renewAllFeeds } from '#domains/calendar-feed/service.ts';
import { forgetFiltersOf } from '#domains/contact-filters/service.ts';
import { letGoOf } from '#domains/conversations/service/let-go.ts';
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { Member } from '../contract.ts';
import { type Role, roles, rolesBeyond } from '../rules.ts';
import {
  deleteInvitationsOf,
  deleteMember,
  findMember,
  findMembers,
  lockOwners,
  type MemberRow,
  setRole,
} from '../store.ts';

export async function listMembers(scope: BusinessScope): Promise<Member[]> {
  return (await findMembers(scope)).map(memberOf);
}

/**
 * From the next request on, for the keys that they made and the invitations that they sent too: one that allows more than
 * they now may ends. Throws `not_found`, and `last_owner` where nobody would be left who may do everything. Safe to repeat.
 */
export async function changeRole(scope: BusinessScope, id: Id<'member'>, role: Role): Promise<Member> {
  const found = await lockedMember(scope, id, role !== 'owner');
  await setRole(scope, id, role);
  await endKeysOf(scope, found.user_id, role);
  await deleteInvitationsOf(scope, found.user_id, rolesBeyond(role));
  return memberOf({ ...found, role });
}

/**
 * Takes somebody out: their next request is a visitor's, also with a key that they made, a calendar's address that they
 * have seen or an invitation that they sent; what they held goes back to the receptionist, what was given to them to see to is
 * nobody's, and the filters that they kept for themselves go. Throws `not_found` and `last_owner`.
 */
export async function removeMember(
  database: Database,
  inBusiness: <T>(work: (scope: BusinessScope) => Promise<T>) => Promise<T>,
  id: Id<'member'>,
): Promise<void> {
  const user = await inBusiness(async (scope) => {
    const { user_id } = await lockedMember(scope, id, true);
    await letGoOf(scope, user_id);
    await forgetFiltersOf(scope, user_id);
    await endKeysOf(scope, user_id, null);
    await deleteInvitationsOf(scope, user_id, roles);
    await renewAllFeeds(scope);
    await deleteMember(scope, id);
    return user_id;
  });
  // Who is no member is let in nowhere; without its row a session is not listed either.
  await database.asSystem((scope) => endSessions(scope, user));
}

async function lockedMember(scope: BusinessScope, id: Id<'member'>, losesOwner: boolean): Promise<MemberRow> {
  const owners = await lockOwners(scope);
  const found = await findMember(scope, id);
  if (!found) throw new Fault('not_found');
  if (losesOwner && found.role === 'owner' && owners === 1) throw new Fault('last_owner');
  return found;
}

function memberOf(row: MemberRow): Member {
  const { id, user_id: userId, name, email, role, created_at: since } = row;
  return { id, userId, name, email, role, since: since.toISOString() };
}
