// A list of a hundred thousand contacts in the browser: the longest task while it is scrolled, jumped through and searched.
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { business, fillBusiness } from '../contacts/fill.ts';
import { type Desk, withPage } from './desk.ts';
import { bars, type Row, rounded } from './judge.ts';
import { watchTasks } from './processor-time.ts';

const observe = `window.deskTasks = []; new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.deskTasks.push(duration);
}).observe({ type: 'longtask', buffered: true })`;

/** Fills a business with contacts, and makes it that of whoever is signed in. */
async function manyContacts(desk: Desk, contacts: number): Promise<void> {
  await fillBusiness(desk.connection(), contacts);
  const client = new Client(desk.connection());
  await client.connect();
  try {
    await client.query(`set telle.scope = 'system'`);
    const { rowCount } = await client.query(
      `update members set business_id = $1 where user_id in (select user_id from sessions)`,
      [business],
    );
    if (rowCount !== 1) throw new Error(`${rowCount} people were given the many contacts`);
  } finally {
    await client.end();
  }
}

const settled = (page: Page) => page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });

/** So long the wheel is turned at most: how far that led is told. */
const wheelMsMax = 180_000;

/** So many turns of the wheel the page is left alone: each question has it laid out once more, which nobody who reads a list does. */
const turnsUnasked = 20;

/** Turns the wheel until the last of all is on the screen. Throws where the list stops growing before it. */
async function wheelToTheEnd(page: Page, contacts: number): Promise<void> {
  await page.mouse.move(720, 600);
  const last = `[...document.querySelectorAll('[aria-posinset]')].some((row) => row.ariaPosInSet === '${contacts}')`;
  let height = 0;
  let still = 0;
  const until = performance.now() + wheelMsMax;
  while (performance.now() < until && !(await page.evaluate(last))) {
    for (let turn = 0; turn < turnsUnasked; turn += 1) await page.mouse.wheel(0, 4_000);
    const now = await page.evaluate<number>('document.documentElement.scrollHeight');
    still = now === height ? still + 1 : 0;
    if (still > 400 / turnsUnasked) throw new Error(`the list stood still at ${now} px`);
    height = now;
  }
}

/** What a hand on the scrollbar does: another place in each frame, all the way `to` 0 or 1 of the height. */
const drag = (page: Page, to: 0 | 1) =>
  page.evaluate(`new Promise((resolve) => {
    const root = document.documentElement;
    const [from, way] = [scrollY, ${to} * (root.scrollHeight - innerHeight) - scrollY];
    let frame = 0;
    const next = () => {
      frame += 1;
      scrollTo({ top: from + (way * frame) / 180, behavior: 'instant' });
      if (frame < 180) requestAnimationFrame(next);
      else requestAnimationFrame(() => resolve());
    };
    requestAnimationFrame(next);
  })`);

const acts: readonly { readonly name: string; act(page: Page, contacts: number): Promise<void> }[] = [
  { name: 'opened', act: settled },
  {
    name: 'End, then Home',
    async act(page) {
      await page.locator('[data-row]').first().focus();
      for (const key of ['End', 'Home', 'End', 'Home']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(300);
        await settled(page);
      }
    },
  },
  {
    name: 'typed in search',
    async act(page) {
      const search = page.getByLabel('Search contacts');
      await search.focus();
      await page.keyboard.type('marco', { delay: 90 });
      await page.waitForTimeout(300);
      await settled(page);
      for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Backspace', { delay: 60 });
      await page.waitForTimeout(300);
      await settled(page);
      await page.evaluate('document.activeElement.blur()');
    },
  },
  { name: 'wheel from the top down', act: wheelToTheEnd },
  {
    name: 'scrollbar dragged to the top and back',
    async act(page) {
      await drag(page, 0);
      await drag(page, 1);
    },
  },
  {
    name: 'Home and End after that',
    async act(page) {
      for (const key of ['Home', 'End']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(500);
      }
    },
  },
];

export async function measureList(desk: Desk, contacts: number, tell: (what: string) => void): Promise<Row[]> {
  tell(`filling ${contacts} contacts`);
  await manyContacts(desk, contacts);
  return await withPage(desk, async (page) => {
    await page.addInitScript(observe);
    await page.goto('/contacts');
    await page.locator('[data-row]').first().waitFor();
    const rows: Row[] = [];
    for (const { name, act } of acts) {
      tell(`list: ${name}`);
      const processorTime = await watchTasks(page);
      const began = performance.now();
      await act(page, contacts);
      await page.waitForTimeout(200);
      const tasks = await page.evaluate<number[]>('window.deskTasks.splice(0)');
      const reached = await page.evaluate<number>(
        `Math.max(0, ...[...document.querySelectorAll('[aria-posinset]')].map((row) => Number(row.ariaPosInSet)))`,
      );
      const seconds = rounded((performance.now() - began) / 1000, 1);
      const processorMs = rounded(await processorTime());
      const more = { reached, longTasks: tasks.length, processorMs, seconds };
      // What opens the page is no scrolling; its tasks are told beside.
      const judged = name === 'opened' ? {} : { bar: bars.taskMs };
      const value = rounded(Math.max(0, ...tasks));
      rows.push({ part: 'list', name: `${contacts} contacts, ${name}`, value, unit: 'ms', ...judged, more });
    }
    return rows;
  });
}
