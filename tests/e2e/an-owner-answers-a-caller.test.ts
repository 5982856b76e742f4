// The owner's inbox: a stranger asks for a person, the owner sees it at once, takes over, answers, and hands back.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, field, goOn, say } from '../support/chat-words.ts';
import { awake, inDialog, isAt, keepToast, press, toastSays, undo } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

/** Signs in to a business with somebody at the desk around the clock, where nothing waits, and gives its chat's name. */
async function aDesk(page: Page, email: string): Promise<string> {
  const slug = await demoSlug(page, email);
  await page.request.patch('/api/profile', { data: { humanHours: 'always' } });
  const { data } = (await (await page.request.get('/api/messages?state=new&limit=10')).json()) as {
    data: { messages: { id: string }[] };
  };
  for (const { id } of data.messages) await page.request.patch(`/api/messages/${id}`, { data: { state: 'done' } });
  return slug;
}

const rows = (page: Page) => page.locator('[data-row]');
const said = (page: Page) => page.getByRole('log', { name: 'What was said' });

type Visit = {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly staffId: string | null;
};

/** What stands in the diary of Jane Miller, as whom `goOn` books. */
async function visitsOf(page: Page): Promise<readonly Visit[]> {
  const range = { from: new Date().toISOString(), to: new Date(Date.now() + 90 * 86_400_000).toISOString() };
  const answer = await page.request.get('/api/appointments', { params: range });
  const { data } = (await answer.json()) as { data: { appointments: (Visit & { name: string; status: string })[] } };
  return data.appointments.filter(({ name, status }) => name === 'Jane Miller' && status === 'booked');
}

test('a stranger asks for a person, who takes over, answers and hands back, and nobody reloads', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await aDesk(page, 'answers.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Inbox' }).click();
    await page.getByText('Nobody waits for you').waitFor();

    const stranger = await aStranger(page, slug, address());
    await say(stranger, 'I want to talk to a person');
    await rows(page).getByText('Asks for a person').waitFor();
    await page.getByRole('link', { name: 'Inbox 1 conversation waits for you' }).waitFor();
    await rows(page).first().click();
    await said(page).getByText('I want to talk to a person').first().waitFor();

    const before = await stranger.locator('#log .receptionist').count();
    await press(page, 'Take Over');
    await page.getByText('You hold this conversation').waitFor();
    await stranger.getByText('has joined').waitFor();
    // The box to answer in has the focus of who took over.
    await expect.poll(() => page.getByLabel('Your answer').evaluate((box) => box.matches(':focus'))).toBe(true);
    await page.keyboard.type('This is a person. How can I help?');
    await page.keyboard.press('Enter');
    await stranger.locator('#log').getByText('This is a person. How can I help?').waitFor();
    await field(stranger).fill('What does a drain cleaning cost?');
    await field(stranger).press('Enter');
    await said(page).getByText('What does a drain cleaning cost?').waitFor();
    await rows(page).getByText('Waits for your answer').waitFor();
    await page.getByText('Note for the team').click();
    await page.getByLabel('Your note').fill('Robin is ten minutes away');
    await page.keyboard.press('Enter');
    await said(page).getByText('Robin is ten minutes away').waitFor();
    expect(await stranger.locator('#log').getByText('Robin').count()).toBe(0);
    // While a person holds it, nothing was said but by people.
    expect(await stranger.locator('#log .receptionist').count()).toBe(before);

    await press(page, 'Hand Back');
    await toastSays(page, 'The receptionist answers again.');
    // What nobody had answered is answered first.
    await stranger.locator('#log .receptionist').nth(before).getByText('$189').waitFor();
    await say(stranger, 'When are you open?');
    await said(page).getByText('When are you open?').waitFor();
    await press(page, 'Resolve');
    await keepToast(page, 'Resolved.');
    await page.getByText('Ended: handed to a person').waitFor();
    await undo(page, 'Resolved.');
    await toastSays(page, 'It goes on as it stood.');
    await page.getByText('Ended: handed to a person').waitFor({ state: 'detached' });
    expect(await say(stranger, 'When are you open?')).toContain('Monday');
    // Whoever comes back later, with no toast left, can take it back as well.
    await page.getByRole('button', { name: 'Resolve' }).press('Enter');
    await page.getByText('Ended: handed to a person').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Reopen' }).waitFor();
    await inspect('a talk that can be reopened');
    await press(page, 'Reopen');
    await toastSays(page, 'It goes on as it stood.');
    await page.getByText('Ended: handed to a person').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Reopen' }).waitFor({ state: 'detached' });
  });
});

test('a tab whose place four others took hears of what is said within seconds, and at once when somebody comes back to it', async () => {
  await tell(async ({ page }) => {
    await page.clock.install();
    const slug = await aDesk(page, 'tabs.owner@example.com');
    const stranger = await aStranger(page, slug, address());
    await say(stranger, 'When are you open?');
    await page.goto('/inbox?list=all');
    await rows(page).first().click();
    await said(page).getByText('When are you open?').waitFor();
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const others = new AbortController();
    const heard: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { body } = await fetch(`${address()}/api/conversation-changes`, {
        headers: { cookie },
        signal: others.signal,
      });
      body
        ?.pipeTo(new WritableStream({ write: (piece) => void heard.push(new TextDecoder().decode(piece)) }))
        .catch(() => undefined);
    }
    await expect.poll(() => heard.length).toBe(4);
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 100)));
    await say(stranger, 'What does a drain cleaning cost?');
    await expect.poll(() => heard.length).toBeGreaterThan(7);
    expect(await said(page).getByText('What does a drain cleaning cost?').count()).toBe(0);
    await page.clock.runFor(21_000);
    await said(page).getByText('What does a drain cleaning cost?').waitFor();
    // It has not come back by itself: nobody else's place was taken.
    expect(heard.join('')).not.toContain('event: over');
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await expect.poll(() => heard.join('')).toContain('event: over');
    await say(stranger, 'Do you take cards?');
    await said(page).getByText('Do you take cards?').waitFor();
    others.abort();
  });
});

test('an empty inbox, and a talk that is held, are readable in both themes and widths', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await aDesk(page, 'reads.owner@example.com');
    await page.goto('/inbox');
    await page.getByText('Nobody waits for you').waitFor();
    await inspect('an empty inbox');
    const stranger = await aStranger(page, slug, address());
    await say(stranger, 'When are you open?');
    await page.getByRole('link', { name: 'Show Everything' }).click();
    await rows(page).first().click();
    await press(page, 'Take Over');
    await page.getByText('You hold this conversation').waitFor();
    await page.getByText('Note for the team').click();
    await page.getByLabel('Your note').fill('A regular, be quick');
    await page.keyboard.press('Enter');
    await page.getByText('Answer the caller').click();
    await page.getByText('Saved replies').click();
    await page.getByText('Nothing is kept yet.').waitFor();
    await inspect('a talk that is held');
  });
});

test('a talk that has ended, and one that waits, are readable in both themes and widths', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await aDesk(page, 'waits.owner@example.com');
    await say(await aStranger(page, slug, address()), 'When are you open?');
    await page.goto('/inbox?list=all');
    await rows(page).first().click();
    await press(page, 'Resolve');
    await page.getByText('Ended: answered').waitFor();
    await inspect('a talk that has ended');
    await say(await aStranger(page, slug, address()), 'I want to talk to a person');
    await rows(page).getByText('Asks for a person').click();
    await page.getByText('Waits for a person now.').waitFor();
    await inspect('a talk that waits for a person');
  });
});

test('what was said is found, and a talk is sorted, by keyboard alone', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await aDesk(page, 'sorts.owner@example.com');
    for (const text of ['Do you repair gutters?', 'What does a drain cleaning cost?']) {
      await say(await aStranger(page, slug, address()), text);
    }
    await page.goto('/inbox');
    await page.getByLabel('Search what was said').fill('gutt');
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByLabel('Clear the search').click();
    // The demo begins with nine talks.
    await expect.poll(() => rows(page).count()).toBe(11);
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await said(page).getByText('Do you repair gutters?').waitFor();
    await page.getByLabel('More').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('New label').fill('Roof');
    await page.keyboard.press('Enter');
    await rows(page).getByText('Roof').waitFor();
    await inspect('the menu of a talk');
    await page.getByLabel('New label').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Snooze for an hour' }).focus();
    await page.keyboard.press('Enter');
    await toastSays(page, 'Snoozed for an hour.');
    await page.getByLabel('List').selectOption({ label: 'Snoozed' });
    await rows(page).getByText('Roof').waitFor();
    await page.getByLabel('More').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Roof: all with this label' }).focus();
    await page.keyboard.press('Enter');
    await isAt(page, '/inbox?list=all&label=Roof');
    await expect.poll(() => rows(page).count()).toBe(1);
  });
});

test('an answer is kept under a name, put into another one, and deleted; what was typed outlives a reload', async () => {
  await tell(async ({ page }) => {
    const slug = await aDesk(page, 'keeps.owner@example.com');
    await say(await aStranger(page, slug, address()), 'Where are you?');
    await page.goto('/inbox?list=all');
    await rows(page).first().click();
    const answer = page.getByLabel('Your answer');
    await answer.fill('We are beside the station.');
    await page.reload();
    await expect.poll(() => answer.inputValue()).toBe('We are beside the station.');
    await page.getByText('Saved replies').click();
    await page.getByLabel('Name of the saved reply').fill('Directions');
    await page.keyboard.press('Enter');
    await toastSays(page, 'Kept.');
    await answer.fill('Hello!');
    await page.getByRole('button', { name: 'Directions We are beside' }).click();
    expect(await answer.inputValue()).toBe('Hello!\nWe are beside the station.');
    // Who writes takes over.
    await press(page, 'Take Over and Send');
    await page.getByText('You hold this conversation').waitFor();
    await said(page).getByText('We are beside the station.').waitFor();
    await expect.poll(() => answer.inputValue()).toBe('');
    await page.getByText('Saved replies').click();
    await press(page, 'Delete the saved reply Directions');
    await page.getByText('Nothing is kept yet.').waitFor();
  });
});

test('a booking is cancelled from its talk, and taken back', async () => {
  await tell(async ({ page }) => {
    const slug = await aDesk(page, 'cancels.owner@example.com');
    await goOn(
      await aStranger(page, slug, address()),
      'I would like to book a drain cleaning',
      /booked|all set|see you/i,
    );
    await page.goto('/inbox?list=all');
    await rows(page).first().click();
    await said(page).getByText('Booked: Drain cleaning').waitFor();
    await press(page, 'Cancel Appointment');
    await page.getByText('They are not told: there is no email address.').waitFor();
    await inDialog(page, 'Cancel Appointment').click();
    await said(page).getByText('(cancelled since)').waitFor();
    await press(page, 'Undo');
    await toastSays(page, 'It is booked as it was.');
    const [visit] = await visitsOf(page);
    await page.request.put(`/api/appointments/${visit?.id}`, { data: { email: 'jane.miller@example.com' } });
    await page.reload();
    await page.getByRole('button', { name: 'Cancel Appointment' }).waitFor();
    // Whoever comes back later has no toast left, and the line itself.
    await press(page, 'Cancel Appointment');
    expect(await page.getByLabel('Tell them by email').isChecked()).toBe(true);
    await inDialog(page, 'Cancel Appointment').click();
    await toastSays(page, 'Cancelled. The time is free again. They are told by email.');
    await said(page).getByText('(cancelled since)').waitFor();
    await page.reload();
    await press(page, 'Book It Again');
    await toastSays(page, 'It is booked as it was. They are told by email.');
    await page.getByRole('button', { name: 'Cancel Appointment' }).waitFor();
  });
});

test('a visit that a caller moved goes back to its earlier time from its talk, where that is still free', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    const slug = await aDesk(page, 'moves.owner@example.com');
    const stranger = await aStranger(page, slug, address());
    await goOn(stranger, 'I would like to book a drain cleaning next week', /booked|all set|see you/i);
    const [booked] = await visitsOf(page);
    await goOn(stranger, 'Please move my appointment to another time', /is moved to/i);
    const [moved] = await visitsOf(page);
    expect(moved?.id).toBe(booked?.id);
    expect(moved?.startsAt).not.toBe(booked?.startsAt);

    await page.goto('/inbox?list=all');
    await rows(page).first().click();
    await press(page, 'Move It Back');
    const dialog = page.getByRole('dialog', { name: 'Move it back?' });
    await dialog.getByText('That time is still free.').waitFor();
    await inspect('a visit that may go back');
    await dialog.getByRole('button', { name: 'Move It Back' }).click();
    await toastSays(page, 'Moved back to');
    await page.getByRole('button', { name: 'Move It Back' }).waitFor({ state: 'detached' });
    expect((await visitsOf(page))[0]).toMatchObject({ startsAt: booked?.startsAt, staffId: booked?.staffId });

    await press(page, 'Undo');
    await page.getByRole('button', { name: 'Move It Back' }).waitFor();
    expect((await visitsOf(page))[0]?.startsAt).toBe(moved?.startsAt);
    const taken = { startsAt: booked?.startsAt, endsAt: booked?.endsAt, staffId: null, reason: 'Inventory' };
    expect((await page.request.post('/api/blocked-times', { data: taken })).ok()).toBe(true);
    expectFailure(409, /^\/api\/appointments\//);
    await press(page, 'Move It Back');
    await dialog.getByText('That time is not free any more.').waitFor();
    await dialog.getByRole('button', { name: 'Move It Back' }).click();
    await toastSays(page, 'This time is taken. Please choose another.');
    expect((await visitsOf(page))[0]?.startsAt).toBe(moved?.startsAt);
  });
});

test('two people look at one talk: who comes second is told, and sees what the first one does', async () => {
  await tell(async ({ page, expectFailure }) => {
    const slug = await aDesk(page, 'two.owner@example.com');
    const stranger = await aStranger(page, slug, address());
    await say(stranger, 'I want to talk to a person');
    await page.goto('/inbox');
    await rows(page).first().click();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await said(other).getByText('I want to talk to a person').first().waitFor();
    await press(page, 'Take Over');
    await page.getByText('You hold this conversation').waitFor();
    await page.getByLabel('Your answer').fill('Here I am');
    await page.keyboard.press('Enter');
    await said(other).getByText('Here I am').waitFor();
    await press(other, 'Resolve');
    await page.getByText('Ended: handed to a person').waitFor();
    expectFailure(404, /^\/api\/conversations\//);
    await page.goto('/inbox?id=cnv_00000000000000000000000000');
    await page.getByText('This conversation is not here').waitFor();
  });
});

test('a list that cannot be loaded says so and is tried again', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await aDesk(page, 'fails.owner@example.com');
    expectFailure(500, /^\/api\/conversations$/);
    let isDown = true;
    await page.route('**/api/conversations?*', (route) =>
      isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto('/inbox');
    await page.getByText('could not be loaded').waitFor();
    await inspect('an inbox that cannot be loaded');
    isDown = false;
    await press(page, 'Try Again');
    await page.getByText('Nobody waits for you').waitFor();
  });
});

test('coming from the desk, the inbox and a talk in it bring less than 40 kB of script each', async () => {
  await tell(async ({ page }) => {
    const slug = await aDesk(page, 'weighs.owner@example.com');
    await say(await aStranger(page, slug, address()), 'When are you open?');
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js'))
        scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    const weight = async () => (await Promise.all(scripts.splice(0))).reduce((sum, size) => sum + size, 0);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Newest contacts' }).waitFor();
    await page.getByRole('button', { name: 'Start Test Call' }).waitFor();
    expect(await weight()).toBeGreaterThan(40_000);
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('link', { name: 'Show Everything' }).click();
    await rows(page).first().waitFor();
    expect(await weight()).toBeLessThanOrEqual(40_000);
    await rows(page).first().click();
    await said(page).waitFor();
    expect(await weight()).toBeLessThanOrEqual(40_000);
  });
});
