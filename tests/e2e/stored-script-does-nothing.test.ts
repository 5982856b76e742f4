// Whatever is typed stays words: markup and script in every field that a business writes and in what strangers leave are shown as
// they were written, on every page of the desk and of the public. A story fails on whatever the content policy has to block.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, newOwner, say } from '../support/chat-words.ts';
import { awake, button, linkFromMail, press } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const short = '<img src=x onerror=alert(1)>';
const long = `"><script>alert(1)</script>${short}{{constructor.constructor('alert(1)')()}}<svg onload=alert(1)>`;

/** What an owner and an importer may write, by the endpoint that takes it. */
const written: readonly (readonly ['post' | 'put' | 'patch', string, Readonly<Record<string, unknown>>])[] = [
  ['patch', '/profile', { name: long, address: long, greeting: long, emergencies: [long] }],
  ['put', '/auth/profile', { firstName: short, lastName: short, phone: '' }],
  ['post', '/services', { name: short, aka: [long], minutes: 30, priceNote: long }],
  ['post', '/contacts', { name: long, notes: long, tags: [short], phone: '+12025551199' }],
  ['post', '/contacts', { name: `${short} again`, phone: '+12025551199' }],
  ['post', '/contacts', { name: `${short} deleted`, notes: long }],
  ['post', '/file-imports', { fileName: long, total: 1, parts: 1, tags: [short] }],
  ['post', '/contact-fields', { label: short, kind: 'choice', choices: [short] }],
  ['post', '/contact-filters', { name: short, search: short }],
  ['post', '/contact-imports', { rows: [{ line: 1, name: long, phone: '+12025551198', notes: long }], tags: [short] }],
  ['post', '/sources', { kind: 'text', title: long, text: `${long}. We sharpen saws on Mondays.` }],
  ['post', '/sources', { kind: 'qa', title: `Do you ${short}?`, text: long }],
  ['post', '/test-questions', { question: long, expected: [long] }],
  ['post', '/saved-replies', { title: short, body: long }],
  ['post', '/api-keys', { name: short, role: 'read-only' }],
];

async function send(page: Page, method: 'post' | 'put' | 'patch' | 'delete', path: string, data: object = {}) {
  const answer = await page.request[method](`/api${path}`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data,
  });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300);
  return ((await answer.json()) as { data: { id: string } }).data;
}

/** Pages of the desk with what marks them as there. */
const desk = [
  ...['/dashboard', '/inbox?list=all', '/contacts', '/contacts/duplicates', '/contacts/fields', '/contacts/import'],
  ...['/contacts?view=deleted', '/diary', '/diary?view=week', '/diary?view=agenda', '/analytics'],
  ...['tests', 'questions', 'sources', 'facts', 'services', 'versions', 'file'].map(
    (tab) => `/dashboard/training?tab=${tab}`,
  ),
  ...['profile', 'ai', 'notifications', 'billing', 'security'].map((tab) => `/settings?tab=${tab}`),
];

/** What of a diary takes words, at the first times that are free: two bookings and what is kept from being booked. */
async function fillDiary(page: Page, stranger: Page, slug: string, serviceId: string): Promise<string> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();
  const free = async () => {
    const range = new URLSearchParams({ serviceId, from: day(0), to: day(14), max: '1' });
    const { data } = await (await page.request.get(`/api/free-times?${range}`)).json();
    return (data as { freeTimes: readonly { startsAt: string }[] }).freeTimes[0]?.startsAt;
  };
  const who = { name: long, email: 'ann@example.com', address: long, note: long };
  const { id } = await send(page, 'post', '/appointments', { serviceId, startsAt: await free(), ...who });
  await send(stranger, 'post', `/book/${slug}`, { serviceId, startsAt: await free(), ...who });
  await send(page, 'post', '/blocked-times', { startsAt: day(1), endsAt: day(1.1), reason: long });
  const weekly = { startsOn: day(1).slice(0, 10), from: '06:00', to: '06:30', reason: long };
  await send(page, 'post', '/weekly-blocks', weekly);
  return id;
}

/** Nothing that was written has become a part of the page. */
const madeOfWords = `[...document.querySelectorAll('img[src$="/x"], [onerror], [onload]')].map((one) => one.outerHTML)`;

async function shownAsWords(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await awake(page).catch(() => undefined);
    await expect.poll(() => page.evaluate('document.body.innerText'), { timeout: 10_000 }).not.toContain('Loading...');
    expect(await page.evaluate(madeOfWords), path).toEqual([]);
  }
}

test('markup and script in every field and from strangers are shown as words', async () => {
  await tell(async ({ page, context }) => {
    const opened: string[] = [];
    context.on('page', (one) => one.on('dialog', (dialog) => void opened.push(dialog.message())));
    page.on('dialog', (dialog) => void opened.push(dialog.message()));
    const slug = await demoSlug(page, 'stored.script@example.com');
    const ids: Record<string, string[]> = {};
    for (const [method, path, body] of written) {
      const { id } = await send(page, method, path, body);
      ids[path] = [...(ids[path] ?? []), id];
    }
    const [contact, again, gone] = ids['/contacts'] ?? [];
    const [service] = ids['/services'] ?? [];
    const [file] = ids['/file-imports'] ?? [];
    await send(page, 'post', '/staff', { name: short, serviceIds: [service] });
    await send(page, 'put', `/file-imports/${file}/parts/1`, { rows: [{ line: 1, name: `${short} of a file` }] });
    await send(page, 'delete', `/contacts/${gone}`);
    await send(page, 'post', `/contacts/${contact}/notes`, { body: long });
    await send(page, 'post', `/contacts/${contact}/consents`, { channel: 'email', isGiven: true, how: long });
    const stranger = await aStranger(page, slug, address());
    stranger.on('dialog', (dialog) => void opened.push(dialog.message()));
    await say(stranger, `Please take a message for the owner: ${long}`);
    await say(stranger, long);
    expect(await stranger.evaluate(madeOfWords)).toEqual([]);
    const { conversations } = (await (await page.request.get('/api/conversations?limit=1')).json()).data as {
      conversations: { id: string }[];
    };
    const talk = conversations[0]?.id;
    await send(page, 'post', `/conversations/${talk}/notes`, { text: long });
    const visit = await fillDiary(page, stranger, slug, service ?? '');

    await shownAsWords(page, [
      ...desk,
      ...[`/contacts/${contact}`, `/contacts/merge?keep=${contact}&with=${again}`, `/inbox?list=all&id=${talk}`],
      ...[`/chat/${slug}`, `/book/${slug}`],
    ]);
    await page.goto(`/diary?view=agenda&open=${visit}`);
    await page.getByRole('dialog').getByText(long, { exact: true }).first().waitFor();
    expect(await page.evaluate(madeOfWords)).toEqual([]);
    await page.goto(`/inbox?list=all&id=${talk}`);
    await page.getByText('Saved replies', { exact: true }).click();
    await page.getByRole('button', { name: long }).waitFor();
    expect(await page.evaluate(madeOfWords)).toEqual([]);
    await page.goto('/settings?tab=security');
    await press(page, 'Manage API Keys');
    await button(page, `End ${short}`).waitFor();
    expect(await page.evaluate(madeOfWords)).toEqual([]);
    await page.goto('/contacts/import');
    await page.getByText(long).first().waitFor();
    await page.goto(`/contacts/${contact}`);
    await page.getByRole('heading', { level: 1, name: long }).waitFor();
    expect(opened).toEqual([]);
  });
});

test('so are a talk’s labels, a field of a business’s own, and what is said in a test call', async () => {
  await tell(async ({ page }) => {
    const opened: string[] = [];
    page.on('dialog', (dialog) => void opened.push(dialog.message()));
    await demoSlug(page, 'stored.words@example.com');
    const { id: field } = await send(page, 'post', '/contact-fields', { label: short, kind: 'text' });
    const { id: contact } = await send(page, 'post', '/contacts', { name: 'Ann Marsh', fields: { [field]: long } });
    await shownAsWords(page, [`/contacts/${contact}`, '/contacts', '/contacts/fields']);
    await page.goto(`/contacts/${contact}`);
    await page.getByText(long, { exact: true }).first().waitFor();
    await press(page, 'Edit');
    await expect.poll(() => page.getByLabel(short).inputValue(), { timeout: 10_000 }).toBe(long);
    expect(await page.evaluate(madeOfWords)).toEqual([]);

    const { data } = (await (await page.request.get('/api/conversations?limit=1')).json()) as {
      data: { conversations: { id: string }[] };
    };
    const talk = data.conversations[0]?.id;
    await send(page, 'patch', `/conversations/${talk}`, { labels: [short] });
    await shownAsWords(page, ['/inbox?list=all', `/inbox?${new URLSearchParams({ list: 'all', label: short })}`]);
    await page.goto(`/inbox?list=all&id=${talk}`);
    await awake(page);
    await page.getByLabel('More').press('Enter');
    await button(page, `Remove the label ${short}`).waitFor();
    expect(await page.evaluate(madeOfWords)).toEqual([]);

    await page.goto('/dashboard');
    await awake(page);
    await press(page, 'Start Test Call');
    const transcript = page.getByRole('log', { name: 'Transcript' });
    await transcript.getByText('Receptionist').first().waitFor();
    const answered = page.waitForResponse('**/api/test-calls/*/lines', { timeout: 30_000 });
    await page.getByLabel('What the caller says').fill(`Please take a message for the owner: ${long}`);
    await page.keyboard.press('Enter');
    await answered;
    await transcript.getByText(long).first().waitFor();
    await expect.poll(() => transcript.getByText('Receptionist').count(), { timeout: 15_000 }).toBeGreaterThan(1);
    expect(await page.evaluate(madeOfWords)).toEqual([]);
    await press(page, 'End Call');
    await page.getByRole('heading', { name: 'What the call left' }).waitFor();
    expect(await page.evaluate(madeOfWords)).toEqual([]);
    expect(opened).toEqual([]);
  });
});

test('so are the name of a business in an invitation, that of who accepts it, and an email that waits for its owner', async () => {
  await tell(async ({ page, context }) => {
    const opened: string[] = [];
    page.on('dialog', (dialog) => void opened.push(dialog.message()));
    await newOwner(page, 'stored.team@fieldplumbing.example');
    await send(page, 'patch', '/profile', { name: long });
    const odd = "o'script{{x}}@fieldplumbing.example";
    await send(page, 'post', '/auth/email-change', { email: odd });
    await send(page, 'post', '/invitations', { email: 'asked@fieldplumbing.example', role: 'staff' });
    const link = await linkFromMail(page, 'asked@fieldplumbing.example', /http:\/\/[^\s"<]+\/invitation\?token=[\w-]+/);
    await shownAsWords(page, [link, '/settings', '/settings?tab=security', '/dashboard']);
    const token = new URL(link).searchParams.get('token');
    const other = await context.browser()?.newContext({ baseURL: address() });
    const accepts = { token, firstName: short, lastName: short, password: 'Copper8Pipe!' };
    await other?.request.post('/api/auth/invitations/accept', { timeout: 30_000, data: accepts });
    await page.goto('/settings?tab=security');
    await page.getByRole('list', { name: 'Team' }).getByText(`${short} ${short}`).waitFor();
    await shownAsWords(page, ['/settings?tab=security', '/inbox?list=all', '/dashboard']);
    expect(opened).toEqual([]);
  });
});

test('the story hears a script that is let through, and what the policy blocks', async () => {
  await tell(async ({ page, complaints, expectComplaint, expectFailure }) => {
    expectFailure(404, /^\/x$/);
    await page.goto('/about');
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(short)})`);
    const isHeard = () => complaints().some((one) => one.includes('policy: script-src-attr blocked'));
    await expect.poll(isHeard, { timeout: 10_000 }).toBe(true);
    expect(await page.evaluate(madeOfWords)).toHaveLength(1);
    expectComplaint(/policy/i);
    // What was to be heard was heard; it breaks no story.
    (complaints() as string[]).length = 0;
  });
});
