// The chat on a business's own site: another origin, allowed by the owner; and on a site that nobody allowed, nothing but a hint.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSlug, say } from '../support/chat-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();
let slug = '';
const shop = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.setHeader(
    'content-security-policy',
    `default-src 'none'; script-src ${address()}; frame-src ${address()}; img-src data:`,
  );
  const script = `<script async src="${address()}/widget.js" data-business="${slug}"></script>`;
  answer.end(
    `<!doctype html><html lang="en"><head><title>A shop</title><link rel="icon" href="data:,"></head><body><main><h1>A shop</h1><p>Pipes.</p></main>${script}${script}</body></html>`,
  );
});
const originOf = (host: string) => `http://${host}:${(shop.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => void shop.listen(0, resolve)));
afterAll(() => void shop.close());

test('the widget opens on an allowed site, talks, and gives the focus back', async () => {
  await tell(async ({ page, inspect, expectComplaint }) => {
    // A frame without a sandboxed origin of its own is told of by Chromium; ours is of another origin than the page.
    expectComplaint(/allow-scripts and allow-same-origin/);
    slug = await demoSlug(page, 'shop.owner@example.com');
    const site = originOf('127.0.0.1');
    const saved = await page.request.patch('/api/profile', { data: { widgetSites: [site] } });
    expect(saved.status()).toBe(200);
    const globalsBefore = 'telleChat';
    await page.goto(site);
    const button = page.locator('telle-chat button');
    await button.waitFor();
    expect(await page.locator('telle-chat').count()).toBe(1);
    // Our own greeting is too much for a button; the owner's own words are not.
    expect(await button.innerText()).toBe('Chat with us');
    expect(await page.evaluate(`Object.keys(window).filter((name) => /telle/i.test(name)).join()`)).toBe(globalsBefore);
    await inspect('a foreign page with the button');
    await button.focus();
    await page.keyboard.press('Enter');
    const chat = page.frameLocator('telle-chat iframe');
    await chat.locator('.choice').first().waitFor();
    await inspect('a foreign page with the chat open');
    expect(await say(chat, 'When are you open?')).toMatch(/\d/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(`document.activeElement.localName`)).toBe('telle-chat');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.request.patch(`${address()}/api/profile`, { data: { greeting: 'Leaks, drains, boilers: ask us.' } });
    await page.reload();
    await button.filter({ hasText: 'Leaks, drains, boilers: ask us.' }).waitFor();
  });
});

test('a site that was not allowed shows no chat, and its console says what to do', async () => {
  await tell(async ({ page, expectComplaint }) => {
    expectComplaint(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|allow-scripts and allow-same-origin/);
    const hints: string[] = [];
    page.on('console', (message) => hints.push(message.text()));
    expectComplaint(/^Telle: the chat of .* did not open/);
    await page.goto(originOf('localhost'));
    await expect
      .poll(() => hints.some((hint) => hint.startsWith('Telle: the chat of')), { timeout: 10_000 })
      .toBe(true);
    expect(await page.locator('telle-chat').count()).toBe(0);
  });
});
