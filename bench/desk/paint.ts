// When the desk is painted on a slow phone: the frame alone, which is what stands before anybody's data, and the page with what
// stands on it. For a browser that has nothing of it yet, and for one that was here before. The limit page takes its turns.
import { serveLimitPage } from '../site/limit-page.ts';
import { type How, lookAt } from '../site/look.ts';
import { type Desk, withPage } from './desk.ts';
import { paintRow, type Row } from './judge.ts';

const paths = ['/dashboard', '/contacts', '/inbox', '/diary'];

const ways: readonly { readonly name: string; readonly how: How; readonly isJudged: boolean }[] = [
  { name: 'frame, cold', how: { unanswered: ['*/api/*'] }, isJudged: true },
  { name: 'whole, cold', how: {}, isJudged: false },
  { name: 'frame, warm', how: { isKnown: true, unanswered: ['*/api/*'] }, isJudged: true },
  { name: 'whole, warm', how: { isKnown: true }, isJudged: false },
];

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
        for (const { name, how, isJudged } of ways) {
          const key = `${path}, ${name}`;
          tell(`paint, round ${round} of ${rounds}: ${key}`);
          const known = seen.get(key) ?? { lcpMs: [], isJudged };
          seen.set(key, known);
          if (!how.isKnown) await forget();
          known.lcpMs.push(await look(`${desk.address}${path}`, how));
        }
      }
    }
  } finally {
    limitPage.close();
  }
  return [...seen].map(([name, { lcpMs, isJudged }]) => paintRow(name, lcpMs, limits, isJudged));
}
