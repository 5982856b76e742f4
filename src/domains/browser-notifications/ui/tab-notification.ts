// A notification on the screen while the desk stands open in a tab at which nobody looks, where somebody asked this browser for it and it
// cannot be told with no tab open. It says that somebody waits, never who or what: others may see the screen. It stands on every
// page of the app, so what switches it lies elsewhere.

/** Where this browser keeps that it tells from an open tab: `on`. */
export const keptAs = 'telle.browser-notices';

/** Shows it where it was asked for and nobody looks; several tabs show one. A press leads to the inbox. */
export function showWaiting(words: string): void {
  if (document.visibilityState === 'visible' || !isChosen()) return;
  const how = { tag: 'telle.waiting', icon: '/icons/telle-180.png', data: { path: '/inbox' } };
  try {
    const shown = new Notification(words, how);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      if (location.pathname !== '/inbox') location.assign('/inbox');
    });
  } catch {
    // A phone's browser shows them through the service worker alone.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(words, how));
  }
}

function isChosen(): boolean {
  try {
    return Notification.permission === 'granted' && localStorage.getItem(keptAs) === 'on';
  } catch {
    return false;
  }
}
