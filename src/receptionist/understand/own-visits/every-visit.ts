// "Cancel both", "all my appointments", "alle beide": every visit that is meant, and not one of them.
import { foldCue } from '../cues/cue.ts';
import type { Named } from '../services/near.ts';
import type { ReadWish } from '../times/times.ts';

/** What a visit is called, over text of any case. */
export const visits =
  'appointments?|appts?|visits?|bookings?|reservations?|sessions?|times?|ones?|citas?|visitas?|reservas?|turnos?|sesiones|rendez-vous|rdv|visites?|seances?|termine?|besuche?|buchungen';
const everyOne = new RegExp(
  `(?<!\\p{L})(?<!(?:that'?s|that is|that was|is|eso es|es|seria|c'est|sera|ist|war|ware) )(?:everything|the (?:whole )?lot|todo(?= *(?:[.,!?]|por favor|$))|tout(?= *(?:[.,!?]|s'il|$))|alles|both(?! (?:of us|my \\p{L}+ and|\\p{L}+ and))(?: (?:of )?(?:them|(?:my|our|the|these|those)(?: \\p{L}+)? (?:${visits})))?|all (?:of )?(?:them|(?:my|our|the|these|those)(?: \\p{L}+)? (?:${visits})|(?:two|three|four|five)(?: of them)?)|every (?:one of them|(?:${visits}))|the (?:two|three) of them|(?:las|los) (?:dos|tres)|amb[oa]s|tod[oa]s (?:ellas|ellos|(?:mis|las|los|nuestr[oa]s) (?:${visits}))|tod[oa]s(?= *(?:[.,!?]|por favor|$))|(?:tou(?:te)?s )?les (?:deux|trois)|tou(?:te)?s (?:mes|les|nos) (?:${visits})|tou(?:te)?s(?= *(?:[.,!?]|s'il|$))|(?:alle )?beiden?|alle (?:drei|meine|unsere|diese|die)(?: (?:${visits}))?|alle(?= *(?:[.,!?]|bitte|ab|$)))(?!\\p{L})`,
  'u',
);

const off =
  '(?:cancel\\p{L}*|call off|scrap|drop|annul\\p{L}*|supprim\\p{L}*|anul\\p{L}*|absag\\p{L}*|stornier\\p{L}*|streich\\p{L}*)';
/** What is called off stands right by the verb: "we both have the flu, so cancel my visit" calls off one. */
const everyOff = new RegExp(
  `(?<!\\p{L})(?:${off}(?: (?!and|y|et|und)\\p{L}+){0,3}? ${everyOne.source}|sagen?(?: sie| ich| wir)?(?: bitte| mir)* ${everyOne.source}(?: \\p{L}+){0,3} ab|${everyOne.source}(?: (?:to be|wieder|bitte|lieber|leider|a|zu))* (?:cancell?ed|called off|cancelad[oa]s|anulad[oa]s|annulee?s?|annuler|absagen|abgesagt|stornieren|storniert|streichen))(?!\\p{L})`,
  'u',
);
const butOne =
  /(?<!\p{L})(?:else|except|apart from|besides|but (?:not|keep)|just|only|keep\p{L}*|rest|otherwise|stays?|menos|excepto|salvo|solo|solamente|demas|sauf|excepte|seulement|reste|gard\p{L}*|ausser|nur|behalt\p{L}*|bleib\p{L}*|sonst)(?!\p{L})/u;

/** Whether all of several visits are to be called off; `text` as it was said. */
export function callsOffEvery(text: string): boolean {
  const folded = foldCue(text);
  return everyOff.test(folded) && !butOne.test(folded);
}

/** "Both", "alle beide", in answer to which of them it is. */
export function meansEvery(text: string): boolean {
  const folded = foldCue(text);
  return everyOne.test(folded) && !butOne.test(folded) && folded.trim().split(/\s+/).length <= answerWordsMax;
}
const answerWordsMax = 8;

const joins = /(?<!\p{L})(?:and|plus|y|et|und|sowie)(?!\p{L})/u;
const anyOff = new RegExp(`(?<!\\p{L})${off}(?!\\p{L})`, 'u');
const maybeOne =
  /(?<!\p{L})(?:still|leave|coming|one of (?:them|the)|either|or|dej[eoa]\p{L}*|o|viens|ou|lassen|oder|ein(?:en|e) davon)(?!\p{L})/u;
/** Words of a list between two of them: "and my exam on"; more tell something else. */
const betweenMax = 6;

/** "Cancel the exam at nine and the cleaning at ten": behind the verb several are pointed at by when they are, in one list, and none is to be kept. */
export function namesSeveral(text: string, wishes: readonly ReadWish[]): boolean {
  const folded = foldCue(text);
  const verb = anyOff.exec(folded);
  if (!verb || butOne.test(folded) || maybeOne.test(folded)) return false;
  const listed = wishes.filter(
    ({ wish, start }) => start > verb.index && !wish.excluded && !wish.instead && !wish.alternative,
  );
  if (listed.length < 2) return false;
  const whole = folded.slice(listed[0]?.end, listed.at(-1)?.start);
  if (!joins.test(whole)) return false;
  return listed.slice(1).every(({ start }, at) => {
    const between = folded.slice(listed[at]?.end ?? start, start);
    const words = between.match(/\p{L}+/gu) ?? [];
    return !/[.!?;]/.test(between) && words.length <= (joins.test(between) ? betweenMax : 2);
  });
}

const article = '(?:my|the|our|mi|mis|el|la|los|las|mon|ma|mes|le|l|les|den|die|das|meinen?|meine)';
const between = new RegExp(
  `^[\\s,]*(?:(?:and|y|e|et|und|sowie|plus)(?!\\p{L})|,)[\\s,]*(?:(?:${article})(?:['\\s]+))?$`,
  'u',
);

/** "Cancel the exam and the cleaning": the services of one list behind the verb, or before it; none where it is no such list. */
export function servicesCalledOff(text: string, services: readonly Named[]): readonly string[] {
  const folded = foldCue(text);
  if (folded.length !== text.length || butOne.test(folded) || maybeOne.test(folded)) return [];
  const listed = services.toSorted((a, b) => a.start - b.start);
  const names = [...new Set(listed.map(({ name }) => name))];
  const isList = listed.slice(1).every(({ start }, at) => between.test(folded.slice(listed[at]?.end ?? start, start)));
  if (names.length < 2 || !isList || listed.some((one) => one.ambiguous)) return [];
  const near = `${folded.slice(0, listed[0]?.start)} § ${folded.slice(listed.at(-1)?.end)}`;
  return offList.test(near) ? names : [];
}
const lead = `(?: (?:bitte|please|both|beide|noch|mir))*(?: ${article})?['\\s]* §`;
const offList = new RegExp(
  `(?<!\\p{L})(?:${off}${lead}|sagen?(?: sie| ich| wir)?${lead} *(?:(?:bitte|lieber|beide|wieder) *)*ab(?!\\p{L}))|§ *(?:(?:bitte|lieber|beide|wieder|both) *)*(?:absagen|stornieren|streichen)(?!\\p{L})`,
  'u',
);
