// Which of the business's services and people are named, with where they stand in the text.
import type { Business, Language } from '../../business.ts';
import { type Candidate, matchNames } from '../../models/match.ts';
import { foldCue } from '../cues/cue.ts';

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
/** Less plainly, what is named may be something else, of which the house has nothing. */
export const plainlyNamed = 0.8;
/** Named outright: beside it, a service that is only resembled is none. */
export const outrightNamed = 0.9;

/** A service as it is matched: its names may be in English or in any language of the house. */
export const candidateOf = ({ name, aka }: Business['services'][number], business: Business): Candidate => ({
  name,
  aka,
  languages: [...new Set<Language>(['en', ...business.languages])],
});

/** What a service is called: its name, and the owner's other names for it. */
export function namesOf(service: string, business: Business): readonly string[] {
  const { aka = [] } = business.services.find((one) => one.name === service) ?? {};
  return [service, ...aka];
}

/** "Please book it", to a house that keeps books: what is to be done with a visit is no service. */
const booksIt = /(?<!\p{L})book(?=(?:ed|ing)? (?:it|that|this|me|us|him|her|them|in|now)(?!\p{L})|[\s.!]*$)/giu;

/** "Hey man, …", "bonjour mesdames": who is greeted is not who comes. */
const greeted =
  /(?<=^\P{L}*(?:hey|hi|hello|yo|sup|thanks|hola|oye|bonjour|bonsoir|salut|hallo|guten tag)\P{L}+(?:die )?)(?:m[ae]n|lad(?:y|ies)|gents|gentlem[ae]n|hombre|se[ñn]oras|mesdames|messieurs|damen|herren)(?=\s*[,.!?])/iu;

/** "No voy a poder", "para poder ir": a verb that helps another, and neither pruning nor a power of attorney. */
const ableTo =
  /(?<=(?<!\p{L})(?:voy|vas|va|vamos|van|iba|[ií]bamos|iban) a )poder(?!\p{L})|(?<!\p{L})poder(?= \p{L}+[aei]r(?:me|te|se|nos|l[aeo]s?)?(?!\p{L}))/giu;

/** Services meant, in the order in which they stand; at most one for the same words. */
export function servicesIn(said: string, language: Language, business: Business): Named[] {
  const text = [booksIt, greeted, ableTo].reduce(
    (rest, one) => rest.replace(one, (word) => ' '.repeat(word.length)),
    said,
  );
  let candidates = serviceLists.get(business);
  if (!candidates) {
    candidates = business.services.map((one) => candidateOf(one, business));
    serviceLists.set(business, candidates);
  }
  const all = inOrder(matchNames(text, candidates, language));
  // What names it otherwise stays, wherever it is to be done.
  const places = all.filter((one) => isPlaceOf(one, text));
  const bare = places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const found = places.length > 0 ? inOrder(matchNames(bare, candidates, language)) : all;
  const plain = found.some((one) => one.score >= outrightNamed);
  return plain ? found.filter((one) => one.score >= surelyNamed) : found;
}

/** "Come to the house" says where, and names no home euthanasia. Folded. */
const onlyWhere =
  /(?<!\p{L})(?:come|coming|go|going|drive|get|venir|vienen?|ir|van|passer|venez|kommen?)\P{L}+(?:(?:sie|ihr|vous|ustedes|auch|out|over|by|all the way)\P{L}+)*(?:(?:to|at|in|into|a|en|hasta|chez|au|zu|zum|nach|in)\P{L}+)?(?:(?:the|my|our|your|his|her|their|people's|la|mi|su|nuestra|ma|notre|das|mein\p{L}*|unser\p{L}*|ihnen)\P{L}+)?(?:houses?|homes?|place|casas?|domicili[oe]|maison|haus|hause)$/u;
function isPlaceOf({ name, score, start, end }: Named, text: string): boolean {
  const at = score < plainlyNamed ? foldCue(text.slice(0, end)).search(onlyWhere) : -1;
  return at >= 0 && at <= start && !isForWhere(name);
}

/** "Home visit", "house call": coming is all that is done. */
const isForWhere = (name: string): boolean =>
  wordsOf(name).every((word) => /^(?:home|house|domicil|casa|maison|hau|visit|call|service|hausbesuch)/.test(word));

/** Every service that the same words could mean: "a cut" in a house of several cuts. */
export function servicesAt(text: string, said: Named, language: Language, business: Business): Business['services'] {
  return business.services.filter((service) =>
    matchNames(text, [candidateOf(service, business)], language).some(
      (one) => one.score >= surelyNamed && one.start < said.end && said.start < one.end,
    ),
  );
}

/** Is it said in the owner's very words, rather than in others for them? */
export function inOwnersWords(text: string, { name, start, end }: Named, business: Business): boolean {
  const said = foldCue(text.slice(start, end));
  return namesOf(name, business).some((one) => foldCue(one) === said);
}

/** The shortest word by which a service that was told in full is named again. */
const shortNameMin = 3;

/** Which of the services that were told already is named again in short, "the oil" for an oil change; the last one of them. */
export function namedAgain(text: string, told: readonly string[], business: Business): string | undefined {
  const words = told.map((name) => ({ name, words: new Set(namesOf(name, business).flatMap(wordsOf)) }));
  for (const word of wordsOf(text).reverse()) {
    const named = words.filter((one) => one.words.has(word));
    if (named.length === 1) return named[0]?.name;
  }
  return undefined;
}

/** Words that stand in names and name nothing. */
const linking =
  /^(?:and|the|for|from|with|of|new|del?|los|las|con|para|por|una?|des|les|pour|avec|aux|und|der|die|das|den|von|vom|mit|für|fur|ein[es]?)$/u;

const wordsOf = (text: string): string[] =>
  (foldCue(text).match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortNameMin && !linking.test(word))
    .map((word) => word.replace(/s$/, ''));

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
