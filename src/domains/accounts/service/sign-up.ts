// Signing up: a person, their business and its trial, and the mail that confirms them, all kept or none of it.
import { randomInt } from 'node:crypto';
import { sendNotice } from '#domains/notices/service.ts';
import { trialCallsAtStart, trialEnd } from '#domains/subscriptions/rules.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { e164Of } from '#shared/phone.ts';
import type { signUp as signUpEndpoint } from '../contract.ts';
import { generatePassword, linkLivesMs } from '../rules.ts';
import { type AccountRow, findAccount, insertBusiness } from '../store.ts';
import {
  type AccountParts,
  type Client,
  eventOf,
  inWordsOf,
  type Links,
  makeLink,
  requireGoodPassword,
} from './account-parts.ts';

export type SignUpInput = BodyOf<typeof signUpEndpoint>;

/**
 * Throws `sign_up_taken` where the e-mail has an account: the one place that says so. Without a password one is
 * generated that nobody sees. A repeat finds the account taken and sends nothing.
 */
export function signUp(
  parts: AccountParts,
  input: SignUpInput,
  client: Client,
): Promise<{ email: string; firstName: string }> {
  const { email, firstName, lastName, company, businessType, employees, interests } = input;
  if (input.password !== undefined) requireGoodPassword(input.password, 'password', [email, company]);
  return inWordsOf({ refused: 'sign_up_failed', unexpected: 'sign_up_unexpected' }, async () => {
    const password = input.password ?? generatePassword(randomInt);
    const passwordHash = await parts.passwords.inTurn(client.address, () => parts.passwords.hash(password));
    const { library, announce, links, database, foundations } = parts;
    try {
      await database.asSystem(async (scope) => {
        if (await findAccount(scope, email)) throw new Fault('sign_up_taken');
        // A number that is none as E.164 is kept as it was written: nothing of ours dials it.
        const phone = input.phone ? (e164Of(input.phone, 'US') ?? input.phone) : null;
        const user = await library().createUser(scope, { email, firstName, lastName, phone, emailVerified: false });
        await library().setPassword(scope, user, passwordHash);
        const business = await insertBusiness(scope, user, {
          name: company,
          businessType,
          companySize: employees,
          interests,
          trialCalls: trialCallsAtStart,
          trialEndsAt: trialEnd(scope.now()),
          isDemo: false,
        });
        for (const found of foundations) await found({ ...scope, business });
        await sendConfirmation(scope, links, { id: user, email, firstName }, `confirm-email/${user}/first`);
        await announce(scope, eventOf('signed-up', user, client));
      });
    } catch (error) {
      if ((error as { code?: string }).code === '23505') throw new Fault('sign_up_taken', { cause: error });
      throw error;
    }
    return { email, firstName };
  });
}

/** Puts a confirmation mail with a new link into the scope's transaction. */
export async function sendConfirmation(
  scope: SystemScope,
  links: Links,
  account: Pick<AccountRow, 'id' | 'email' | 'firstName'>,
  effectKey: string,
): Promise<void> {
  const token = await makeLink(scope, 'confirm-email', account);
  const url = links.to('/confirm-email', { token });
  const linkLivesMinutes = linkLivesMs['confirm-email'] / 60_000;
  await sendNotice(scope, {
    template: 'confirm-email',
    to: account.email,
    values: { name: account.firstName, url, linkLivesMinutes },
    effectKey,
  });
}
