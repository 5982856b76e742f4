// What the adapters of language models share: one answer streamed through the AI SDK, and its many ways to fail told as
// ProviderErrors. The SDK is loaded when a model is set up, so that a server without one never pays for it.
import type { FinishReason, LanguageModel } from 'ai';
import type { Llm, LlmChunk, LlmRequest } from '#ports/llm.ts';
import { ProviderError } from '#ports/provider-error.ts';

export type Streamed = {
  /** The adapter's folder, for errors. */
  readonly provider: string;
  /** Loads the provider's part of the SDK and opens the model; nothing is asked yet. */
  readonly open: () => Promise<LanguageModel>;
  /** `object` tells the model to answer in JSON, where a server cannot be held to a schema. */
  readonly json: 'schema' | 'object';
};

export function streamedLlm(of: Streamed): Llm {
  // The first caller does not wait for it.
  const opened = Promise.all([import('ai'), of.open()]);
  opened.catch(() => {});
  return {
    complete: async function* (request) {
      yield* answer(of, await opened, request);
    },
  };
}

type Opened = [typeof import('ai'), LanguageModel];

async function* answer({ provider, json }: Streamed, [sdk, model]: Opened, request: LlmRequest) {
  const { jsonSchema, Output, streamText } = sdk;
  const { schema, signal } = request;
  const output = schema && (json === 'schema' ? Output.object({ schema: jsonSchema({ ...schema }) }) : Output.json());
  const stream = streamText({
    model,
    system:
      schema && json === 'object' ? `${request.system}\nThe JSON Schema: ${JSON.stringify(schema)}` : request.system,
    prompt: request.prompt,
    maxOutputTokens: request.outputTokensMax,
    abortSignal: signal,
    maxRetries: 0,
    onError: () => {},
    // Most servers hold a model to a schema with optional fields only where it is not called strict.
    providerOptions: { openaiCompatible: { strictJsonSchema: false } },
    ...(output ? { output } : {}),
  });

  let said = false;
  try {
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta' && part.text !== '') {
        said = true;
        yield { kind: 'text', text: part.text } satisfies LlmChunk;
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new ProviderError({ provider, retryable: true, reason: 'was given up' });
      else if (part.type === 'finish') {
        const fault = said ? faults[part.finishReason] : (faults[part.finishReason] ?? saidNothing);
        if (fault) throw new ProviderError({ provider, ...fault });
        const { inputTokens, outputTokens } = part.totalUsage;
        const isTold = inputTokens !== undefined && outputTokens !== undefined;
        yield { kind: 'end', usage: isTold ? { inputTokens, outputTokens } : null } satisfies LlmChunk;
        return;
      }
    }
  } catch (error) {
    throw translated(provider, error);
  }
  throw new ProviderError({ provider, retryable: true, reason: 'the model broke off' });
}

type Fault = { readonly retryable: boolean; readonly reason: string };

const saidNothing: Fault = { retryable: true, reason: 'the model said nothing' };
const faults: { readonly [why in FinishReason]: Fault | null } = {
  stop: null,
  length: { retryable: false, reason: 'the answer was cut off at the limit of its tokens' },
  'content-filter': { retryable: false, reason: 'the model refused to answer' },
  'tool-calls': { retryable: false, reason: 'the model asked for a tool, and has none' },
  error: { retryable: true, reason: 'the model broke off' },
  other: { retryable: true, reason: 'the model stopped without saying why' },
};

/** What the SDK and the network say of a failure; bodies stay out of the reason, since they may hold what a caller said. */
function translated(provider: string, error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { name, statusCode, isRetryable, cause } = error as {
    name?: string;
    statusCode?: number;
    isRetryable?: boolean;
    cause?: { code?: string; cause?: { code?: string } };
  };
  const fault = (retryable: boolean, reason: string) =>
    new ProviderError({ provider, retryable, reason, cause: error });
  if (name === 'AbortError') return fault(true, 'was given up');
  if (statusCode !== undefined && statusCode >= 400)
    return fault(isRetryable ?? statusCode >= 500, `the model's server said ${statusCode}`);
  const code = cause?.code ?? cause?.cause?.code;
  if (code) return fault(true, `the model's server could not be used (${code})`);
  if (name?.startsWith('AI_') && name !== 'AI_APICallError') return fault(true, 'the answer was not readable');
  return fault(true, 'the model broke off');
}
