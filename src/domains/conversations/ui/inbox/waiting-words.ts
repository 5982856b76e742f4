// When somebody more waits than a moment ago, and how that is said.

/** The sentence for it; null where nobody came, and at the first count, which is no news. */
export function newsOfWaiting(before: number | undefined, now: number): string | null {
  if (before === undefined || now <= before) return null;
  return now === 1 ? 'Somebody waits for you' : `${now} conversations wait for you`;
}
