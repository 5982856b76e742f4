// Demo mode: every pair of e-mail and password has a demo business of its own, seeded when it is first opened.
// A pair is known only by a slow key; the e-mail of a demo is no account, and never a way into one.
import { createHmac } from 'node:crypto';
import { trialCallsAtStart, trialEnd } from '#domains/subscriptions/rules.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { networkOf } from '#platform/http/proxies.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { demoIdleMs, demoLimit } from '../rules.ts';
import { demoBusiness } from '../seed/plumbing-business.ts';
import { deleteIdleDemos, findDemoUser, insertBusiness, touchBusiness } from '../store.ts';
import { type AccountParts, type Client, eventOf } from './account-parts.ts';
import { type Admission, admit } from './keep-sessions.ts';
import { isWithin } from './limit-attempts.ts';
import type { SignInInput } from './sign-in.ts';

type DemoUser = { readonly id: Id<'user'>; readonly business: BusinessId };

/** Opens the demo of that pair, making it when it is new. Throws `sign_in_too_many` when one address makes too many. */
export async function openDemo(parts: AccountParts, input: SignInInput, client: Client): Promise<Admission> {
  const demoKey = await demoKeyOf(parts, input.email, input.password);
  const open = () =>
    parts.database.asSystem(async (scope) => {
      const demo = (await findDemoUser(scope, demoKey)) ?? (await makeDemo(parts, scope, input.email, demoKey, client));
      await touchBusiness(scope, demo.business);
      return admit(parts, scope, demo.id, input.remember, client);
    });
  try {
    return await open();
  } catch (error) {
    // Two tabs opened the same new pair at once: the second finds what the first made.
    if ((error as { code?: string }).code === '23505') return open();
    throw error;
  }
}

/** The key of a pair: the same each time, useless without this installation's secret. */
export function demoKeyOf({ passwords, demoSecret }: AccountParts, email: string, password: string): Promise<string> {
  return passwords.derive(password, createHmac('sha256', demoSecret).update(email).digest());
}

async function makeDemo(
  { library, foundations, seeds, announce }: AccountParts,
  scope: SystemScope,
  email: string,
  demoKey: string,
  client: Client,
): Promise<DemoUser> {
  if (!(await isWithin(scope, 'demo', networkOf(client.address), demoLimit)))
    throw new Fault('sign_in_too_many', { retryAfterSeconds: demoLimit.windowMs / 1000 });
  const { firstName, lastName, company, ...rest } = demoBusiness(email);
  const id = await library().createUser(scope, {
    // `.invalid` names nothing (RFC 2606), so no mail and no sign-up ever meets this address.
    email: `${scope.newId('user')}@demo.invalid`,
    shownEmail: email,
    firstName,
    lastName,
    emailVerified: true,
    demoKey,
  });
  const now = scope.now();
  const business = await insertBusiness(scope, id, {
    name: company,
    ...rest,
    trialCalls: trialCallsAtStart,
    trialEndsAt: trialEnd(now),
    isDemo: true,
  });
  for (const seed of [...foundations, ...seeds]) await seed({ ...scope, business });
  await announce(scope, eventOf('demo-opened', id, client));
  return { id, business };
}

const sweptAtOnce = 50;

/** Deletes the demo businesses that nobody used for fourteen days, a few per transaction. Gives how many went. */
export async function sweepDemoBusinesses({ database }: Pick<AccountParts, 'database'>): Promise<number> {
  let gone = 0;
  for (;;) {
    const some = await database.asSystem((scope) =>
      deleteIdleDemos(scope, new Date(scope.now().getTime() - demoIdleMs), sweptAtOnce),
    );
    gone += some;
    if (some < sweptAtOnce) return gone;
  }
}
