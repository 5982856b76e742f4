// Whatever is typed stays words: markup and script in every field that a business writes and in what strangers leave are shown as
// they were written, on every page of the desk and of the public. A story fails on whatever the content policy has to block.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, say } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const short = '<img src=x onerror=alert(1)>';
const long = `"><script>alert(1)</script>${short}{{constructor.constructor('alert(1)')()}}<svg onload=alert(1)>`;

/** What an owner and an importer may write, by the endpoint that takes it. */
const written: readonly (readonly ['post' | 'put' | 'patch', string, Readonly<Record<string, unknown>>])[] = [
  ['patch', '/profile', { name: long, address: long, greeting: long, emergencies: [long] }],
  ['put', '/auth/profile', { firstName: short, lastName: short, phone: '' }],
  ['post', '/services', { name: short, aka: [long], minutes: 30, priceNote: long }],
  ['post', '/staff', { name: short, serviceIds: [] }],
  ['post', '/contacts', { name: long, notes: long, tags: [short], phone: '+12025551199' }],
  ['post', '/contacts', { name: `${short} again`, phone: '+12025551199' }],
  ['post', '/contact-fields', { label: short, kind: 'choice', choices: [short] }],
  ['post', '/contact-filters', { name: short, search: short }],
  ['post', '/contact-imports', { rows: [{ line: 1, name: long, phone: '+12025551198', notes: long }], tags: [short] }],
  ['post', '/sources', { kind: 'text', title: long, text: `${long}. We sharpen saws on Mondays.` }],
  ['post', '/sources', { kind: 'qa', title: `Do you ${short}?`, text: long }],
  ['post', '/test-questions', { question: long, expected: [long] }],
  ['post', '/saved-replies', { title: short, body: long }],
  ['post', '/api-keys', { name: short, role: 'read-only' }],
];

async function send(page: Page, method: 'post' | 'put' | 'patch', path: string, data: object) {
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
  ...['/diary', '/diary?view=week', '/dashboard/training', '/dashboard/training?tab=questions', '/analytics'],
  ...['profile', 'ai', 'notifications', 'billing', 'security'].map((tab) => `/settings?tab=${tab}`),
];

/** Nothing that was written has become a part of the page. */
const madeOfWords = `[...document.querySelectorAll('img[src$="/x"], [onerror], [onload]')].map((one) => one.outerHTML)`;

test('markup and script in every field and from strangers are shown as words', async () => {
  await tell(async ({ page, context }) => {
    const opened: string[] = [];
    context.on('page', (one) => one.on('dialog', (dialog) => void opened.push(dialog.message())));
    page.on('dialog', (dialog) => void opened.push(dialog.message()));
    const slug = await demoSlug(page, 'stored.script@example.com');
    const ids: string[] = [];
    for (const [method, path, body] of written) {
      const { id } = await send(page, method, path, body);
      if (path === '/contacts') ids.push(id);
    }
    const [contact] = ids;
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

    for (const path of [
      ...desk,
      `/contacts/${contact}`,
      `/inbox?list=all&id=${talk}`,
      `/chat/${slug}`,
      `/book/${slug}`,
    ]) {
      await page.goto(path);
      await awake(page).catch(() => undefined);
      await expect
        .poll(() => page.evaluate('document.body.innerText'), { timeout: 10_000 })
        .not.toContain('Loading...');
      expect(await page.evaluate(madeOfWords), path).toEqual([]);
    }
    await page.goto(`/contacts/${contact}`);
    await page.getByRole('heading', { level: 1, name: long }).waitFor();
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
