// "Cancel both", "all my appointments", "alle beide": every visit that is meant, and not one of them.
import { foldCue } from './cues/cue.ts';
import type { ReadWish } from './times.ts';

const visits =
  'appointments?|appts?|visits?|bookings?|reservations?|sessions?|times?|ones?|citas?|visitas?|reservas?|turnos?|sesiones|rendez-vous|rdv|visites?|seances?|termine?|besuche?|buchungen';
const everyOne = new RegExp(
  `(?<!\\p{L})(?<!(?:that'?s|that is|that was|is|eso es|es|seria|c'est|sera|ist|war|ware) )(?:everything|the (?:whole )?lot|todo(?= *(?:[.,!?]|por favor|$))|tout(?= *(?:[.,!?]|s'il|$))|alles|both(?! (?:of us|my \\p{L}+ and|\\p{L}+ and))|all (?:of )?(?:them|(?:my|our|the|these|those)(?: \\p{L}+)? (?:${visits})|(?:two|three|four|five)(?: of them)?)|every (?:one of them|(?:${visits}))|the (?:two|three) of them|(?:las|los) (?:dos|tres)|amb[oa]s|tod[oa]s (?:ellas|ellos|(?:mis|las|los|nuestr[oa]s) (?:${visits}))|tod[oa]s(?= *(?:[.,!?]|por favor|$))|(?:tou(?:te)?s )?les (?:deux|trois)|tou(?:te)?s (?:mes|les|nos) (?:${visits})|tou(?:te)?s(?= *(?:[.,!?]|s'il|$))|(?:alle )?beiden?|alle (?:drei|meine|unsere|diese|die)(?: (?:${visits}))?|alle(?= *(?:[.,!?]|bitte|ab|$)))(?!\\p{L})`,
  'u',
);

/** Whether all of several visits are meant; `text` as it was said. */
export const meansEvery = (text: string): boolean => everyOne.test(foldCue(text));

const joins = /(?<!\p{L})(?:and|plus|y|et|und|sowie)(?!\p{L})/u;
const keeps =
  /(?<!\p{L})(?:keep\p{L}*|stay\p{L}*|still|leave|coming|only|just one|one of (?:them|the)|either|or|dej[eoa]\p{L}*|mantener|mantenga|sigue|solo|o|gard\p{L}*|reste\p{L}*|viens|ou|seulement|bleib\p{L}*|behalt\p{L}*|lassen|oder|nur|einen davon|eine davon)(?!\p{L})/u;

/** "The exam at nine and the cleaning at ten": several are pointed at by when they are, joined by an "and", and none is to be kept. */
export function namesSeveral(text: string, wishes: readonly ReadWish[]): boolean {
  const plain = wishes.filter(({ wish }) => !wish.excluded && !wish.instead && !wish.alternative);
  const [first] = plain;
  const last = plain.at(-1);
  if (!first || !last || plain.length < 2 || plain.length < wishes.length || keeps.test(foldCue(text))) return false;
  const between = foldCue(text.slice(first.start, last.end));
  return joins.test(between) && !/[.!?;]\s/.test(between);
}
