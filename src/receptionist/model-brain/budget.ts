// What a model may cost, as the mind sees it: set aside before it is asked, settled afterwards.
import type { LlmUsage } from '#ports/llm.ts';
import type { BusinessId, Id } from '#shared/ids.ts';

/** Whose spending it is. `day` is the business's own, `2026-11-17`. */
export type Account = {
  readonly business: BusinessId;
  readonly conversation: Id<'conversation'>;
  readonly day: string;
};

/** What is set aside. A reservation that is never settled stays spent. */
export type Reservation = { settle(used: LlmUsage): Promise<void> };

export type ModelBudget = {
  /** Sets the most aside that one question can cost; null when the day's caps do not leave that much. */
  reserve(account: Account, most: LlmUsage): Promise<Reservation | null>;
};

/** For the frame that a server puts around a request: roles, the schema's own words. */
const frameTokens = 500;

const bytes = (text: string) => Buffer.byteLength(text);

type Asked = {
  readonly system: string;
  readonly prompt: string;
  readonly schema?: unknown;
  readonly outputTokensMax: number;
};

/** No tokeniser in use makes more tokens of a text than it has bytes. */
export function mostTokens({ system, prompt, schema, outputTokensMax }: Asked): LlmUsage {
  const schemaBytes = schema === undefined ? 0 : bytes(JSON.stringify(schema));
  return { inputTokens: bytes(system) + bytes(prompt) + schemaBytes + frameTokens, outputTokens: outputTokensMax };
}

/** Where a model does not tell: about four bytes a token, rounded up. */
export function likelyTokens(asked: Asked, answered: string): LlmUsage {
  return {
    inputTokens: Math.ceil(mostTokens(asked).inputTokens / 4),
    outputTokens: Math.min(asked.outputTokensMax, Math.ceil(bytes(answered) / 4)),
  };
}
