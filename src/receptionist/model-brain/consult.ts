// Consults a model on somebody's account: not while it is left alone, not beyond the day's caps, not for longer than allowed. What
// it says counts only if it can be read; otherwise there is no answer, and whoever asked goes on alone.
import type { Clock } from '#platform/clock.ts';
import type { Llm, LlmRequest } from '#ports/llm.ts';
import { type Answered, ask, type Limits } from './ask.ts';
import { breaker } from './breaker.ts';
import { type Account, likelyTokens, type ModelBudget, mostTokens, type Reservation } from './budget.ts';

export type ConsultParts = {
  readonly llm: Llm;
  readonly clock: Clock;
  readonly budget: ModelBudget;
  /** Told why there was no answer; never what was said. */
  readonly noted: (why: string) => void;
};

export type Question<T> = Omit<LlmRequest, 'signal'> & {
  readonly account: Account;
  readonly limits: Limits;
  /** Null for an answer that is not as it should be. */
  readonly read: (text: string) => T | null;
  /** Given all that has come so far, before it is known whether it will be an answer. */
  readonly hear?: ((soFar: string) => void) | undefined;
};

/** Null where there is no answer that can be used. Throws nothing. */
export type Consult = <T>(question: Question<T>) => Promise<T | null>;

export function consultant({ llm, clock, budget, noted }: ConsultParts): Consult {
  const rests = breaker(clock);

  return async ({ account, limits, read, hear, ...request }) => {
    const leave = rests.leave();
    if (!leave) return null;
    const reservation = await budget.reserve(account, mostTokens(request)).catch(() => null);
    if (!reservation) {
      leave.unused();
      noted("the day's budget is spent");
      return null;
    }
    const answered = await ask(llm, request, limits, hear);
    const answer = answered.ok ? read(answered.text) : null;
    await settle(reservation, request, answered).catch(() => noted('what was spent could not be settled'));
    if (answer !== null) leave.succeeded();
    else {
      leave.failed();
      noted(answered.ok ? 'the answer was not as it should be' : answered.why);
    }
    return answer;
  };
}

const nothing = { inputTokens: 0, outputTokens: 0 };

async function settle(reservation: Reservation, request: Parameters<typeof likelyTokens>[0], answered: Answered) {
  const told = answered.ok ? answered.usage : null;
  const owed = !answered.ok && answered.refused ? nothing : likelyTokens(request, answered.text);
  await reservation.settle(told ?? owed);
}
