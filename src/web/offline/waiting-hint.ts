// How many changes this browser has kept, for pages that are opened while nobody is signed in.

const name = 'telle.waiting';

export function noteWaiting(count: number): void {
  try {
    if (count > 0) localStorage.setItem(name, String(count));
    else localStorage.removeItem(name);
  } catch {
    // The edits themselves are kept elsewhere.
  }
}

export function waitingNoted(): number {
  try {
    return Number(localStorage.getItem(name) ?? 0) || 0;
  } catch {
    return 0;
  }
}
