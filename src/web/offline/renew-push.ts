// Asks this browser to take notifications that are pushed to it, and tells the server where. Used where a person asks for it, and by the
// service worker when the push service gave the browser another address.
import type { listToldBrowsers } from '#domains/browser-notifications/contract.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { Client } from '../client/client.ts';

/** What the server says a browser is to take notifications from. */
const asBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const asText = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws where no push service answers the browser. Notifications of another key are taken no more. */
export async function subscribe(pushes: PushManager, publicKey: string): Promise<PushSubscription> {
  const before = await pushes.getSubscription();
  if (before && asText(before.options.applicationServerKey) === publicKey) return before;
  await before?.unsubscribe();
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: asBytes(publicKey) });
}

/** What the server is told of it. */
export const addressOf = (subscription: PushSubscription) => ({
  endpoint: subscription.endpoint,
  p256dh: asText(subscription.getKey('p256dh')),
  auth: asText(subscription.getKey('auth')),
});

/** Throws where it could not be done; the next time that its person looks at the settings, they see that it is off. */
export async function renewPush(pushes: PushManager, client: Client): Promise<void> {
  // By its path: the declaration would bring all that checks a request into the service worker.
  const path = '/told-browsers';
  const answer = (await client.ask({ method: 'GET', path })) as AnswerOf<typeof listToldBrowsers>;
  const { browsers, publicKey } = answer;
  // Whoever switched it off here meanwhile is not told again.
  if (!browsers.some(({ isCurrent }) => isCurrent)) return;
  const subscription = await subscribe(pushes, publicKey);
  await client.ask({ method: 'PUT', path, body: addressOf(subscription) });
}
