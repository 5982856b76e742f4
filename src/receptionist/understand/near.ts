// Which of the business's services and people are named, with where they stand in the text.
import type { Business, Language } from '../business.ts';
import { type Candidate, matchNames } from '../models/match.ts';

export type Named = {
  readonly name: string;
  readonly score: number;
  readonly start: number;
  readonly end: number;
  readonly ambiguous: boolean;
};

const serviceLists = new WeakMap<Business, readonly Candidate[]>();
const staffLists = new WeakMap<Business, readonly Candidate[]>();

/** Below it, a service only resembles something that was said. */
export const surelyNamed = 0.55;
/** Beside a service that is named as plainly as this, one that is only resembled is none. */
const plainMin = 0.9;

/** Services meant, in the order in which they stand; at most one for the same words. */
export function servicesIn(text: string, language: Language, business: Business): Named[] {
  let candidates = serviceLists.get(business);
  if (!candidates) {
    const spoken = [...new Set<Language>(['en', ...business.languages])];
    candidates = business.services.map(({ name, aka }) => ({ name, aka, languages: spoken }));
    serviceLists.set(business, candidates);
  }
  const found = inOrder(matchNames(text, candidates, language));
  const plain = found.some((one) => one.score >= plainMin);
  return plain ? found.filter((one) => one.score >= surelyNamed) : found;
}

/** Every service that the same words could mean: "a cut" in a house of several cuts. */
export function servicesAt(text: string, said: Named, language: Language, business: Business): Business['services'] {
  return business.services.filter(({ name, aka }) =>
    matchNames(text, [{ name, aka, languages: [...new Set<Language>(['en', ...business.languages])] }], language).some(
      (one) => one.score >= surelyNamed && one.start < said.end && said.start < one.end,
    ),
  );
}

export function staffIn(text: string, language: Language, business: Business): Named[] {
  if (!business.staff) return [];
  let candidates = staffLists.get(business);
  if (!candidates) {
    candidates = business.staff.map((one) => ({ name: one.name, kind: 'person' }));
    staffLists.set(business, candidates);
  }
  return inOrder(matchNames(text, candidates, language));
}

function inOrder(found: readonly Named[]): Named[] {
  const kept: Named[] = [];
  for (const one of [...found].sort((a, b) => b.score - a.score || b.end - b.start - (a.end - a.start))) {
    if (kept.some((other) => other.name === one.name || (one.start < other.end && other.start < one.end))) continue;
    kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}
