// The people of a business and who is asked to join them, as browser and server agree on it.
import { z } from 'zod';
import { admitted } from '#domains/accounts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, instantField, optionalText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';
import { roles } from './rules.ts';

const role = z.enum(roles);
const done = z.object({ done: z.literal(true) });
const token = z.string().min(20).max(200);

export const member = z.object({
  id: idOf('member'),
  userId: idOf('user'),
  name: z.string(),
  email: z.string(),
  role,
  since: instantField,
});
export type Member = z.output<typeof member>;

/** Everybody of the team may see who else is in it: a conversation is given to one of them. Who changes it is a person who has just proved who they are: no key and no session that was left open. */
export const listMembers = endpoint({
  name: 'listMembers',
  method: 'GET',
  path: '/members',
  summary: 'List the people of the business, the longest here first',
  tag: 'Team',
  access: 'read-only',
  answer: z.object({ members: z.array(member) }),
});

export const changeRole = endpoint({
  name: 'changeRole',
  method: 'PUT',
  path: '/members/{id}',
  summary: 'Give somebody of the team another role, from their next request on',
  tag: 'Team',
  access: 'owner',
  fresh: true,
  params: z.object({ id: idOf('member') }),
  body: z.strictObject({ role }),
  answer: member,
  refusals: ['last_owner'],
});

/** What they held goes back to the receptionist; what they wrote stays. */
export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: '/members/{id}',
  summary: 'Take somebody out of the team; their sessions end at once',
  tag: 'Team',
  access: 'owner',
  fresh: true,
  params: z.object({ id: idOf('member') }),
  answer: done,
  refusals: ['last_owner'],
});

export const invitation = z.object({
  id: idOf('invitation'),
  email: z.string(),
  role,
  sentAt: instantField,
  expiresAt: instantField,
  isOver: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  name: 'listInvitations',
  method: 'GET',
  path: '/invitations',
  summary: 'List who was asked to join and has not, newest first',
  tag: 'Team',
  access: 'owner',
  answer: z.object({ invitations: z.array(invitation) }),
});

/** Safe to repeat: who was invited before gets a new link, and the old one ends. */
export const inviteMemberBody = z.strictObject({ email: emailField, role });
export const inviteMember = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/invitations',
  summary: 'Mail somebody a link with which they join',
  tag: 'Team',
  access: 'owner',
  fresh: true,
  body: inviteMemberBody,
  answer: invitation,
  refusals: ['member_already', 'demo_mails_nobody'],
  limit: { name: 'invitations', max: 30, windowSeconds: 3600 },
});

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/invitations/{id}/resend',
  summary: 'Mail a new link, good for seven days; the old one ends',
  tag: 'Team',
  access: 'owner',
  fresh: true,
  params: z.object({ id: idOf('invitation') }),
  answer: invitation,
  refusals: ['demo_mails_nobody'],
  limit: { name: 'invitations', max: 30, windowSeconds: 3600 },
});

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/invitations/{id}',
  summary: 'Take an invitation back: its link opens nothing any more',
  tag: 'Team',
  access: 'owner',
  params: z.object({ id: idOf('invitation') }),
  answer: done,
});

/** `standing`: nobody has an account by that address; or somebody without a business has; or their account has one already. */
export const readInvitation = endpoint({
  name: 'readInvitation',
  method: 'POST',
  path: '/auth/invitations/read',
  summary: 'Read whom a link invites to what, without using it up',
  tag: 'Team',
  access: 'public',
  body: z.strictObject({ token }),
  answer: z.object({
    email: z.string(),
    business: z.string(),
    role,
    standing: z.enum(['new', 'known', 'taken']),
  }),
  refusals: ['invitation_over'],
});

/** Who has an account gives its password; anybody else chooses one, and says their name. */
export const acceptInvitationBody = z.strictObject({
  token,
  firstName: optionalText(100).default(''),
  lastName: optionalText(100).default(''),
  password: z.string().max(256),
});
export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/auth/invitations/accept',
  summary: 'Join the business that the link names, once',
  tag: 'Team',
  access: 'public',
  body: acceptInvitationBody,
  answer: admitted,
  refusals: ['invitation_over', 'invitation_taken', 'password_too_short', 'sign_in_invalid', 'sign_in_too_many'],
});
