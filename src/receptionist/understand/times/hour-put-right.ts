// "Friday at 10, no wait, 11": an hour that is put right in the breath that said it.
import type { Language } from '../../business.ts';
import type { TimeMention } from '../../values/times.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';
import { hourSaid } from './bare-hours.ts';

/** "Friday at 10, no wait, 11": behind an hour that is taken back, a bare number is one. Where it stands; null where it does not. */
export function hourPutRight(
  text: string,
  language: Language,
  last: TimeMention | undefined,
): { hour: string; at: number } | null {
  if (last?.time?.is !== 'clock') return null;
  const behind = text.slice(last.end);
  const [, before = '', hour] = hourAtEnd.exec(behind) ?? [];
  if (hour === undefined) return null;
  const isTakenBack = takesBack(before, language) || takesBackWithReason(before, language);
  return isTakenBack ? { hour, at: last.end + before.length } : null;
}

/** "Sorry, no, I have to drop the kids first, nine thirty": why is said between, in words without another hour; what is crossed out counts. */
function takesBackWithReason(between: string, language: Language): boolean {
  const [, no = '', reason] = noWithReason.exec(between) ?? [];
  return (
    reason !== undefined &&
    /(?<!\p{L})(?:no|nein|non|nee|sorry|wait|perdon|pardon|espere)/u.test(foldCue(no)) &&
    takesBack(no, language)
  );
}
const noWithReason = /^([^\p{L}]*(?:\p{L}+\W+){1,4}?)((?:[\p{L}~]+(?:['’]\p{L}+)? ){2,11}[\p{L}~]+[,.;]\s*)$/u;

const minutesSaid =
  "(?:[ -](?:thirty|fifteen|forty[ -]five|y media|y cuarto|et demie|et quart|uhr(?: (?:drei(?:ß|ss)ig|30))?|heures?|h(?: ?30)?|o'?clock))?";

/** A bare number at the end, or one of which only is said that it suits: "11 is better", "no, ten". */
const hourAtEnd = new RegExp(
  `^(.*?[^\\p{L}\\d])(${hourSaid}${minutesSaid})(?:\\s+(?:me |nous |mir )?(?:is|would be|works?|suits?|es|est[aá]|ser[ií]a|queda|est|serait|va|ist|w[aä]re|passt|geht)(?: (?:\\p{L}+ ?){1,3})?)?\\W*$`,
  'isu',
);

/** Whether what stands between two hours or days takes the first one back: "no wait", "actually", "ach nein". */
export const takesBack = (between: string, language: Language): boolean =>
  between.length <= takenBackMax &&
  !standsBehindAnother.test(foldCue(between)) &&
  (cueOf('correction', between, language) || onlyTakesBack.test(foldCue(between)));

/** "1 pm instead of 11": the other way round. */
const standsBehindAnother = /(?<!\p{L})(?:of|than|de|que|als|statt|anstelle(?: von)?)\W*$/u;

/** So long is it at most, in characters. */
const takenBackMax = 30;
const onlyTakesBack =
  /^\W*(?:(?:no|ah|ach|oh|uh|hm|nein|non|nee|sorry|espere|espera|perdon|pardon|moment|doch|lieber|mejor|plutot|better)\W+)+$/u;
