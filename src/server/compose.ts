// Puts the house together: the only file that knows which adapters there are and which domains serve routes.
import { join } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/scope.ts';
import { type App, type AppParts, buildApp } from '#platform/http/app.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log.ts';
import { packageRoot } from '#platform/package-root.ts';
import { siteRoutes } from '#platform/site/serve.ts';

export type Given = {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly database: Database;
};

export type House = { readonly app: App; start(): Promise<void>; stop(): Promise<void> };

/** Builds everything on an open database. Nothing runs in the background until `start`. */
export async function compose(given: Given, more: Partial<AppParts> = {}): Promise<House> {
  const app = buildApp({
    ...given,
    authenticate: async () => ({ kind: 'visitor' }),
    routes: [],
    site: (allowScripts) => siteRoutes(join(packageRoot, 'build/web'), allowScripts),
    ...more,
  });
  return { app, start: async () => {}, stop: async () => {} };
}
