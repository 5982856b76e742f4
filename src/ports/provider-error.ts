// The one error that adapters throw: which provider said no, why, and whether to ask again.

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** `smtp`, `local`: the folder of the adapter. */
  readonly provider: string;
  /** True where the same request may succeed later: a busy server, a broken line. Background work obeys it. */
  readonly retryable: boolean;
  /** One sentence for the log and for the list of failed work; no personal data. */
  readonly reason: string;
  /** The provider asked not to be asked again before that. Background work obeys it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(of: {
    provider: string;
    retryable: boolean;
    reason: string;
    retryAfterSeconds?: number | undefined;
    cause?: unknown;
  }) {
    super(`${of.provider}: ${of.reason}`, of.cause === undefined ? undefined : { cause: of.cause });
    this.provider = of.provider;
    this.retryable = of.retryable;
    this.reason = of.reason;
    this.retryAfterSeconds = of.retryAfterSeconds;
  }
}
