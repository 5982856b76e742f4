// "My dog's 28 pounds, which price do I pay?", "is a fourteen-year-old still a kid?": which of two prices holds hangs on an age or a weight,
// and the owner wrote where one ends. The text that sets the limit is the answer.
import { plainText, sentencesOf } from '../answers/passages.ts';
import type { Business, Language } from '../business.ts';
import { isInAnother } from '../models/language.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { limitsTold, tellsByAge, tellsBySize } from '../understand/services/limits.ts';
import { measuresIn } from '../understand/who-comes/comer.ts';
import { type Facts, facts } from './fact.ts';

/** Which price, or whether the smaller one: over folded text, in any of the four languages. */
const whichPrice =
  /(?<!\p{L})(?:(?:which|what|cual|que|quel|welche[nrs]?|was fur ein(?:en)?) (?:(?:of the|of your) )?(?:(?:two|\p{L}+) )?(?:price|rate|size|precio|tarifa|tamano|prix|tarif|taille|preis|grosse)s?(?! range)(?!\p{L})|(?:kids?'?|child(?:ren)?(?:'s)?|junior|small|large|big|small-dog|large-dog|little)(?: dog| cat)? (?:price|rate|one|fee|cut)s?(?!\p{L})|(?:still|count(?:ed|s)?|considered|charged|qualif(?:y|ies)|pass|pay)(?: \p{L}+){0,3} (?:as )?(?:an? )?(?:kids?|child|small|large|adult|junior|senior)(?!\p{L})|(?:kids?|child|adult)[ ,]+price-?wise|(?:precio|tarifa) (?:de )?(?:nino|infantil|nina|adulto|chico|grande)|(?:todavia|aun) (?:\p{L}+ ){0,3}(?:nino|infantil|chico)|(?:prix|tarif) enfants?|encore (?:\p{L}+ ){0,2}enfant|kinder(?:preis|tarif)|noch (?:\p{L}+ ){0,2}(?:als )?kind(?!\p{L}))/u;
/** Null where neither is told, or no limit is taught that it falls under. */
export function limitAsked(question: string, language: Language, business: Business): Facts | null {
  if (!whichPrice.test(foldCue(question))) return null;
  const { months, kilos } = measuresIn(question, language);
  if (months === null && kilos === null) return null;
  const [written] = business.languages ?? [];
  const found = business.knowledge.find(({ title, text }) =>
    sentencesOf(plainText(text)).some((sentence) => {
      const { age, weight } = limitsTold(sentence, written ?? 'en');
      const told = `${foldCue(sentence)} ${foldCue(title)}`;
      if (kilos !== null) return weight !== undefined && (tellsBySize(told) || tellsPrice.test(told));
      return age !== undefined && tellsByAge(told);
    }),
  );
  if (found === undefined) return null;
  const text = plainText(found.text);
  const says = { say: 'answer' as const, text, sources: [found.title], foreign: isInAnother(text, language) };
  return { ...facts(found.title, true, says), sources: [found.title] };
}
/** What hangs on a weight, where no size does. */
const tellsPrice = /(?<!\p{L})(?:counts?|prices?|rates?|fees?|\$\d+|precios?|tarifas?|prix|tarifs?|preise?)(?!\p{L})/u;
