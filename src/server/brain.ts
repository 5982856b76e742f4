// Which brain understands callers: the embedded one, or a language model with the embedded one behind it and its cost on the
// account of the business whose caller it is.
import { anthropicLlm } from '#adapters/anthropic/llm.ts';
import { openAiCompatibleLlm } from '#adapters/openai-compatible/llm.ts';
import { reserveSpending, settleSpending, type Terms } from '#domains/spending/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Log } from '#platform/log.ts';
import type { Llm } from '#ports/llm.ts';
import type { MindParts } from '#receptionist/mind.ts';
import { ask } from '#receptionist/model-brain/ask.ts';
import type { ModelBudget } from '#receptionist/model-brain/budget.ts';
import { consultant } from '#receptionist/model-brain/consult.ts';
import { modelAnswer, modelSchema } from '#receptionist/model-brain/prompt.ts';
import { modelReworder } from '#receptionist/model-brain/reworder.ts';
import { modelUnderstander } from '#receptionist/model-brain/understander.ts';
import { understandEmbedded } from '#receptionist/understand/embedded.ts';

export type BrainGiven = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
};

/** The embedded brain, unless the configuration names a model. */
export function openBrain({ config, clock, log, database }: BrainGiven): Pick<MindParts, 'understand' | 'reword'> {
  const llm = modelOf(config);
  const terms = termsOf(config);
  if (!llm || !terms) return { understand: understandEmbedded };
  const noted = (why: string) => log.warn({ why }, 'the embedded brain took a turn of the language model');
  const consult = consultant({ llm, clock, budget: budgetOf(database, terms), noted });
  return {
    understand: modelUnderstander(consult, understandEmbedded),
    ...(config.LLM_WORDING ? { reword: modelReworder(consult) } : {}),
  };
}

/** What tokens cost and what a business may spend a day; null where no model is asked. */
export function termsOf(config: Config): Terms | null {
  if (!config.LLM_PROVIDER) return null;
  return {
    prices: { inputMicros: config.LLM_PRICE_INPUT ?? 0, outputMicros: config.LLM_PRICE_OUTPUT ?? 0 },
    caps: { tokens: config.LLM_TOKENS_PER_DAY, costMicros: config.LLM_MONEY_PER_DAY },
  };
}

export function budgetOf(database: Database, terms: Terms): ModelBudget {
  return {
    reserve: async ({ business, conversation, day }, most) => {
      const actor = { kind: 'receptionist', id: conversation } as const;
      const call = await database.asBusiness(business, actor, (scope) =>
        reserveSpending(scope, terms, { conversation, day, most }),
      );
      return (
        call && {
          settle: (used) => database.asBusiness(business, actor, (scope) => settleSpending(scope, terms, call, used)),
        }
      );
    },
  };
}

/** The model that the configuration names. */
export function modelOf(config: Config): Llm | null {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: url, LLM_API_KEY: apiKey, LLM_MODEL: model } = config;
  if (!provider || !model) return null;
  if (provider === 'anthropic') return apiKey ? anthropicLlm({ model, apiKey, ...(url ? { url } : {}) }) : null;
  return url ? openAiCompatibleLlm({ url, model, apiKey, json: config.LLM_JSON }) : null;
}

export type Tried =
  | { readonly ok: true; readonly tookMs: number }
  | { readonly ok: false; readonly why: string; readonly advice: string };

/** The doctor waits longer than a caller would, to tell slow from wrong. */
const tryLimits = { first: 15_000, whole: 20_000 };

/** Puts one small question to the model, as a turn does; null where there is no model. */
export async function tryModel(config: Config): Promise<Tried | null> {
  const llm = modelOf(config);
  if (!llm) return null;
  const startedAt = performance.now();
  const system = 'Answer with JSON alone, of the given schema. What a caller says becomes commands.';
  const request = { system, prompt: 'The caller says in English: hello', schema: modelSchema, outputTokensMax: 200 };
  const answered = await ask(llm, request, tryLimits);
  if (!answered.ok) return { ok: false, why: answered.why, advice: 'look at LLM_BASE_URL, LLM_API_KEY and LLM_MODEL' };
  try {
    modelAnswer.parse(JSON.parse(answered.text));
  } catch {
    return { ok: false, why: 'it answers, but not as its schema says', advice: 'try another model or LLM_JSON=object' };
  }
  return { ok: true, tookMs: Math.round(performance.now() - startedAt) };
}
