// The service worker of the signed-in app: keeps one version of its shell whole, opens the desk from it where there is no
// connection, sends what waits when the browser wakes it, and shows what is pushed. The public site and the API are none of its
// business.
import { createClient } from '../client/client.ts';
import { lastOwner } from './kept-answers.ts';
import { openPushed, type Showing, showPushed, type Tab } from './pushed-notification.ts';
import { renewPush } from './renew-push.ts';
import { sendEdits } from './send-edits.ts';
import { type Shell, shellOf } from './shell.ts';
import { wakeTag } from './wake-later.ts';

/** Written in by the build. */
declare const builtShell: Shell;

/** What the compiler does not know of a worker, since it reads this with the eyes of a page. */
type Extended = Event & { waitUntil(work: Promise<unknown>): void };
type Fetched = Extended & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Woken = Extended & { readonly tag: string };
type Pushed = Extended & { readonly data: { text(): string } | null };
type Pressed = Extended & { readonly notification: Notification };
type Worker = {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
  addEventListener(type: 'install' | 'activate', hear: (event: Extended) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetched) => void): void;
  addEventListener(type: 'sync', hear: (event: Woken) => void): void;
  addEventListener(type: 'push', hear: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Pressed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', hear: (event: Extended) => void): void;
};
const worker = self as unknown as Worker;

const shell = shellOf(builtShell, caches, (request) => fetch(request));

worker.addEventListener('install', (event) => {
  // Pages that are open keep the files that they were made of, so the new version need not wait for them to close.
  event.waitUntil(shell.keep().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(shell.forgetOld().then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener('sync', (event) => {
  if (event.tag === wakeTag) event.waitUntil(sendWhatWaits());
});

const showing: Showing = {
  home: worker.location.origin,
  isDesk: shell.isApp,
  tabs: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  show: (title, how) => worker.registration.showNotification(title, how),
  async close(tag) {
    for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
  },
  open: (path) => worker.clients.openWindow(path),
};
worker.addEventListener('push', (event) => {
  event.waitUntil(showPushed(event.data?.text(), showing));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification.data, showing));
});
// The push service gave this browser another address: it is told to the server while its person is signed in here.
worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewPush(worker.registration.pushManager, createClient({ isOnline: () => true })));
});

/** Throws where something waits on, so that the browser wakes us again. */
async function sendWhatWaits(): Promise<void> {
  const owner = await lastOwner();
  if (!owner) return;
  const tabs = new BroadcastChannel('telle.edits');
  try {
    const end = await sendEdits(owner, createClient({ isOnline: () => true }), (told) => tabs.postMessage(told));
    if (end.is === 'later') throw new Error('Some changes wait on.');
  } finally {
    tabs.close();
  }
}
