// Whoever comes, and however they look: every public page in the light and in the dark, wide and narrow, enlarged four times,
// in forced colours, and without motion.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { themes, violationsIn } from '../support/axe.ts';
import { widths } from '../support/browser.ts';
import { awake } from '../support/page-words.ts';
import { publicPages } from '../support/public-pages.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

/** 1280 px enlarged to 400 %, which WCAG 1.4.10 asks to be read without scrolling sideways. */
const enlarged = { width: 320, height: 256 };
const tapPx = 24;

/** Axe's rules at a width: all of them in the light, and in the dark those that colours decide. */
async function violations(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found: string[] = [];
  for (const theme of themes)
    for (const { id, nodes } of await violationsIn(page, theme))
      found.push(`${id} at ${width} px, ${theme}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Names of what reaches over the right edge: nothing may, unless a box that scrolls by itself holds it. */
const spilling = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return [];
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .slice(-3).map((one) => one.outerHTML.slice(0, 120));
  })()`);

/** What can be pressed and is smaller than a fingertip, by WCAG 2.5.8: links within a sentence are excepted, and so are those that
 * stretch over their card. */
const tooSmall = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p, dd, li p, address'))
    .filter((one) => getComputedStyle(one, '::after').position !== 'absolute')
    .filter((one) => {
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      return width > 2 && (width < ${tapPx} || height < ${tapPx});
    })
    .map((one) => one.outerHTML.slice(0, 120))`);

/** Forced colours take every fill away: what can be pressed and is told by its fill alone would lose its shape. */
const shapeless = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href], button')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(one);
      return !/^rgba\\(.*, 0\\)$/.test(backgroundColor) && Number.parseFloat(borderTopWidth) < 1;
    })
    .map((one) => one.outerHTML.slice(0, 120))`);

test.each(publicPages)('%s', async (path) => {
  await tell(async ({ page }) => {
    await page.goto(path);
    await awake(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    for (const width of widths) {
      expect(await violations(page, width)).toEqual([]);
      expect(await spilling(page), `${width} px`).toEqual([]);
    }
    expect(await tooSmall(page), 'too small for a finger').toEqual([]);
    expect(await shapeless(page), 'without a shape in forced colours').toEqual([]);
    const moving = `document.getAnimations().filter(({ playState }) => playState === 'running').length`;
    expect(await page.evaluate(moving), 'moves although less motion is asked for').toBe(0);
    await page.setViewportSize(enlarged);
    expect(await spilling(page), 'enlarged to 400 %').toEqual([]);
  });
});
