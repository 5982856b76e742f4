// A talk in the inbox, with a keyboard and nothing else: what is kept as a saved reply, whose it is, when it comes back, what is no
// talk at all, and what is taken back. Whatever opens or goes, the focus stays where the next press belongs.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, say } from '../support/chat-words.ts';
import { patience, quietMonday } from '../support/diary-words.ts';
import {
  hasTheFocus,
  isFocused,
  undoByKeys,
  walkAndPress,
  walkAndType,
  walkBackAndPress,
  walkTo,
} from '../support/keyboard-words.ts';
import { awake, button, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const rows = (page: Page) => page.locator('[data-row]');
const said = (page: Page) => page.getByRole('log', { name: 'What was said' });
const more = (page: Page) => page.getByLabel('More', { exact: true });

/** Opens the newest talk, in which a stranger said that; gives its row. */
async function openTalk(page: Page, ...texts: readonly [string, ...string[]]) {
  const slug = await demoSlug(page, 'typed.inbox@example.com');
  const stranger = await aStranger(page, slug, address());
  for (const text of texts) await say(stranger, text);
  await page.goto('/inbox?list=all');
  await awake(page);
  await walkAndPress(page, rows(page).first());
  await said(page).getByText(texts[0]).first().waitFor();
  await isFocused(page.getByRole('heading', { level: 2, name: /Visitor on your page|Maria Lopez/ }));
  return page.locator(`[data-row="${new URL(page.url()).searchParams.get('id')}"]`);
}

/** Sees that the focus is in the talk, or on it as a whole, where the next Tab leads on in it. */
const isInTalk = (page: Page) => {
  const isIn = `(() => {
    const talk = document.querySelector('[role=log]').closest('[tabindex="-1"]');
    return talk.id !== 'main' && talk.contains(document.activeElement);
  })()`;
  return expect.poll(() => page.evaluate(isIn), patience).toBe(true);
};

/** Opens what else there is to do, and does it; what was opened closes over it. */
async function choose(page: Page, name: string): Promise<void> {
  await walkAndPress(page, more(page));
  await walkAndPress(page, button(page, name));
}

test('an answer is kept as a saved reply, put into another one, and deleted', async () => {
  await tell(async ({ page }) => {
    await openTalk(page, 'Where are you?');
    const answer = page.getByLabel('Your answer');
    await walkAndType(page, answer, 'We are beside the station.');
    const saved = page.getByText('Saved replies', { exact: true });
    await walkAndPress(page, saved);
    const name = page.getByLabel('Name of the saved reply');
    await walkAndType(page, name, 'Directions');
    await page.keyboard.press('Escape');
    await hasTheFocus(saved);
    await page.keyboard.press('Enter');
    await walkTo(page, name);
    await walkAndPress(page, button(page, 'Keep'));
    await toastSays(page, 'Kept.');
    // Not on to what sends the answer.
    await hasTheFocus(name);
    await page.keyboard.press('Escape');
    await hasTheFocus(saved);
    await walkTo(page, answer, 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Hello!');
    await walkAndPress(page, saved);
    await walkAndPress(page, page.getByRole('button', { name: 'Directions We are beside' }));
    await hasTheFocus(answer);
    await page.keyboard.type(' See you!');
    expect(await answer.inputValue()).toBe('Hello!\nWe are beside the station. See you!');
    await walkTo(page, saved);
    await page.keyboard.press('Enter');
    await walkAndPress(page, button(page, 'Delete the saved reply Directions'));
    await page.getByText('Nothing is kept yet.').waitFor();
    await hasTheFocus(name);
    await page.keyboard.press('Escape');
    await hasTheFocus(saved);
  });
});

test('a talk is one’s own, nobody’s again, put off until a time of one’s own, and back', async () => {
  await tell(async ({ page }) => {
    const row = await openTalk(page, 'Do you repair gutters?');
    await choose(page, 'Assign to me');
    await toastSays(page, 'Assigned to you.');
    await hasTheFocus(more(page));
    await choose(page, 'Assign to nobody');
    await toastSays(page, 'Assigned to nobody.');
    await hasTheFocus(more(page));
    await page.keyboard.press('Enter');
    const until = page.getByLabel('Snooze until');
    await walkTo(page, until);
    // A year may have more than four digits: whoever is done with it goes on by themselves.
    const type = async (date: string, time: string) => {
      await page.keyboard.type(date);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(time);
    };
    await type('01012020', '0900AM');
    expect(await until.inputValue()).toBe('2020-01-01T09:00');
    await walkAndPress(page, button(page, 'Snooze'));
    await page.getByText('Please choose a time to come').waitFor();
    await hasTheFocus(until);
    const [year, month, day] = quietMonday().split('-');
    await type(`${month}${day}${year}`, '0330PM');
    expect(await until.inputValue()).toBe(`${quietMonday()}T15:30`);
    await page.keyboard.press('Enter');
    await toastSays(page, ', 3:30 PM.');
    await hasTheFocus(more(page));
    await choose(page, 'Bring back now');
    await toastSays(page, 'It is back.');
    await hasTheFocus(more(page));

    await choose(page, 'Mark as spam');
    await page.getByText('Marked as spam').waitFor();
    await hasTheFocus(more(page));
    const list = page.getByRole('combobox', { name: 'List' });
    await walkTo(page, list, 'Shift+Tab');
    await page.keyboard.type('Spam');
    await row.waitFor();
    await hasTheFocus(list);
    await choose(page, 'Not spam');
    await toastSays(page, 'It is back in the list, as it was.');
    await row.waitFor({ state: 'detached' });
    await hasTheFocus(more(page));
  });
});

test('a message is done, taken back, and put back; a talk is resolved, taken back, resolved and reopened', async () => {
  await tell(async ({ page }) => {
    await openTalk(page, 'Can I leave a message?', 'The invoice is wrong', 'Maria Lopez', '202 555 0142', 'yes');
    // What is done with it takes the place of what was done before, and the focus.
    await walkAndPress(page, button(page, 'Mark as Done'));
    await hasTheFocus(button(page, 'Not Done Yet'));
    await page.keyboard.press('Enter');
    await hasTheFocus(button(page, 'Mark as Done'));
    const takeBack = button(page, 'Take It Back');
    const putBack = button(page, 'Put It Back');
    await walkAndPress(page, takeBack);
    await hasTheFocus(putBack);
    await undoByKeys(page, 'Taken back. It counts no more.');
    await toastSays(page, 'It stands again.');
    await isInTalk(page);
    await walkAndPress(page, takeBack);
    await hasTheFocus(putBack);
    await page.keyboard.press('Enter');
    await hasTheFocus(button(page, 'Mark as Done'));

    const [resolve, reopen] = [button(page, 'Resolve'), button(page, 'Reopen')];
    await walkBackAndPress(page, resolve);
    await hasTheFocus(reopen);
    await undoByKeys(page, 'Resolved.');
    await toastSays(page, 'It goes on as it stood.');
    await isInTalk(page);
    await walkAndPress(page, resolve);
    await hasTheFocus(reopen);
    await page.keyboard.press('Enter');
    await reopen.waitFor({ state: 'detached' });
    await hasTheFocus(button(page, 'Take Over'));
  });
});
