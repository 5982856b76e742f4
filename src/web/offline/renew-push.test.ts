// A push service may give a browser another address, or take its old one away, while no page is open.
import { expect, it } from 'vitest';
import { createClient } from '../client/client.ts';
import { addressOf, renewPush, subscribe } from './renew-push.ts';

const bytes = (length: number, first = 4) =>
  Uint8Array.from({ length }, (_, at) => (at === 0 ? first : (at * 7) % 256));
const text = (of: Uint8Array) => Buffer.from(of).toString('base64url');
const [key, otherKey] = [bytes(65), bytes(65, 5)];

/** As much of a browser's push as this needs. */
function aBrowser(before: Uint8Array | null) {
  const asked: Uint8Array[] = [];
  let ended = 0;
  const given = (applicationServerKey: Uint8Array) => ({
    endpoint: `https://push.example/${asked.length}`,
    options: { applicationServerKey: applicationServerKey.buffer },
    getKey: (name: string) => (name === 'auth' ? bytes(16) : bytes(65)).buffer,
    unsubscribe: async () => {
      ended += 1;
      return true;
    },
  });
  const pushes = {
    getSubscription: async () => before && given(before),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      asked.push(applicationServerKey);
      return given(applicationServerKey);
    },
  } as unknown as PushManager;
  return { pushes, asked, ended: () => ended };
}

function aServer(isTold: boolean) {
  const heard: { method: string; body: unknown }[] = [];
  const client = createClient({
    isOnline: () => true,
    fetch: async (_path, { method = '', body } = {}) => {
      heard.push({ method, body: body && JSON.parse(String(body)) });
      const data = { browsers: isTold ? [{ isCurrent: true }] : [{ isCurrent: false }], publicKey: text(key) };
      return new Response(JSON.stringify({ success: true, data }));
    },
  });
  return { client, heard };
}

it('the server is told of the new address, with the keys as it takes them', async () => {
  const { pushes, asked } = aBrowser(null);
  const { client, heard } = aServer(true);
  await renewPush(pushes, client);
  expect(asked.map(text)).toEqual([text(key)]);
  const body = { endpoint: 'https://push.example/1', p256dh: text(bytes(65)), auth: text(bytes(16)) };
  expect(heard).toEqual([
    { method: 'GET', body: undefined },
    { method: 'PUT', body },
  ]);
});

it('nothing is asked for where its person is not told here any more', async () => {
  const { pushes, asked } = aBrowser(null);
  const { client, heard } = aServer(false);
  await renewPush(pushes, client);
  expect([asked, heard.length]).toEqual([[], 1]);
});

it('an address stays while it is for the same key, and is given up for another', async () => {
  const same = aBrowser(key);
  expect(addressOf(await subscribe(same.pushes, text(key))).endpoint).toBe('https://push.example/0');
  expect([same.asked.length, same.ended()]).toEqual([0, 0]);
  const other = aBrowser(otherKey);
  await subscribe(other.pushes, text(key));
  expect([other.asked.map(text), other.ended()]).toEqual([[text(key)], 1]);
});
