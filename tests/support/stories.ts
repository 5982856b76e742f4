// The house of the stories: one browser and one running server for several files, and a fresh profile a story.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Kind, openBrowser, type Visit, visit } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

export type Stories = {
  /** Runs one story; fails on anything that a visitor's browser complains about. */
  tell(story: (visit: Visit) => Promise<void>): Promise<void>;
  /** As `tell`, in a browser that keeps the app's shell. */
  tellInstalled(story: (visit: Visit) => Promise<void>): Promise<void>;
  readonly address: () => string;
};

type House = { readonly browser: Browser; readonly server: RunningServer };

async function openHouse(settings: Readonly<Record<string, string>>, kind?: Kind): Promise<House> {
  const [browser, server] = await Promise.all([openBrowser(kind), startServer(settings)]);
  return { browser, server };
}

async function closeHouse({ browser, server }: House): Promise<void> {
  await Promise.all([browser.close(), server.stop()]);
}

/** So few files that they stay far below what one address may do in an hour, and that a fault soon meets a fresh server. */
const filesAHouse = 8;

const noteOf = ({ server }: House): string => join(inject('houses'), String(server.pid));

let shared: { readonly house: House; files: number } | undefined;

/** The first demo of a server that has just begun is played with everything cold: it is had before a story counts its seconds. */
async function warm({ server }: House): Promise<void> {
  const body = JSON.stringify({ email: 'first.of.the.house@example.com', password: 'whatever', remember: false });
  const headers = { 'content-type': 'application/json' };
  for (let tries = 0; tries < 3; tries += 1)
    if ((await fetch(new URL('/api/auth/sign-in', server.address), { method: 'POST', headers, body })).ok) return;
}

/** The house that stands, where it has room for one more file; else a new one. */
async function sharedHouse(): Promise<House> {
  if (!shared) {
    const house = await openHouse({});
    await warm(house);
    shared = { house, files: 0 };
    // Nobody here knows which file is the last, so the run ends what it finds noted when it is over.
    await writeFile(noteOf(house), house.server.data);
  }
  shared.files += 1;
  return shared.house;
}

async function leaveSharedHouse(): Promise<void> {
  if (!shared || shared.files < filesAHouse) return;
  const { house } = shared;
  shared = undefined;
  await closeHouse(house);
  await rm(noteOf(house));
}

/**
 * Browser and server before the file's first story. Files share them, so an account has an address of its own among all of them; with `settings`,
 * be they empty, a file has both for itself: a server on which nothing has happened yet, and a browser of that kind.
 */
export function openStories(settings?: Readonly<Record<string, string>>, kind?: Kind): Stories {
  let house: House | undefined;
  const started = () => {
    if (!house) throw new Error('A story runs inside a test');
    return { browser: house.browser, address: house.server.address };
  };
  beforeAll(async () => {
    house = settings ? await openHouse(settings, kind) : await sharedHouse();
  }, 120_000);
  afterAll(async () => {
    if (settings && house) await closeHouse(house);
    else await leaveSharedHouse();
  });
  return {
    address: () => started().address,
    tell: (story) => visit(started().browser, started().address, story),
    tellInstalled: (story) => visit(started().browser, started().address, story, 'allow'),
  };
}
