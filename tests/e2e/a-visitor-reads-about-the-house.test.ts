// The pages about the house and the five solutions: the ways between them, what can be taken along, what is copied.
import { expect, test } from 'vitest';
import { awake, isAt, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

test('a visitor goes from the mission to the openings', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/about');
    await awake(page);
    await page.getByRole('heading', { name: 'Our mission' }).waitFor();
    for (const figure of ['10,000+', '99.9%']) await page.getByText(figure, { exact: true }).waitFor();
    await inspect('about');
    await page.getByRole('link', { name: 'View Openings' }).click();
    await isAt(page, '/careers');
    await page.getByText('Reviewed within 48 hours', { exact: true }).waitFor();
    await page.getByText('30 minutes', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Send Us Your Resume' }).waitFor();
    expect(await page.getByRole('link', { name: /^Apply Now/ }).count()).toBe(6);
    await inspect('careers');
  });
});

test.each([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('%s says since when it holds and whom to write to', async (path, name) => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/careers/apply');
    await awake(page);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await isAt(page, path);
    await page.getByText('January 15, 2025', { exact: true }).waitFor();
    const contact = page.locator('address');
    expect(await contact.locator('a[href^="mailto:"]').count()).toBe(1);
    expect(await contact.locator('a[href^="tel:"]').count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).waitFor();
    await inspect(name);
  });
});

test('the brand is taken along as real files, and a colour is copied', async () => {
  await tell(async ({ page, context, inspect }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/brand-kit');
    await awake(page);
    await inspect('the brand kit');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Full Brand Kit as ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('telle-brand-kit.zip');
    await toastSays(page, 'Full Brand Kit download started!');
    await page.getByRole('button', { name: 'Copy signal' }).click();
    await toastSays(page, '#C2401C copied to the clipboard');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('#C2401C');
  });
  for (const [file, type, head] of [
    ['telle-brand-kit.zip', 'application/zip', 'PK\x03\x04'],
    ['telle-logo.png', 'image/png', '\x89PNG'],
    ['telle-logo.svg', 'image/svg+xml', '<svg'],
  ] as const) {
    const answer = await fetch(`${address()}/brand/${file}`);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe(head);
  }
});

test.each([
  ['ai-receptionist', 'Lakeview Family Practice'],
  ['customer-service', 'Linden & Loom'],
  ['handling-faqs', 'Linden & Loom'],
  ['survey-insights', 'Stillwater Pilates & Massage'],
  ['troubleshooting', 'Northbeam IT'],
])('/solutions/%s shows its talk with %s, plays it, and lets the visitor go on', async (slug, name) => {
  await tell(async ({ page, inspect }) => {
    await page.goto(`/solutions/${slug}`);
    await awake(page);
    await page.getByRole('figure', { name: `A talk with ${name}, as Telle had it` }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().waitFor();
    await inspect(slug);
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    await page.getByRole('dialog', { name: `${name}, a sample call` }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: `Talk to ${name}` }).click();
    await page.getByRole('dialog', { name }).waitFor();
  });
});
