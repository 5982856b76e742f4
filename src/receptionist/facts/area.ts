// What the owner taught of where they go: told to whoever is somewhere that it rules out, charges more for, or does not name.

import { plainText, sentencesOf } from '../answers/passages.ts';
import type { Business, KnowledgeEntry } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';

/** By its title, or by what it says, of where the house goes. Folded. */
const titled =
  /(?<!\p{L})(?:areas?|where we (?:work|go|drive|serve|travel)|how far we (?:go|drive|travel)|zona|(?:hasta )?donde (?:vamos|trabajamos)|cobertura|secteurs?|ou nous (?:allons|travaillons)|(?:einzugs|liefer|service)?gebiet|wo wir (?:arbeiten|hinfahren)|wohin wir fahren|anfahrt)(?!\p{L})/u;
/** Says that it is not gone to, or not for the usual price. */
const ruledOut =
  /(?<!\p{L})(?:not?|don'?t|do not|doesn'?t|never|only|except|outside|no|ni|solo|excepto|n'|ne|pas|sauf|seulement|nicht|kein\p{L}*|nur|ausser)(?!\p{L})(?! (?:travel )?(?:charge|fee|cargo)|thing extra)|\$|€/u;
/** Names of places, and whatever else is written large. */
export const namesIn = /(?:\p{Lu}[\p{L}'’.-]+)(?:[ -]\p{Lu}[\p{L}'’-]+)*/gu;
/** A sentence's first word is written large, whatever it is. */
const opener =
  /^(?:We|From|In|All|Inside|Outside|Anywhere|Anything|There|Home|Not|No|Nothing|Nous|Vamos|Trabajamos|Wir|Nach|Pas|A|Die|Weiter|On-site|Please)$/u;

type Area = {
  readonly text: string;
  readonly title: string;
  readonly plain: readonly string[];
  readonly out: readonly string[];
};

/** "Security", of "Security-Widefield": each half of a double name is that place, which "Nord" and "Saint" are not. */
const halvesOf = (name: string): readonly string[] => {
  const halves = name.replace(/\.$/u, '').split('-');
  return halves.length === 2 && halves.every((one) => /^\p{Lu}\p{L}{3,}$/u.test(one) && !saysLittle.test(foldCue(one)))
    ? [name, ...halves]
    : [name];
};
const saysLittle =
  /^(?:north|south|east|west|upper|lower|central|saint|sainte|santa|fort|mount|nord|sued|west|haut|haute|basse|vieux|villa|nueva|nuevo|neu|alt|ober|unter|gross|klein|bad)$/u;

/** A place's name as it is compared. */
export const bare = (name: string): string =>
  foldCue(name)
    .replace(/[.'’]+/gu, '')
    .trim();

function areaOf({ title, text }: KnowledgeEntry): Area[] {
  if (!titled.test(foldCue(title))) return [];
  const whole = plainText(text);
  const parts = sentencesOf(whole).flatMap((sentence) => sentence.split(/;\s+|(?=\(not )/u));
  const named = (isOut: boolean) =>
    parts
      .filter((part) => ruledOut.test(foldCue(part)) === isOut)
      .flatMap((part) => [...part.matchAll(namesIn)].map(([name]) => name))
      .filter((name) => !opener.test(name))
      .flatMap(halvesOf)
      .map(bare);
  return [{ title, text: whole, plain: named(false), out: named(true) }];
}

const areas = new WeakMap<readonly KnowledgeEntry[], readonly Area[]>();

function areasOf(knowledge: readonly KnowledgeEntry[]): readonly Area[] {
  const known = areas.get(knowledge) ?? knowledge.flatMap(areaOf);
  areas.set(knowledge, known);
  return known;
}

const says = (words: string, name: string): boolean => ` ${words} `.includes(` ${name} `);
const wordsOf = (text: string): string => (bare(text).match(/[\p{L}\d]+/gu) ?? []).join(' ');
const streetBeside = (words: string, name: string): boolean =>
  new RegExp(
    `(?:(?:rue|avenue|boulevard|chemin|calle|avenida|\\d) ${name}|${name} (?:street|st|road|rd|ave|avenue|lane|ln|drive|dr|blvd|boulevard|court|way|strasse|platz))(?!\\p{L})`,
    'u',
  ).test(words);

/** What the owner taught of where they go. */
export const areaTold = (knowledge: readonly KnowledgeEntry[]): KnowledgeEntry | undefined =>
  knowledge.find(({ title }) => title === areasOf(knowledge)[0]?.title);

/** Does it name the place, either way? */
export const namesArea = (place: string, knowledge: readonly KnowledgeEntry[]): boolean =>
  areasOf(knowledge).some(({ plain, out }) => [...plain, ...out].some((name) => says(wordsOf(place), wordsOf(name))));

/** A place of the owner's that is ruled out, wherever in what is said it stands: "im out in greeley". */
export function outsideIn(said: string, { knowledge }: Business): string | null {
  const words = wordsOf(said);
  for (const { plain, out } of areasOf(knowledge))
    for (const name of out) {
      const one = wordsOf(name);
      const inside = plain.some((other) => says(wordsOf(other), one) && says(words, wordsOf(other)));
      if (one !== '' && says(words, one) && !inside && !streetBeside(words, one)) return name;
    }
  return null;
}

/** What is taught of the area, where the place is not plainly one of those that are gone to. */
export function taughtOfArea(
  place: string,
  business: Business,
): { readonly text: string; readonly title: string } | null {
  const words = wordsOf(place);
  const isHome = says(wordsOf(business.address), words.replace(/ [a-z]{2}(?: \d{5})?$/u, ''));
  const all = areasOf(business.knowledge);
  const isPlain = all.some(({ plain }) => plain.some((name) => says(words, wordsOf(name))));
  const out = outsideIn(place, business) !== null;
  if (!out && (isHome || isPlain)) return null;
  const [area] = all;
  return area ? { text: area.text, title: area.title } : null;
}
