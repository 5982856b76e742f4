// Of the fits of several services to what was said, those that are meant: the clear best wins, and what could be two is said to be
// ambiguous.

import type { KnownPhrase } from './match-alone.ts';
import type { Token } from './text.ts';

/** A candidate found at a place of the text; `ambiguous` ones compete for the same words and have to be asked back. */
export type NameMatch = {
  readonly name: string;
  readonly score: number;
  readonly start: number;
  readonly end: number;
  readonly ambiguous: boolean;
};

/**
 * One phrase of a service over the tokens `from` to `to` (exclusive); `said`: how many of its meanings were; `meaning`: all that tell it from others;
 * `own`: which part of its words is said as the owner writes them.
 */
export type Fit = {
  readonly name: string;
  readonly score: number;
  readonly from: number;
  readonly to: number;
  readonly said: number;
  readonly meaning: string;
  readonly own: number;
};

/** What a fit has of its phrase; `said`: the tokens that it is over. */
export function ofPhrase({ meaning, telling }: KnownPhrase, said: readonly Token[]): Pick<Fit, 'meaning' | 'own'> {
  const isSaid = (word: string) => said.some(({ norm }) => norm === word || norm === `${word}s` || word === `${norm}s`);
  return { meaning, own: telling.filter(isSaid).length / Math.max(1, telling.length) };
}

const rivalMargin = 0.1;

/** The best fit of a candidate at each place of the text; `all`: those of every candidate. */
export function distinct(fits: readonly Fit[], all: readonly Fit[]): Fit[] {
  const length = ({ from, to }: Fit) => to - from;
  // "A women's haircut and a kids' haircut": of the second no more is in the first haircut, which is said whole.
  const takes = (fit: Fit) =>
    all.some(
      (one) =>
        one.name !== fit.name &&
        one.score >= fit.score &&
        one.said >= fit.said &&
        length(one) < length(fit) &&
        one.from < fit.to &&
        fit.from < one.to,
    );
  const free = fits.filter((fit) => !takes(fit));
  const own = fits.filter((fit) => free.includes(fit) || !free.some(({ score }) => score >= fit.score));
  const kept: Fit[] = [];
  for (const fit of own.sort((a, b) => b.score - a.score || length(b) - length(a) || b.own - a.own)) {
    if (!kept.some((one) => one.from < fit.to && fit.from < one.to)) kept.push(fit);
  }
  return kept.slice(0, 2);
}

/** Rivals stand for the same words, or side by side with nothing between that joins: the clear best wins, near ones are ambiguous. */
export function settle(fits: readonly Fit[], tokens: readonly Token[]): NameMatch[] {
  const ranked = fits
    .filter((fit) => !isSaidInOtherWords(fit, fits))
    .sort((a, b) => b.score - a.score || b.said - a.said || b.to - b.from - (a.to - a.from));
  const settled: { fit: Fit; ambiguous: boolean }[] = [];
  for (const fit of ranked) {
    const rivals = settled.filter((one) => rival(one.fit, fit, tokens));
    const best = rivals[0];
    if (!best) {
      if (!settled.some((one) => one.fit.name === fit.name && one.fit.score > fit.score + rivalMargin))
        settled.push({ fit, ambiguous: false });
      continue;
    }
    if (best.fit.name === fit.name || best.fit.score - fit.score > rivalMargin) continue;
    if (within(fit, best.fit) || saysLessAround(fit, best.fit)) continue;
    for (const one of rivals) one.ambiguous = true;
    settled.push({ fit, ambiguous: true });
  }
  const firsts = settled.filter(({ fit }, at) => settled.findIndex((one) => one.fit.name === fit.name) === at);
  return firsts.map(({ fit, ambiguous }) => ({
    name: fit.name,
    score: fit.score,
    start: tokens[fit.from]?.start ?? 0,
    end: tokens[fit.to - 1]?.end ?? 0,
    ambiguous,
  }));
}

function rival(a: Fit, b: Fit, tokens: readonly Token[]): boolean {
  if (a.from < b.to && b.from < a.to) return true;
  return a.to === b.from ? touching(tokens, a.to) : b.to === a.from && touching(tokens, b.to);
}

// Side by side with no comma or dash between.
function touching(tokens: readonly Token[], at: number): boolean {
  return (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= 1;
}

// "deep tissue massage" said in full beats "massage" inside it, and one word's narrower meaning beats its wider one.
function within(inner: Fit, outer: Fit): boolean {
  const length = outer.to - outer.from - (inner.to - inner.from);
  return inner.from >= outer.from && inner.to <= outer.to && (length > 0 || (length === 0 && inner.said < outer.said));
}

// "A deep clean of our house": who offers both is asked for the deep clean, though the house is in the reach of the other.
const saysLessAround = (outer: Fit, inner: Fit): boolean =>
  outer.from <= inner.from && outer.to >= inner.to && outer.said < inner.said;

// "Family pictures", to who has portraits and a family session: of two that mean the same, the one whose own words are said.
const isSaidInOtherWords = (fit: Fit, fits: readonly Fit[]): boolean =>
  fits.some(
    (one) =>
      one.name !== fit.name &&
      one.meaning === fit.meaning &&
      one.own > fit.own &&
      one.score >= fit.score - rivalMargin &&
      one.from < fit.to &&
      fit.from < one.to,
  );
