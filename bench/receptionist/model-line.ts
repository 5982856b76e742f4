// The model brain over real HTTP: the model of the environment, or a scripted one on loopback that answers as a play says, from
// what the embedded brain understands. The scripted one refuses every request that breaks OpenAI's schema.
import { openAiCompatibleLlm } from '../../src/adapters/openai-compatible/llm.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import type { MindParts } from '../../src/receptionist/mind.ts';
import type { Limits } from '../../src/receptionist/model-brain/ask.ts';
import type { ModelBudget } from '../../src/receptionist/model-brain/budget.ts';
import { type Consult, consultant } from '../../src/receptionist/model-brain/consult.ts';
import { modelUnderstander } from '../../src/receptionist/model-brain/understander.ts';
import { understandEmbedded } from '../../src/receptionist/understand/embedded.ts';
import type { Heard, Understander, Understood } from '../../src/receptionist/understander.ts';
import { modelOf } from '../../src/server/brain.ts';
import { openModelServer } from '../../tests/support/model-server/open.ts';
import { answerFinder } from './answer-finder.ts';

/** What the scripted model answers: any text, usually JSON. */
export type Play = (heard: Heard, embedded: Understood) => string;

/** A model that understands exactly what the embedded brain does. */
export const honest: Play = (_, { language, commands }) => JSON.stringify({ language, commands });

export type ModelLine = {
  readonly parts: MindParts;
  /** Turns that the model took, and why the embedded brain took the others. */
  readonly asked: () => number;
  readonly fellBack: readonly string[];
  /** What was wrong with requests, by the API's own schema. */
  readonly breaches: readonly string[];
  stop(): Promise<void>;
};

/** A busy machine is not what the scripted model is for. */
const patience: Limits = { first: 20_000, whole: 30_000 };

const talk = { business: 'biz_bench', conversation: 'cnv_bench' } as const;

async function lineOf(
  llm: NonNullable<ReturnType<typeof modelOf>>,
  hear: (heard: Heard) => void,
  breaches: readonly string[],
  stop: () => Promise<void>,
  limits?: Limits,
): Promise<ModelLine> {
  const fellBack: string[] = [];
  let asked = 0;
  const budget: ModelBudget = {
    reserve: async () => {
      asked += 1;
      return { settle: async () => {} };
    },
  };
  const consult = consultant({ llm, clock: systemClock, budget, noted: (why) => fellBack.push(why) });
  const patient: Consult = (question) => consult({ ...question, limits: limits ?? question.limits });
  const model = modelUnderstander(patient, understandEmbedded);
  const understand: Understander = (heard) => {
    hear(heard);
    return model({ ...heard, talk });
  };
  return { parts: { understand, findAnswer: await answerFinder() }, asked: () => asked, fellBack, breaches, stop };
}

/** The model that LLM_PROVIDER names, else an honest scripted one. */
export async function openModelLine(): Promise<ModelLine> {
  const llm = modelOf(readConfig());
  if (!llm) return openScriptedLine(honest);
  return lineOf(
    llm,
    () => {},
    [],
    async () => {},
  );
}

export async function openScriptedLine(play: Play): Promise<ModelLine> {
  const heardBy = new Map<string, Heard>();
  const server = await openModelServer(async ({ prompt }) => {
    const [, , words = ''] = /<caller ([0-9a-f]+)>\n([\s\S]*)\n<\/caller \1>$/.exec(prompt) ?? [];
    const heard = heardBy.get(words);
    if (!heard) return { do: 'refuse', status: 500 };
    return { do: 'say', text: play(heard, await understandEmbedded(heard)) };
  });
  const llm = openAiCompatibleLlm({ url: server.url, model: 'scripted', json: 'schema' });
  return lineOf(
    llm,
    (heard) => heardBy.set(heard.turn.text.slice(0, 4000), heard),
    server.breaches,
    server.close,
    patience,
  );
}
