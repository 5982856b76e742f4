// Accounts, subscriptions and contacts served on a test database, with background work that a test does by hand.
import { accountsBackground } from '#domains/accounts/background.ts';
import { seedContacts } from '#domains/accounts/seed/plumbing-business.ts';
import type { AccountParts } from '#domains/accounts/service/account-parts.ts';
import { type Accounts, type AccountsGiven, createAccounts } from '#domains/accounts/service/create-accounts.ts';
import { contactRoutes } from '#domains/contacts/routes.ts';
import { subscriptionRoutes } from '#domains/subscriptions/routes.ts';
import type { BackgroundWork } from '#platform/database/scope.ts';
import type { Serve } from '#platform/http/serve.ts';
import { linksFrom } from '#platform/links.ts';
import { openTestDatabase } from './house.ts';
import { type Heard, openBareServer, type TestServer, testConfig } from './http.ts';

export type AccountsServer = TestServer & {
  readonly accounts: Accounts;
  /** Does the accounts' work that was put aside and gives how much that was. */
  doWork(): Promise<number>;
  /** The path and query of the newest link that was mailed to that address. */
  linkTo(recipient: string): Promise<URL>;
  /** How many mails of that template wait for that address. */
  mailsTo(recipient: string, template: string): Promise<number>;
  /** A confirmed owner who is signed in. */
  owner(email?: string): Promise<{ cookie: string; email: string; password: string }>;
};

export const goodPassword = 'Copper-Elbow-42-fittings';

/** What the wizard sends. */
export function wizard<M extends object>(email: string, more?: M) {
  return {
    email,
    firstName: 'Maria',
    lastName: 'Lopez',
    company: 'Lopez Plumbing',
    phone: '(202) 555-0123',
    businessType: 'Trades & Construction',
    employees: '6-20',
    interests: ['phone', 'crm'],
    ...more,
  };
}

/** The Cookie header that a browser would send back. */
export function cookieOf(heard: Heard): string {
  return heard.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Headers of a request from that address. */
export function from(address: string, cookie?: string): { headers: Record<string, string> } {
  return { headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) } };
}

export async function openAccounts(
  {
    alsoServe,
    ...given
  }: Partial<AccountsGiven> & { alsoServe?: (parts: AccountParts) => (serve: Serve) => void } = {},
  settings: Record<string, string> = {},
): Promise<AccountsServer> {
  const house = await openTestDatabase();
  const config = testConfig({ TRUSTED_PROXIES: '127.0.0.1', ...settings });
  const accounts = createAccounts({
    ...house,
    config,
    secret: config.SECRET ?? '',
    links: linksFrom(() => config.PUBLIC_URL ?? 'http://localhost:3000'),
    seeds: [seedContacts],
    ...given,
  });
  const waiting: BackgroundWork[] = [];
  house.database.onEnqueue(async (_db, work) => void waiting.push(work));
  const background = accountsBackground(accounts.parts);

  const server = await openBareServer(
    (serve) => {
      accounts.routes(serve);
      subscriptionRoutes(serve);
      contactRoutes(serve);
      alsoServe?.(accounts.parts)(serve);
    },
    {
      house,
      authenticate: accounts.authenticate,
      raw: accounts.raw,
      settings: { TRUSTED_PROXIES: '127.0.0.1', ...settings },
    },
  );
  const ask = async <Row extends object>(text: string, values: unknown[]) =>
    (await house.database.systemPool.query<Row>(text, values)).rows;

  const linkTo = async (recipient: string) => {
    const [mail] = await ask<{ url: string }>(
      `select values->>'url' as url from mails where recipient = $1 order by id desc limit 1`,
      [recipient],
    );
    if (!mail) throw new Error(`no mail waits for ${recipient}`);
    return new URL(mail.url);
  };

  return {
    ...server,
    accounts,
    linkTo,
    doWork: async () => {
      let done = 0;
      for (const work of waiting.splice(0)) {
        const registration = background[work.name];
        if (!registration) continue;
        const signal = AbortSignal.timeout(10_000);
        const once = <T>(_: string, effect: () => Promise<T>) => effect();
        await registration.handler({ ...work, attempt: 1, isLast: false, signal, once });
        done += 1;
      }
      return done;
    },
    mailsTo: async (recipient, template) =>
      (await ask('select from mails where recipient = $1 and template = $2', [recipient, template])).length,
    owner: async (email = 'maria@lopez.example') => {
      const signedUp = await server.send('POST', '/api/auth/sign-up', { body: wizard(email) });
      if (signedUp.status !== 200) throw new Error(signedUp.text);
      const token = (await linkTo(email)).searchParams.get('token');
      const confirmed = await server.send('POST', '/api/auth/confirmation', {
        body: { token, password: goodPassword },
      });
      if (confirmed.status !== 200) throw new Error(confirmed.text);
      return { cookie: cookieOf(confirmed), email, password: goodPassword };
    },
  };
}
