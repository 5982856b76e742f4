// One sitting at this browser: from a sign-in until the last tab of it is closed, over reloads. What a session that is not
// remembered has left here is read within its sitting only, since its cookie ends there too.

const name = 'telle.sitting';

let letGo: (() => void) | undefined;

/** This tab is part of it: over reloads by the tab's own storage, and seen from other tabs by a lock that it holds. */
export function beginSitting(): void {
  try {
    sessionStorage.setItem(name, 'on');
  } catch {
    // Then it lasts until the next reload.
  }
  if (letGo || !('locks' in navigator)) return;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  navigator.locks.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
}

export function endSitting(): void {
  letGo?.();
  letGo = undefined;
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

/** Whether this tab, or one that is open beside it, was part of it. */
export async function sittingGoesOn(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(name) !== null) return true;
    if (!('locks' in navigator)) return false;
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === name);
  } catch {
    return false;
  }
}
