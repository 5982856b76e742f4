// An utterance seen through classes of words: services, days, times, kin stand for one another.
// What a caller wants does not hang on which machine broke or which day suits; n-grams of this view carry over to words never seen.

import { atomsOf } from './service-lexicon.ts';
import { stem } from './stems.ts';
import type { Language, Token } from './text.ts';

const classes: Record<Language, readonly (readonly [name: string, pattern: RegExp])[]> = {
  en: [
    [
      'DAY',
      /^(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?$|^(?:today|tomorrow|tmrw|2moro|tonight|weekend|weekday|january|february|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$|^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth)$|^\d+(?:st|nd|rd|th)$/,
    ],
    ['TIME', /^(?:am|pm|noon|midnight|o'clock|morning|afternoon|evening|lunch)$|^\d+:\d+(?:am|pm)?$|^\d+(?:am|pm)$/],
    [
      'NUM',
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|quarter)$|^\d/,
    ],
    [
      'KIN',
      /^(?:wife|husband|son|daughter|mom|mum|dad|mother|father|sister|brother|kid|kids|boyfriend|girlfriend|neighbor|friend|buddy|cousin|boss|aunt|uncle|grandma|grandpa|roommate|partner|ex)(?:'s)?$/,
    ],
  ],
  es: [
    [
      'DAY',
      /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|catorce|quince|veintiuno)$/,
    ],
    ['TIME', /^(?:tarde|noche|mediodia|madrugada)$|^\d+:\d+$/],
    ['NUM', /^(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|media|cuarto|quince|veinte)$|^\d/],
    [
      'KIN',
      /^(?:esposa|esposo|mujer|marido|hijo|hija|mama|papa|madre|padre|hermana|hermano|novio|novia|vecino|vecina|amigo|amiga|primo|prima|jefe|suegra|cunada|abuela)$/,
    ],
  ],
  fr: [
    [
      'DAY',
      /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd'hui|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|quatorze|week)$/,
    ],
    ['TIME', /^(?:heures?|h|midi|matin|soir|apres-midi|matinee)$|^\d+h\d*$|^\d+:\d+$/],
    ['NUM', /^(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|demi|quart)$|^\d/],
    [
      'KIN',
      /^(?:femme|mari|fils|fille|mere|pere|soeur|frere|copain|copine|voisin|voisine|ami|amie|patron|cousin|cousine|belle|grand-mere)$/,
    ],
  ],
  de: [
    [
      'DAY',
      /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:s|nachmittag|vormittag|abend|morgen)?$|^(?:heute|morgen|ubermorgen|wochenende|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)$|^\w{3,}(?:zehnten?|zigsten?)$|^(?:ersten|zweiten|dritten|vierten|funften|sechsten|siebten|achten|neunten|zehnten)$/,
    ],
    ['TIME', /^(?:uhr|mittags?|vormittags?|nachmittags?|abends?|fruh|morgens)$|^\d+:\d+$/],
    ['NUM', /^(?:eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|halb|viertel|zwanzig)$|^\d/],
    [
      'KIN',
      /^(?:frau|mann|sohn|tochter|mutter|vater|schwester|bruder|freund|freundin|nachbar|nachbarin|chef|schwagerin|oma|opa|kinder?)$/,
    ],
  ],
};
const kinds: Readonly<Record<string, string>> = { service: 'SERVICE', object: 'OBJECT' };

/** The 2- and 3-grams of the view, as strings. */
export function classGrams(tokens: readonly Token[], language: Language): string[] {
  const covered = new Map<number, { kind: string; to: number }>();
  for (const atom of atomsOf(tokens, language)) {
    const kind = kinds[atom.kind];
    if (kind) covered.set(atom.from, { kind, to: atom.to });
  }
  const seen: string[] = ['<'];
  for (let at = 0; at < tokens.length; at += 1) {
    const norm = tokens[at]?.norm ?? '';
    const found = classes[language].find(([, pattern]) => pattern.test(norm))?.[0];
    const atom = covered.get(at);
    const word = found ?? atom?.kind ?? stem(norm, language);
    if (!found && atom) at = Math.max(at, atom.to - 1);
    if (seen.at(-1) !== word) seen.push(word);
  }
  seen.push('>');
  const grams: string[] = [];
  for (let at = 0; at + 1 < seen.length; at += 1) {
    grams.push(`${seen[at]}_${seen[at + 1]}`);
    if (at + 2 < seen.length) {
      grams.push(`${seen[at]}_${seen[at + 1]}_${seen[at + 2]}`, `${seen[at]}_*_${seen[at + 2]}`);
    }
    if (at > 0) grams.push(seen[at] ?? '');
  }
  return grams;
}
