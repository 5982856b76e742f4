// What lies over every page once the app is awake: toasts, the offline banner, and the listeners of the whole browser tab.
import { useEffect } from 'react';
import { refreshSession } from '#domains/accounts/ui/session.ts';
import { Toaster } from '../ui/toast.tsx';
import { toastAuthEvents } from './auth-toasts.ts';
import { ConnectionBanner } from './connection.tsx';
import { logUncaught } from './uncaught.ts';

export function Overlays() {
  useEffect(() => {
    const stops = [logUncaught(), toastAuthEvents()];
    void refreshSession();
    announceAwake();
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <>
      <ConnectionBanner />
      <Toaster />
    </>
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
