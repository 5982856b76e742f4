// What is to be done decides between two services for the same thing: who looks at brakes, and who puts new ones in.
import { isDoneToIt } from './done-to-it.ts';
import type { KnownPhrase } from './match-alone.ts';
import type { Fit } from './match-settle.ts';
import { type Atom, atomsOf, atomsOfName } from './service-lexicon.ts';
import { type Language, type Token, tokenize } from './text.ts';

/** A service with what it is called. */
export type Known = { readonly name: string; readonly phrases: readonly KnownPhrase[] };

export const nearMax = 1;

/** "Que me revisen los frenos", "me rechinan los frenos, me los pueden revisar": who looks at brakes is meant, and not who only looks. */
export function isOfOther(
  fit: Fit,
  fits: readonly Fit[],
  offered: readonly Known[],
  atoms: readonly Atom[],
  tokens: readonly Token[],
): boolean {
  const done = atoms.find(({ kind, from, to }) => kind === 'action' && from === fit.from && to === fit.to);
  if (!done) return false;
  const toIt = isDoneToIt(done, tokens);
  // "Look a car over before I buy it": the whole of what is done, and not its verb alone.
  const isWhole = ({ from, to, said }: Fit) => from <= done.from && done.to <= to && said > fit.said;
  const isItsThing = (one: Fit) =>
    isWhole(one) || (toIt && one.to <= done.from) || (done.to <= one.from && one.from - done.to <= nearMax);
  return fits.some(
    (one) =>
      one.name !== fit.name &&
      one.score >= namedMin &&
      isItsThing(one) &&
      offered.some(({ name, phrases }) => name === one.name && phrases.some((phrase) => doesTo(phrase, done))),
  );
}

/** From which score on a thing that was named before is what "it" stands for. */
const namedMin = 0.7;

const doesTo = ({ atoms }: KnownPhrase, done: Atom): boolean =>
  metBy(done, new Map(atoms.map((atom) => [atom.id, atom]))) !== undefined;

/** "And what do you charge to check them?": where it is only said what is done to an "it", and a service of these names does that. */
export function doneToIt(
  text: string,
  names: readonly string[],
  language: Language,
): { readonly start: number; readonly end: number } | null {
  const tokens = tokenize(text);
  const atoms = atomsOf(tokens, language);
  if (atoms.some(({ kind }) => kind === 'object' || kind === 'service')) return null;
  const does = new Set(names.flatMap((name) => atomsOfName(name).atoms.map(({ id }) => id)));
  const done = atoms.find((one) => one.kind === 'action' && does.has(one.id) && isDoneToIt(one, tokens));
  const [first, last] = done ? [tokens[done.from], tokens[done.to - 1]] : [];
  return first && last ? { start: first.start, end: last.end } : null;
}

/**
 * "Los frenos chillan. ¿Me los pueden revisar?": of two services for what was named and nothing more, the one that does to it what is
 * asked for is meant.
 */
export function isDoneByOther(
  fit: Fit,
  fits: readonly Fit[],
  offered: readonly Known[],
  atoms: readonly Atom[],
  tokens: readonly Token[],
): boolean {
  const within = atoms.filter(({ from, to }) => from >= fit.from && to <= fit.to);
  if (!within.every(({ kind }) => kind === 'object')) return false;
  const done = atoms.find((one) => one.kind === 'action' && one.from >= fit.to && isDoneToIt(one, tokens));
  if (!done) return false;
  const does = (name: string) =>
    offered.some(
      (one) => one.name === name && one.phrases.some((phrase) => phrase.atoms.some(({ id }) => id === done.id)),
    );
  return (
    !does(fit.name) &&
    fits.some(
      ({ name, score, from, to }) =>
        name !== fit.name && score >= namedMin && from < fit.to && fit.from < to && does(name),
    )
  );
}

// What is done to a thing is said in more than one way: a clogged drain wants a drain cleaning, a check-up is maintenance.
const kin: Readonly<Record<string, readonly string[]>> = {
  unclog: ['clean'],
  clean: ['unclog'],
  inspect: ['maintain'],
  maintain: ['inspect'],
};

export function metBy(atom: Atom, ids: ReadonlyMap<string, Atom>): string | undefined {
  if (ids.has(atom.id)) return atom.id;
  return kin[atom.id]?.find((id) => ids.has(id));
}
