// better-auth on our tables: it makes people, credentials and sessions, and speaks with Google and Facebook.
// It works only inside a transaction that we opened, so what it writes is kept with the rest or not at all.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DBAdapter } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log.ts';
import { deriveKey } from '#platform/secret.ts';
import type { Id } from '#shared/ids.ts';
import type { OauthProvider } from '../contract.ts';
import { cookieSeconds, sessionEnd } from '../rules.ts';
import { hashingSessionTokens } from './hash-session-tokens.ts';
import { type CookieJar, cookieJarFor } from './write-cookies.ts';

export type LibraryParts = {
  readonly config: Pick<
    Config,
    'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'FACEBOOK_CLIENT_ID' | 'FACEBOOK_CLIENT_SECRET'
  >;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly secret: string;
  /** Where people reach this Telle: `http://localhost:3000`. */
  readonly publicUrl: string;
};

export type NewUser = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null;
  readonly emailVerified: boolean;
  readonly demoKey?: string;
  readonly shownEmail?: string;
};

export type NewSession = {
  readonly user: Id<'user'>;
  readonly remember: boolean;
  readonly address: string | null;
  readonly userAgent: string | null;
};

export type Library = {
  readonly cookies: CookieJar;
  readonly providers: readonly OauthProvider[];
  createUser(scope: SystemScope, user: NewUser): Promise<Id<'user'>>;
  /** Sets the password hash of a person, whether or not there was one. */
  setPassword(scope: SystemScope, user: Id<'user'>, passwordHash: string): Promise<void>;
  /** Gives the token for the cookie: it is nowhere else but in the answer. */
  createSession(scope: SystemScope, session: NewSession): Promise<{ token: string; expiresAt: Date }>;
  /** Where to send the browser, and the cookies that remember why. */
  startOauth(
    scope: SystemScope,
    provider: OauthProvider,
    returnTo: string,
    headers: Headers,
  ): Promise<{ url: string; setCookies: readonly string[] }>;
  /** The provider's way back: a redirect with the session's cookie, or to the login page with `?error=`. */
  finishOauth(scope: SystemScope, request: Request): Promise<Response>;
};

const current = new AsyncLocalStorage<DBAdapter>();

export function betterAuthLibrary(parts: LibraryParts): Library {
  const cookies = cookieJarFor(parts.publicUrl);
  const options = optionsFor(parts, cookies);
  const auth = betterAuth({ ...options, database: () => inCurrentScope });
  const within = async <T>(scope: SystemScope, work: () => Promise<T>): Promise<T> => {
    const onOurTables = await getAdapter({ ...options, database: { db: scope.db, type: 'postgres' } });
    return current.run(hashingSessionTokens(onOurTables), work);
  };
  const inside = async () => (await auth.$context).internalAdapter;

  return {
    cookies,
    providers: providersOf(parts.config),

    createUser: (scope, user) =>
      within(scope, async () => {
        const now = scope.now();
        const { firstName, lastName } = user;
        const made = await (await inside()).createUser(
          { ...user, name: `${firstName} ${lastName}`.trim(), createdAt: now, updatedAt: now },
          { method: 'email-password' },
        );
        return made.id as Id<'user'>;
      }),

    setPassword: (scope, user, password) =>
      within(scope, async () => {
        const library = await inside();
        if (await library.findCredentialAccount(user)) await library.updatePassword(user, password);
        else await library.createAccount({ userId: user, providerId: 'credential', accountId: user, password });
      }),

    createSession: (scope, { user, remember, address, userAgent }) =>
      within(scope, async () => {
        const now = scope.now();
        const expiresAt = sessionEnd({ remember, createdAt: now }, now);
        const times = { createdAt: now, updatedAt: now, lastUsedAt: now, provedAt: now, expiresAt };
        const made = await (await inside()).createSession(
          user,
          !remember,
          { ...times, remember, ipAddress: address, userAgent },
          true,
        );
        return { token: made.token, expiresAt };
      }),

    startOauth: (scope, provider, returnTo, headers) =>
      within(scope, async () => {
        const { response, headers: answered } = await auth.api.signInSocial({
          body: { provider, callbackURL: returnTo, errorCallbackURL: '/login', disableRedirect: true },
          headers,
          returnHeaders: true,
        });
        if (!response.url) throw new Error(`${provider} gave no address to ask for consent at`);
        return { url: response.url, setCookies: answered.getSetCookie() };
      }),

    finishOauth: (scope, request) => within(scope, () => auth.handler(request)),
  };
}

type ProviderConfig = LibraryParts['config'];

function providersOf(config: ProviderConfig): OauthProvider[] {
  const providers: OauthProvider[] = [];
  if (config.GOOGLE_CLIENT_ID && config.GOOGLE_CLIENT_SECRET) providers.push('google');
  if (config.FACEBOOK_CLIENT_ID && config.FACEBOOK_CLIENT_SECRET) providers.push('facebook');
  return providers;
}

function socialProviders(config: ProviderConfig): NonNullable<BetterAuthOptions['socialProviders']> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = config;
  return {
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? { google: { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET } }
      : {}),
    ...(FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET
      ? { facebook: { clientId: FACEBOOK_CLIENT_ID, clientSecret: FACEBOOK_CLIENT_SECRET } }
      : {}),
  };
}

function optionsFor({ config, clock, ids, log, secret, publicUrl }: LibraryParts, cookies: CookieJar) {
  const nouns = { user: 'user', session: 'session', account: 'credential' } as const;
  return {
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: deriveKey(secret, 'better-auth').toString('base64url'),
    socialProviders: socialProviders(config),
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        firstName: { type: 'string', required: false, fieldName: 'first_name', input: false },
        lastName: { type: 'string', required: false, fieldName: 'last_name', input: false },
        phone: { type: 'string', required: false, input: false },
        demoKey: { type: 'string', required: false, fieldName: 'demo_key', input: false, returned: false },
        shownEmail: { type: 'string', required: false, fieldName: 'shown_email', input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: cookieSeconds(true) ?? 0,
      fields: {
        token: 'token_hash',
        userId: 'user_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        remember: { type: 'boolean', required: false, input: false },
        provedAt: { type: 'date', required: false, fieldName: 'proved_at', input: false },
        lastUsedAt: { type: 'date', required: false, fieldName: 'last_used_at', input: false },
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        password: 'password_hash',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      storeStateStrategy: 'cookie',
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      // We ask providers who somebody is and nothing more: their tokens are not kept.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      // A session that a provider's way back opens lives by our times, not by the library's.
      session: {
        create: {
          before: async (session) => {
            if ('lastUsedAt' in session && session.lastUsedAt) return { data: session };
            const now = clock.now();
            const expiresAt = sessionEnd({ remember: true, createdAt: now }, now);
            const times = { createdAt: now, updatedAt: now, lastUsedAt: now, provedAt: now, expiresAt };
            return { data: { ...session, ...times, remember: true } };
          },
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: cookies.prefix,
      cookies: { session_token: { name: cookies.name, attributes: { secure: cookies.isSecure } } },
      defaultCookieAttributes: { secure: cookies.isSecure, sameSite: 'lax', httpOnly: true, path: '/' },
      database: {
        validateSchema: false,
        generateId: ({ model }) => {
          const noun = nouns[model as keyof typeof nouns];
          if (!noun) throw new Error(`better-auth asks for an id of ${model}, which is no noun of ours`);
          return ids.make(noun);
        },
      },
    },
    onAPIError: { errorURL: `${publicUrl}/login` },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...details) => {
        if (level === 'error' || level === 'warn') log.warn({ library: 'better-auth', pii: { details } }, message);
      },
    },
  } satisfies BetterAuthOptions;
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** What better-auth holds as its database: the transaction that is open around the call. */
const inCurrentScope = new Proxy({} as DBAdapter, {
  get: (_, name) => {
    if (name === 'id') return 'telle';
    if (name === 'then') return undefined;
    if (name === 'transaction') return (work: (adapter: DBAdapter) => Promise<unknown>) => work(inCurrentScope);
    const adapter = current.getStore();
    if (!adapter) return undefined;
    return Reflect.get(adapter, name);
  },
});
