// One question to a model, held to its time and its length: an answer, or why there is none. Throws nothing.
import type { Llm, LlmRequest, LlmUsage } from '#ports/llm.ts';
import { ProviderError } from '#ports/provider-error.ts';
import type { Speed } from '../business.ts';

/**
 * How long the first words may take, and the whole answer, by the owner's response speed; milliseconds. With the embedded
 * brain behind it, a turn whose model is too slow still keeps to the second, two or three that the owner chose.
 */
export const modelLimitsMs: { readonly [speed in Speed]: Limits } = {
  Fast: { first: 600, whole: 950 },
  Normal: { first: 1200, whole: 1900 },
  Thoughtful: { first: 2000, whole: 2900 },
};
export type Limits = { readonly first: number; readonly whole: number };

/** Longest answer that is read, in characters. */
const answerMax = 20_000;

export type Answered =
  | { readonly ok: true; readonly text: string; readonly usage: LlmUsage | null }
  /** `text` came before it failed. `refused`: the model did no work, so nothing is owed. */
  | { readonly ok: false; readonly why: string; readonly text: string; readonly refused: boolean };

/** `hear` is given all that has come so far, each time that more has. */
export async function ask(
  llm: Llm,
  request: Omit<LlmRequest, 'signal'>,
  limits: Limits,
  hear: (soFar: string) => void = () => {},
): Promise<Answered> {
  const stop = new AbortController();
  const started = performance.now();
  let text = '';
  const failed = (why: string, refused = false): Answered => ({ ok: false, why, text, refused });
  try {
    const parts = llm.complete({ ...request, signal: stop.signal })[Symbol.asyncIterator]();
    for (;;) {
      const limit = text === '' ? limits.first : limits.whole;
      const next = await within(parts.next(), limit - (performance.now() - started));
      if (next === 'late') return failed(text === '' ? 'the first words took too long' : 'the answer took too long');
      if (next.done) return failed('the model broke off');
      if (next.value.kind === 'end') return { ok: true, text, usage: next.value.usage };
      text += next.value.text;
      if (text.length > answerMax) return failed('the answer was too long');
      hear(text);
    }
  } catch (error) {
    const known = error instanceof ProviderError;
    return failed(known ? error.reason : 'the model broke off', known && text === '');
  } finally {
    stop.abort();
  }
}

/** What the promise gives, or `late` once the time is up. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, ms));
  });
  promise.catch(() => {});
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
