// "Is a glass of wine okay the night before my Botox?": what may be done about the time of a visit, which is named by the visit and
// wished for by nobody.
import type { Seen } from '../seen.ts';
import { cueOf, type Signs } from '../signs.ts';

const part =
  '(?:(?:the|that) (?:very )?(?:night|evening|day|morning|afternoon|week|weekend)s?|(?:\\p{L}+|\\d+) (?:hours?|hrs|days?|weeks?|minutes?)|(?:la|el) (?:\\p{L}+ )?(?:noche|dia|manana|tarde|semana|vispera)|(?:\\p{L}+|\\d+) (?:horas?|dias?|semanas?)|(?:la veille(?: au soir)?|le lendemain|le (?:soir|jour|matin)(?: d)?)|(?:\\p{L}+|\\d+) (?:heures?|jours?|semaines?)|(?:am|der|den|dem) (?:abend|tag|morgen|vorabend|nachmittag)|(?:\\p{L}+|\\d+) (?:stunden?|tage?n?|wochen?))';
const around =
  "(?:before|after|of|prior to|ahead of|antes de(?:l)?|despues de(?:l)?|del?|avant|apres|d[eu']|vor|nach|vom|von)";
/** The time as it stands in the clause, up to the name of what it is reckoned from. */
const timeByVisit = new RegExp(
  `(?<!\\p{L})${part} ${around} ?(?:(?:my|our|the|his|her|an?|getting|having|i get|we get|mi|la|el|su|una?|hacerme|mon|ma|le|notre|une?|l'|meine[rmn]?|der|dem|die|eine[rmn]?|unsere[rmn]?) )?(?:\\p{L}+ )?$`,
  'u',
);
const visitWord =
  /(?<!\p{L})(?:appointments?|appt|visits?|sessions?|treatments?|procedure|cita|visita|sesion|tratamiento|rendez-vous|rdv|seance|traitement|termin|besuch|sitzung|behandlung)(?!\p{L})/u;

/** Whoever comes, moves or is free asks for that time after all. */
const wantsTime = ['book', 'available', 'cancel', 'move', 'own', 'late', 'message', 'person'] as const;
const comes =
  /(?<!\p{L})(?:come|coming|bring|drop|swing|stop by|get in|see (?:me|us|him|her)|fit (?:me|us)|free|open|book|pueden? (?:verme|atenderme|venir)|venir|pasar|traer|llevar|abren|passer|amener|ouvert\p{L}*|libre|kommen|vorbei\p{L}*|bringen|offen|frei)(?!\p{L})/u;
/** "Do you have anything the day after my appointment?" */
const anythingFree =
  /(?<!\p{L})(?:(?:have|got|is there) (?:anything|something|a spot|room)(?! (?:on|against|about|to|for))|(?:tienen?|hay) algo|(?:avez|auriez|a)(?:[- ]vous)? (?:quelque chose|une place)|(?:haben|hatten) (?:sie|ihr) (?:noch )?(?:etwas|was))(?!\p{L})/u;
/** "Can I get a massage an hour before my facial?": what is done here is wished for beside another visit. */
const getsDone =
  /(?<!\p{L})(?:get|gets|getting|have|do|add|schedule|hacer(?:me|se|le|nos)?|hacen|ponerme|tener|faire|avoir|prendre|machen|bekommen|haben)(?!\p{L})/u;

/** "Is the day before my appointment okay?": the time itself is proposed. */
const proposesIt =
  /^\P{L}*(?:(?:and|so|but|or|y|o|et|ou|und|oder)[ ,]+)*(?:(?:is|would|does|will|can we do|how about|what about|es|seria|que tal|est-ce que|ist|ware|ginge|geht) *)?$/u;

/** Is something asked about the time of a visit, and not that time for a visit? */
export function asksAroundVisit(clause: Signs, { mentions, language }: Seen): boolean {
  if (wantsTime.some((name) => clause.cue(name)) || comes.test(clause.folded) || anythingFree.test(clause.folded))
    return false;
  const services = mentions.services.filter(({ start }) => start >= clause.start && start < clause.end);
  const ends = [
    ...services.map(({ start }) => start - clause.start),
    visitWord.exec(clause.folded)?.index ?? -1,
  ].filter((at) => at > 0);
  const found = ends.map((at) => timeByVisit.exec(clause.folded.slice(0, at))).find((one) => one !== null);
  if (!found || proposesIt.test(clause.folded.slice(0, found.index))) return false;
  const at = clause.start + found.index;
  if (services.some(({ end }) => end <= at) && getsDone.test(clause.folded.slice(0, found.index))) return false;
  // A day or an hour beside it is a wish.
  const isElse = mentions.wishes.some(
    ({ start, end, wish }) => wish.date !== undefined || wish.time !== undefined || end <= at || start >= clause.end,
  );
  return !isElse && cueOf('question', clause.text, language);
}
