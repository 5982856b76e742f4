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

/** Writes down copies of the newest edit under these names, as if a person had gone on adding contacts for an hour. */
export async function moreOfTheLast(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const names = ${JSON.stringify(names)};
    const opening = indexedDB.open('telle');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['edits', 'series'], 'readwrite', { durability: 'strict' });
      const [edits, series] = [tx.objectStore('edits'), tx.objectStore('series')];
      tx.oncomplete = () => resolve(opening.result.close());
      tx.onabort = () => reject(tx.error);
      edits.getAll().onsuccess = ({ target }) => {
        const last = target.result.sort((one, other) => one.seq - other.seq).at(-1);
        names.forEach((name, at) => {
          const newId = last.newId.slice(0, -6) + String(at).padStart(6, '0');
          const own = { id: crypto.randomUUID(), seq: last.seq + at + 1, newId, record: '/contacts/' + newId };
          edits.add({ ...last, ...own, about: name, body: { ...last.body, name } });
        });
        series.get(last.owner).onsuccess = ({ target: run }) =>
          series.put({ ...run.result, given: last.seq + names.length });
      };
    };
  })`);
}

/** Waits until this page would open without a connection. */
export async function shellIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 10_000 }).toBe(true);
}

type Found = { readonly id: string; readonly name: string; readonly notes: string };

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

/**
 * Who looks before the app has made its database finds nothing in it, and makes none: one without stores would hang whoever
 * looks into them, and stand in the app's way.
 */
function notYet(nothing: string): string {
  return `opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = (event) => {
    event.preventDefault();
    if (opening.error.name === 'AbortError') resolve(${nothing});
    else reject(opening.error);
  };`;
}

const countOf = (store: 'edits' | 'kept') => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('telle');
  ${notYet('0')}
  opening.onsuccess = () => {
    const count = opening.result.transaction('${store}').objectStore('${store}').count();
    count.onerror = () => reject(count.error);
    count.onsuccess = () => {
      opening.result.close();
      resolve(count.result);
    };
  };
})`;

/** Waits until the answer at `path` would be shown without a connection. */
export async function isKept(page: Page, path: string): Promise<void> {
  const paths = `new Promise((resolve, reject) => {
    const opening = indexedDB.open('telle');
    ${notYet('[]')}
    opening.onsuccess = () => {
      const keys = opening.result.transaction('kept').objectStore('kept').getAllKeys();
      keys.onerror = () => reject(keys.error);
      keys.onsuccess = () => {
        opening.result.close();
        resolve(keys.result.map((key) => key[1]));
      };
    };
  })`;
  await expect.poll(() => page.evaluate<string[]>(paths), { timeout: 10_000 }).toContain(path);
}

/** How many edits this browser keeps, of whomever. */
export function waitingEdits(page: Page): Promise<number> {
  return page.evaluate<number>(countOf('edits'));
}

/** How many answers it keeps to show without a connection. */
export function keptAnswers(page: Page): Promise<number> {
  return page.evaluate<number>(countOf('kept'));
}

/** Makes what is kept to be shown older by so many hours, as if they had gone by. */
export async function keptSinceHours(page: Page, hours: number): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('telle');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const tx = opening.result.transaction('kept', 'readwrite', { durability: 'strict' });
      const kept = tx.objectStore('kept');
      kept.getAll().onsuccess = ({ target }) => {
        for (const one of target.result) kept.put({ ...one, at: one.at - ${hours} * 3600000 });
      };
      tx.oncomplete = () => resolve(opening.result.close());
      tx.onabort = () => reject(tx.error);
    };
  })`);
}

/** Waits until nothing is left here. */
export async function hasArrived(page: Page, timeout = 10_000): Promise<void> {
  await expect.poll(() => waitingEdits(page), { timeout }).toBe(0);
}
