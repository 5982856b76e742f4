// Joining by the link of an invitation: a new person, or one whose account belongs to no business. One account, one business.
import {
  type AccountParts,
  type Client,
  eventOf,
  requireGoodPassword,
} from '#domains/accounts/service/account-parts.ts';
import { hashToken } from '#domains/accounts/service/hash-session-tokens.ts';
import { type Admission, admit } from '#domains/accounts/service/keep-sessions.ts';
import { beginAttempt, endAttempt } from '#domains/accounts/service/limit-attempts.ts';
import { accountOfEmail } from '#domains/accounts/service/prove-person.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import type { AnswerOf, BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { UserId } from '#shared/ids.ts';
import type { acceptInvitation as acceptEndpoint, readInvitation as readEndpoint } from '../contract.ts';
import {
  belongsSomewhere,
  deleteUnconfirmed,
  findInvitationByToken,
  insertMember,
  lockUser,
  type OpenInvitation,
  takeInvitation,
} from '../store.ts';

export type JoinInput = BodyOf<typeof acceptEndpoint>;
type Standing = AnswerOf<typeof readEndpoint>['standing'];
type Account = NonNullable<Awaited<ReturnType<typeof accountOfEmail>>>;
type Opened = { readonly invitation: OpenInvitation; readonly account: Account | null; readonly standing: Standing };

/** What a link invites to. Throws `invitation_over` for one that was used, replaced, taken back or is too old. */
export async function readInvitation(
  { database }: AccountParts,
  token: string,
): Promise<AnswerOf<typeof readEndpoint>> {
  const { invitation, standing } = await database.asSystem((scope) => openedBy(scope, token));
  const { email, business, role } = invitation;
  return { email, business, role, standing };
}

/**
 * Joins and signs in. The link proves the address. Throws `invitation_over`, `invitation_taken` for an account that has a
 * business, and for an account without one what signing in throws. A password that will not do leaves the link usable.
 */
export async function acceptInvitation(parts: AccountParts, input: JoinInput, client: Client): Promise<Admission> {
  const opened = await parts.database.asSystem((scope) => openedBy(scope, input.token));
  if (opened.standing === 'taken') throw new Fault('invitation_taken');
  const passwordHash = opened.account
    ? await proved(parts, opened.account, input, client)
    : await chosen(parts, opened, input, client);
  try {
    return await parts.database.asSystem(async (scope) => {
      if (!(await takeInvitation(scope, hashToken(input.token)))) throw new Fault('invitation_over');
      const user = opened.account?.id ?? (await createPerson(parts, scope, opened.invitation.email, input));
      if (passwordHash !== null) await parts.library().setPassword(scope, user, passwordHash);
      await lockUser(scope, user);
      if (await belongsSomewhere(scope, user)) throw new Fault('invitation_taken');
      await insertMember(scope, opened.invitation.business_id, user, opened.invitation.role);
      await parts.announce(scope, eventOf('joined', user, client));
      return admit(parts, scope, user, false, client);
    });
  } catch (error) {
    // Somebody signed up with that address at the same moment.
    if ((error as { code?: string }).code === '23505') throw new Fault('invitation_taken', { cause: error });
    throw error;
  }
}

async function openedBy(scope: SystemScope, token: string): Promise<Opened> {
  const invitation = await findInvitationByToken(scope, hashToken(token));
  if (!invitation) throw new Fault('invitation_over');
  const account = await accountOfEmail(scope, invitation.email);
  // Anybody can sign up with an address: until it is confirmed that is nobody's account.
  if (!account?.emailVerified) return { invitation, account: null, standing: 'new' };
  return { invitation, account, standing: (await belongsSomewhere(scope, account.id)) ? 'taken' : 'known' };
}

/** Whose account it is gives its password; nothing of it is changed. */
async function proved(parts: AccountParts, account: Account, input: JoinInput, client: Client): Promise<null> {
  await parts.passwords.inTurn(client.address, async () => {
    const attempt = await beginAttempt(parts, account.email, client.address);
    if (!(await parts.passwords.verify(input.password, account.passwordHash))) {
      await parts.database.asSystem((scope) => parts.announce(scope, eventOf('sign-in-refused', account.id, client)));
      throw new Fault('sign_in_invalid');
    }
    await parts.database.asSystem((scope) => endAttempt(scope, attempt));
  });
  return null;
}

/** Who is new says their name and chooses a password. Gives its hash. */
async function chosen(parts: AccountParts, { invitation }: Opened, input: JoinInput, client: Client): Promise<string> {
  const missing = (['firstName', 'lastName'] as const).filter((name) => input[name] === '');
  if (missing.length > 0)
    throw new Fault('invalid_request', {
      fields: Object.fromEntries(missing.map((name) => [name, fieldMessages.required])),
    });
  requireGoodPassword(input.password, 'password', [invitation.email, invitation.business]);
  return parts.passwords.inTurn(client.address, () => parts.passwords.hash(input.password));
}

/** In place of whoever signed up with that address and never confirmed it. */
async function createPerson(parts: AccountParts, scope: SystemScope, email: string, input: JoinInput): Promise<UserId> {
  await deleteUnconfirmed(scope, email);
  const { firstName, lastName } = input;
  return parts.library().createUser(scope, { email, firstName, lastName, emailVerified: true });
}
