// What people do at the desk all day, and what on the screen is the answer to it: the change itself, or a sign that it is on its
// way. Each act can be done again and again.
import type { Page } from 'playwright-core';
import { quietMonday } from '../../tests/support/diary-words.ts';

export type Act = {
  readonly name: string;
  /** Brings the page to where the act begins; `round` counts from 0 and differs each time. */
  readonly begin: (page: Page, round: number) => Promise<unknown>;
  readonly act: (page: Page) => Promise<void>;
  /** An expression in the page, false until the screen answers. */
  readonly isAnswered: string;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name, exact: false });
const rows = (page: Page) => page.locator('[data-row]');
const isBusy = `document.querySelector('[aria-busy=true]')`;
const isOpen = `document.querySelector('dialog[open]')`;

/** Through the app where it is open already, so that what was loaded stays. */
async function at(page: Page, path: string): Promise<void> {
  const here = new URL(page.url());
  if (`${here.pathname}${here.search}` !== path) await page.goto(path);
  await page.waitForSelector('html[data-awake]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
}

async function aContact(page: Page): Promise<void> {
  await at(page, '/contacts');
  await rows(page).first().click();
  await button(page, 'Edit').waitFor();
  await page.getByLabel('New note').waitFor();
}

type Talk = { readonly id: string; readonly state: string };

async function openTalk(page: Page, view: 'current' | 'snoozed'): Promise<Talk | undefined> {
  const answer = await page.request.get(`/api/conversations?limit=50&view=${view}`);
  const { data } = (await answer.json()) as { data: { conversations: Talk[] } };
  return data.conversations.find(({ state }) => state !== 'resolved');
}

/** A talk that is not resolved; one that was put off only where no other is left. */
async function aTalk(page: Page): Promise<void> {
  const open = (await openTalk(page, 'current')) ?? (await openTalk(page, 'snoozed'));
  if (!open) throw new Error('No talk is open');
  await at(page, `/inbox?list=all&id=${open.id}`);
  await page.getByRole('log', { name: 'What was said' }).waitFor();
}

const keepWords = `window.deskBefore = document.querySelector('main header p').textContent`;
const aDay = (round: number) => new Date(Date.parse(quietMonday()) + round * 86_400_000).toISOString().slice(0, 10);

/** `newTalk` brings in one more stranger who says something. */
export const actsOf = (newTalk: () => Promise<void>): readonly Act[] => [
  {
    name: 'open the account menu',
    begin: (page) => at(page, '/analytics').then(() => page.keyboard.press('Escape')),
    act: (page) =>
      page
        .getByRole('banner')
        .getByLabel(/^Account/)
        .click(),
    isAnswered: `document.querySelector('header .when-in details')?.open`,
  },
  {
    name: 'go to another page',
    begin: (page) => at(page, '/analytics'),
    act: (page) => nav(page, 'Diary').click(),
    isAnswered: `document.querySelector('nav[aria-label=Desk] a:is([aria-current], .pending)[href="/diary"]')`,
  },
  {
    name: 'open a conversation',
    begin: async (page) => {
      await at(page, '/inbox?list=all');
      await rows(page).first().waitFor();
    },
    act: (page) => rows(page).nth(1).click(),
    isAnswered: `document.querySelector('section[aria-label=Conversation] [role=status], section[aria-label=Conversation] h2')`,
  },
  {
    name: 'take a conversation over',
    begin: async (page) => {
      await aTalk(page);
      await button(page, 'Take Over').or(button(page, 'Hand Back')).first().waitFor();
      if (await button(page, 'Hand Back').isVisible()) await button(page, 'Hand Back').click();
      await button(page, 'Take Over').waitFor();
    },
    act: (page) => button(page, 'Take Over').click(),
    isAnswered: isBusy,
  },
  {
    name: 'hand a conversation back',
    begin: async (page) => {
      await aTalk(page);
      await button(page, 'Take Over').or(button(page, 'Hand Back')).first().waitFor();
      if (await button(page, 'Take Over').isVisible()) await button(page, 'Take Over').click();
      await button(page, 'Hand Back').waitFor();
    },
    act: (page) => button(page, 'Hand Back').click(),
    isAnswered: isBusy,
  },
  {
    name: 'snooze a conversation',
    begin: async (page) => {
      await aTalk(page);
      await page.getByLabel('More').click();
      const back = button(page, 'Bring back now');
      await back.or(button(page, 'Snooze for an hour')).first().waitFor();
      if (!(await back.isVisible())) return;
      await back.click();
      await page.getByText('· snoozed').waitFor({ state: 'detached' });
      await page.getByLabel('More').click();
    },
    act: (page) => button(page, 'Snooze for an hour').click(),
    isAnswered: `!document.querySelector('section[aria-label=Conversation] details[open]')`,
  },
  {
    name: 'resolve a conversation',
    begin: async (page) => {
      await newTalk();
      await aTalk(page);
      await button(page, 'Resolve').waitFor();
    },
    act: (page) => button(page, 'Resolve').click(),
    isAnswered: isBusy,
  },
  {
    name: 'open a contact',
    begin: async (page) => {
      await at(page, '/contacts');
      await rows(page).first().waitFor();
    },
    act: (page) => rows(page).first().click(),
    isAnswered: `document.querySelector('a[data-row].pending') || (location.pathname !== '/contacts' && !document.querySelector('[data-row]'))`,
  },
  {
    name: 'begin to edit a contact',
    begin: aContact,
    act: (page) => button(page, 'Edit').click(),
    isAnswered: isOpen,
  },
  {
    name: 'save a contact',
    begin: async (page, round) => {
      await aContact(page);
      await button(page, 'Edit').click();
      await page.getByRole('dialog').getByLabel('Tags').fill(`Round ${round}`);
    },
    act: (page) => inDialog(page, 'Save').click(),
    isAnswered: `${isBusy} || !${isOpen}`,
  },
  {
    name: 'add a note',
    begin: async (page, round) => {
      await aContact(page);
      await page.getByLabel('New note').fill(`Rang again, ${round}`);
    },
    act: (page) => button(page, 'Add Note').click(),
    isAnswered: isBusy,
  },
  {
    name: 'choose a tag',
    begin: async (page) => {
      await at(page, '/contacts');
      await page.getByRole('group', { name: 'Tags' }).getByRole('button').first().waitFor();
    },
    act: (page) => page.getByRole('group', { name: 'Tags' }).getByRole('button').first().click(),
    isAnswered: `document.querySelector('fieldset button[aria-pressed=true]')`,
  },
  {
    name: 'type into the search of contacts',
    begin: async (page) => {
      await at(page, '/contacts');
      await page.getByLabel('Search contacts').focus();
    },
    act: (page) => page.keyboard.press('d'),
    isAnswered: `document.querySelector('input[type=search]')?.value`,
  },
  {
    name: 'turn to the next day',
    begin: async (page, round) => {
      await at(page, `/diary?view=day&date=${aDay(round)}`);
      await page.evaluate(keepWords);
    },
    act: (page) => button(page, 'Next day').click(),
    isAnswered: `document.querySelector('main header p')?.textContent !== window.deskBefore`,
  },
  {
    name: 'begin to block time',
    begin: (page, round) => at(page, `/diary?view=day&date=${aDay(round)}`),
    act: (page) => button(page, 'Block Time').click(),
    isAnswered: isOpen,
  },
  {
    name: 'block time',
    begin: async (page, round) => {
      await at(page, `/diary?view=day&date=${aDay(round)}`);
      await button(page, 'Block Time').click();
      await inDialog(page, 'Block').waitFor();
    },
    act: (page) => inDialog(page, 'Block').click(),
    isAnswered: `${isBusy} || !${isOpen}`,
  },
  {
    name: 'switch a tab',
    begin: (page) => at(page, '/settings'),
    act: (page) => page.getByRole('tab', { name: 'Notifications' }).click(),
    isAnswered: `document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'Notifications'`,
  },
  {
    name: 'save a setting',
    begin: async (page, round) => {
      await at(page, '/settings?tab=ai');
      await page.getByLabel('Greeting').fill(`Good day, ${round}.`);
    },
    act: (page) => button(page, 'Save AI Settings').click(),
    isAnswered: isBusy,
  },
];
