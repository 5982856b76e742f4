// A language model as the mind needs it: one prompt in, a stream of text out, with what it cost. Who gives it is an adapter's
// business; time-outs, fall-backs and caps wrap this port and are not inside an adapter.

export type LlmMessage = { readonly role: 'user' | 'assistant'; readonly content: string };

export type LlmRequest = {
  readonly system: string;
  readonly messages: readonly LlmMessage[];
  /** A JSON Schema that the whole answer shall fit, where the model can be held to one. */
  readonly schema?: Readonly<Record<string, unknown>> | undefined;
  readonly outputTokensMax: number;
  /** Aborts the request; the stream then ends with an error. */
  readonly signal: AbortSignal;
};

export type LlmUsage = { readonly inputTokens: number; readonly outputTokens: number };

export type LlmChunk =
  | { readonly kind: 'text'; readonly text: string }
  /** Comes last. `cut` means that the answer is not whole: the token limit, a filter, a lost connection. */
  | { readonly kind: 'end'; readonly why: 'done' | 'cut'; readonly usage: LlmUsage | null };

export type Llm = {
  /** Streams one answer. Throws a `ProviderError` when the model refuses, is away, or breaks off. */
  complete(request: LlmRequest): AsyncIterable<LlmChunk>;
};
