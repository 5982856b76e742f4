// A word on the screen while the desk stands open in a tab at which nobody looks, where somebody asked this browser for it.
// It says that somebody waits, never who or what: others may see the screen.

/** What this browser does: it cannot, its person said no to it, it waits to be asked, or it tells. */
export type BrowserNotices = 'cannot' | 'refused' | 'off' | 'on';

const keptAs = 'telle.browser-notices';

export function browserNotices(): BrowserNotices {
  if (typeof Notification === 'undefined') return 'cannot';
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && isChosen() ? 'on' : 'off';
}

/** Asks the browser, which asks its person. Gives what it does from now on. */
export async function switchOn(): Promise<BrowserNotices> {
  if (typeof Notification === 'undefined') return 'cannot';
  if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(keptAs, 'on');
  return browserNotices();
}

export function switchOff(): BrowserNotices {
  localStorage.removeItem(keptAs);
  return browserNotices();
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(keptAs) === 'on';
  } catch {
    return false;
  }
}

/** Shows it where it was asked for and nobody looks; several tabs show one. A press leads to the inbox. */
export function showWaiting(words: string): void {
  if (browserNotices() !== 'on' || document.visibilityState === 'visible') return;
  const how = { tag: 'telle.waiting', icon: '/icons/telle-180.png' };
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
