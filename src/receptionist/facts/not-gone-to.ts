// A place that the owner plainly says is not gone to: whoever asks in another language than the owner's hears the no in their own.
import { plainText, sentencesOf } from '../answers/passages.ts';
import type { Business } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { bare, namesIn, outsideIn } from './area.ts';

/** Said of going there, or of working there, in the owner's language. Folded. */
const notGone =
  /(?<!\p{L})(?:(?:don'?t|do not|doesn'?t|does not|can'?t|cannot|never|no longer|won'?t) (?:\p{L}+ ){0,2}?(?:go|drive|travel|come|serve|service|work|cover|deliver|reach)|no (?:\p{L}+ ){0,2}?(?:vamos|llegamos|trabajamos|atendemos|cubrimos|viajamos|salimos)|(?:ne |n')(?:nous |y )?(?:allons|travaillons|intervenons|desservons|livrons|deplacons|venons) (?:pas|plus)|(?:fahren|kommen|arbeiten|liefern|gehen) (?:[\p{L}]+ ){0,5}?nicht|nicht (?:nach|bis))(?!\p{L})/u;
/** What may stand beside the places: a word more, of hours, seasons or sums, and the no is not plain. Folded. */
const beside = new Set(
  'we to in into out at as far or and nor either also there over no en a al hasta ni o y nous ne n a jusqu ou et wir nach bis in oder und nicht'.split(
    ' ',
  ),
);
const ofDays = /(?:days?|tags?)$/u;

/** The place asked of, as the owner writes it, where the text under that title plainly says that it is not gone to; else null. */
export function notGoneTo(question: string, title: string | undefined, business: Business): string | null {
  const place = outsideIn(question, business);
  const entry = business.knowledge.find((one) => one.title === title);
  if (place === null || entry === undefined) return null;
  for (const sentence of sentencesOf(plainText(entry.text))) {
    const names = [...sentence.matchAll(namesIn)].map(([name]) => name.replace(/\.$/u, ''));
    const folded = foldCue(sentence);
    const unnamed = names.reduce((text, name) => text.replaceAll(foldCue(name), ' '), folded.replace(notGone, ' '));
    const rest = unnamed.match(/\p{L}+/gu) ?? [];
    if (!notGone.test(folded) || !rest.every((word) => beside.has(word))) continue;
    const named = names.find((name) => bare(name) === place);
    if (named && !names.some((name) => ofDays.test(foldCue(name)))) return named;
  }
  return null;
}
