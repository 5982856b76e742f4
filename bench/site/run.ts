// How the public pages fare on a slow phone: Lighthouse's mobile look at every page of the sitemap, served by the real server,
// beside the fastest page that there can be. Each round looks at the limit page and then at every page, so that a busy minute
// weighs on all of them; the table shows medians. Every look is a first visit: Lighthouse empties caches, and what a page keeps
// in the browser is forgotten here.
//   npm run bench:site [-- --runs 5] [--only /about,/news] [--json]
// With CHROMIUM_PATH, else /usr/bin/chromium. Exit 0 only if every page meets every bar of judge.ts.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildStale } from '../../scripts/prepare.mjs';
import { startServer } from '../../tests/support/running-server.ts';
import { bars, judged, type Look, median, type Row } from './judge.ts';
import { serveLimitPage } from './limit-page.ts';
import { lookAt } from './look.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.runs);
const only = values.only?.split(',');

await buildStale();
const server = await startServer();
const limitPage = await serveLimitPage();
const debuggingPort = 20_000 + (process.pid % 20_000);
const browser = await chromium.launchPersistentContext('', {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${debuggingPort}`],
});
const forgetting = await browser.newCDPSession(await browser.newPage());
async function firstLook(url: string): Promise<Look> {
  await forgetting.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  return await lookAt(url, debuggingPort);
}
try {
  const sitemap = await (await fetch(`${server.address}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const paths = listed.filter((path) => !only || only.includes(path));
  const looks = new Map<string, Look[]>(paths.map((path) => [path, []]));
  const limits: Look[] = [];
  for (const path of paths) await fetch(`${server.address}${path}`, { headers: { 'Accept-Encoding': 'br' } });
  await firstLook(limitPage.address);
  for (let round = 1; round <= rounds; round += 1) {
    limits.push(await firstLook(limitPage.address));
    for (const path of paths) {
      looks.get(path)?.push(await firstLook(`${server.address}${path}`));
      process.stderr.write(`\rround ${round} of ${rounds}: ${path.padEnd(60)}`);
    }
  }
  process.stderr.write('\n');
  const rows = [...looks].map(([path, seen]) => judged(path, seen, limits));
  const limitLcpMs = median(limits.map(({ lcpMs }) => lcpMs));
  if (values.json) for (const row of rows) console.log(JSON.stringify(row));
  else printTable(rows, limitLcpMs);
  const missed = rows.filter(({ misses }) => misses.length > 0);
  console.log(
    JSON.stringify({
      ...{ pages: rows.length, rounds, limitLcpMs: Math.round(limitLcpMs), load: Number(loadavg()[0]?.toFixed(1)) },
      ...{ bars, passed: rows.length > 0 && missed.length === 0, missed: missed.map(({ path }) => path) },
    }),
  );
  process.exitCode = rows.length > 0 && missed.length === 0 ? 0 : 1;
} finally {
  limitPage.close();
  await Promise.all([browser.close(), server.stop()]);
}

function printTable(rows: readonly Row[], limitLcpMs: number): void {
  console.log(`${'page'.padEnd(36)} perf a11y best  seo   LCP ms  × limit    CLS`);
  console.log(`${'(limit page)'.padEnd(36)}${' '.repeat(20)} ${limitLcpMs.toFixed(0).padStart(8)}`);
  for (const row of rows) {
    const scores = [row.performance, row.accessibility, row.bestPractices, row.seo].map((one) => `${one}`.padStart(4));
    const times = [
      row.lcpMs.toFixed(0).padStart(8),
      row.lcpRatio.toFixed(2).padStart(8),
      row.cls.toFixed(3).padStart(6),
    ];
    const why = row.misses.length > 0 ? `  MISSES ${row.misses.join(', ')} (${row.lost.join(', ')})` : '';
    console.log(`${row.path.padEnd(36)} ${scores.join(' ')} ${times.join(' ')}${why}`);
  }
}
