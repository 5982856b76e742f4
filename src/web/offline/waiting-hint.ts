// How many changes this browser has kept, by whose they are: for pages that are opened while nobody is signed in.

const name = 'telle.waiting';

type Counts = Readonly<Record<string, number>>;

/** The counts after one owner's is `count`; whoever has none is left out. */
export function countsAfter(counts: Counts, owner: string, count: number): Counts {
  const { [owner]: _before, ...others } = counts;
  return count > 0 ? { ...others, [owner]: count } : others;
}

/** The counts in what was kept, which may be anything. */
export function countsIn(text: string | null): Counts {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, count]) => Number.isInteger(count) && count > 0));
  } catch {
    return {};
  }
}

/** `owner` is an `ownerKey`; what others left here stays noted. */
export function noteWaiting(owner: string, count: number): void {
  try {
    const counts = countsAfter(countsIn(localStorage.getItem(name)), owner, count);
    if (Object.keys(counts).length > 0) localStorage.setItem(name, JSON.stringify(counts));
    else localStorage.removeItem(name);
  } catch {
    // The edits themselves are kept elsewhere.
  }
}

/** Of everybody together. */
export function waitingNoted(): number {
  try {
    return Object.values(countsIn(localStorage.getItem(name))).reduce((sum, count) => sum + count, 0);
  } catch {
    return 0;
  }
}
