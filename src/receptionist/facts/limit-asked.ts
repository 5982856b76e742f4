// "My dog's 28 pounds, which price do I pay?", "is a fourteen-year-old still a kid?": which of two prices holds hangs on an age or a weight,
// and the owner wrote where one ends. The text that sets the limit is the answer.
import { plainText, sentencesOf } from '../answers/passages.ts';
import type { Business, Language } from '../business.ts';
import { isInAnother } from '../models/language.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { type Facts, facts } from './fact.ts';

const number =
  '(?:\\d{1,3}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn))';
const weight = '(?:pounds?|lbs?|kilos?|kg|libras?|livres?|pfund)';
const weighed = new RegExp(`(?<!\\p{L})${number} ?-?${weight}(?!\\p{L})`, 'u');
const child =
  '(?:kid|child|boy|girl|son|daughter|grandson|granddaughter|nephew|niece|hij[oa]|nin[oa]|niet[oa]|fils|fille|enfant|sohn|tochter|kind|enkel(?:in)?)';
const aged = new RegExp(
  `(?<![\\p{L}\\d])(?:${number}[- ]?(?:years?[- ]old|yr[- ]?old|year|yo|anos|ans|jahre?|jahrige[nrs]?)(?!\\p{L})|${child}(?:'s| is| turned| just turned| tiene| a| ist| wird)(?: \\p{L}+)? ${number}(?!\\p{L}|\\d|:))`,
  'u',
);
/** Which price, or whether the smaller one: over folded text, in any of the four languages. */
const whichPrice =
  /(?<!\p{L})(?:(?:which|what|cual|que|quel|welche[nrs]?|was fur ein(?:en)?) (?:(?:of the|of your) )?(?:(?:two|\p{L}+) )?(?:price|rate|size|precio|tarifa|tamano|prix|tarif|taille|preis|grosse)s?(?! range)(?!\p{L})|(?:kids?'?|child(?:ren)?(?:'s)?|junior|small|large|big|small-dog|large-dog|little)(?: dog| cat)? (?:price|rate|one|fee|cut)s?(?!\p{L})|(?:still|count(?:ed|s)?|considered|charged|qualif(?:y|ies)|pass|pay)(?: \p{L}+){0,3} (?:as )?(?:an? )?(?:kids?|child|small|large|adult|junior|senior)(?!\p{L})|(?:kids?|child|adult)[ ,]+price-?wise|(?:precio|tarifa) (?:de )?(?:nino|infantil|nina|adulto|chico|grande)|(?:todavia|aun) (?:\p{L}+ ){0,3}(?:nino|infantil|chico)|(?:prix|tarif) enfants?|encore (?:\p{L}+ ){0,2}enfant|kinder(?:preis|tarif)|noch (?:\p{L}+ ){0,2}(?:als )?kind(?!\p{L}))/u;
/** A limit, as owners write it. Folded. */
const setsLimit =
  /(?<!\p{L})(?:up to|under|over|above|below|until|from|younger than|older than|age of|hasta|menor(?:es)? de|mayor(?:es)? de|a partir de|jusqu'a|moins de|plus de|des|bis(?: zu)?|unter|uber|ab)(?: (?:the )?(?:age|ages|edad|l'age)(?: of| de)?)? (?:\d{1,3})(?!\d|:|[ap]m)/u;
const ofWeight = new RegExp(weight, 'u');
const ofChild =
  /(?<!\p{L})(?:kids?|kid's|kids'|child(?:ren)?(?:'s|s')?|boys?|girls?|junior|ninos?|infantil|enfants?|kinder\p{L}*)(?!\p{L})/u;

/** Null where neither is told, or no limit is taught that it falls under. */
export function limitAsked(question: string, language: Language, business: Business): Facts | null {
  const folded = foldCue(question);
  const isOfWeight = weighed.test(folded);
  if (!whichPrice.test(folded) || !(isOfWeight || aged.test(folded))) return null;
  const found = business.knowledge.find(({ title, text }) =>
    sentencesOf(plainText(text)).some((sentence) => {
      const said = foldCue(sentence);
      const about = isOfWeight
        ? ofWeight.test(said)
        : ofChild.test(`${said} ${foldCue(title)}`) && !ofWeight.test(said);
      return about && setsLimit.test(said) && classes.test(`${said} ${foldCue(title)}`);
    }),
  );
  if (found === undefined) return null;
  const text = plainText(found.text);
  const says = { say: 'answer' as const, text, sources: [found.title], foreign: isInAnother(text, language) };
  return { ...facts(found.title, true, says), sources: [found.title] };
}
/** What the limit is between: a size, a price, a child's own. */
const classes =
  /(?<!\p{L})(?:small|large|big|medium|counts?|price|rate|cuts?|fee|ticket|\$\d+|precio|tarifa|chico|grande|prix|tarif|petit|grand|preis|klein|gross|kinder\p{L}*)(?!\p{L})/u;
