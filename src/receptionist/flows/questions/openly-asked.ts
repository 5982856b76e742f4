// A question that leaves open what there is to be told.
import type { Language } from '../../business.ts';
import { splitClauses } from '../../models/clauses.ts';
import { foldCue } from '../../understand/cues/cue.ts';

/**
 * "I wear glasses now, need to bring anything?": whatever there is to be told answers it, whoever asks. Null where what stands
 * before the question may decide it: "I have a cat, can I bring her?".
 */
export function openlyAsked(question: string, language: Language): string | null {
  const last = splitClauses(question, language).at(-1)?.text;
  return last !== undefined && last.length < question.trim().length && asksForAnything.test(foldCue(last))
    ? last
    : null;
}
const asksForAnything =
  /(?<!\p{L})(?:(?:bring|do|prepare|know|wear) (?:anything|something)|anything (?:\p{L}+ ){0,4}(?:bring|do|prepare|know|wear)|(?:llevar|traer|hacer|preparar|saber) algo|algo que (?:\p{L}+ )?(?:llevar|traer|hacer|preparar|saber)|(?:apporter|amener|faire|preparer|savoir) quelque chose|quelque chose a (?:apporter|amener|faire|preparer|savoir)|(?:et)?was (?:\p{L}+ ){0,2}(?:mitbringen|vorbereiten|beachten|wissen|tun))(?!\p{L})/u;
