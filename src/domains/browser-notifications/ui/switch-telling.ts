// Switches this browser's telling on and off: the permission of its person, its push service, and the server.
import { readSession } from '#domains/accounts/contract.ts';
import { mayEndWithBrowser } from '#domains/accounts/rules.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { api } from '#web/client/api.ts';
import { logError } from '#web/client/error-log.ts';
import { addressOf, subscribe } from '#web/offline/renew-push.ts';
import { forgetToldBrowser, keepToldBrowser, listToldBrowsers } from '../contract.ts';
import { keptAs } from './tab-notification.ts';

/** How this browser tells: it cannot, its person said no to it, it waits to be asked, from an open tab, or by what is pushed to it. */
export type Telling = 'cannot' | 'refused' | 'off' | 'tab' | 'pushed';

/** How this browser tells, and all in which its person is told. */
export type Told = AnswerOf<typeof listToldBrowsers> & {
  readonly telling: Telling;
  /** Whether this sign-in, and the telling with it, is over after a day in which Telle was not used. */
  readonly endsSoon: boolean;
  /** Whether this browser could not be set up to be told with no tab open since the page was loaded. */
  readonly wasTriedInVain: boolean;
};

/** How long a browser may take to wake what hears pushed notifications and to get an address for them, in milliseconds. */
const setUpMsMax = 10_000;

let wasTriedInVain = false;

export async function loadTold(): Promise<Told> {
  const [told, signedIn] = await Promise.all([api.call(listToldBrowsers, {}), api.call(readSession, {})]);
  const endsSoon = signedIn !== null && mayEndWithBrowser(new Date(signedIn.expiresAt), new Date());
  return { ...told, telling: await tellingAs(told), endsSoon, wasTriedInVain };
}

/** A browser is told where both it and the server know of it: it may have been removed elsewhere, or signed out of. */
async function tellingAs({ browsers }: Pick<Told, 'browsers'>): Promise<Telling> {
  if (typeof Notification === 'undefined') return 'cannot';
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'refused' : 'off';
  if (tellsFromTab()) return 'tab';
  if (!browsers.some(({ isCurrent }) => isCurrent)) return 'off';
  const pushes = (await navigator.serviceWorker?.getRegistration())?.pushManager;
  return (await pushes?.getSubscription()) ? 'pushed' : 'off';
}

function tellsFromTab(): boolean {
  try {
    return localStorage.getItem(keptAs) === 'on';
  } catch {
    return false;
  }
}

function tellFromTab(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keptAs, 'on');
    else localStorage.removeItem(keptAs);
  } catch {
    // A browser that keeps nothing tells from no tab.
  }
}

/** Only at a press, since the browser asks its person. Throws a ClientFailure where the server would not have it. */
export async function switchOn({ publicKey }: Told): Promise<Told> {
  if (typeof Notification === 'undefined') return loadTold();
  if ((await Notification.requestPermission()) !== 'granted') return loadTold();
  const subscription = await inTime(subscriptionOf(publicKey)).catch((failure: unknown) => {
    logError('PUSH_SETUP_FAILED', failure);
    return null;
  });
  wasTriedInVain = !subscription;
  if (subscription) await api.call(keepToldBrowser, { body: addressOf(subscription) });
  tellFromTab(!subscription);
  return loadTold();
}

/** Throws a ClientFailure where the server was not reached; then this browser is told as before. */
export async function switchOff({ browsers }: Told): Promise<Told> {
  const here = browsers.find(({ isCurrent }) => isCurrent);
  if (here) await api.call(forgetToldBrowser, { params: { id: here.id } });
  tellFromTab(false);
  const pushes = (await navigator.serviceWorker?.getRegistration())?.pushManager;
  // Nobody writes there any more, so it does no harm where the browser keeps it.
  await (await pushes?.getSubscription().catch(() => null))?.unsubscribe().catch(() => false);
  return loadTold();
}

/** Null where this browser has no push. Throws where it keeps no service worker, or no push service answers it. */
async function subscriptionOf(publicKey: string): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const { serviceWorker } = navigator;
  const registration =
    (await serviceWorker.getRegistration()) ??
    (await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }));
  const { pushManager } = registration.active ? registration : await serviceWorker.ready;
  return subscribe(pushManager, publicKey);
}

/** Throws where it takes longer than a person waits. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the browser took too long to be set up for push')), setUpMsMax);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
