// What leaves for a push service, judged by one that knows the standards, and what its answers mean.
import { afterAll, describe, expect, it } from 'vitest';
import { pushContract } from '#ports/push.contract.ts';
import type { PushNotification } from '#ports/push.ts';
import { testClock } from '../../../tests/support/clock.ts';
import { openPushPeer } from '../../../tests/support/push-peer.ts';
import { webPush } from './push.ts';

const clock = testClock();
const now = () => clock.now();
const peer = await openPushPeer(now);
afterAll(() => peer.stop());
const contact = () => 'mailto:operator@example.com';
const push = webPush({ contact, now, reach: peer.reach });
const keys = push.makeKeys();
const notification: PushNotification = { text: 'A caller waits', topic: 'one', urgency: 'high', ttlSeconds: 3600 };
const { signal } = new AbortController();

describe('as every push adapter does, it', () => {
  const sometimes = webPush({
    ...{ contact, now },
    // Names of this one lead nowhere, ever.
    reach: { ...peer.reach, resolve: () => new Promise(() => undefined) },
  });
  pushContract(async () => ({
    push: sometimes,
    browser: (publicKey) => {
      const { address, told, leave } = peer.browser(publicKey);
      const shown = () =>
        told.map(({ contact: _, urgency, ...rest }) => ({ ...rest, urgency: urgency as PushNotification['urgency'] }));
      return { address, shown, leave };
    },
    turnDown: (how) =>
      how === 'for good' ? peer.fail(413, 1) : peer.fail(429, 1, { 'retry-after': String(how.forSeconds) }),
    silent: (address) => ({ ...address, endpoint: address.endpoint.replace('127.0.0.1', 'push.test') }),
  }));
});

it('says to the service who may be written to about us, and breaks none of its rules', async () => {
  const browser = peer.browser(keys.publicKey);
  const before = peer.broken.length;
  await push.send(notification, browser.address, keys, signal);
  expect(browser.told.map(({ contact: said }) => said)).toEqual([contact()]);
  expect(peer.broken.length).toBe(before);
});

it('the service takes nothing that was signed for another day', async () => {
  const browser = peer.browser(keys.publicKey);
  const before = peer.broken.length;
  const late = webPush({ contact, now: () => new Date(clock.now().getTime() - 86_400_000), reach: peer.reach });
  await expect(late.send(notification, browser.address, keys, signal)).rejects.toMatchObject({ retryable: false });
  expect(browser.told).toEqual([]);
  expect(peer.broken.length).toBe(before + 1);
});

describe('an answer', () => {
  it('that there is no such browser is no error', async () => {
    peer.fail(404, 1);
    expect(await push.send(notification, peer.browser(keys.publicKey).address, keys, signal)).toBe('gone');
  });

  it.each([
    [429, { 'retry-after': '120' }, { retryable: true, retryAfterSeconds: 120 }],
    [503, {}, { retryable: true, retryAfterSeconds: undefined }],
    [500, { 'retry-after': 'soon' }, { retryable: true, retryAfterSeconds: undefined }],
    [413, { 'retry-after': '120' }, { retryable: false, retryAfterSeconds: undefined }],
    [301, { location: 'http://127.0.0.1/inside' }, { retryable: false }],
  ])('of %i with %o', async (status, headers, judged) => {
    peer.fail(status, 1, headers);
    const { address } = peer.browser(keys.publicKey);
    await expect(push.send(notification, address, keys, signal)).rejects.toMatchObject({
      provider: 'web-push',
      ...judged,
    });
  });

  it('may name the instant from which on to ask again', async () => {
    peer.fail(429, 1, { 'retry-after': new Date(clock.now().getTime() + 90_000).toUTCString() });
    const { address } = peer.browser(keys.publicKey);
    const refused = await push.send(notification, address, keys, signal).catch((error: unknown) => error);
    expect(refused).toMatchObject({ retryable: true });
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(89);
    expect(retryAfterSeconds).toBeLessThanOrEqual(90);
  });

  it('that does not come is waited for no longer than it may take', async () => {
    const slow = webPush({
      contact,
      now,
      reach: { ...peer.reach, resolve: () => new Promise(() => undefined) },
      msMax: 50,
    });
    const { address } = peer.browser(keys.publicKey);
    const endpoint = address.endpoint.replace('127.0.0.1', 'push.test');
    await expect(slow.send(notification, { ...address, endpoint }, keys, signal)).rejects.toMatchObject({
      retryable: true,
    });
  });
});

describe('a stranger names', () => {
  const strict = webPush({ contact, now });
  const { address } = peer.browser(keys.publicKey);

  it.each([
    ['a push service', 'https://updates.push.example/wpush/v2/abc', true],
    ['this machine', address.endpoint, false],
    ['this machine over TLS', 'https://127.0.0.1/push', false],
    ['this machine in one number', 'https://2130706433/push', false],
    ['the metadata of a cloud', 'https://169.254.169.254/latest', false],
    ['a machine inside', 'https://[fd00::1]/push', false],
    ['another port', 'https://updates.push.example:8443/push', false],
    ['no TLS', 'http://updates.push.example/push', false],
    ['a sign-in', 'https://me:secret@updates.push.example/push', false],
    ['no address', 'https://', false],
  ])('%s', (_, endpoint, isTaken) => {
    expect(strict.takes({ ...address, endpoint })).toBe(isTaken);
  });

  it('a name that leads inside, and nothing is sent there', async () => {
    const { reach } = peer;
    const inside = webPush({
      ...{ contact, now },
      reach: { protocols: ['http:'], ...(reach.ports && { ports: reach.ports }), resolve: async () => ['127.0.0.1'] },
    });
    const endpoint = address.endpoint.replace('127.0.0.1', 'push.test');
    const before = peer.asked();
    expect(await inside.send(notification, { ...address, endpoint }, keys, signal)).toBe('gone');
    expect(peer.asked()).toBe(before);
    // With the guard off it is reached.
    const open = webPush({ contact, now, reach: { ...reach, resolve: async () => ['127.0.0.1'] } });
    await open.send(notification, { ...address, endpoint }, keys, signal).catch(() => undefined);
    expect(peer.asked()).toBe(before + 1);
  });
});
