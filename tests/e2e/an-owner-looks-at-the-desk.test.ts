// The desk and the analytics: what waits comes first and leads on, every number is counted, and charts can be read as tables.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, goOn, newOwner, say } from '../support/chat-words.ts';
import { awake, button, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

/** What the share of talks that were settled alone is, word by word beside the number. */
const formula = [
  'How it is counted: conversations that were booked, moved, cancelled or answered without a person, left no question',
  'open, and whose caller did not come back within 72 hours on any channel we know them by, divided by all that ended at',
  'least 72 hours ago and in which the caller said something. A message taken does not count as settled: you still have',
  'to answer it.',
].join(' ');

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** One stranger books, one asks for a person at a business with somebody there around the clock. */
async function strangersAt(page: Page, slug: string): Promise<void> {
  await page.request.patch('/api/profile', { data: { humanHours: 'always' } });
  await goOn(await aStranger(page, slug, address()), 'I need a drain cleaning', /booked/i);
  await say(await aStranger(page, slug, address()), 'I want to talk to a person');
}

test('what strangers left stands first, is counted below, and leads to where it is seen to', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await demoSlug(page, 'desk.owner@example.com');
    await strangersAt(page, slug);

    await page.goto('/dashboard');
    await awake(page);
    const waiting = region(page, 'Waiting for you');
    await waiting.getByText('Asks for a person').waitFor();
    await waiting.getByText('two quotes', { exact: false }).waitFor();
    await region(page, 'Today').getByRole('heading').waitFor();
    const month = region(page, 'This month');
    await month.getByText('2 chats').waitFor();
    // The demo business starts with two bookings of its receptionist.
    expect(await month.locator('dd').allInnerTexts()).toEqual(['11', '3', '1', expect.any(String)]);
    const features = region(page, 'What your receptionist does');
    expect(await features.getByRole('listitem').count()).toBe(9);
    await features.getByText('3 of 10 appointments this month').waitFor();
    await features.getByText('11 of 100 contacts').waitFor();
    await features.getByText('5 of 50 emails this month').waitFor();
    expect(await features.getByText('Upgrade Required').count()).toBe(4);
    // What a name promises more of than there is says where it ends, and leads to what there is.
    await features.getByText('4 of 5 services with a price to say').waitFor();
    await features.getByText('the bill is written by the program that you use now', { exact: false }).waitFor();
    expect(await features.getByRole('link', { name: 'Job Manager' }).getAttribute('href')).toBe('/diary');
    await region(page, 'Recent activity').getByText('Booked', { exact: false }).first().waitFor();
    await inspect('a desk with work on it');
    await waiting.getByRole('link').first().press('Enter');
    await page.waitForURL(/\/inbox\?id=cnv_/);
  });
});

test('the analytics are drawn and can be read as tables, with the formula beside the number, and are taken along', async () => {
  await tell(async ({ page, inspect }) => {
    await strangersAt(page, await demoSlug(page, 'reckons.owner@example.com'));
    await page.goto('/analytics');
    await awake(page);
    await page.getByRole('img', { name: /^By day: 11 in all/ }).waitFor();
    const long = { dateStyle: 'long', timeZone: 'America/New_York' } as const;
    const today = new Intl.DateTimeFormat('en-US', long).format();
    await page.getByText(new RegExp(`^[A-Z][a-z]+ \\d+, \\d{4} – ${today}, in the time of`)).waitFor();
    await page.getByText('Read as a table').first().press('Enter');
    const table = page.getByRole('region', { name: 'By day as a table' });
    // The talks of a demo lie up to six hours back: in the night the last of them are yesterday's.
    const newest = await table.getByRole('row').all();
    const cells = await Promise.all(newest.slice(-2).map((row) => row.getByRole('cell').allInnerTexts()));
    const both = [0, 1, 2, 3, 4].map((at) => cells.reduce((sum, row) => sum + Number(row[at] ?? 0), 0));
    expect(both).toEqual([2, 3, 2, 4, 11]);
    await page.getByRole('img', { name: /^By hour of the day: 11 in all/ }).waitFor();
    await page.getByText('Read as a table').nth(1).press('Enter');
    const hours = page.getByRole('region', { name: 'By hour of the day as a table' });
    await hours.getByRole('rowheader', { name: '11:00 PM', exact: true }).waitFor();
    const perHour = await hours.getByRole('cell').allInnerTexts();
    expect(perHour).toHaveLength(24 * 5);
    const sums = [0, 1, 2, 3, 4].map((at) =>
      perHour.reduce((sum, text, place) => (place % 5 === at ? sum + Number(text) : sum), 0),
    );
    expect(sums).toEqual(both);
    await page.getByRole('heading', { name: 'What came of them' }).waitFor();
    await page.getByText('Read as a table').nth(2).press('Enter');
    const outcomes = page.getByRole('region', { name: 'Outcomes as a table' });
    await outcomes.getByRole('row', { name: 'Still going on 0 3 2 4 9' }).waitFor();
    await outcomes.getByRole('row', { name: 'Booked 2 0 0 0 2' }).waitFor();
    const times = region(page, 'Response times');
    for (const door of ['Calls', 'Texts', 'Chats', 'Emails']) {
      const took = /\d+ \d+(\.\d+)? (s|min) \d+(\.\d+)? (s|min)$/;
      await times.getByRole('row', { name: new RegExp(`^${door} ${took.source}`) }).waitFor();
    }
    await times.getByText('A person was asked for 1 time and came 0 times.', { exact: false }).waitFor();
    const alone = await region(page, 'Settled without you').innerText();
    expect(alone).toContain(formula);
    expect(alone).toContain('Not judged: 11 too recent or going on, 0 in which nothing was said.');
    await page.getByText('No conversation can be judged yet').waitFor();
    await inspect('the analytics');
    const download = page.waitForEvent('download');
    await press(page, 'Export CSV');
    let text = '';
    for await (const part of await (await download).createReadStream()) text += part;
    expect(text).toMatch(/^\uFEFF?Figure,Of,Unit,All,Calls,Texts,Chats,Emails\r?\n/);
    expect(text).toMatch(/Booked,by the receptionist,appointments,3/);
    await press(page, '7 days');
    await isAt(page, '/analytics?days=7');
    await page.getByRole('img', { name: /^By day: 11 in all/ }).waitFor();
    await page.getByText('Read as a table').first().press('Enter');
    await expect.poll(() => table.getByRole('row').count()).toBe(8);
  });
});

test('what comes in stands on a desk that is open, before anybody comes back to it', async () => {
  await tell(async ({ page }) => {
    const slug = await demoSlug(page, 'open.desk@example.com');
    await page.request.patch('/api/profile', { data: { humanHours: 'always' } });
    await page.goto('/dashboard');
    await awake(page);
    const waiting = region(page, 'Waiting for you');
    await waiting.getByRole('listitem').first().waitFor();
    expect(await waiting.getByText('Asks for a person').count()).toBe(0);
    await say(await aStranger(page, slug, address()), 'I want to talk to a person');
    await waiting.getByText('Asks for a person').waitFor();
  });
});

test('an owner who has had no caller is told what to do, and upgrades from the desk once it is confirmed', async () => {
  await tell(async ({ page, inspect }) => {
    await newOwner(page, 'quiet.owner@fieldplumbing.example');
    await page.goto('/dashboard');
    await awake(page);
    await page.getByText('Nothing has happened yet').waitFor();
    expect(await page.getByRole('link', { name: 'your chat page' }).getAttribute('href')).toMatch(/^\/chat\/./);
    await inspect('a quiet desk');
    const actions = page.getByRole('navigation', { name: 'Quick actions' });
    expect(await actions.getByRole('link').allInnerTexts()).toEqual([
      'Analytics',
      'Contacts',
      'Schedule',
      expect.stringContaining('Train Telle'),
      'Settings',
    ]);
    const ways = await actions.getByRole('link').all();
    expect(await Promise.all(ways.map((way) => way.getAttribute('href')))).toEqual([
      '/analytics',
      '/contacts',
      '/diary',
      '/dashboard/training',
      '/settings',
    ]);
    const plan = (name: string) => page.getByText(`${name} plan`, { exact: true });
    await plan('Free').waitFor();
    const features = region(page, 'What your receptionist does');
    const marked = (status: string) => features.getByText(status, { exact: true }).count();
    expect([await marked('Trial'), await marked('Limited'), await marked('Active')]).toEqual([1, 4, 0]);
    await features.getByText('0 of 50 emails this month').waitFor();
    await features.getByText('0 of 25 texts this month').waitFor();
    const rows = Array.from({ length: 90 }, (_, at) => ({ line: at + 1, name: `Neighbour ${at + 1}` }));
    await page.request.post('/api/contact-imports', { data: { rows, tags: [] } });
    await page.reload();
    await awake(page);
    const limits = region(page, 'Limits of your plan');
    await limits.getByText(/^9\d of 100 contacts are kept\.$/).waitFor();
    await inspect('a limit is near');
    await limits.getByRole('link', { name: 'See plans' }).press('Enter');
    await region(page, 'What is used').getByText('Nearly used').waitFor();
    await inspect('the meters beside the plan');
    await page.goto('/dashboard');
    await awake(page);
    await limits.waitFor();
    const promises = (plan: string) => region(page, plan).getByRole('listitem').allInnerTexts();
    const ofPro = ['Unlimited calls and messages', 'Advanced analytics', 'Custom AI training', 'Priority support'];
    expect(await promises('Professional')).toEqual(ofPro);
    await press(page, 'Upgrade Now');
    await page.getByRole('dialog', { name: 'Upgrade to Professional?' }).waitFor();
    await press(page, 'Not Now');
    await press(page, 'Upgrade Now');
    await press(page, 'Upgrade');
    await toastSays(page, 'Upgraded to pro plan!');
    await limits.waitFor({ state: 'detached' });
    await expect.poll(() => marked('Active')).toBe(9);
    await plan('Professional').waitFor();
    await features.getByText('0 emails this month').waitFor();
    await button(page, 'Upgrade to Enterprise').waitFor();
    const ofEnterprise = ['Dedicated support', 'Custom integrations', 'SLA guarantees', 'White-label options'];
    expect(await promises('Enterprise')).toEqual(ofEnterprise);
    await press(page, 'Upgrade to Enterprise');
    await press(page, 'Request Enterprise');
    await toastSays(page, 'Upgraded to enterprise plan!');
    await plan('Enterprise').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Upgrade/ }).count()).toBe(0);
    await actions.getByRole('link', { name: 'Analytics' }).click();
    await page.getByText('Nobody has called in this time').waitFor();
    await inspect('analytics of nothing');
  });
});

test('who comes back is told what came since they left, and how much was settled alone once it can be judged', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'back.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await region(page, 'Waiting for you').waitFor();
    expect(await page.getByText('Since you left').count()).toBe(0);
    // Half an hour away, and the three days after which a talk is judged, are longer than a story: they are said to have gone by.
    const none = { conversations: 0, booked: 0, cancelled: 0, messages: 0, handOffs: 0, questions: 0 };
    let missed = { awaySince: '2024-11-05T17:40:00.000Z', ...none };
    await page.route('**/api/desk/visits', (route) => route.fulfill({ json: { success: true, data: missed } }));
    await page.reload();
    await page.getByText('Since you left (Nov 5): nobody called.').waitFor();
    missed = { ...missed, conversations: 3, booked: 1, cancelled: 2, messages: 1, handOffs: 1, questions: 2 };
    await page.reload();
    const counts = '3 conversations, 1 appointment booked, 2 cancelled, 1 message';
    const asking = '1 caller asking for a person, 2 questions without an answer';
    await page.getByText(`Since you left (Nov 5): ${counts}, ${asking}.`).waitFor();
    await inspect('a desk that somebody comes back to');

    await page.route('**/api/figures?*', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      const containment = { judged: 8, contained: 5, goalMissed: 2, returned: 1, tooRecent: 4, silent: 3 };
      await route.fulfill({ response: answer, json: { success: true, data: { ...data, containment } } });
    });
    await page.goto('/analytics');
    await awake(page);
    const alone = region(page, 'Settled without you');
    await alone.getByText('63%').waitFor();
    await alone.getByText('5 of 8 conversations').waitFor();
    expect(await alone.locator('dt').allInnerTexts()).toEqual([
      'Settled alone',
      'Came back within 72 hours',
      'Goal not reached',
    ]);
    expect(await alone.locator('dd').allInnerTexts()).toEqual(['5', '1', '2']);
    await alone.getByText('Not judged: 4 too recent or going on, 3 in which nothing was said.').waitFor();
    await inspect('what was settled alone');
  });
});

test('figures that cannot be loaded say so, and the rest of the desk stands', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await demoSlug(page, 'broken.owner@example.com');
    expectFailure(503, /^\/api\/(desk|figures)$/);
    await page.route(/\/api\/(desk|figures)(\?|$)/, (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto('/dashboard');
    await page.getByText('could not be loaded').waitFor();
    await page.getByRole('button', { name: 'Start Test Call' }).waitFor();
    await inspect('a desk that failed');
    await page.unroute(/\/api\/(desk|figures)(\?|$)/);
    await press(page, 'Try Again');
    await region(page, 'Waiting for you').waitFor();
  });
});
