// Any server that speaks OpenAI's chat completions: OpenAI itself, or Ollama, llama.cpp and vLLM on a machine of your own.
import { streamedLlm } from '#adapters/ai-sdk/stream-answer.ts';
import type { Llm } from '#ports/llm.ts';

export type OpenAiCompatibleOptions = {
  /** Up to the version, without `/chat/completions`: `https://api.openai.com/v1`. */
  readonly url: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly json: 'schema' | 'object';
};

export function openAiCompatibleLlm({ url, model, apiKey, json }: OpenAiCompatibleOptions): Llm {
  return streamedLlm({
    provider: 'openai-compatible',
    json,
    open: async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: url,
        includeUsage: true,
        supportsStructuredOutputs: json === 'schema',
        ...(apiKey ? { apiKey } : {}),
        transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [limitName(url)]: max_tokens }),
      }).chatModel(model);
    },
  });
}

/** OpenAI's own newer models know the limit by its new name alone, other servers mostly by its old one. */
function limitName(url: string): string {
  return new URL(url).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';
}
