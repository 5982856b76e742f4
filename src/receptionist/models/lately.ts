// What was worked out of a text lately. One utterance is looked at from many sides within a turn, and most of them begin with the
// same cutting, folding and scoring.

/** So many answers are kept; then all are let go, which costs less than keeping their order. */
const keptMax = 600;

/**
 * The same function, which works the answer to the same words out once. For pure functions of strings alone: what it gives is
 * shared between all who ask, so nobody may change it.
 */
export function lately<Args extends readonly (string | null)[], Result extends object | string | boolean | null>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const [only] = args;
    const key = args.length === 1 && typeof only === 'string' ? only : args.join('\u0000');
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = work(...args);
    if (known.size >= keptMax) known.clear();
    known.set(key, found);
    return found;
  };
}
