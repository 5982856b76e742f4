// "My son, he's nine": how old the next of several is, and what is done for a child in place of what is done for everybody. Patterns are
// over folded text, in four languages.
import type { Business, Language } from '../../business.ts';
import { childWords, isForChildren } from '../../models/for-children.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { candidateOf, servicesIn } from '../services/near.ts';

const years: Readonly<Record<Language, readonly [before: string, few: string, behind: string]>> = {
  en: [
    "(?:(?:s?he|they)(?:['’]s|['’]re| is| are)|who(?:['’]s| is)|age[d:]?)(?: only| just| like| almost| about)*",
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    '(?: years?(?: old)?)?(?! (?:am|pm|o))',
  ],
  es: [
    '(?:(?:que )?(?:ya )?tiene)(?: solo| apenas| como| casi)*',
    'un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
    '(?: anos?| anitos?)',
  ],
  fr: [
    '(?:il|elle|qui) (?:n.)?a(?: seulement| juste| presque)*',
    'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
    ' ans?',
  ],
  de: [
    '(?:er|sie|es) ist(?: erst| gerade| fast)*',
    'eins?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf',
    '(?: jahre?(?: alt)?)?(?! uhr)',
  ],
};

type Patterns = { readonly age: RegExp; readonly ofChild: RegExp };

const patterns = eachLanguage((language): Patterns => {
  const [before, few, behind] = years[language];
  const whole = (count: string) => `(?<!\\p{L})(?:${before}) (?:${count})${behind}(?![\\p{L}\\d:])`;
  return {
    age: new RegExp(whole(`\\d{1,2}|${few}`), 'gu'),
    ofChild: new RegExp(whole(`1[0-2]|\\d|${few}`), 'u'),
  };
});

/** What is said beside how old somebody is. */
export function withoutAges(said: string, language: Language): string {
  const folded = foldCue(said);
  if (folded.length !== said.length) return said;
  let text = said;
  for (const { 0: found, index } of folded.matchAll(patterns[language].age))
    text = `${text.slice(0, index)}${' '.repeat(found.length)}${text.slice(index + found.length)}`;
  return text;
}

/** What takes the place of `service` for a child: of one who is called so and is told to be young. Null where nothing does. */
export function childsService(
  business: Business,
  language: Language,
  service: string,
  whom: string,
  said: string,
): string | null {
  const isChild = foldCue(whom).search(childWords) >= 0 && patterns[language].ofChild.test(foldCue(said));
  const known = business.services.find((one) => one.name === service);
  if (!isChild || !known || isForChildren(candidateOf(known, business))) return null;
  // "Comprehensive eye exam": what only tells it from others of its kind is none of a child's.
  const words = service.split(' ');
  for (const from of words.keys()) {
    const [found, ...more] = servicesIn(`${words.slice(from).join(' ')} for my child`, 'en', business);
    const meant = business.services.find((one) => one.name === found?.name);
    if (meant && more.length === 0 && isForChildren(candidateOf(meant, business))) return meant.name;
  }
  return null;
}
