// The four languages whose values are read and said. Everything language-bound in this folder is keyed by these.

export const languages = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

/** A stretch of the utterance, in UTF-16 code units; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };
