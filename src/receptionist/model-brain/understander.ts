// Understanding by a language model, with the embedded one behind it: refused, slow, cut off, malformed or over its budget, and
// the embedded understanding takes the same turn. After failures in a row the model is left alone for a while.
import type { Clock } from '#platform/clock.ts';
import type { Llm } from '#ports/llm.ts';
import { localTime } from '../local-time.ts';
import type { Understander } from '../understander.ts';
import { type Answered, ask, modelLimitsMs } from './ask.ts';
import { breaker } from './breaker.ts';
import { likelyTokens, type ModelBudget, mostTokens, type Reservation } from './budget.ts';
import { held } from './hold.ts';
import { freshFence, type ModelAnswer, modelAnswer, modelSchema, promptFor } from './prompt.ts';

const outputTokensMax = 700;

export type ModelBrainParts = {
  readonly llm: Llm;
  readonly fallback: Understander;
  readonly clock: Clock;
  readonly budget: ModelBudget;
  /** Told why the embedded understanding took a turn; never what was said. */
  readonly noted: (why: string) => void;
};

/** Asks the model only where `heard` names the conversation that pays for it. Throws only what the fallback throws. */
export function modelUnderstander({ llm, fallback, clock, budget, noted }: ModelBrainParts): Understander {
  const rests = breaker(clock);

  return async (heard) => {
    const embedded = await fallback(heard);
    // Silence needs no model.
    if (!heard.talk || embedded.commands.some((one) => one.do === 'silence')) return embedded;
    const leave = rests.leave();
    if (!leave) return embedded;
    const request = { ...promptFor(heard, freshFence()), schema: modelSchema, outputTokensMax };
    const account = { ...heard.talk, day: localTime(heard.turn.now, heard.business.timezone).date };
    const reservation = await budget.reserve(account, mostTokens(request)).catch(() => null);
    if (!reservation) {
      leave.unused();
      noted("the day's budget is spent");
      return embedded;
    }
    const answered = await ask(llm, request, modelLimitsMs[heard.business.voice.speed]);
    const answer = answered.ok ? readAnswer(answered.text) : null;
    await settle(reservation, request, answered).catch(() => noted('what was spent could not be settled'));
    if (answer) {
      leave.succeeded();
      return held(answer, embedded, heard);
    }
    leave.failed();
    noted(answered.ok ? 'the answer was no list of commands' : answered.why);
    return embedded;
  };
}

async function settle(reservation: Reservation, request: Parameters<typeof likelyTokens>[0], answered: Answered) {
  const told = answered.ok ? answered.usage : null;
  const none = { inputTokens: 0, outputTokens: 0 };
  const owed = !answered.ok && answered.refused ? none : likelyTokens(request, answered.text);
  await reservation.settle(told ?? owed);
}

/** Null for anything but one answer of the schema; a fence of Markdown around it is forgiven. */
function readAnswer(text: string): ModelAnswer | null {
  try {
    const read = modelAnswer.safeParse(JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, '')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
