// Understanding by a language model, with the embedded one behind it: refused, slow, cut off, malformed or over its budget, and
// the embedded understanding takes the same turn.
import { localTime } from '../local-time.ts';
import type { Understander } from '../understander.ts';
import { modelLimitsMs } from './ask.ts';
import type { Consult } from './consult.ts';
import { held } from './hold.ts';
import { freshFence, type ModelAnswer, modelAnswer, modelSchema, promptFor } from './prompt.ts';

const outputTokensMax = 700;

/** Asks the model only where `heard` names the conversation that pays for it. Throws only what the fallback throws. */
export function modelUnderstander(consult: Consult, fallback: Understander): Understander {
  return async (heard) => {
    const embedded = await fallback(heard);
    // Silence needs no model.
    if (!heard.talk || embedded.commands.some((one) => one.do === 'silence')) return embedded;
    const answer = await consult({
      ...promptFor(heard, freshFence()),
      schema: modelSchema,
      outputTokensMax,
      account: { ...heard.talk, day: localTime(heard.turn.now, heard.business.timezone).date },
      limits: modelLimitsMs[heard.business.voice.speed],
      read: readAnswer,
    });
    return answer ? held(answer, embedded, heard) : embedded;
  };
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
