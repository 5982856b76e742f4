// Lets a few through at a time; the others wait in the order in which they came.

/** Runs work, at most `most` pieces of it at once. */
export function turnstile(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside >= most) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place that is left, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
