// Between two jobs, in a van without reception: the desk opens, what is changed waits, and all of it arrives once and in
// order, whatever becomes of browser, tabs and server meanwhile.
import { expect, test } from 'vitest';
import { aStranger, demoSlug, say } from '../support/chat-words.ts';
import {
  editsOnScreen,
  found,
  hasArrived,
  isKept,
  keptAnswers,
  keptSinceHours,
  noted,
  shellIsKept,
  waitingEdits,
} from '../support/offline-words.ts';
import { awake, fill, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tellInstalled, address } = openStories();

test('contacts are added, changed and deleted without a connection, and arrive when it is back', async () => {
  await tellInstalled(async ({ page, context, inspect }) => {
    await demoSlug(page, 'van.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    const list = page.getByRole('list', { name: 'Contacts' });
    await list.getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    await isKept(page, new URL(page.url()).pathname);
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await press(page, 'Edit');
    await fill(page, { Phone: '(202) 555-0124' });
    await press(page, 'Save');
    await page.getByRole('link', { name: '(202) 555-0124' }).waitFor();
    await fill(page, { 'New note': 'The gate sticks.' });
    await press(page, 'Add Note');
    const unsent = page.getByRole('list', { name: 'To be sent' });
    await unsent.getByRole('listitem').filter({ hasText: 'Waiting' }).filter({ hasText: 'The gate sticks.' }).waitFor();
    // The office adds to the same contact meanwhile.
    const [dana] = await found(page, 'Dana Reyes');
    const meanwhile = { notes: 'Gate code 0815', tags: ['VIP'] };
    await page.request.put(`/api/contacts/${dana?.id}`, { data: meanwhile });
    await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();

    await press(page, 'Add Contact');
    await fill(page, { Name: 'Ines Roth', Phone: '(202) 555-0177' });
    await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click();
    await toastSays(page, 'Kept on this device until it can be sent.');
    await page.getByRole('heading', { name: 'Ines Roth' }).waitFor();
    await press(page, 'Edit');
    await fill(page, { 'Good to know': 'Gate code 4711' });
    await press(page, 'Save');
    await page.getByText('Gate code 4711').first().waitFor();
    await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
    await list.getByRole('listitem').filter({ hasText: 'Ines Roth' }).filter({ hasText: 'Waiting' }).waitFor();
    await inspect('contacts with changes that wait');

    await page.getByRole('button', { name: '4 changes waiting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    await dialog.getByText('Add contact Ines Roth').waitFor();
    await dialog.getByText('Note on Dana Reyes: The gate sticks.').waitFor();
    await inspect('the changes that wait');
    await dialog.getByRole('button', { name: 'Close' }).click();

    // The first of them is on its way until this is let go.
    let go = () => {};
    const letGo = new Promise<void>((resolve) => {
      go = resolve;
    });
    await context.route('**/api/contacts/*', (route) => letGo.then(() => route.continue()));
    await context.setOffline(false);
    await page.getByText('Connection restored').waitFor();
    await toastSays(page, 'Syncing offline changes...');
    go();
    await toastSays(page, 'All changes synced successfully');
    await hasArrived(page);
    const arrived = await noted(page, 'Ines Roth');
    expect(arrived).toEqual(['Gate code 4711']);
    expect(await found(page, 'Dana Reyes')).toMatchObject([{ ...meanwhile, phone: '+12025550124' }]);
    await list.getByRole('link', { name: 'Ines Roth' }).click();
    await page.getByText('Gate code 4711').first().waitFor();
    await page.goto(`/contacts/${dana?.id}`);
    await page.getByText('The gate sticks.').waitFor();
    await unsent.waitFor({ state: 'detached' });
    expect(await page.getByText('The gate sticks.').count()).toBe(1);
  });
});

test('a change that the server refuses is shown and mended, and blocks nothing else', async () => {
  await tellInstalled(async ({ page, context, inspect, expectFailure }) => {
    expectFailure(400, /^\/api\/contacts/);
    await demoSlug(page, 'poison.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().waitFor();
    await context.setOffline(true);
    await editsOnScreen(page, [{ name: 'Poison', phone: '+1 999 000 000 000 00' }, { name: 'Unharmed' }]);
    await context.setOffline(false);
    await toastSays(page, 'Some changes could not be synced');
    await page.getByRole('button', { name: '1 change needs attention' }).click();
    expect(await noted(page, 'Unharmed')).toEqual(['']);
    expect(await noted(page, 'Poison')).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    await dialog.getByText('Add contact Poison').waitFor();
    await press(page, 'Mend');
    await inspect('a change that needs attention');
    await fill(page, { Phone: '(202) 555-0188' });
    await press(page, 'Save and Send');
    await dialog.getByText('Everything is sent.').waitFor();
    expect(await noted(page, 'Poison')).toEqual(['']);
  });
});

test('tags, further numbers and fields of the business’s own are mended too', async () => {
  await tellInstalled(async ({ page, context, inspect, expectFailure }) => {
    expectFailure(400, /^\/api\/contacts/);
    await demoSlug(page, 'own.fields.mended@example.com');
    const made = await page.request.post('/api/contact-fields', {
      data: { label: 'Boiler', kind: 'choice', choices: ['Gas', 'Oil'] },
    });
    const { data: boiler } = await made.json();
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    await isKept(page, new URL(page.url()).pathname);
    await isKept(page, '/contact-fields');
    await context.setOffline(true);
    await press(page, 'Edit');
    await page.getByLabel('Boiler').selectOption('Oil');
    await page.getByText('More numbers and emails').click();
    await fill(page, { Tags: 'VIP, Spring', 'Other numbers': '+1 999 000 000 000 00' });
    await press(page, 'Save');
    await toastSays(page, 'Kept on this device until it can be sent.');
    // The office heats no more with oil meanwhile.
    await page.request.put(`/api/contact-fields/${boiler.id}`, { data: { choices: ['Gas', 'Heat pump'] } });
    await context.setOffline(false);
    await toastSays(page, 'Some changes could not be synced');
    await page.getByRole('button', { name: '1 change needs attention' }).click();
    await press(page, 'Mend');
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    await dialog.getByLabel('Other numbers').waitFor();
    await inspect('a change of much that needs attention');
    await dialog.getByLabel('Other numbers').fill('(202) 555-0189');
    await dialog.getByLabel('Tags').fill('VIP');
    await dialog.getByLabel('Boiler').selectOption('Heat pump');
    await press(page, 'Save and Send');
    await dialog.getByText('Everything is sent.').waitFor();
    const [dana] = await found(page, 'Dana Reyes');
    expect(dana).toMatchObject({ otherPhones: ['+12025550189'], tags: ['VIP'], fields: { [boiler.id]: 'Heat pump' } });
  });
});

test('an ended sign-in keeps what waits, says so, and nobody else sends it', async () => {
  await tellInstalled(async ({ page, context, expectFailure }) => {
    // The list asks for its rows, and on whose clock to date them.
    expectFailure(401, /^\/api\/(?:contacts|profile$)/);
    await demoSlug(page, 'ended.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().waitFor();
    await context.setOffline(true);
    await editsOnScreen(page, [{ name: 'Kept over a sign-in' }]);
    await context.clearCookies();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in to send your changes' }).waitFor();
    const changes = page.getByRole('region', { name: 'Offline changes' });
    await changes.getByRole('button', { name: 'Sign In', exact: true }).click();
    await press(page, 'Use Another Account');
    await isAt(page, '/login');
    await page.getByText('1 change is kept on this device.').waitFor();

    await fill(page, { Email: 'somebody.else@example.com', Password: 'whatever-42-works' });
    await press(page, 'Log In');
    await isAt(page, '/contacts');
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().waitFor();
    expect(await noted(page, 'Kept over a sign-in')).toEqual([]);
    expect(await waitingEdits(page)).toBe(1);

    await context.clearCookies();
    await page.goto('/login');
    await awake(page);
    await fill(page, { Email: 'ended.owner@example.com', Password: 'whatever' });
    await press(page, 'Log In');
    await hasArrived(page);
    expect(await noted(page, 'Kept over a sign-in')).toEqual(['']);
  });
});

test('the desk opens without a connection, with what it last showed, and knows nothing after signing out', async () => {
  await tellInstalled(async ({ page, context, inspect, expectFailure }) => {
    await demoSlug(page, 'shell.owner@example.com');
    await page.goto('/diary');
    await awake(page);
    await page.getByRole('heading', { name: 'Diary' }).waitFor();
    // What was shown is kept once it is drawn.
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(2);
    await page.goto('/contacts');
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await shellIsKept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await page.goto('/diary');
    await page.getByRole('heading', { name: 'Diary' }).waitFor();
    await inspect('the diary without a connection');
    await page.goto('/contacts');
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await keptSinceHours(page, 23);
    await page.reload();
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await keptSinceHours(page, 1);
    await page.reload();
    await page.getByText('could not be loaded', { exact: false }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Dana Reyes' }).count()).toBe(0);

    await context.setOffline(false);
    await page.reload();
    await awake(page);
    const kept = await page.evaluate<string[]>(`(async () => [
      ...[...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())],
      ...(await indexedDB.databases()).map(({ name }) => name),
    ])()`);
    expect(kept.length).toBeGreaterThan(3);
    // How far down a page was read is kept by the router, and not for later.
    expect(kept.filter((name) => !/^telle\b/.test(name))).toEqual(['react-router-scroll-positions']);
    await page.evaluate("sessionStorage.setItem('telle.draft.cnv_1.say', 'Dear caller')");
    // What the diary was still asking when its owner signed out is refused.
    expectFailure(401, /^\/api\//);
    await page.getByLabel(/^Account/).click();
    await press(page, 'Sign Out');
    await toastSays(page, 'Successfully signed out');
    await isAt(page, '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => keptAnswers(page)).toBe(0);
    expect(await page.evaluate("sessionStorage.getItem('telle.draft.cnv_1.say')")).toBeNull();
  });
});

test('a server that is away throws nobody out, whether the desk is kept here or not', async () => {
  await tellInstalled(async ({ page, expectFailure }) => {
    expectFailure(502, /^\/api\//);
    await demoSlug(page, 'away.owner@example.com');
    const isAway = () => page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    const isBack = () => page.unroute('**/api/**');
    // Nothing was kept yet: the desk waits for the server.
    await page.goto('/');
    await awake(page);
    await isAway();
    await page.goto('/contacts');
    await page.waitForResponse((answer) => answer.url().endsWith('/api/auth/session') && answer.status() === 502);
    await isBack();
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await isAt(page, '/contacts');

    await shellIsKept(page);
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(2);
    await isAway();
    await page.reload();
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await isAt(page, '/contacts');
  });
});

test('a sign-in that is not remembered opens the desk in its tabs, and leaves nothing once they are closed', async () => {
  await tellInstalled(async ({ page, context }) => {
    await demoSlug(page, 'shared.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await shellIsKept(page);
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(2);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    const beside = await context.newPage();
    await beside.goto('/contacts');
    await beside.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await Promise.all([page.close(), beside.close()]);

    const later = await context.newPage();
    await later.goto('/contacts');
    await expect.poll(() => keptAnswers(later)).toBe(0);
    expect(await later.getByRole('link', { name: 'Dana Reyes' }).count()).toBe(0);
  });
});

test('an answer to a caller waits without a connection, is seen to wait, and is sent once', async () => {
  await tellInstalled(async ({ page, context, inspect }) => {
    const slug = await demoSlug(page, 'answers.van@example.com');
    await page.request.patch('/api/profile', { data: { humanHours: 'always' } });
    const stranger = await aStranger(page, slug, address());
    await say(stranger, 'When are you open?');
    await page.goto('/inbox?list=all');
    await awake(page);
    await shellIsKept(page);
    await page.locator('[data-row]').first().click();
    const said = page.getByRole('log', { name: 'What was said' });
    await said.getByText('When are you open?').waitFor();
    await isKept(page, `/conversations/${new URL(page.url()).searchParams.get('id')}`);
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await page.getByLabel('Your answer').fill('We are open until six.');
    await press(page, 'Take Over and Send');
    await toastSays(page, 'Kept on this device until it can be sent.');
    const waiting = page.getByRole('list', { name: 'To be sent' });
    await waiting.getByRole('listitem').filter({ hasText: 'We are open until six.' }).waitFor();
    await page.getByText('Note for the team').first().click();
    await page.getByLabel('Your note').fill('Ring before noon.');
    await press(page, 'Add Note');
    await waiting
      .getByRole('listitem')
      .filter({ hasText: 'Note for the team' })
      .getByText('Ring before noon.')
      .waitFor();
    await inspect('an answer and a note that wait');
    await page.reload();
    await waiting.getByText('We are open until six.').waitFor();

    await context.setOffline(false);
    await hasArrived(page);
    await said.getByText('We are open until six.').waitFor();
    await page.getByText('You hold this conversation').waitFor();
    await waiting.waitFor({ state: 'detached' });
    await stranger.locator('#log').getByText('We are open until six.').waitFor();
    await said.getByText('Ring before noon.').waitFor();
    expect(await said.getByText('We are open until six.').count()).toBe(1);
    expect(await said.getByText('Ring before noon.').count()).toBe(1);
    expect(await stranger.locator('#log').getByText('Ring before noon.').count()).toBe(0);
    expect(await stranger.locator('#log').getByText('We are open until six.').count()).toBe(1);
  });
});
