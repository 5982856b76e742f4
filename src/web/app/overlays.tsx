// What lies over every page once the app is awake: toasts, the offline banner, and the listeners of the whole browser tab.
import { Suspense, useEffect, useState } from 'react';
import { refreshSession, useSession } from '#domains/accounts/ui/session.ts';
import { waitingNoted } from '../offline/waiting-hint.ts';
import { Foot } from '../ui/foot.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { firstToast, toastsStand } from '../ui/toast.ts';
import { toastAuthEvents } from './auth-toasts.ts';
import { ConnectionBanner } from './connection.tsx';
import { logUncaught } from './uncaught.ts';

/** Only who is signed in, or was and left changes here, needs it. */
const SyncIndicator = lazyPart(() => import('../offline/sync-indicator.tsx'));

const Toaster = lazyPart(() => import('../ui/toaster.tsx'));

/** So long, in milliseconds, what draws toasts leaves the line to what draws the desk. */
const deskFirstMs = 4e3;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isDesk = () =>
  /^\/(?:dashboard|inbox|contacts|diary|training|analytics|settings)(?:\/|$)/.test(location.pathname);

/** What draws toasts, from the first one on; fetched unasked as well, since a lost connection has to be told too. */
function Toasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    void firstToast.then(() => setWanted(true));
    const timer = setTimeout(() => setWanted(true), isDesk() ? deskFirstMs : 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    isWanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

export function Overlays() {
  useEffect(() => {
    const stops = [logUncaught(), toastAuthEvents()];
    void refreshSession();
    // Before it is ready for anybody, a page can tell what went wrong.
    if (isDesk()) announceAwake();
    else void Promise.race([toastsStand, wait(deskFirstMs)]).then(announceAwake);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <>
      <Foot>
        <Sync />
        <ConnectionBanner />
      </Foot>
      <Toasts />
    </>
  );
}

function Sync() {
  const { status } = useSession();
  if (status === 'loading' || (status === 'out' && waitingNoted() === 0)) return null;
  return (
    <Suspense>
      <SyncIndicator />
    </Suspense>
  );
}

/** From here on forms are ours; one that was sent while the page slept is sent now (see wake.ts). */
function announceAwake() {
  const root: HTMLElement & { waiting?: EventTarget | null } = document.documentElement;
  root.dataset.awake = '';
  const { waiting } = root;
  if (waiting instanceof HTMLFormElement) setTimeout(() => waiting.requestSubmit());
  root.waiting = null;
}
