// What stories do in a chat: say, wait for the reply, book from what is offered.
import type { FrameLocator, Page } from 'playwright-core';
import { linkFromMail } from './page-words.ts';

type Chat = Page | FrameLocator;

export const field = (chat: Chat) => chat.locator('#long:not([hidden]), #short:not([hidden])');
const replies = (chat: Chat) => chat.locator('#log .receptionist');

/** Does something that is answered, and gives the reply. */
async function answered(chat: Chat, act: () => Promise<void>): Promise<string> {
  const before = await replies(chat).count();
  await act();
  await replies(chat).nth(before).waitFor();
  return replies(chat).last().innerText();
}

export const say = (chat: Chat, text: string) =>
  answered(chat, async () => {
    await field(chat).fill(text);
    await field(chat).press('Enter');
  });

const replyTo: readonly [RegExp, string][] = [
  [/shall I|is that right/i, 'yes'],
  [/name/i, 'Jane Miller'],
  [/number|phone/i, '202 555 0147'],
  [/address|where/i, '12 Oak Street'],
  [/e-?mail/i, 'jane@example.com'],
  [/when|what time|which day|what day/i, 'the first time you have'],
];

/** Answers as a willing customer, the first choice where there are any, until `done` is said. Throws with the talk where it never is. */
export async function goOn(chat: Chat, first: string, done: RegExp): Promise<string> {
  const talk: string[] = [];
  let heard = await say(chat, first);
  for (let turn = 0; turn < 14; turn += 1) {
    talk.push(heard);
    if (done.test(heard)) return heard;
    const choices = chat.locator('.choice');
    if ((await choices.count()) > 0) heard = await answered(chat, () => choices.first().click());
    else heard = await say(chat, replyTo.find(([asked]) => asked.test(heard))?.[1] ?? 'yes');
  }
  throw new Error(`It was never booked:\n${talk.join('\n')}`);
}

/** Signs in to a demo business and gives its chat's name. */
export async function demoSlug(page: Page, email: string): Promise<string> {
  // The first demo of a server that has just begun plays its talks with everything cold: on a busy machine it may be told to ask again.
  for (let tries = 0; tries < 3; tries += 1) {
    const data = { email, password: 'whatever', remember: false };
    if ((await page.request.post('/api/auth/sign-in', { timeout: 30_000, data })).ok()) break;
  }
  const { data } = (await (await page.request.get('/api/profile')).json()) as { data: { slug: string } };
  return data.slug;
}

/** Signs up for a business in which nothing has happened yet, and in. */
export async function newOwner(page: Page, email: string): Promise<void> {
  const person = { email, firstName: 'Nora', lastName: 'Field', company: 'Field Plumbing' };
  await page.request.post('/api/auth/sign-up', {
    data: { ...person, businessType: 'Trades & Construction', employees: '1-5' },
  });
  const link = await linkFromMail(page, email, /http:\/\/[^\s"<]+\/confirm-email\?token=[\w-]+/);
  const token = new URL(link).searchParams.get('token');
  // A server that has just begun does it with everything cold.
  await page.request.post('/api/auth/confirmation', { timeout: 30_000, data: { token, password: 'Copper8Pipe!' } });
}

/** A stranger in a browser of their own, at the chat of that name, until the story ends. `address`: of the server. */
export async function aStranger(page: Page, slug: string, address: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  const stranger = await context.newPage();
  await stranger.goto(`/chat/${slug}`);
  await stranger.locator('.choice').first().waitFor();
  return stranger;
}
