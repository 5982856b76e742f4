// Understanding by a language model, with the embedded one behind it: slow, cut off, malformed, refused or over its budget, and
// the embedded understanding takes the same turn. After failures in a row the model is left alone for a while.
import type { Clock } from '#platform/clock.ts';
import type { Llm, LlmUsage } from '#ports/llm.ts';
import type { Speed } from './business.ts';
import type { Command } from './commands.ts';
import { modelAnswer, modelSchema, promptFor } from './model-prompt.ts';
import { findEmergency } from './understand/emergencies.ts';
import type { Heard, Understander, Understood } from './understander.ts';

/** How long the first words may take, and the whole answer, by the owner's response speed; milliseconds. */
export const modelLimitsMs: { readonly [speed in Speed]: { readonly first: number; readonly whole: number } } = {
  Fast: { first: 700, whole: 1400 },
  Normal: { first: 1200, whole: 2200 },
  Thoughtful: { first: 2000, whole: 3200 },
};

const failuresMax = 5;
const restMs = 60_000;
const outputTokensMax = 700;
/** Longest answer that is read, in characters. */
const answerMax = 20_000;

/** What may be spent; kept by who runs the mind, per business and day. */
export type ModelBudget = {
  /** Is there something left today? */
  allows(): Promise<boolean>;
  spent(usage: LlmUsage): Promise<void>;
};

export type ModelBrainParts = {
  readonly llm: Llm;
  readonly fallback: Understander;
  readonly clock: Clock;
  readonly budget: ModelBudget;
  /** Told why the embedded understanding took a turn. */
  readonly noted?: (why: string) => void;
};

export function modelUnderstander({ llm, fallback, clock, budget, noted = () => {} }: ModelBrainParts): Understander {
  let failures = 0;
  let restsUntil = 0;

  return async (heard) => {
    const embedded = await fallback(heard);
    if (clock.now().getTime() < restsUntil) return embedded;
    if (!(await budget.allows())) {
      noted('budget');
      return embedded;
    }
    try {
      const answer = await ask(llm, heard, budget);
      failures = 0;
      return reconciled(answer, embedded, heard);
    } catch (error) {
      failures += 1;
      if (failures >= failuresMax) {
        failures = 0;
        restsUntil = clock.now().getTime() + restMs;
      }
      noted(error instanceof Error ? error.message : 'failed');
      return embedded;
    }
  };
}

async function ask(llm: Llm, heard: Heard, budget: ModelBudget) {
  const limits = modelLimitsMs[heard.business.voice.speed];
  const stop = new AbortController();
  const { system, user } = promptFor(heard);
  const stream = llm.complete({
    system,
    messages: [{ role: 'user', content: user }],
    schema: modelSchema,
    outputTokensMax,
    signal: stop.signal,
  });
  const parts = stream[Symbol.asyncIterator]();
  const started = performance.now();
  let text = '';
  try {
    for (;;) {
      const left = (text === '' ? limits.first : limits.whole) - (performance.now() - started);
      const next = await within(parts.next(), left);
      if (next.done) throw new Error('broke off');
      if (next.value.kind === 'text') {
        text += next.value.text;
        if (text.length > answerMax) throw new Error('too long');
        continue;
      }
      if (next.value.usage) await budget.spent(next.value.usage);
      if (next.value.why === 'cut') throw new Error('cut off');
      break;
    }
  } finally {
    stop.abort();
  }
  return modelAnswer.parse(JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, '')));
}

/** The promise, or an error once the time is up. */
function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), Math.max(0, ms));
  });
  promise.catch(() => {});
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The model's commands, held to what is there: services and people of the lists, offers that were made, numbers that were said.
 * Danger that the embedded signs see stays danger, and values that grammars read go before a model's.
 */
function reconciled(
  answer: { language: Understood['language']; commands: readonly Command[] },
  embedded: Understood,
  heard: Heard,
): Understood {
  const { business, state } = heard;
  const said = plain(embedded.said);
  const digits = said.replace(/\D/g, '');
  const kept = answer.commands.filter((one) => {
    switch (one.do) {
      case 'set-service':
        return business.services.some((service) => service.name === one.service);
      case 'set-staff':
        return one.staff === null || (business.staff ?? []).some((person) => person.name === one.staff);
      case 'pick':
        return state.offers.at(one.offer > 0 ? one.offer - 1 : one.offer) !== undefined;
      case 'set-name':
        return one.name.split(/\s+/).every((part) => said.includes(plain(part)));
      case 'set-phone':
      case 'set-email':
      case 'set-times':
        return false;
      case 'set-code':
        return digits.includes(one.code.replace(/\D/g, ''));
      case 'speak':
        return business.languages.includes(one.language);
      default:
        return true;
    }
  });
  const read = embedded.commands.filter(
    (one) => one.do === 'set-phone' || one.do === 'set-email' || one.do === 'set-times',
  );
  const spelled = embedded.commands.find((one) => one.do === 'set-name');
  const named = kept.some((one) => one.do === 'set-name');
  const commands = [
    ...kept.filter((one) => one.do !== 'set-name' || spelled === undefined),
    ...(named && spelled ? [spelled] : []),
    ...(embedded.commands.some((one) => one.do === 'set-times') ||
    !answer.commands.some((one) => one.do === 'set-times')
      ? []
      : answer.commands.filter((one) => one.do === 'set-times')),
    ...read,
  ];
  const language = business.languages.includes(answer.language) ? answer.language : embedded.language;
  const danger = findEmergency(embedded.said, language, business);
  const emergency: Command[] =
    danger && !commands.some((one) => one.do === 'emergency')
      ? [{ do: 'emergency', kind: danger.kind, said: danger.said }]
      : [];
  return { language, commands: [...emergency, ...commands], said: embedded.said };
}
