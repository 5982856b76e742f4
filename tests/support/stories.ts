// The house of the stories: one browser and one running server a file, and a fresh profile a story.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Visit, visit } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

export type Stories = {
  /** Runs one story; fails on anything that a visitor's browser complains about. */
  tell(story: (visit: Visit) => Promise<void>): Promise<void>;
  /** As `tell`, in a browser that keeps the app's shell. */
  tellInstalled(story: (visit: Visit) => Promise<void>): Promise<void>;
  readonly address: () => string;
};

/** Starts browser and server before the file's first story and ends both after its last. */
export function openStories(settings: Readonly<Record<string, string>> = {}): Stories {
  let browser: Browser | undefined;
  let server: RunningServer | undefined;
  const started = () => {
    if (!browser || !server) throw new Error('A story runs inside a test');
    return { browser, address: server.address };
  };
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer(settings)]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.stop()]);
  });
  return {
    address: () => started().address,
    tell: (story) => visit(started().browser, started().address, story),
    tellInstalled: (story) => visit(started().browser, started().address, story, 'allow'),
  };
}
