// An owner who calls one thing a chimney and another a stove pipe tells them apart, whatever a list of words holds for one thing.
import type { KnownPhrase } from './match-alone.ts';
import type { Fit } from './match-settle.ts';
import type { Atom } from './service-lexicon.ts';
import type { Token } from './text.ts';

type Offered = readonly { readonly name: string; readonly phrases: readonly KnownPhrase[] }[];

/**
 * Does only one thing speak for the service, or what is done to it, by a word that the owner has for other services and not for
 * this one? Then it is not meant: "the chimney" fits "chimney sweep", and not a "stove pipe" that is a kind of chimney; "the
 * diagnosis" fits "e-bike diagnosis", and not a "tune-up" that begins with one.
 */
export function isOthersWord(
  fit: Fit,
  fits: readonly Fit[],
  offered: Offered,
  atoms: readonly Atom[],
  tokens: readonly Token[],
): boolean {
  const place = atoms.filter(({ from, to }) => from === fit.from && to === fit.to);
  if (fit.said > place.length) return false;
  const thing = place.find(({ kind }) => kind === 'object');
  if (!thing) return place.some((one) => isOthersDeed(one, fit, fits, offered, tokens));
  const said = tokens.slice(thing.from, thing.to).map(({ norm }) => norm);
  const inOwn = ({ atoms: meant, words }: KnownPhrase) =>
    meant.some(({ id }) => id === thing.id) && said.every((word) => words.some((own) => isSaidIn(word, own)));
  const named = offered.filter(({ phrases }) => phrases.some(inOwn));
  return named.length > 0 && !named.some(({ name }) => name === fit.name);
}

/** What is done is another's own, and only akin to what this one does; a word of its own name is its own. */
function isOthersDeed(
  { id, kind, from }: Atom,
  { name }: Fit,
  fits: readonly Fit[],
  offered: Offered,
  tokens: readonly Token[],
): boolean {
  if (kind !== 'action') return false;
  const word = tokens[from]?.norm ?? '';
  // "Mein E-Bike geht aus, da müsste mal jemand eine Diagnose machen": the owner's very word, of what is spoken of.
  const literal = offered.filter(({ phrases }) => phrases.some(({ words }) => words.includes(word)));
  const isSpokenOf = literal.some((one) => fits.some((other) => other.name === one.name));
  if (isSpokenOf && !literal.some((one) => one.name === name)) return true;
  const does = offered.filter(({ phrases }) =>
    phrases.some(({ atoms, words }) => words.includes(word) || atoms.some((one) => one.id === id)),
  );
  return does.length > 0 && does.every((one) => one.name !== name);
}

/** "A tune-up for my bike" is no "test a bike": what is done is only akin to its own, and called what another is in full. */
export function isByOthersDeed(
  { name, from, to }: Fit,
  fits: readonly Fit[],
  offered: Offered,
  atoms: readonly Atom[],
  tokens: readonly Token[],
): boolean {
  const own = offered.find((one) => one.name === name)?.phrases ?? [];
  const akin = atoms.filter(
    (one) =>
      one.kind === 'action' &&
      from <= one.from &&
      one.to <= to &&
      !own.some(({ atoms: meant }) => meant.some(({ id }) => id === one.id)),
  );
  return akin.some((deed) => {
    const said = tokens
      .slice(deed.from, deed.to)
      .map(({ norm }) => norm)
      .join(' ');
    const called = offered.filter(({ phrases }) => phrases.some(({ words }) => words.join(' ') === said));
    return called.some((one) => one.name !== name && fits.some((other) => other.name === one.name));
  });
}

/** "Kamin" is said in "Kamininspektion"; a shorter word stands in others by chance. */
const isSaidIn = (word: string, own: string): boolean => own === word || (word.length >= 5 && own.startsWith(word));
