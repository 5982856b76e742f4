// What stories do on a page over and over: fill in a form, read a toast, open the newest mail.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './browser.ts';

/** Waits until the app has woken, so that a story tests the app and not the moment. */
export async function awake(page: Page): Promise<void> {
  await page.waitForSelector('html[data-awake]', { state: 'attached' });
}

/** Fills in fields by their whole labels, so that one still to come is waited for and no like-named one taken in its place. */
export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByLabel(label, { exact: true }))
      .first()
      .fill(value);
  }
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const inDialog = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });

export async function press(page: Page, name: string): Promise<void> {
  await button(page, name).click();
}

/** Waits for a toast with exactly these words. */
export async function toastSays(page: Page, words: string): Promise<void> {
  await page.locator('[data-sonner-toast]', { hasText: words }).first().waitFor();
}

/** Waits for a toast with these words and keeps it: while the pointer is on it, its seconds do not run. */
export async function keepToast(page: Page, words: string): Promise<void> {
  await page.locator('[data-sonner-toast]', { hasText: words }).first().hover();
}

/** Takes back what a toast with these words tells of. */
export async function undo(page: Page, words: string): Promise<void> {
  const told = page.locator('[data-sonner-toast]', { hasText: words }).first();
  await told.getByRole('button', { name: 'Undo', exact: true }).click();
}

export async function isAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** Which edges of the window it stands near, as "top right". */
export async function edgesNear(one: Locator): Promise<string> {
  const box = await one.boundingBox();
  const size = one.page().viewportSize();
  if (!box || !size) return expect.fail('It is not on the screen.');
  const gaps = {
    top: box.y,
    bottom: size.height - box.y - box.height,
    left: box.x,
    right: size.width - box.x - box.width,
  };
  const near = Object.entries(gaps).filter(([, gap]) => gap < 100);
  return near.map(([edge]) => edge).join(' ');
}

/** The link of the newest mail to that address whose text matches, read where a demo's operator reads it. */
export async function linkFromMail(page: Page, to: string, link: RegExp): Promise<string> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const list = await (await page.request.get('/dev/outbox')).text();
    const entry = list.split('<li>').find((line) => line.includes(`to ${to}`));
    const address = /href="(\/dev\/outbox\/[^"]+)"/.exec(entry ?? '')?.[1];
    if (address) {
      const mail = await (await page.request.get(address)).text();
      const found = link.exec(mail.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='))?.[0];
      if (found) return found;
    }
    await page.waitForTimeout(200);
  }
  return expect.fail(`No mail to ${to} with a link like ${link}`);
}

/**
 * The next POST to that path is refused for want of a fresh proof, as in a session that was left open for longer than a story takes.
 * To be told before the page is opened: what a page asks for right after its first route is made may pass the route by.
 */
export async function letProofRunOut(
  { page, expectFailure }: Pick<Visit, 'page' | 'expectFailure'>,
  path: string,
): Promise<void> {
  expectFailure(403, new RegExp(`${path}$`));
  let isStale = true;
  await page.route(`**${path}`, (route) => {
    if (!isStale || route.request().method() !== 'POST') return route.fallback();
    isStale = false;
    const error = 'Please confirm your password to continue.';
    return route.fulfill({
      status: 403,
      json: { success: false, error, code: 'reauth_required', requestId: 'req_story' },
    });
  });
}
