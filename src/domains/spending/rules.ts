// What tokens cost, in whole micro-dollars, and which day of a business it is.

export type Tokens = { readonly inputTokens: number; readonly outputTokens: number };

/** Micro-dollars for a million tokens: $0.15 is 150000. */
export type Prices = { readonly inputMicros: number; readonly outputMicros: number };

/** What one business may spend in one of its days; `null` is no limit. */
export type Caps = { readonly tokens: number | null; readonly costMicros: number | null };

/** More than any answer uses: what a server tells beyond it is not believed. */
const tokensBelieved = 100_000_000;

const believed = (tokens: number) =>
  Number.isFinite(tokens) ? Math.min(tokensBelieved, Math.max(0, Math.ceil(tokens))) : tokensBelieved;

/** Input and output together. */
export function tokensOf({ inputTokens, outputTokens }: Tokens): number {
  return believed(inputTokens) + believed(outputTokens);
}

/** In micro-dollars, a fraction of one rounded up. */
export function costMicros({ inputTokens, outputTokens }: Tokens, { inputMicros, outputMicros }: Prices): number {
  const trillionths =
    BigInt(believed(inputTokens)) * BigInt(inputMicros) + BigInt(believed(outputTokens)) * BigInt(outputMicros);
  return Number((trillionths + 999_999n) / 1_000_000n);
}

/** The date that the wall clock shows there: `2026-11-17`. */
export function dayIn(timezone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(now);
}
