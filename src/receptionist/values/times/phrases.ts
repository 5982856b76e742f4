// Small shapes that the grammars of all languages are written with.
import type { Rule } from './grammar.ts';

/** Phrases that stand for a value each. */
export const named = <T>(entries: Record<string, T>): Rule<T>[] =>
  Object.entries(entries).map(([phrase, value]) => [phrase, () => value] as const);

/** "1530" as hour and minute. */
export const figurePair = (figures: number): [number, number] => [Math.floor(figures / 100), figures % 100];
