// "Do you take EyeMed?" is answered by the sentence that names EyeMed. That Medicaid is not taken is told beside it in the same text,
// sounds like a no to who listens, and is left out; a condition never is. Four languages, by parts of a text up to a point or semicolon.
import type { Language } from '../business.ts';
import { fold } from '../models/text.ts';
import { type Entry, leans } from './entries.ts';
import { sentencesOf } from './passages.ts';
import type { Asked } from './question.ts';
import { speaksOf, type Weighed } from './speaks.ts';
import { type Spoken, spokenOf } from './units.ts';

/** Asks for all that there is, and not for one thing. */
const asksOpenly: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:what|which|how|who|where|when|why|whose|any(?:thing)?|all)(?!\p{L})/u,
  es: /(?<!\p{L})(?:cual|cuales|como|cuant[oa]s?|quien|quienes|donde|cuando|todos?|todas?)(?!\p{L})|(?:^|¿)\P{L}*(?:y )?(?:(?:con|de|a|en) )?que(?!\p{L})/u,
  fr: /(?<!\p{L})(?:quel(?:le)?s?|comment|combien|qui|quand|quoi|tous|toutes|qu'est-ce que?)(?!\p{L})/u,
  de: /(?<!\p{L})(?:welche\p{L}*|wie|wer|wo|wann|was|warum|womit|alle[mnrs]?)(?!\p{L})/u,
};

/** What is refused by these and a list of things is said of those things alone. Folded. */
const refuses: readonly RegExp[] = [
  /^(?:(?:but|sorry|unfortunately|however|and)[, ]+)*(?:we|i)(?:(?:'re| are)(?: currently)? not (?:in network|contracted|paneled|credentialed)(?! yet)|(?: do not| don't| cannot| can't| no longer)(?: currently)? (?:take|accept|see|treat|handle|carry|service|repair|fix|work (?:on|with)|bill|sell|stock|serve|go to|travel to|offer|install|groom|board|move|teach|tow|honor|participate)) .+$/u,
  /^(?:not|out) (?:in|of) network(?: with)?:? .+$|^not (?:accepted|taken|covered):? .+$|^no [\p{L} '-]+(?:,? (?:or|and|no) [\p{L} '-]+|, [\p{L} '-]+)*$/u,
  /^.+ (?:is|are) not (?:accepted|taken|in network|seen)$/u,
  /^(?:pero |lo siento,? )?no (?:aceptamos|tomamos|atendemos|trabajamos|vemos|recibimos|reparamos|vendemos|llevamos|instalamos|manejamos|vamos a|ofrecemos) .+$|^.+ no (?:aceptamos|trabajamos|atendemos|vemos|reparamos|vendemos|se aceptan?)$/u,
  /^(?:mais |desole\p{L}*,? )?(?:nous ne|on ne|nous n'|on n'|je ne|je n') ?(?:prenons|acceptons|prend|accepte|prends|soignons|soigne|voyons|traitons|reparons|repare|vendons|vend|allons|travaillons|livrons|faisons|proposons) (?:pas|plus|aucune?) .+$|^pas de [\p{L} '-]+(?:(?:,| ni| et) (?:pas )?(?:de )?[\p{L} '-]+)*$/u,
  /^(?:aber )?(?:wir|ich) (?:nehmen?|akzeptieren?|behandeln?|reparieren?|verkaufen?|fuhren?|rechnen?|arbeiten?|liefern?|fahren?)(?: mit| an| nach)? (?:keine?\p{L}*|nicht) .+$|^.+ (?:nehmen|akzeptieren|behandeln|reparieren|verkaufen|fuhren|rechnen|ubernehmen) wir (?:leider )?nicht(?: ab)?$|^.+ (?:ubernimmt|zahlt|deckt) keine .+$|^keine?\p{L}* [\p{L} '-]+(?:,? (?:und|oder|keine?\p{L}*) [\p{L} '-]+|, [\p{L} '-]+)*$/u,
];

/** A condition, a sum or what may be done instead: whoever is told of a thing needs it. */
const conditions =
  /\d|(?<!\p{L})(?:if|unless|except|only|without|until|before|after|when|while|under|over|but|need\p{L}*|required?|must|fees?|charges?|costs?|deposits?|appointments?|reservations?|walk-?ins?|members?|first|(?<!(?:or|and|any) )others?|si|salvo|excepto|solo|sin|hasta|antes|despues|cuando|menos|mas|pero|necesit\p{L}*|hay que|cargo|costo|deposito|(?<!(?:ni|o|u|y) )otr[oa]s|sauf|seulement|sans|jusqu\p{L}*|avant|apres|quand|lorsque|moins|plus de|mais|faut|frais|acompte|(?<!(?:ni|ou|et) )(?<!(?:ni|ou|et) d')autres?|wenn|falls|ausser|nur|ohne|bis|vor|nach|solange|unter|uber|aber|sondern|muss\p{L}*|brauch\p{L}*|gebuhr\p{L}*|anzahlung|(?<!(?:oder|und) )andere\p{L}*)(?!\p{L})/u;

/** Goes on from a no: "For those we give you a receipt." */
const goesOn =
  /^(?:but|instead|only|if|for (?:other|those|these|them|any other)|those|these|them|they|you can|we can|otherwise|in that case|try|pero|en su lugar|solo|si|para (?:esos|otros|los demas)|puede|podemos|pruebe|mais|seulement|si|pour (?:ceux|les autres)|vous pouvez|nous pouvons|aber|nur|dafur|fur (?:andere|diese|alle anderen)|bei (?:allen )?anderen|sie konnen|wir konnen|wenn)(?!\p{L})/u;

/** "FSA and HSA cards are fine": told of what is named there by its letters. */
const ofLetters = /^\p{Lu}{2,}(?:(?:, | and | or | y | et | und )\p{Lu}{2,})* /u;

const isRefusal = (part: string): boolean => {
  const folded = fold(part)
    .trim()
    .replace(/[.;!]+$/, '');
  const things = folded.replace(/^not (?=in network)|(?<=^out )of/u, '');
  return refuses.some((one) => one.test(folded)) && !conditions.test(things);
};

const isSpare = (part: string): boolean =>
  isRefusal(part) || (ofLetters.test(part) && !part.includes(':') && !conditions.test(fold(part)));

/**
 * The text without what it tells of others of the kind, where one thing is asked about and the text names that; else as it is. `weighed`:
 * what is asked, as the owner's texts see it.
 */
export function justAsked(
  text: string,
  { language }: Pick<Entry, 'language'>,
  question: string,
  asked: Asked,
  weighed: readonly Weighed[],
): string {
  if (asked.wanted !== 'anything' || asksOpenly[asked.language].test(fold(question))) return text;
  const sentences = sentencesOf(text).map((one) => one.split(/(?<=;)\s+/));
  const parts = sentences.flat();
  if (parts.length < 2 || !parts.some(isSpare)) return text;
  const spoken = parts.map((part) => spokenOf(part, language));
  const places = weighed
    .filter(({ unit }) => !unit.light)
    .map((one) => placesOf(one, spoken, language === asked.language))
    .filter((at) => at.length > 0);
  // "In network" stands wherever a name is told; the name says which of them is asked about.
  const named = places.filter(
    (one) => !places.some((other) => other.length < one.length && other.every((at) => one.includes(at))),
  );
  const about = new Set(named.flat());
  if (about.size === 0) return text;
  // What stands behind a no with nothing before it is told instead: "No deliveries. Everything is picked up."
  const denied = !about.has(0) && [...about].every((at) => isRefusal(parts[at] ?? ''));
  const kept = new Set<number>();
  for (const [at, part] of parts.entries()) {
    const behindKept = kept.has(at - 1);
    const goesWith = behindKept && (parts[at - 1]?.endsWith(';') || goesOn.test(fold(part)));
    const leansOnSpare = at > 0 && !behindKept && leans.test(fold(part));
    const stays = denied ? goesWith : !leansOnSpare;
    if (about.has(at) || (stays && !isSpare(part))) kept.add(at);
  }
  if (kept.size === parts.length) return text;
  const said = sentences.map((some) => some.filter((part) => kept.has(parts.indexOf(part))));
  return said.flatMap((some) => (some.length === 0 ? [] : asSentence(some.join(' '), language))).join(' ');
}

/** Where a thing is told of: a name where it stands; "grandma" is no grand piano, but in another language an ending may differ. */
function placesOf({ unit, near }: Weighed, spoken: readonly Spoken[], isOneLanguage: boolean): number[] {
  const at = (isIn: (part: Spoken) => boolean) => spoken.flatMap((part, place) => (isIn(part) ? place : []));
  const named = unit.name ? at(({ stems }) => unit.stems.some((one) => stems.has(one))) : [];
  const stems = isOneLanguage ? unit.stems : near;
  return named.length > 0 ? named : at((part) => speaksOf({ unit, near: stems }, part));
}

/** A part up to a semicolon stands alone. */
const asSentence = (part: string, language: Language): string =>
  `${part.slice(0, 1).toLocaleUpperCase(language)}${part.slice(1)}`.replace(/;$/, '.');
