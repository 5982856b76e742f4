// What a person with a keyboard and nothing else does on a page: walks by Tab, presses, and sees where they are.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { toastSays } from './page-words.ts';

/** More stops than any page has before what is looked for. */
const stopsMost = 160;

const hasFocus = (place: Locator) => place.evaluate((one) => one.matches(':focus'));

/** Presses Tab, or Shift and Tab, until the place has the focus, and sees that a ring is drawn around it. */
export async function walkTo(page: Page, place: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await place.waitFor();
  for (let stop = 0; stop < stopsMost; stop += 1) {
    if (await hasFocus(place)) {
      expect(await place.evaluate((one) => one.matches(':focus-visible')), 'a focus that can be seen').toBe(true);
      return;
    }
    await page.keyboard.press(step);
  }
  expect.fail(`${step} does not lead to ${place}`);
}

export async function walkAndPress(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, place);
  await page.keyboard.press(key);
}

/** As `walkAndPress`, towards the beginning of the page. */
export async function walkBackAndPress(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, place, 'Shift+Tab');
  await page.keyboard.press(key);
}

/** Walks to a field, and types over what stands in it. */
export async function walkAndType(page: Page, place: Locator, text: string): Promise<void> {
  await walkTo(page, place);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Waits until the place has the focus, without anything being pressed. */
export const isFocused = (place: Locator) =>
  expect.poll(() => hasFocus(place), { message: `the focus on ${place}`, timeout: 10_000 }).toBe(true);

/** Waits until the place has the focus, by which a ring is drawn, without anything being pressed. */
export const hasTheFocus = (place: Locator) =>
  expect
    .poll(() => place.evaluate((one) => one.matches(':focus-visible')), {
      message: `a focus that can be seen on ${place}`,
      timeout: 10_000,
    })
    .toBe(true);

/** Presses what opens a dialog, leaves that by Escape once it is there, and is back where it was opened. */
export async function openAndLeave(page: Page, opener: Locator): Promise<void> {
  await walkAndPress(page, opener);
  const opened = page.getByRole('dialog');
  await opened.waitFor();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  await hasTheFocus(opener);
}

/** Sees that the focus did not fall to the ground, and stays: what came of the last press is drawn in the frames that follow. */
export async function isSomewhere(page: Page): Promise<void> {
  const fell = await page.evaluate<boolean>(`(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    return document.activeElement === document.body;
  })()`);
  expect(fell, 'the focus fell to the ground').toBe(false);
}

/** Takes back what a toast with these words tells of, by Sonner's own way to it: Alt and T, then on to the button in it. */
export async function undoByKeys(page: Page, words: string): Promise<void> {
  await toastSays(page, words);
  await page.keyboard.press('Alt+KeyT');
  const told = page.locator('[data-sonner-toast]', { hasText: words });
  await walkAndPress(page, told.getByRole('button', { name: 'Undo' }));
}
