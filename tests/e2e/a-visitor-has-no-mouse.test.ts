// A visitor of the public pages has a keyboard and nothing else: everything is walked to by Tab, pressed, left by Escape, and
// the focus stands again where it was.
import { expect, test } from 'vitest';
import { isFocused, walkAndPress, walkTo } from '../support/keyboard-words.ts';
import { awake, isAt, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

/** A new server opens its own desk and the samples in the seconds after its first start. */
const isOpen = (path: string) =>
  expect.poll(async () => (await fetch(`${address()}${path}`)).status, { timeout: 30_000 }).toBe(200);

test('the first stop leads past the menus, which open, are walked through, and close behind whoever leaves', async () => {
  await tell(async ({ page }) => {
    await page.goto('/about');
    await awake(page);
    await walkAndPress(page, page.getByRole('link', { name: 'Skip to content' }));
    await expect.poll(() => page.evaluate('location.hash')).toBe('#main');

    await page.goto('/about');
    await awake(page);
    const menus = page.getByRole('navigation', { name: 'Main', exact: true });
    const title = menus.locator('summary', { hasText: 'Company' });
    const careers = menus.getByRole('link', { name: 'Careers' });
    await walkAndPress(page, title);
    await careers.waitFor();
    await page.keyboard.press('Escape');
    await careers.waitFor({ state: 'hidden' });
    await isFocused(title);
    await page.keyboard.press('Enter');
    await walkTo(page, careers);
    await page.keyboard.press('Tab');
    await careers.waitFor({ state: 'hidden' });
    await page.keyboard.press('Shift+Tab');
    await isFocused(title);
    await page.keyboard.press('Enter');
    await walkAndPress(page, careers);
    await isAt(page, '/careers');
    await careers.waitFor({ state: 'hidden' });
  });
});

test('on a narrow screen the drawer opens, its groups open, and Escape gives the focus back', async () => {
  await tell(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await awake(page);
    const drawer = page.getByRole('navigation', { name: 'Main, small screens' });
    const door = page.locator('summary[aria-label="Menu"]');
    await walkAndPress(page, door);
    await walkAndPress(page, drawer.locator('summary', { hasText: 'Industries' }));
    await walkTo(page, drawer.getByRole('link', { name: 'Legal Services' }));
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await isFocused(door);
    await page.keyboard.press('Enter');
    await walkAndPress(page, drawer.getByRole('link', { name: 'Legal Services' }));
    await isAt(page, '/industries/legal');
    await drawer.waitFor({ state: 'hidden' });
  });
});

test.each(['/news', '/status'])('%s is subscribed to', async (path) => {
  await tell(async ({ page }) => {
    await page.goto(path);
    await awake(page);
    const field = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await walkAndPress(page, field);
    await page.getByText('This field is required').waitFor();
    await isFocused(field);
    await page.keyboard.type('reader@example.com');
    await walkAndPress(page, page.getByRole('button', { name: 'Subscribe' }), 'Space');
    await toastSays(page, 'Thank you for subscribing! Please check your email to confirm.');
  });
});

test('an article is shared, the brand is taken along, a question is opened and closed', async () => {
  await tell(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript({ content: 'Object.defineProperty(Navigator.prototype, "share", { value: undefined })' });
    await page.goto('/news/new-crm-features');
    await awake(page);
    await walkAndPress(page, page.getByRole('button', { name: 'Share' }));
    await toastSays(page, 'Link copied to the clipboard');

    await page.goto('/brand-kit');
    await awake(page);
    const download = page.waitForEvent('download');
    const [taken] = await Promise.all([
      download,
      walkAndPress(page, page.getByRole('link', { name: 'Download Full Brand Kit as ZIP' })),
    ]);
    expect(taken.suggestedFilename()).toBe('telle-brand-kit.zip');
    await walkAndPress(page, page.getByRole('button', { name: 'Copy signal' }), 'Space');
    await toastSays(page, '#C2401C copied to the clipboard');

    await page.goto('/features/train-telle');
    await awake(page);
    const question = page.locator('summary', { hasText: 'Does my text train somebody’s model?' });
    const answer = page.getByText('Nothing leaves the machine unless you connect a model.');
    await walkAndPress(page, question);
    await answer.waitFor();
    await page.keyboard.press('Space');
    await answer.waitFor({ state: 'hidden' });
  });
});

test('a rehearsed talk is watched, and a sample desk is talked to; both give the focus back', async () => {
  await isOpen('/api/chat/harbor-plumbing');
  await tell(async ({ page }) => {
    await page.goto('/industries/trades');
    await awake(page);
    const watch = page.getByRole('main').getByRole('button', { name: 'Watch Demo' }).first();
    await walkAndPress(page, watch);
    await page.getByRole('dialog').getByRole('region', { name: 'The talk' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await isFocused(watch);

    const door = page.getByRole('link', { name: 'Talk to Harbor Plumbing' });
    await walkAndPress(page, door);
    const talk = page.getByRole('dialog', { name: 'Harbor Plumbing' });
    await walkTo(page, talk.getByRole('textbox'));
    await page.keyboard.type('How much is a drain clearing?');
    await page.keyboard.press('Enter');
    await talk.getByText('$149', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await talk.waitFor({ state: 'hidden' });
    await isFocused(door);
    await page.keyboard.press('Enter');
    await walkAndPress(page, talk.getByRole('button', { name: 'Close' }));
    await talk.waitFor({ state: 'hidden' });
    await isFocused(door);
  });
});

test('a demo is booked from the foot of a page', async () => {
  await isOpen('/api/book/telle');
  await tell(async ({ page }) => {
    await page.goto('/features/customer-crm');
    await awake(page);
    await walkAndPress(page, page.getByRole('link', { name: 'Schedule Demo' }).last());
    await isAt(page, '/book/telle');
    const demo = page.getByRole('radio', { name: 'Demo' });
    await demo.waitFor();
    await walkAndPress(page, page.getByRole('radio').first(), 'Space');
    for (let step = 0; step < 5 && !(await demo.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
    expect(await demo.isChecked()).toBe(true);
    const when = page.getByRole('region', { name: 'When?' });
    const days = when.getByRole('list', { name: 'Days' }).getByRole('button');
    await walkAndPress(page, days.nth(2));
    await walkAndPress(page, when.locator('section button').first(), 'Space');
    await walkTo(page, page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('Ines Duarte');
    await walkTo(page, page.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type('ines@example.com');
    await page.keyboard.press('Enter');
    await toastSays(page, 'It is booked.');
  });
});
