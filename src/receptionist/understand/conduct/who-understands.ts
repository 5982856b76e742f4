// "My mother only speaks Dutch, is there anyone she could talk to?": whether somebody of the house speaks a language with a third person
// is asked, and nobody is wanted on the line. Who wants to talk to a person themselves wants one. Four languages.
import { kindsOf } from '../../answers/lexicon.ts';
import { spokenOf } from '../../answers/units.ts';
import { type Language, languages } from '../../business.ts';
import { kin } from '../who-comes/kin.ts';

const asks: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<!\\p{L})(?:is|are|would|do|does|have)(?: there| you have| you got)? (?:be )?(?:any|some)(?:one|body)(?: (?:there|here|who|that|in your office|on your team|on staff))*(?: (?:can|could|might|would|is able to) (?:talk|speak|chat) (?:to|with) (?:him|her|them|(?:my|our) (?:${kin.en}))| (?:he|she|they|(?:my|our) (?:${kin.en})) (?:can|could|might|would be able to) (?:talk|speak|chat) (?:to|with))(?!\\p{L})`,
    'u',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:hay|habra|tienen) (?:alguien|a alguien)(?: ahi| alli)? (?:con quien (?:pueda|pudiera) (?:ella |el )?hablar(?: (?:ella|el|mis? (?:${kin.es})))?(?= *\\P{L}*$)|que (?:pueda|pudiera) hablar con (?:ella|el|ellos|mis? (?:${kin.es})))`,
    'u',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:il y a|y a-t-il|y aurait-il|vous (?:avez|auriez)|avez-vous|auriez-vous) quelqu'un (?:(?:a|avec) qui (?:elle|il|ils|elles|(?:ma|mon|mes) (?:${kin.fr})) (?:peut|puisse|pourrai(?:t|ent)|peuvent) parler|qui (?:peut|puisse|pourrait) (?:lui parler|parler (?:a|avec) (?:elle|lui|eux|(?:ma|mon|mes) (?:${kin.fr}))))`,
    'u',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:gibt (?:es|'s)|gibts|ist da|haben sie)(?: bei ihnen| da)* jemand(?:en)?,? (?:mit dem (?:sie|er|mein\\p{L}* (?:${kin.de})) (?:sprechen|reden) (?:kann|konnte)|der mit (?:ihr|ihm|ihnen|mein\\p{L}* (?:${kin.de})) (?:sprechen|reden) (?:kann|konnte))`,
    'u',
  ),
};

const namesLanguage = (said: string, language: Language): boolean =>
  [...spokenOf(said, language).named].some((one) => one !== 'speak' && kindsOf(one).includes('speak'));

/** `clause`: the folded words that ask; `said`: the whole line. */
export const asksWhoUnderstands = (said: string, clause: string): boolean =>
  languages.some((one) => asks[one].test(clause) && namesLanguage(said, one));
