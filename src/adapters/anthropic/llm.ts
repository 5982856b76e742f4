// Anthropic's models, over its Messages API.
import { streamedLlm } from '#adapters/ai-sdk/stream-answer.ts';
import type { Llm } from '#ports/llm.ts';

export type AnthropicOptions = {
  readonly model: string;
  readonly apiKey: string;
  /** Another server that speaks the same API; Anthropic's own unless given. */
  readonly url?: string;
};

export function anthropicLlm({ model, apiKey, url }: AnthropicOptions): Llm {
  return streamedLlm({
    provider: 'anthropic',
    json: 'schema',
    open: async () => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, ...(url ? { baseURL: url } : {}) })(model);
    },
  });
}
