// A request's time. When it runs out the caller gets `timeout`, the signal aborts, and no transaction of the request commits any more.
import { Fault } from '#shared/errors.ts';

export type Deadline = {
  /** Made at the first look, since most requests never look. */
  readonly signal: AbortSignal;
  readonly isOver: boolean;
};

/** Runs `work` for at most `ms`. `whenGone` tells of a client that went away; it is asked only once someone looks at the signal. */
export function withDeadline<T>(
  ms: number,
  whenGone: (tell: () => void) => void,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let controller: AbortController | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      controller?.abort(new Fault('timeout'));
      reject(new Fault('timeout'));
    }, ms);
    const deadline: Deadline = {
      get signal() {
        if (!controller) {
          const made = new AbortController();
          controller = made;
          if (isOver) made.abort(new Fault('timeout'));
          else whenGone(() => made.abort());
        }
        return controller.signal;
      },
      get isOver() {
        return isOver;
      },
    };
    work(deadline)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
