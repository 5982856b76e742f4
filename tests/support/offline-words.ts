// What the stories of a lost connection do over and over: many changes on the screen, and what came of them on the server.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Adds contacts by the page's own form, one after the other as fast as the page takes them. Runs in the page, since a story
 * that presses keys from outside would need minutes for two hundred.
 */
export async function editsOnScreen(
  page: Page,
  contacts: readonly { readonly name: string; readonly phone?: string }[],
): Promise<void> {
  await page.evaluate(`(async (contacts) => {
    const until = async (find) => {
      for (const end = Date.now() + 10000; Date.now() < end; ) {
        const found = find();
        if (found) return found;
        await new Promise(requestAnimationFrame);
      }
      throw new Error('the page did not follow: ' + find);
    };
    const button = (within, words) => [...(within?.querySelectorAll('button') ?? [])].find((one) => one.textContent.trim() === words);
    const type = (input, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    for (const { name, phone } of contacts) {
      (await until(() => button(document.querySelector('main header'), 'Add Contact'))).click();
      const form = await until(() => document.querySelector('dialog[open] form'));
      type(form.elements.name, name);
      if (phone) type(form.elements.phone, phone);
      form.requestSubmit();
      await until(() => !document.querySelector('dialog[open]'));
      const back = await until(() => document.querySelector('main a[href="/contacts"]'));
      back.click();
      await until(() => button(document.querySelector('main header'), 'Add Contact'));
    }
  })(${JSON.stringify(contacts)})`);
}

/** Waits until this page would open without a connection. */
export async function shellIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 10_000 }).toBe(true);
}

type Found = { readonly name: string; readonly notes: string };

/** The contacts whose name begins with `name`, as the server has them, the oldest first. */
export async function found(page: Page, name: string): Promise<Found[]> {
  const all: Found[] = [];
  let cursor = '';
  do {
    const answer = await page.request.get(
      `/api/contacts?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    const { data } = (await answer.json()) as { data: { contacts: Found[]; nextCursor: string | null } };
    all.push(...data.contacts);
    cursor = data.nextCursor ?? '';
  } while (cursor);
  return all.filter((contact) => contact.name.startsWith(name)).reverse();
}

/** What is noted on the contacts of exactly that name, as the server has it. */
export async function noted(page: Page, name: string): Promise<string[]> {
  return (await found(page, name)).filter((contact) => contact.name === name).map(({ notes }) => notes);
}

const countOf = (store: 'edits' | 'kept') => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('telle');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const count = opening.result.transaction('${store}').objectStore('${store}').count();
    count.onerror = () => reject(count.error);
    count.onsuccess = () => {
      opening.result.close();
      resolve(count.result);
    };
  };
})`;

/** How many edits this browser keeps, of whomever. */
export function waitingEdits(page: Page): Promise<number> {
  return page.evaluate<number>(countOf('edits'));
}

/** How many answers it keeps to show without a connection. */
export function keptAnswers(page: Page): Promise<number> {
  return page.evaluate<number>(countOf('kept'));
}

/** Waits until nothing is left here. */
export async function hasArrived(page: Page, timeout = 10_000): Promise<void> {
  await expect.poll(() => waitingEdits(page), { timeout }).toBe(0);
}
