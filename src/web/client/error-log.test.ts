// What waits for the server in a browser has a bound, errors come before notes in it, and nothing waits longer than a day.
import { afterEach, expect, test, vi } from 'vitest';
import { logError, sendWaitingErrors, withinBounds } from './error-log.ts';

const of = (letters: string) => [...letters].map((letter) => ({ letter, isNote: letter === 'n' }));

test.each([
  ['ab', 'ab'],
  ['abcde', 'cde'],
  ['anbnc', 'abc'],
  ['nnnna', 'nna'],
  ['abcn', 'abc'],
  ['abncd', 'bcd'],
  ['nnnnn', 'nnn'],
])('of "%s", three at most, "%s" is kept', (entries, kept) => {
  expect(
    withinBounds(of(entries), 3)
      .map(({ letter }) => letter)
      .join(''),
  ).toBe(kept);
});

const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser whose connection can be cut, and the errors that its server was sent. */
function inBrowser() {
  const kept = new Map<string, string>();
  const sent: string[] = [];
  const browser = { onLine: false, userAgent: 'A browser' };
  vi.useFakeTimers({ now: new Date('2026-11-02T09:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('location', { origin: 'https://telle.example', pathname: '/diary' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).code);
    return Response.json({ success: true, data: { received: true } });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return { browser, sent };
}

test.each([
  ['is sent up to a day later', day - 1, ['FIRST']],
  ['is dropped once it is a day old', day, []],
])('an error of a browser without a connection %s', async (_, passed, heard) => {
  const { browser, sent } = inBrowser();
  logError('FIRST', new Error('lost'));
  vi.setSystemTime(Date.now() + passed);
  browser.onLine = true;
  await sendWaitingErrors();
  expect(sent).toEqual(heard);
});
