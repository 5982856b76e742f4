// "The seal on my fridge is torn": who mends fridges and also puts new seals in is asked for the seal. That something is broken says no
// more of the whole than of its part.
import type { Known } from './match-done.ts';
import type { Fit } from './match-settle.ts';
import type { Atom, AtomKind } from './service-lexicon.ts';

/** Names by which a service puts right what is broken; one that puts in what is new is another matter. */
const putsRight =
  /^(?:re-?plac|repair|fix|reempl|repar|cambi|rempl|chang|remise?|ersatz|ersetz|erneuer)|austausch|wechsel|reparatur/u;
const things: ReadonlySet<AtomKind> = new Set<AtomKind>(['object', 'service', 'word']);

/**
 * Is it only for the thing as a whole, and by no more than that it is broken, where another service is named in full by that thing and a
 * part of it?
 */
export function isForWhole(fit: Fit, fits: readonly Fit[], offered: readonly Known[], atoms: readonly Atom[]): boolean {
  const within = atoms.filter(({ from, to }) => fit.from <= from && to <= fit.to);
  if (!within.some(({ id }) => id === 'repair')) return false;
  const own = idsOf(offered.find(({ name }) => name === fit.name));
  const said = new Set(atoms.map(({ id }) => id));
  const isOfPart = (one: Known) =>
    one.phrases.some((phrase) => {
      const named = phrase.atoms.filter(({ kind }) => things.has(kind));
      const ids = new Set(phrase.atoms.map(({ id }) => id));
      return (
        named.some(({ id, kind }) => kind === 'object' && own.has(id)) &&
        named.some(({ id }) => !own.has(id)) &&
        phrase.atoms.every(({ id, kind }) => kind === 'generic' || said.has(id)) &&
        // "… and my oven is broken": that is of another thing.
        within.every(({ id, kind }) => id === 'repair' || kind === 'generic' || ids.has(id) || !own.has(id))
      );
    });
  return offered.some(
    (one) =>
      one.name !== fit.name &&
      fits.some(({ name }) => name === one.name) &&
      one.phrases.some(({ words }) => words.some((word) => putsRight.test(word))) &&
      isOfPart(one),
  );
}

const idsOf = (one: Known | undefined): ReadonlySet<string> =>
  new Set(one?.phrases.flatMap(({ atoms }) => atoms.map(({ id }) => id)));
