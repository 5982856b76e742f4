// When the desk is painted on a slow phone: the frame alone, which is what stands before anybody's data, and the page with what
// stands on it. For a browser that has nothing of it yet, and for one that was here before. The limit page takes its turns.
import { Client } from 'pg';
import { serveLimitPage } from '../site/limit-page.ts';
import { type How, lookAt } from '../site/look.ts';
import { type Desk, withPage } from './desk.ts';
import { paintRow, type Row } from './judge.ts';

const paths = ['/dashboard', '/contacts', '/inbox', '/diary'];

const ways: readonly { readonly name: string; readonly isKnown: boolean; readonly isFrame: boolean }[] = [
  { name: 'frame, cold', isKnown: false, isFrame: true },
  { name: 'whole, cold', isKnown: false, isFrame: false },
  { name: 'frame, warm', isKnown: true, isFrame: true },
  { name: 'whole, warm', isKnown: true, isFrame: false },
];

/** Longer than the frame needs to stand and wake, and shorter than the server waits for a lock. */
const frameWaitMs = 4_000;

/**
 * Does it while nothing of the API is answered and nothing refused: what every answer needs is held, as it is in a
 * database that hangs. A refusal would be told in words, larger than any of the frame's.
 */
async function whileUnanswered<T>(desk: Desk, work: () => Promise<T>): Promise<T> {
  const client = new Client(desk.connection());
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table sessions in access exclusive mode');
    return await work();
  } finally {
    await client.end();
  }
}

export async function measurePaint(desk: Desk, rounds: number, tell: (what: string) => void): Promise<Row[]> {
  const limitPage = await serveLimitPage();
  const limits: number[] = [];
  const seen = new Map<string, { readonly lcpMs: number[]; readonly isJudged: boolean }>();
  const look = async (url: string, how: How) => (await lookAt(url, desk.port, { ...how, isSpeedAlone: true })).lcpMs;
  // Lighthouse leaves a browser what it was told before, and with that the page is drawn and not the frame alone.
  const forget = () =>
    withPage(desk, async (page) => {
      const browser = await desk.browser.newCDPSession(page);
      await browser.send('Storage.clearDataForOrigin', { origin: desk.address, storageTypes: 'indexeddb' });
    });
  try {
    await look(limitPage.address, {});
    for (let round = 1; round <= rounds; round += 1) {
      for (const path of paths) {
        limits.push(await look(limitPage.address, {}));
        for (const { name, isKnown, isFrame } of ways) {
          const key = `${path}, ${name}`;
          tell(`paint, round ${round} of ${rounds}: ${key}`);
          const known = seen.get(key) ?? { lcpMs: [], isJudged: isFrame };
          seen.set(key, known);
          if (!isKnown) await forget();
          const url = `${desk.address}${path}`;
          known.lcpMs.push(
            isFrame
              ? await whileUnanswered(desk, () => look(url, { isKnown, waitMs: frameWaitMs }))
              : await look(url, { isKnown }),
          );
        }
      }
    }
  } finally {
    limitPage.close();
  }
  return [...seen].map(([name, { lcpMs, isJudged }]) => paintRow(name, lcpMs, limits, isJudged));
}
