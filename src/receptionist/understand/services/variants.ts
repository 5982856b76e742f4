// "A haircut", "a full groom": of several that differ only in for whom they are, the one for whoever is said to come; nobody's where
// nothing decides, and then it is asked.
import type { Business, Language } from '../../business.ts';
import { atomsOfName } from '../../models/service-lexicon.ts';
import { foldCue } from '../cues/cue.ts';
import { adultMonths, type Comer, comerIn, mentionsChild } from '../who-comes/comer.ts';
import { type Limits, limitsOf, saysKind, saysSizeAlone, saysSizeOfAnimal, withoutLimits } from './limits.ts';
import { candidateOf, inOwnersWords, type Named } from './near.ts';

const groups = new WeakMap<Business, ReadonlyMap<string, readonly string[]>>();

/** The services that are the same but for whom they are; only itself where there is no other. */
export function variantsOf(service: string, business: Business): readonly string[] {
  const found = groups.get(business) ?? grouped(business);
  groups.set(business, found);
  return found.get(service) ?? [service];
}

function grouped(business: Business): ReadonlyMap<string, readonly string[]> {
  const limits = limitsOf(business);
  const bare = business.services.map((one) => ({ name: one.name, meaning: meaningOf(one, business) }));
  return new Map(
    bare.map(({ name, meaning }) => {
      const alike = bare.filter((one) => one.meaning === meaning).map((one) => one.name);
      return [name, alike.some((one) => isLimited(limits.get(one))) ? alike : [name]];
    }),
  );
}

const isLimited = (one: Limits | undefined): boolean =>
  one !== undefined &&
  (one.kinds.size > 0 || one.size !== undefined || one.age !== undefined || one.weight !== undefined);

/** What its name means without for whom it is. */
function meaningOf(service: Business['services'][number], business: Business): string {
  const { languages } = candidateOf(service, business);
  const { atoms } = atomsOfName(withoutLimits(service.name), languages);
  const telling = atoms.filter(({ kind }) => kind !== 'generic');
  const ids = (telling.length > 0 ? telling : atoms).map(({ id }) => id);
  return [...new Set(ids)].sort().join(' ');
}

const out = -1;

/** How much speaks for a service of children that one is to come: more than that it is a boy or a girl. */
const ofChild = 2;
const isOfChildren = ({ kinds }: Limits): boolean =>
  (['children', 'babies', 'teens'] as const).some((kind) => kinds.has(kind));

/** How much speaks for it that it is for whoever comes; below nothing where it is for others. */
function suits(limits: Limits, comer: Comer, folded: string): number {
  const { kinds, size, age, weight } = limits;
  const isFor = (...some: Parameters<typeof kinds.has>[0][]) => some.some((one) => kinds.has(one));
  let score = 0;
  if (comer.months !== null) {
    if (age) {
      if (comer.months < age.min || comer.months > age.max) return out;
      score += 2;
    } else if (isOfChildren(limits)) {
      if (comer.months >= adultMonths) return out;
      score += ofChild;
    } else if (isFor('adults', 'seniors')) {
      if (comer.months < adultMonths) return out;
      score += 1;
    }
  } else if (comer.isChild) {
    if (isFor('children')) score += ofChild;
    else if (isFor('adults', 'seniors')) return out;
  }
  if (comer.isMale && isFor('women') && !isFor('men')) return out;
  if (comer.isFemale && isFor('men') && !isFor('women')) return out;
  if ((comer.isMale && isFor('men')) || (comer.isFemale && isFor('women'))) score += 1;
  if (comer.kilos !== null && weight) {
    if (comer.kilos < weight.min || comer.kilos > weight.max) return out;
    score += 2;
  } else if (size !== undefined && (saysSizeOfAnimal(folded, size) || saysSizeAlone(folded, size))) score += 1;
  return score;
}

/** A service of several, and which of them it may be where nothing decides. */
export type Variant = { readonly name: string; readonly among: readonly string[] };

const sureScore = 0.9;

/**
 * Which of the services that differ only so is meant; `among` has more than one where it has to be asked. Null where there is but one,
 * or its own words are said.
 */
export function variantMeant(said: string, named: Named, language: Language, business: Business): Variant | null {
  const alike = variantsOf(named.name, business);
  if (alike.length < 2) return null;
  const own = limitsOf(business).get(named.name);
  if (own === undefined) return null;
  if (isLimited(own) && inOwnersWords(said, named, business)) return null;
  if (saysKind(foldCue(said.slice(named.start, named.end)), own)) return null;
  return ofComer(said, comerIn(said, language, named), alike, business);
}

/** Of these, the one for whoever is said to come; null where what is said excludes all of them. */
function ofComer(said: string, comer: Comer, alike: readonly string[], business: Business): Variant | null {
  const limits = limitsOf(business);
  const folded = foldCue(said);
  const rated = alike.flatMap((name) => {
    const own = limits.get(name);
    const score = own ? suits(own, comer, folded) : out;
    return score < 0 ? [] : [{ name, score, own }];
  });
  const top = Math.max(...rated.map(({ score }) => score), 0);
  const best = rated.filter(({ score }) => score === top);
  const [only, second] = best;
  if (!only) return null;
  if (!second) return { name: only.name, among: [] };
  // Of nobody told it is the one for everybody, and of no child it is none for children.
  const plain = best.filter(({ own }) => !isLimited(own));
  const grown = comer.isChild ? [] : best.filter(({ own }) => own && !isOfChildren(own));
  const [last] = plain.length === 1 ? plain : grown.length === 1 ? grown : [];
  if (last) return { name: last.name, among: [] };
  return { name: only.name, among: best.map(({ name }) => name) };
}

/** May one that stands be what is spoken of, where another of its kind was heard: that one was not told apart in words, nor is one told of whom it is not for. */
export function mayBeOf(
  said: string,
  standing: string,
  heard: string,
  language: Language,
  business: Business,
): boolean {
  const limits = limitsOf(business);
  const [own, other] = [limits.get(standing), limits.get(heard)];
  const folded = foldCue(said);
  if (!own || !other || saysKind(folded, other)) return false;
  const comer = comerIn(said, language);
  return suits(own, comer, folded) >= 0 && (!mentionsChild(said) || isOfChildren(own));
}

/** The same service, or the one of its kind that is for whoever comes; ambiguous where it has to be asked. */
export function forComer(said: string, named: Named, language: Language, business: Business): Named {
  const variant = variantMeant(said, named, language, business);
  if (variant === null) return named;
  if (variant.among.length > 1) return { ...named, ambiguous: true };
  const isOther = variant.name !== named.name;
  return {
    ...named,
    name: variant.name,
    score: isOther ? Math.max(named.score, sureScore) : named.score,
    ambiguous: false,
  };
}
