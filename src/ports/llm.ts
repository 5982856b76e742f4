// A language model as the mind needs it: one prompt in, a stream of text out, with what it cost. Who gives it is an adapter's
// business; time-outs, fall-backs and caps wrap this port and are not inside an adapter.

export type LlmRequest = {
  /** What holds for every request of its kind. */
  readonly system: string;
  /** What this one is about. Whatever strangers wrote in it is fenced by who asks. */
  readonly prompt: string;
  /** A JSON Schema that the whole answer shall fit, where the model can be held to one. Whoever asks checks it again. */
  readonly schema?: Readonly<Record<string, unknown>> | undefined;
  readonly outputTokensMax: number;
  /** Aborts the request: nothing more is paid for, and the stream ends with an error. */
  readonly signal: AbortSignal;
};

export type LlmUsage = { readonly inputTokens: number; readonly outputTokens: number };

export type LlmChunk =
  | { readonly kind: 'text'; readonly text: string }
  /** Comes last, after a whole answer and no other. `usage` is null where the model does not tell. */
  | { readonly kind: 'end'; readonly usage: LlmUsage | null };

export type Llm = {
  /**
   * Streams one answer; asks once and never again by itself. Throws a `ProviderError` when the model cannot be reached,
   * refuses, says nothing, breaks off, or runs into the limit of its tokens.
   */
  complete(request: LlmRequest): AsyncIterable<LlmChunk>;
};
