// One question to a person at a time, with one answer for everybody who waits for it: nobody waits for ever.

export type OneQuestion = {
  /** Shows the question, or waits for the one that is shown; false where it is closed. */
  ask(): Promise<boolean>;
  /** Answers all who wait, and shows it no more. Without a question it does nothing. */
  settle(proved: boolean): void;
};

/** `show` is told when the question comes and when it goes. */
export function oneQuestion(show: (isOpen: boolean) => void): OneQuestion {
  let waiting: ((proved: boolean) => void)[] = [];
  return {
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) show(true);
      }),
    settle: (proved) => {
      if (waiting.length === 0) return;
      const answered = waiting;
      waiting = [];
      show(false);
      for (const resolve of answered) resolve(proved);
    },
  };
}
