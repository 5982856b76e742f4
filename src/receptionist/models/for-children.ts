// "An exam, please": the children's exam is meant where a child is spoken of, else the one for everybody.
import type { Candidate } from './match.ts';
import { childAtom, type KnownPhrase } from './match-alone.ts';
import type { Fit } from './match-settle.ts';
import { type Atom, atomsOfName } from './service-lexicon.ts';
import type { Token } from './text.ts';

/** Who may be a child, beside the words that the lexicon has for one. */
const mayBe =
  /^(?:grand(?:son|daughter|child|children|kids?)\p{L}*|bab(?:y|ies)|newborn|infant|teen\p{L}*|nieces?|nephews?|students?|niet[oa]s?|bebes?|adolescentes?|sobrin[oa]s?|petits?-\p{L}+|ado|ados|neveux?|enkel\p{L}*|jugendlich\p{L}*|\p{L}*jahrig\p{L}*|neffen?|nichten?|famil(?:y|ia|le|ie)|famille)$/u;
/** "She's eight years old", "hace dos años": so many of them may be an age. */
const years = /^(?:years?|yrs?|yo|anos?|ans|jahren?)$/u;
const few =
  /^(?:\d|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)$/u;

/** Words for a child, over folded text, beside those of the lexicon. */
export const childWords =
  /(?<!\p{L})(?:\d+[- ]year[- ]olds?|year[- ]olds?|kids?(?:'s?)?|child(?:ren)?(?:'s?)?|toddlers?|daughters?|sons?|hij[oa]s?|nin[oa]s?|filles?|fils|enfants?|tochter|sohn\w*|kind(?:er|es)?)(?!\p{L})/gu;

/** Is it a service for children, by any of its names? */
export const isForChildren = ({ name, aka = [], languages }: Candidate): boolean =>
  [name, ...aka].some((one) => atomsOfName(one, languages).atoms.some(({ id }) => id === childAtom));

type Said = {
  /** The fits of every service, however weak. */
  readonly all: readonly Fit[];
  readonly offered: readonly { readonly name: string; readonly phrases: readonly KnownPhrase[] }[];
  readonly atoms: readonly Atom[];
  readonly tokens: readonly Token[];
};

/** As sure as what is said in part can be. */
const inPart = 0.7;

/** An age that is told of nobody by name: "an exam, she is 8 years old". */
const isAge = (tokens: readonly Token[], at: number): boolean =>
  years.test(tokens[at]?.norm ?? '') && few.test(tokens[at - 1]?.norm ?? '') && tokens[at + 1]?.norm !== 'old';

/** The fits, where one of a service for children alone gives way to those for everybody that fit the same words. */
export function forEverybody(fits: readonly Fit[], { all, offered, atoms, tokens }: Said): readonly Fit[] {
  const spoken =
    atoms.some(({ id }) => id === childAtom) || tokens.some(({ norm }, at) => mayBe.test(norm) || isAge(tokens, at));
  const ofChildren = new Set(
    offered.flatMap(({ name, phrases }) =>
      phrases.every((phrase) => phrase.atoms.some(({ id }) => id === childAtom)) ? name : [],
    ),
  );
  if (spoken || !fits.some(({ name }) => ofChildren.has(name))) return fits;
  const known = new Set(fits.map(({ name }) => name));
  return fits.flatMap((fit) => {
    if (!ofChildren.has(fit.name)) return [fit];
    const words = tokens.slice(fit.from, fit.to).map(({ norm }) => norm);
    const saysIt = ({ phrases }: Said['offered'][number]) =>
      phrases.some((phrase) => words.every((word) => phrase.words.includes(word)));
    const fitting = all.filter((one) => one.from < fit.to && fit.from < one.to);
    const names = [...new Set([...fitting, ...offered.filter(saysIt)].map(({ name }) => name))].filter(
      (name) => !ofChildren.has(name),
    );
    if (names.length === 0) return [fit];
    return names
      .filter((name) => !known.has(name))
      .map((name) => ({ ...fit, name, score: Math.min(fit.score, inPart) }));
  });
}
