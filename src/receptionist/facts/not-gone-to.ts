// A place that the owner plainly says is not gone to: whoever asks in another language than the owner's hears the no in their own.
import { plainText, sentencesOf } from '../answers/passages.ts';
import type { Business } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { outsideIn } from './area.ts';

/** Said of going there, or of working there, in the owner's language. Folded. */
const notGone =
  /(?<!\p{L})(?:(?:don'?t|do not|doesn'?t|does not|can'?t|cannot|never|no longer|won'?t) (?:\p{L}+ ){0,2}?(?:go|drive|travel|come|serve|service|work|cover|deliver|reach)|no (?:\p{L}+ ){0,2}?(?:vamos|llegamos|trabajamos|atendemos|cubrimos|viajamos|salimos)|(?:ne |n')(?:nous |y )?(?:allons|travaillons|intervenons|desservons|livrons|deplacons|venons) (?:pas|plus)|(?:fahren|kommen|arbeiten|liefern|gehen) (?:[\p{L}]+ ){0,5}?nicht|nicht (?:nach|bis))(?!\p{L})/u;
/** Gone to for more, in some case, or only no farther than there. */
const onlyPartly =
  /\$|€|(?<!\p{L})(?:only|except|unless|but|charges?|fees?|extra|surcharge|costs?|weekends?|\p{L}+days?|beyond|past|outside|further|farther|cargo|recargo|excepto|salvo|sino|solo|mas alla|fuera|sauf|frais|supplement|seulement|mais|au-dela|hors|ausser\p{L}*|nur|aufpreis|zuschlag|sondern|aber|hinaus|weiter|jenseits)(?!\p{L})/u;
const namesIn = /(?:\p{Lu}[\p{L}'’.-]+)(?:[ -]\p{Lu}[\p{L}'’-]+)*/gu;

const plainly = (words: string): string => foldCue(words).replace(/[.'’]+/gu, '');

/** The place asked of, as the owner writes it, where the text under that title plainly says that it is not gone to; else null. */
export function notGoneTo(question: string, title: string | undefined, business: Business): string | null {
  const place = outsideIn(question, business);
  const entry = business.knowledge.find((one) => one.title === title);
  if (place === null || entry === undefined) return null;
  for (const sentence of sentencesOf(plainText(entry.text))) {
    const folded = foldCue(sentence);
    if (!notGone.test(folded) || onlyPartly.test(folded)) continue;
    const named = [...sentence.matchAll(namesIn)].find(([name]) => plainly(name) === place);
    if (named) return named[0].replace(/\.$/u, '');
  }
  return null;
}
