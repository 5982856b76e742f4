// Signing in with Google or Facebook, where the operator configured them. Who comes for the first time gets a business.
import { trialCallsAtStart, trialEnd } from '#domains/subscriptions/rules.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { asFault, describeForLog } from '#platform/http/translate.ts';
import { Fault } from '#shared/errors.ts';
import type { OauthProvider } from '../contract.ts';
import { deleteSessionByToken, findSessionUser, hasBusiness, insertBusiness, setNames } from '../store.ts';
import { type AccountParts, type Client, eventOf } from './account-parts.ts';
import { hashToken } from './hash-session-tokens.ts';

/** Gives the provider's address and the cookies of the way there. Throws `not_found` for one that is not configured. */
export async function startOauth(
  { database, library }: AccountParts,
  provider: OauthProvider,
  returnTo: string,
  headers: Headers,
): Promise<{ url: string; setCookies: readonly string[] }> {
  if (!library().providers.includes(provider)) throw new Fault('not_found');
  return database.asSystem((scope) => library().startOauth(scope, provider, returnTo, headers));
}

/**
 * Answers the provider's way back. Person, business and session are made in one transaction; whatever fails undoes them
 * and leads to the login page, since a browser stands here and not a program.
 */
export async function finishOauth(parts: AccountParts, request: Request, client: Client): Promise<Response> {
  try {
    return await parts.database.asSystem((scope) => takeIn(parts, scope, request, client));
  } catch (error) {
    parts.log.error(describeForLog(asFault(error)), 'a sign-in with a provider failed');
    const location = parts.links.to('/login', { error: 'internal_server_error' });
    return new Response(null, { status: 302, headers: { location } });
  }
}

async function takeIn(parts: AccountParts, scope: SystemScope, request: Request, client: Client): Promise<Response> {
  const { library, announce, foundations } = parts;
  const response = await library().finishOauth(scope, request);
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`);
  const token = library().cookies.readSet(response.headers);
  const user = token === null ? null : await findSessionUser(scope, hashToken(token));
  if (!user) return response;
  if (!(await hasBusiness(scope, user.id))) {
    const [firstName = '', ...rest] = user.name.trim().split(/\s+/);
    await setNames(scope, user.id, { firstName, lastName: rest.join(' ') });
    const business = await insertBusiness(scope, user.id, {
      name: firstName ? `${firstName}’s business` : 'My business',
      businessType: null,
      companySize: null,
      interests: [],
      trialCalls: trialCallsAtStart,
      trialEndsAt: trialEnd(scope.now()),
      isDemo: false,
    });
    for (const found of foundations) await found({ ...scope, business });
    await announce(scope, eventOf('signed-up', user.id, client));
  }
  const asked = await parts.secondStep.begin(scope, user.id, true);
  if (asked) {
    await deleteSessionByToken(scope, hashToken(token ?? ''));
    const from = pathOf(response.headers.get('location'));
    const headers = new Headers({ location: parts.links.to('/login/code', from ? { from } : {}) });
    headers.append('set-cookie', asked.setCookie);
    return new Response(null, { status: 302, headers });
  }
  await announce(scope, eventOf('signed-in', user.id, client));
  return response;
}

/** Where the person was going, if that is a path of ours. */
function pathOf(location: string | null): string | null {
  return location !== null && /^\/(?![/\\])/.test(location) ? location : null;
}
