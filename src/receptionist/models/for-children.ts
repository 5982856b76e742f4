// "An exam, please": the children's exam is meant where a child is spoken of, else the one for everybody.
import type { KnownPhrase } from './match-alone.ts';
import type { Fit } from './match-settle.ts';
import type { Atom } from './service-lexicon.ts';
import type { Token } from './text.ts';

const child = 'kids';

/** Who may be a child, beside the words that the lexicon has for one. */
const mayBe =
  /^(?:grand\p{L}+|baby|babies|newborn|infant|teen\p{L}*|years?|yr|yrs|yo|old|age|nieces?|nephews?|students?|niet[oa]s?|bebes?|adolescentes?|anos?|edad|sobrin[oa]s?|petits?|petites?|ado|ados|ans|age|neveux?|nieces?|enkel\p{L}*|baby|jugendlich\p{L}*|jahre?|jahrig\p{L}*|alt|neffen?|nichten?|familie|family|familia|famille)$/u;

type Said = {
  /** The fits of every service, however weak. */
  readonly all: readonly Fit[];
  readonly offered: readonly { readonly name: string; readonly phrases: readonly KnownPhrase[] }[];
  readonly atoms: readonly Atom[];
  readonly tokens: readonly Token[];
};

/** As sure as what is said in part can be. */
const inPart = 0.7;

/** The fits, where one of a service for children alone gives way to those for everybody that fit the same words. */
export function forEverybody(fits: readonly Fit[], { all, offered, atoms, tokens }: Said): readonly Fit[] {
  const spoken = atoms.some(({ id }) => id === child) || tokens.some(({ norm }) => mayBe.test(norm));
  const ofChildren = new Set(
    offered.flatMap(({ name, phrases }) =>
      phrases.every((phrase) => phrase.atoms.some(({ id }) => id === child)) ? name : [],
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
