// What every push adapter promises, as one suite: a browser shows what was written for it and nobody else reads it, by whom it
// asked and by nobody else, and what a push service says against it comes out as what the port names.
import { expect, it } from 'vitest';
import { ProviderError } from './provider-error.ts';
import { type Push, type PushAddress, type PushNotification, PushUnanswered, pushBytesMax } from './push.ts';

/** A notification as a browser got it, read by something that did not write it. */
export type Shown = Pick<PushNotification, 'text' | 'topic' | 'urgency' | 'ttlSeconds'>;

/** A browser that takes notifications from whoever holds one public key. */
export type BrowserUnderTest = {
  readonly address: PushAddress;
  /** What came, oldest first. */
  shown(): readonly Shown[];
  /** From now on nobody is there. */
  leave(): void;
};

export type PushUnderTest = {
  readonly push: Push;
  browser(publicKey: string): BrowserUnderTest;
  /** The next request is turned down: for so many seconds, or for good. */
  turnDown(how: { readonly forSeconds: number } | 'for good'): void;
  /** The same browser behind a push service that never answers. */
  silent(address: PushAddress): PushAddress;
};

let made = 0;

/** One of its own topic each time. */
export function aNotification(more: Partial<PushNotification> = {}): PushNotification {
  made += 1;
  return { text: 'A caller waits', topic: `topic-${made}`, urgency: 'high', ttlSeconds: 3600, ...more };
}

export function pushContract(open: () => Promise<PushUnderTest>): void {
  const { signal } = new AbortController();

  it('shows in the browser what was written for it, with its topic, its urgency and its time', async () => {
    const { push, browser } = await open();
    const keys = push.makeKeys();
    const [one, other] = [browser(keys.publicKey), browser(keys.publicKey)];
    const sent = [
      aNotification(),
      aNotification({ text: 'Grüße 王小明 🔔', urgency: 'normal', ttlSeconds: 86_400 }),
      aNotification({ text: 'é'.repeat(pushBytesMax / 2) }),
    ];
    for (const notification of sent) expect(await push.send(notification, one.address, keys, signal)).toBe('taken');
    expect(one.shown()).toEqual(sent);
    expect(other.shown()).toEqual([]);
  });

  it('tells a repeat twice', async () => {
    const { push, browser } = await open();
    const keys = push.makeKeys();
    const one = browser(keys.publicKey);
    const notification = aNotification();
    for (const _ of [1, 2]) await push.send(notification, one.address, keys, signal);
    expect(one.shown()).toEqual([notification, notification]);
  });

  it('makes pairs that are unlike each other and that sign, also one whose number begins with zeros', async () => {
    const { push, browser } = await open();
    let keys = push.makeKeys();
    const before = new Set<string>();
    // One of 256 begins so.
    while (keys.privateKey[0] !== 0) {
      expect([Buffer.from(keys.publicKey, 'base64url').length, keys.privateKey.length]).toEqual([65, 32]);
      expect(before.has(keys.publicKey)).toBe(false);
      before.add(keys.publicKey);
      keys = push.makeKeys();
    }
    expect(keys.privateKey.length).toBe(32);
    expect(await push.send(aNotification(), browser(keys.publicKey).address, keys, signal)).toBe('taken');
  });

  it('takes the address of a browser, and none with keys that no browser has', async () => {
    const { push, browser } = await open();
    const { address } = browser(push.makeKeys().publicKey);
    expect(push.takes(address)).toBe(true);
    const last = address.p256dh.endsWith('AA') ? 'BA' : 'AA';
    const beside = { ...address, p256dh: `${address.p256dh.slice(0, -2)}${last}` };
    for (const wrong of [beside, { ...address, p256dh: 'BAAA' }, { ...address, auth: 'AAAA' }]) {
      expect(push.takes(wrong)).toBe(false);
      expect(await push.send(aNotification(), wrong, push.makeKeys(), signal)).toBe('gone');
    }
    for (const endpoint of ['', 'https://', 'file:///etc/passwd', 'nowhere'])
      expect(push.takes({ ...address, endpoint })).toBe(false);
  });

  it('shows nothing that another pair signed, and is not to be asked again', async () => {
    const { push, browser } = await open();
    const one = browser(push.makeKeys().publicKey);
    const sending = push.send(aNotification(), one.address, push.makeKeys(), signal);
    await expect(sending).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
    expect(one.shown()).toEqual([]);
  });

  it('refuses for good what is longer than may be sent', async () => {
    const { push, browser } = await open();
    const keys = push.makeKeys();
    const one = browser(keys.publicKey);
    const tooLong = aNotification({ text: `${'é'.repeat(pushBytesMax / 2)}!` });
    const sending = push.send(tooLong, one.address, keys, signal);
    await expect(sending).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
    expect(one.shown()).toEqual([]);
  });

  it('says of a browser where nobody is any more that it has gone', async () => {
    const { push, browser } = await open();
    const keys = push.makeKeys();
    const one = browser(keys.publicKey);
    one.leave();
    expect(await push.send(aNotification(), one.address, keys, signal)).toBe('gone');
  });

  it('says of a push service that turns one down when to ask again, or that it is no use', async () => {
    const { push, browser, turnDown } = await open();
    const keys = push.makeKeys();
    const one = browser(keys.publicKey);
    turnDown({ forSeconds: 120 });
    const busy = await push.send(aNotification(), one.address, keys, signal).catch((error: unknown) => error);
    expect(busy).toBeInstanceOf(ProviderError);
    expect(busy).toMatchObject({ retryable: true, retryAfterSeconds: 120 });
    turnDown('for good');
    const no = push.send(aNotification(), one.address, keys, signal);
    await expect(no).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
    expect(await push.send(aNotification(), one.address, keys, signal)).toBe('taken');
  });

  it('is given up as unanswered once its sender waits no longer', async () => {
    const { push, browser, silent } = await open();
    const keys = push.makeKeys();
    const { address } = browser(keys.publicKey);
    const waiting = new AbortController();
    const sending = push.send(aNotification(), silent(address), keys, waiting.signal);
    waiting.abort();
    const failure = await sending.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PushUnanswered);
    expect(failure).toMatchObject({ retryable: true });
  });
}
