// With every answer a second and a half late, nothing that stands on a page of the desk is pushed away by what comes: measured
// by the browser itself, wide and narrow.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { widths } from '../support/browser.ts';
import { demoSlug } from '../support/chat-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories({}, 'whole');

const lateMs = 1500;
/** Where a page counts as stable, by the browsers' makers (web.dev/cls). */
const shiftMax = 0.1;

const paths = [
  '/dashboard',
  '/inbox?list=all',
  '/contacts',
  '/diary',
  '/dashboard/training',
  '/dashboard/training?tab=tests',
  '/dashboard/training?tab=sources',
  '/dashboard/training?tab=facts',
  '/dashboard/training?tab=services',
  '/analytics',
  '/settings',
  '/settings?tab=ai',
  '/settings?tab=notifications',
  '/settings?tab=billing',
  '/settings?tab=security',
] as const;

/** Runs in the page: adds up what moved, and names what did. */
const watchShifts = `window.shifts = { sum: 0, of: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    window.shifts.sum += entry.value;
    for (const { node, previousRect: from, currentRect: to } of entry.sources)
      window.shifts.of.push(entry.value.toFixed(3) + ' ' + (node?.nodeName ?? '?') + ' ' + (node?.textContent ?? '').slice(0, 30) + ' ' + [from.y, from.height, to.y, to.height].map(Math.round));
  }
}).observe({ type: 'layout-shift', buffered: true });`;

type Shifts = { readonly sum: number; readonly of: readonly string[] };

/** What moved until the page stood: nothing is asked for any more, and nothing says that it is on its way. */
async function shiftsOf(page: Page, path: string): Promise<Shifts> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  for (let before = -1; ; ) {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main [data-waiting]').count(), { timeout: 10_000 }).toBe(0);
    const height = await page.evaluate<number>('document.body.scrollHeight');
    if (height === before) break;
    before = height;
  }
  return page.evaluate<Shifts>('window.shifts');
}

test.each(widths)('at %i px', async (width) => {
  await tell(async ({ page, context }) => {
    await demoSlug(page, 'slow.line@example.com');
    await context.addInitScript({ content: watchShifts });
    await context.route('**/api/**', async (route) => {
      await new Promise((late) => setTimeout(late, lateMs));
      await route.continue().catch(() => undefined);
    });
    const moved: Record<string, Shifts> = {};
    const waiting = [...paths];
    const look = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        const own = await context.newPage();
        await own.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        moved[path] = await shiftsOf(own, path);
        await own.close();
      }
    };
    // Waiting is most of it, so that pages wait side by side.
    await Promise.all([look(), look(), look(), look()]);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(Object.keys(moved)).toHaveLength(paths.length);
    const tooMuch = Object.entries(moved).filter(([, { sum }]) => sum > shiftMax);
    expect(tooMuch).toEqual([]);
  });
});
