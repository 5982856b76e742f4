// "I'm Tyler Boone's mom", "Julia Reed is my sister": who is named is the caller's kin, and not the caller.
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import { oneOfKin } from '../who-comes/kin.ts';

/** What stands right before the name, or right behind it. */
type Told = { readonly before?: RegExp; readonly after?: RegExp };

const told: Readonly<Record<Language, Told>> = {
  en: { after: new RegExp(`^(?:'s?|s') (?:(?!and )\\p{L}+ )?${oneOfKin.en}(?!\\p{L})`, 'u') },
  es: { before: new RegExp(`(?<!\\p{L})${oneOfKin.es} (?:de (?:l[ao] )?|del )$`, 'u') },
  fr: { before: new RegExp(`(?<!\\p{L})${oneOfKin.fr} (?:de (?:l[ae] )?|d'|du )$`, 'u') },
  de: { before: new RegExp(`(?<!\\p{L})${oneOfKin.de} vo[nm] (?:der |de[mn] )?$`, 'u') },
};

/** "Tylers Mutter" as one name: by what no family is called, as many are Mann, Vater or Kind. */
const withKin = /s (?:mutter|tochter|schwester|ehefrau|ehemann|schwiegermutter|schwiegervater|tante|nichte)$/u;

/** Is the caller told to be somebody's kin by that name? A name of theirs stands elsewhere, or is not told. */
export function isKinOf(
  text: string,
  named: { name: string; start: number; end: number },
  language: Language,
): boolean {
  const { before, after } = told[language];
  if (language === 'de' && withKin.test(foldCue(named.name))) return true;
  return (
    before?.test(foldCue(text.slice(0, named.start))) === true || after?.test(foldCue(text.slice(named.end))) === true
  );
}

/** What leads to the name of one's kin, and what behind a name says that it is theirs. */
const own: Readonly<Record<Language, Required<Told>>> = {
  en: {
    before: new RegExp(
      `(?<!\\p{L})(?:my|our) (?:\\p{L}+ )?${oneOfKin.en}(?:'s name)?(?:'s| is)(?: called| named)? $`,
      'u',
    ),
    after: new RegExp(`^,? (?:is|that's) (?:my|our) ${oneOfKin.en}(?![\\p{L}'])`, 'u'),
  },
  es: {
    before: new RegExp(`(?<!\\p{L})(?:mi|nuestr[oa]) ${oneOfKin.es} (?:es|se llama) $`, 'u'),
    after: new RegExp(`^,? es (?:mi|nuestr[oa]) ${oneOfKin.es}(?!\\p{L})`, 'u'),
  },
  fr: {
    before: new RegExp(`(?<!\\p{L})(?:mon|ma|notre) ${oneOfKin.fr},? (?:c'est|est|s'appelle) $`, 'u'),
    after: new RegExp(`^,? (?:c'est|est) (?:mon|ma|notre) ${oneOfKin.fr}(?!\\p{L})`, 'u'),
  },
  de: {
    before: new RegExp(`(?<!\\p{L})(?:meine?|unsere?) ${oneOfKin.de} (?:ist|heisst) $`, 'u'),
    after: new RegExp(`^,? (?:ist|das ist) (?:meine?|unsere?) ${oneOfKin.de}(?!\\p{L})`, 'u'),
  },
};

/** "My sister's name is Julia Reed", "Julia Reed is my sister": told of the caller's kin, and of nobody else. */
export function isOwnKin(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  language: Language,
): boolean {
  const { before, after } = own[language];
  return before.test(foldCue(text.slice(0, start))) || after.test(foldCue(text.slice(end)));
}
