// Puts the accounts domain together. `server/compose.ts` gives it the platform and gets back what the server needs of it.
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/scope.ts';
import type { RawRoute } from '#platform/http/app.ts';
import type { Authenticate } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log.ts';
import { deriveKey } from '#platform/secret.ts';
import { type AccountListener, announcerFor } from '../events.ts';
import { accountRoutes, oauthRoute } from '../routes.ts';
import type { DemoSeed } from '../seed/plumbing-business.ts';
import type { AccountParts, Links, SecondStep } from './account-parts.ts';
import { type Passwords, scryptPasswords } from './hash-passwords.ts';
import { authenticateWith } from './keep-sessions.ts';
import { betterAuthLibrary, type Library, type LibraryParts } from './use-better-auth.ts';

export type AccountsGiven = {
  readonly config: Pick<Config, 'DEMO_MODE'> & LibraryParts['config'];
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** Of `readSecret`. */
  readonly secret: string;
  /** Where people reach this Telle. Not asked before the first request. */
  readonly links: Links;
  /** What every new business is given, in this order. */
  readonly foundations?: readonly DemoSeed[];
  /** What fills a new demo business, in this order. */
  readonly seeds?: readonly DemoSeed[];
  readonly listeners?: readonly AccountListener[];
  /** Asks nobody unless given. */
  readonly secondStep?: SecondStep;
  /** scrypt unless a test counts. */
  readonly passwords?: Passwords;
};

export type Accounts = {
  readonly authenticate: Authenticate;
  /** The declared endpoints. */
  readonly routes: (serve: Serve) => void;
  /** The way back from Google and Facebook. */
  readonly raw: readonly RawRoute[];
  /** For `accountsBackground`. */
  readonly parts: AccountParts;
};

export function createAccounts(given: AccountsGiven): Accounts {
  const { config, database, clock, ids, log, secret, links } = given;
  let made: Library | undefined;
  const library = () => {
    made ??= betterAuthLibrary({ config, clock, ids, log, secret, publicUrl: new URL(links.to('/')).origin });
    return made;
  };
  const parts: AccountParts = {
    database,
    passwords: given.passwords ?? scryptPasswords(),
    library,
    links,
    log,
    announce: announcerFor(given.listeners ?? []),
    secondStep: given.secondStep ?? { begin: async () => null },
    demoMode: config.DEMO_MODE,
    demoSecret: deriveKey(secret, 'demo businesses'),
    foundations: given.foundations ?? [],
    seeds: given.seeds ?? [],
  };
  return {
    authenticate: authenticateWith(parts, clock),
    routes: accountRoutes(parts),
    raw: [oauthRoute(parts)],
    parts,
  };
}
