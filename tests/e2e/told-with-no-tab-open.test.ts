// A browser is asked to tell its person with no tab of Telle open. Who carries the notifications is the browser's maker, whom a headless
// browser has no account with: the story stands in for that service alone, and hands what came to the real service worker.
import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, tellInstalled, address } = openStories({}, 'whole');

/** What a browser gives that was asked to take notifications. No such name leads anywhere. */
function anAddress() {
  const keys = createECDH('prime256v1');
  return {
    endpoint: `https://push.invalid/${randomBytes(12).toString('hex')}`,
    p256dh: keys.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

/** From now on this page's browser is carried notifications by a push service that answers. */
const withPushService = (page: Page) =>
  page.addInitScript(`{
    const { endpoint, p256dh, auth } = ${JSON.stringify(anAddress())};
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
    const kept = () => JSON.parse(localStorage.getItem('the push service') ?? 'null');
    const given = (key) => ({
      endpoint,
      options: { applicationServerKey: bytes(key) },
      getKey: (name) => bytes(name === 'auth' ? auth : p256dh),
      unsubscribe: async () => { localStorage.removeItem('the push service'); return true; },
    });
    PushManager.prototype.getSubscription = async () => (kept() ? given(kept()) : null);
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 65) throw new DOMException('', 'NotAllowedError');
      const key = btoa(String.fromCharCode(...applicationServerKey)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      localStorage.setItem('the push service', JSON.stringify(key));
      return given(key);
    };
  }`);

const openNotifications = async (page: Page) => {
  await page.goto('/settings?tab=notifications');
  await awake(page);
  await page.getByRole('heading', { name: 'In this browser' }).waitFor();
};
/** Where the header lies over nothing. */
const fromTheTop = (page: Page) => page.evaluate('scrollTo(0, 0)');
const listed = async (page: Page) => {
  const { data } = (await (await page.request.get('/api/told-browsers')).json()) as { data: { browsers: unknown[] } };
  return data.browsers.length;
};

test('a browser is switched on and off by keyboard, and another one is removed', async () => {
  await tellInstalled(async ({ page, context, inspect }) => {
    await context.grantPermissions(['notifications'], { origin: address() });
    await withPushService(page);
    await demoSlug(page, 'told.owner@example.com');
    await openNotifications(page);
    await page.getByText('A notification on this screen when somebody waits').waitFor();
    await inspect('a browser that could tell');
    await page.getByRole('button', { name: 'Tell Me Here' }).focus();
    await page.keyboard.press('Enter');
    await toastSays(page, 'This browser tells you from now on.');
    await page.getByRole('status').filter({ hasText: 'with no tab of Telle open, while you are signed in' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Stop Telling Me Here');
    expect(await listed(page)).toBe(1);

    // The same person's phone.
    const phone = await context.browser()?.newContext({ baseURL: address() });
    if (!phone) throw new Error('there is no browser');
    const pocket = await phone.newPage();
    await demoSlug(pocket, 'told.owner@example.com');
    expect((await pocket.request.put('/api/told-browsers', { data: anAddress() })).status()).toBe(200);
    await openNotifications(page);
    await page.getByText('with no tab of Telle open, while you are signed in').waitFor();
    await page.getByRole('heading', { name: 'Other browsers that tell you' }).waitFor();
    await fromTheTop(page);
    await inspect('two browsers that tell');
    // What is chosen holds for browsers too, also without any mail.
    await page.getByLabel('Email notifications').uncheck();
    expect(await page.getByLabel('Call notifications').isDisabled()).toBe(false);
    await page.getByRole('button', { name: /^Remove / }).click();
    await toastSays(page, 'You are told there no more.');
    expect(await page.getByRole('heading', { name: 'Other browsers that tell you' }).count()).toBe(0);
    expect(await page.evaluate('document.activeElement.id')).toBe('browser-notifications');

    await press(page, 'Stop Telling Me Here');
    await page.getByRole('button', { name: 'Tell Me Here' }).waitFor();
    expect(await listed(page)).toBe(0);
  });
});

test('what the server would not have is told, and the browser stays as it was', async () => {
  await tellInstalled(async ({ page, context, expectFailure }) => {
    await context.grantPermissions(['notifications'], { origin: address() });
    await withPushService(page);
    await demoSlug(page, 'refused.owner@example.com');
    await openNotifications(page);
    expectFailure(503, /\/api\/told-browsers/);
    await page.route('**/api/told-browsers', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 503,
            json: { success: false, code: 'unavailable', error: 'We are briefly unavailable.', requestId: 'req_1' },
          })
        : route.continue(),
    );
    await press(page, 'Tell Me Here');
    await toastSays(page, 'We are briefly unavailable.');
    await page.getByRole('button', { name: 'Tell Me Here' }).waitFor();
    expect(await listed(page)).toBe(0);
  });
});

test('a browser that tells from an open tab says that no more was possible only where it was tried', async () => {
  await tellInstalled(async ({ page, context, expectComplaint }) => {
    await context.grantPermissions(['notifications'], { origin: address() });
    await page.clock.install();
    await withPushService(page);
    // A push service that never answers.
    await page.addInitScript(
      `PushManager.prototype.subscribe = () => { window.isAsked = true; return new Promise(() => {}); };`,
    );
    await page.addInitScript(`localStorage.setItem('telle.browser-notices', 'on')`);
    await demoSlug(page, 'tab.owner@example.com');
    await openNotifications(page);
    const inVain = page.getByText('It could not be set up to tell you with no tab open.');
    await page.getByText('while the desk is open in a tab that you do not look at').waitFor();
    expect(await inVain.count()).toBe(0);
    expectComplaint(/^PUSH_SETUP_FAILED /);
    const reported: string[] = [];
    page.on('request', (request) => void reported.push(request.postData() ?? ''));
    await press(page, 'Try With No Tab Open');
    await expect.poll(() => page.evaluate('window.isAsked === true'), { timeout: 10_000 }).toBe(true);
    await page.clock.runFor(11_000);
    await inVain.waitFor();
    await expect.poll(() => reported.some((sent) => sent.includes('PUSH_SETUP_FAILED'))).toBe(true);
    await toastSays(page, 'This browser tells you while the desk is open in a tab.');
    await page.reload();
    await page.getByText('while the desk is open in a tab that you do not look at').waitFor();
    expect(await inVain.count()).toBe(0);
  });
});

test('a person who blocked it is told where to allow it', async () => {
  await tell(async ({ page, inspect }) => {
    // Nobody can press a headless browser's own question: it is answered as a person would who says no.
    await page.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => window.said ?? 'default' });
      Notification.requestPermission = async () => (window.said = 'denied');`);
    await demoSlug(page, 'blocked.owner@example.com');
    await openNotifications(page);
    await press(page, 'Tell Me Here');
    await page.getByText('Notifications from this page are blocked.').waitFor();
    expect(await page.getByRole('button', { name: /Tell/ }).count()).toBe(0);
    expect(await page.evaluate('document.activeElement.id')).toBe('browser-notifications');
    await fromTheTop(page);
    await inspect('a browser that was told no');
  });
});

/** Hands notifications to the service worker as the browser does when they come. */
async function pushTo(context: BrowserContext, page: Page): Promise<(notification: unknown) => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(address()));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (notification) => {
    const data = JSON.stringify(notification);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: address(), registrationId, data });
  };
}

test('the service worker shows what is pushed, but to nobody who looks at the desk', async () => {
  await tellInstalled(async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: address() });
    await demoSlug(page, 'pushed.owner@example.com');
    await openNotifications(page);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    const push = await pushTo(context, page);
    const shown = (from: Page) =>
      from.evaluate(
        `navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
         .then((all) => all.map(({ title, body, data }) => [title, body, data.path]))`,
      );
    const urgent = { title: 'Urgent message', body: 'Vale Plumbing', path: '/inbox?id=cnv_1', tag: 'one' };
    await push(urgent);
    // Another that comes after it is told elsewhere: by then the first has been heard.
    const elsewhere = await context.newPage();
    await elsewhere.goto('/about');
    await page.close();
    const later = await pushTo(context, elsewhere);
    await later({ ...urgent, title: 'A caller waits for a person', path: 'https://evil.example/', tag: 'two' });
    await expect
      .poll(() => shown(elsewhere), { timeout: 10_000 })
      .toEqual([['A caller waits for a person', 'Vale Plumbing', '/dashboard']]);
    await later(urgent);
    await later(urgent);
    await expect
      .poll(async () => ((await shown(elsewhere)) as string[][]).map(([title]) => title).sort(), { timeout: 10_000 })
      .toEqual(['A caller waits for a person', 'Urgent message']);
  });
});
