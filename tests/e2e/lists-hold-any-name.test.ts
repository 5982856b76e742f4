// Lists hold whatever names people have, nobody at all, and what somebody else takes away while one looks.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, fill, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const names = [
  'A'.repeat(120),
  'مؤسسة الإمارات للهندسة والمقاولات العامة والصيانة المحدودة',
  'עברית שם ארוך מאוד (חברה) 123',
  '👩‍👩‍👧‍👦🏳️‍🌈👨🏿‍🚒'.repeat(5),
  '<b>bold</b> & "quoted"',
];

test('names of any length and script stay within their rows and their page', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'any.name@example.com');
    const ids: string[] = [];
    for (const [at, name] of names.entries()) {
      const email = `${'very.long.local.part.'.repeat(2)}${at}@an-exceedingly-long-domain.example.com`;
      const tags = ['Of thirty letters, and no more', 'عربي', '👻👻'];
      const made = await page.request.post('/api/contacts', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: { name, email, phone: `+1202555${1100 + at}`, tags },
      });
      expect(made.status()).toBeLessThan(300);
      ids.push((await made.json()).data.id);
    }
    await page.goto('/contacts');
    await awake(page);
    for (const name of names)
      await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name, exact: true }).waitFor();
    await inspect('contacts with any name');
    await page.goto(`/contacts/${ids[0]}`);
    await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
    await inspect('a contact with a long name');
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, 'Delete');
    const question = page.getByRole('dialog');
    await question.waitFor();
    expect(await question.evaluate((one) => one.scrollWidth - one.clientWidth), 'beyond the question').toBe(0);
    await page.keyboard.press('Escape');

    const renamed = { firstName: 'W'.repeat(60), lastName: 'Reyes', phone: '' };
    expect((await page.request.put('/api/auth/profile', { data: renamed })).status()).toBe(200);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    await inspect('a desk of a long name');
  });
});

test('a contact that was deleted elsewhere is said to be when it is saved, and a list of nobody offers the way on', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(404, /^\/api\/contacts\/ctc_\w+$/);
    await demoSlug(page, 'gone.meanwhile@example.com');
    const contacts = async () =>
      (await (await page.request.get('/api/contacts')).json()).data.contacts as { id: string }[];
    const [first, ...others] = await contacts();
    await page.goto(`/contacts/${first?.id}`);
    await awake(page);
    await press(page, 'Edit');
    await page.request.delete(`/api/contacts/${first?.id}`);
    await fill(page, { Name: 'Written too late' });
    await press(page, 'Save');
    await toastSays(page, 'This contact was deleted meanwhile. It can be restored among the deleted contacts.');

    await Promise.all(others.map(({ id }) => page.request.delete(`/api/contacts/${id}`)));
    await page.goto('/contacts');
    await page.getByText('Nobody has called yet').waitFor();
    await page.getByRole('button', { name: 'Add Contact' }).first().waitFor();
  });
});

test('whoever decides the last pair of a page is shown the pairs behind it', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'many.twins@example.com');
    for (const name of ['Twin Alder', 'Twin Birch'])
      for (const side of ['one', 'two']) {
        const phone = name.endsWith('Alder') ? '+12025551170' : '+12025551171';
        const data = { name, phone, email: `${side}.${name.slice(5).toLowerCase()}@example.com` };
        const headers = { 'idempotency-key': crypto.randomUUID() };
        expect((await page.request.post('/api/contacts', { headers, data })).status()).toBeLessThan(300);
      }
    await page.route(/\/api\/contact-duplicates(\?|$)/, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '1');
      return route.continue({ url: url.href });
    });
    await page.goto('/contacts/duplicates');
    await awake(page);
    const pairs = page.getByRole('list', { name: 'Possible duplicates' }).locator(':scope > li');
    const apart = page.getByRole('button', { name: /^Keep Twin/ });
    await apart.waitFor();
    expect(await pairs.count()).toBe(1);
    const first = await apart.getAttribute('aria-label');
    await apart.click();
    await expect.poll(() => apart.getAttribute('aria-label')).not.toBe(first);
    expect(await pairs.count()).toBe(1);
  });
});
