// Inviting: a link by mail, good for seven days and for one person, that an owner can take back.
import { randomBytes } from 'node:crypto';
import type { Links } from '#domains/accounts/service/account-parts.ts';
import { hashToken } from '#domains/accounts/service/hash-session-tokens.ts';
import { sendNotice } from '#domains/notices/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { Invitation } from '../contract.ts';
import { invitationLivesMs, type Role, roleNames } from '../rules.ts';
import {
  deleteInvitation,
  findBusiness,
  findInvitation,
  findInvitations,
  hasMemberWith,
  type InvitationRow,
  keepInvitation,
} from '../store.ts';

export type InviteParts = {
  readonly links: Links;
  /** Whether mail leaves this server: then a demo business, which anybody can open, mails nobody. */
  readonly sendsMail: boolean;
};

/** Throws `member_already` and `demo_mails_nobody`. Asked for again it mails a new link, and the old one ends. */
export async function inviteMember(
  scope: BusinessScope,
  { links, sendsMail }: InviteParts,
  asked: { email: string; role: Role },
): Promise<Invitation> {
  const business = await findBusiness(scope);
  if (!business) throw new Fault('not_found');
  if (business.is_demo && sendsMail) throw new Fault('demo_mails_nobody');
  if (await hasMemberWith(scope, asked.email)) throw new Fault('member_already');
  const token = randomBytes(32).toString('base64url');
  const kept = await keepInvitation(scope, {
    ...asked,
    by: scope.actor.kind === 'user' ? scope.actor.id : null,
    tokenHash: hashToken(token),
    expiresAt: new Date(scope.now().getTime() + invitationLivesMs),
  });
  await sendNotice(scope, {
    template: 'invitation',
    to: asked.email,
    values: {
      name: '',
      business: business.name,
      role: roleNames[asked.role],
      url: links.to('/invitation', { token }),
      linkLivesMinutes: invitationLivesMs / 60_000,
    },
    effectKey: `invitation/${hashToken(token)}`,
  });
  return invitationOf(scope, kept);
}

/** As inviting the same person with the same role again. Throws `not_found`. */
export async function resendInvitation(
  scope: BusinessScope,
  parts: InviteParts,
  id: Id<'invitation'>,
): Promise<Invitation> {
  const found = await findInvitation(scope, id);
  if (!found) throw new Fault('not_found');
  return inviteMember(scope, parts, { email: found.email, role: found.role });
}

export async function listInvitations(scope: BusinessScope): Promise<Invitation[]> {
  return (await findInvitations(scope)).map((row) => invitationOf(scope, row));
}

export async function revokeInvitation(scope: BusinessScope, id: Id<'invitation'>): Promise<void> {
  if (!(await deleteInvitation(scope, id))) throw new Fault('not_found');
}

function invitationOf(scope: BusinessScope, row: InvitationRow): Invitation {
  return {
    ...{ id: row.id, email: row.email, role: row.role },
    sentAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isOver: row.expires_at <= scope.now(),
  };
}
