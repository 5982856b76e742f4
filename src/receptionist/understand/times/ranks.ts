// "The first one you said", "whatever comes first", "el primero, soy Ana": one of a row, or what is done before something else, and
// no first of the month. Over the text as it was said, since what is crossed out keeps its place.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

type Ranks = {
  /** No day in any case: behind it stands what it is one of, or nothing that a date has stands before it. */
  readonly never: RegExp;
  /** No day where times were offered: it is said of them, with neither a month nor a weekday beside it. */
  readonly ofOffers: RegExp;
};

const english = '(?:first|second|third)';
const englishDated =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)day|on|by|until|till|from|after|before|to|through|and)[ ,]+';
const spanish = '(?:primer[oa]|segund[oa]|tercer[oa])';
const french = '(?:premier|premi[èe]re|deuxi[èe]me|troisi[èe]me|quatri[èe]me|cinqui[èe]me|sixi[èe]me)';
const german = '(?:erste|zweite|dritte)';
/** A rank that ends what is said of it, or that something is said of. */
const ends = '(?=\\s*(?:[.,;!?]|$)|\\s+(?:';

const ranks: Readonly<Record<Language, Ranks>> = eachLanguage(
  (language): Ranks =>
    ({
      en: {
        never: new RegExp(
          `(?<![\\p{L}])(?<!(?:twenty|thirty)[- ])(?<!(?:the|${englishDated.replace('[ ,]+', '')})[ ,]+(?:the )?)first(?=\\s*(?:[.,;!?]|$)|\\s+(?:and|so|before|then|please|to|if|but|right|ok|okay|though|or|because|since|cause|when|with)(?!\\p{L}))|(?<=(?<!\\p{L})(?:an?|my|our|your|his|her|their|its) )${english}(?!\\p{L})|(?<!\\p{L})(?:${english}|2nd|3rd)(?=\\s+(?:ones?|options?|choices?|slots?|times?|visits?|appointments?|sessions?|kids?|child|son|daughter|dog|cat|car|bike|floor|house|person|half|opinion)(?!\\p{L}))`,
          'giu',
        ),
        ofOffers: new RegExp(
          `(?<!\\p{L})(?<!${englishDated})the\\s+${english}${ends}you|that|is|works?|would|will|sounds|looks|suits|please|for|if|then|and|thanks)(?!\\p{L}))`,
          'giu',
        ),
      },
      es: {
        never:
          /(?<!\p{L})(?<!(?<!\p{L})(?:el|la|d[ií]a|al|del|lo|a) )primero(?=\s+(?!de |del )\p{L})|(?<!\p{L})(?<!(?<!\p{L})(?:a|el|la) )primero(?=\s*(?:[.,;!?]|$))|(?<=(?<!\p{L})(?:mi|su|nuestra|una|la|por) )(?:primera|segunda|tercera)(?!\p{L}|\s+(?:semana|quincena|mitad))|(?<!\p{L})(?<=la )(?:primera|segunda|tercera)(?=\s*(?:[.,;!?]|$)|\s+(?:opci[oó]n|est[aá]|me|que|por favor|a nombre)(?!\p{L}))/giu,
        ofOffers: new RegExp(
          `(?<!\\p{L})(?<!(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|para|desde|d[ií]a),? )el\\s+${spanish}${ends}que|est[aá]|me|por favor|soy|y|a nombre|va|gracias)(?!\\p{L}))`,
          'giu',
        ),
      },
      fr: {
        never: new RegExp(
          `(?<!\\p{L})(?<=(?:dans|habit\\p{L}+|vi[st]|au|du) (?:le )?)${french}(?=\\s*(?:[,;.!?]|$)|\\s+(?:arrondissement|[ée]tage|droite|gauche)(?!\\p{L}))|(?<=(?<!\\p{L})(?:une|ma|sa|notre|votre) )(?:premi[èe]re|deuxi[èe]me|troisi[èe]me)(?!\\p{L}|\\s+(?:semaine|quinzaine|moiti[ée]))`,
          'giu',
        ),
        ofOffers: new RegExp(
          `(?<!\\p{L})(?<!(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|pour|d[èe]s|jusqu['’]),? )le\\s+${french}${ends}que|me|m['’]|va|est|serait|convient|c['’]|s['’]il|svp|pour|et|merci|cr[ée]neau|rendez-vous)(?![\\p{Ll}]))`,
          'giu',
        ),
      },
      de: {
        never:
          /(?<!\p{L})(?<=als )erstes(?=\s*(?:[.,;!?]|$)|\s+(?:will|soll|m[oö]cht\p{L}+)(?!\p{L}))|(?<=(?<!\p{L})(?:die|das|eine|meine|ihre|seine|unsere) )(?:erste|zweite|dritte)(?!\p{L}|\s+(?:\p{L}*woche|h[aä]lfte))|(?<!\p{L})(?:erste|zweite|dritte|vierte)[nrsm]?(?=\s+(?:termine?|mal|kind|besuch|sitzung|behandlung|hund|katze|auto|wagen|rad|person|stock)(?!\p{L}))/giu,
        ofOffers: new RegExp(
          `(?<!\\p{L})(?<!(?:tag|mittwoch|am|zum|vom|bis),? )(?:der|den|die|das)\\s+${german}[nrs]?${ends}passt|geht|w[aä]re|ist|bitte|den|der|den sie|termin|nehme|f[uü]r|und|klingt|danke)(?!\\p{L}))`,
          'giu',
        ),
      },
    })[language],
);

/** The same text with ranks crossed out that are no days; `offered`: times were offered, of which one is chosen. */
export function withoutRanks(text: string, language: Language, offered: boolean): string {
  const { never, ofOffers } = ranks[language];
  const crossedOut = (one: string) => '~'.repeat(one.length);
  const plain = text.replace(never, crossedOut);
  return offered ? plain.replace(ofOffers, crossedOut) : plain;
}
