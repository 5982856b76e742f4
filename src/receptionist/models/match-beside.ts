// What stands beside the words of an owner's phrase, and whether it speaks against it: another thing, another kind of it, an "and".
import { isEverydayWord } from './everyday.ts';
import type { KnownPhrase } from './match-alone.ts';
import type { Atom } from './service-lexicon.ts';
import type { Token } from './text.ts';

/** "Frenos" are brakes or braces: of one word for two things, the other is no thing beside it. */
export const isSameThing = (one: Atom, other: Atom): boolean =>
  one.kind === 'object' && other.kind === 'object' && one.from === other.from && one.to === other.to;

/** One word that says a thing and its kind, as "disjoncteur" does, and stands in the owner's phrase. */
export const isSaidWith = (one: Atom, kind: Atom, { words }: KnownPhrase, tokens: readonly Token[]): boolean =>
  one.from === kind.from && one.to === kind.to && words.includes(tokens[one.from]?.norm ?? '');

/** The same word of the caller's says another kind of it before: "puppy" says a dog, and a young one. */
export const isFurtherKind = (atom: Atom, atoms: readonly Atom[]): boolean =>
  atoms
    .slice(0, atoms.indexOf(atom))
    .some((one) => one.kind === 'modifier' && one.from === atom.from && one.to === atom.to);

/** Of the owner's one word for a thing and its kind, as "e-bike" is, only the thing was said: a bike is none yet. */
export const isKindUnsaid = (
  kind: Atom,
  { atoms, words }: KnownPhrase,
  met: ReadonlyMap<string, Atom>,
  tokens: readonly Token[],
): boolean => {
  if (kind.kind !== 'modifier' || met.has(kind.id)) return false;
  const thing = atoms.find((one) => one.kind === 'object' && one.from === kind.from && one.to === kind.to);
  const said = thing && met.get(thing.id);
  return said !== undefined && tokens[said.from]?.norm !== words[kind.from];
};

/** "For a", "del", "de mon": what follows is only whose it is. */
export const isOf = (tokens: readonly Token[], atom: Atom): boolean =>
  /^(?:for|of|on|in|from|para|de|del|en|pour|du|sur|fur|von|vom|am|an|im|in)$/u.test(tokens[atom.to]?.norm ?? '');

export function isStrange(tokens: readonly Token[], atom: Atom): boolean {
  return !isEverydayWord(tokens[atom.from]?.norm ?? '');
}

/** "A cleaning and a filling", "a cleaning without insurance": what stands behind is another thing, or one that is lacking. */
const joiners: ReadonlySet<string> = new Set(
  'and or plus without y e o sin et ou sans und oder ohne also then'.split(' '),
);

export function joined(tokens: readonly Token[], atom: Atom, from: number, to: number): boolean {
  const [start, end] = atom.to <= from ? [atom.to, from] : [to, atom.from];
  return tokens.slice(start, end).some((token) => joiners.has(token.norm));
}

/** "My laptop screen is cracked": what the same words say is to be done is done to the screen, which another service is for. */
export const isDoneToOther = (
  done: Atom,
  atoms: readonly Atom[],
  ids: { has(id: string): boolean },
  offeredIds: ReadonlySet<string>,
): boolean => {
  const things = atoms.filter(({ kind, from, to }) => kind === 'object' && from === done.from && to === done.to);
  return (
    done.kind === 'action' && things.some(({ id }) => offeredIds.has(id)) && things.every(({ id }) => !ids.has(id))
  );
};
