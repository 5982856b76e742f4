// "His battery is on its last legs. Could you swap it for him tomorrow at eleven?": what is changed is the thing that was told of, and
// no visit. "I have an oil change on Thursday. Could you swap it to Friday?" changes one: it is had, and goes from a day to a day.
import { adjusts, foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';
import { changesForAnother } from './named-after-move.ts';

/** Said of things and of visits alike; a visit alone is moved, put off or altered. */
const verb =
  '(?:chang(?:e|es|ed|ing|er|ez|ent|iez|iez)|swap(?:s|ped|ping)?|switch(?:es|ed|ing)?|replac(?:e|es|ed|ing)|cambi(?:ar|en?|an?|o|arian?|aran?)|remplac(?:er|ez|e|iez)|wechseln|wechselt|austauschen|auswechseln|tauschen|ersetzen)';
/** From one day to another: what is changed so is a visit. */
const toDay =
  /(?<!\p{L})(?:(?:swap|switch|chang|replac)\p{L}* (?:\p{L}+ ){0,4}?(?:to|for|into|onto|with) (?!(?:him|her|me|us|them|my|our|his|the (?:car|truck|house)|\p{L}+ (?:dad|mom|mother|father))(?!\p{L}))(?:the |next |this |an? )?(?:\p{L}+day|tomorrow|today|\d+|another|later|earlier|\p{L}+ (?:week|month|morning|afternoon|time|day|slot))|cambi\p{L}*(?: \p{L}+){0,2} (?:al|para(?: el| la)?|por(?: el)?) (?!mi|su|ella|favor)|chang\p{L}*(?: \p{L}+){0,2} (?:pour|a|au|contre) (?:le |la )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|\d+|un|une)|(?:auf|zum) (?:den |die )?(?:\p{L}*tag|morgen|mittwoch|samstag|\d+)(?!\p{L})[^.!?]* (?:wechseln|tauschen|austauschen))/u;
const spokenOf =
  /(?<!\p{L})(?:it|them|that|this|those|these|one|la|lo|las|los|le|les|l'|ca|cela|die|das|den|ihn|sie|es|(?:cambi|remplac)\p{L}+(?:l[aoe]s?))(?!\p{L})|(?<!\p{L})l'/u;
const changesIt = new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'u');

/** How a thing is that is to be changed. */
const isWorn =
  /(?<!\p{L})(?:broken?|shot|toast|fried|flat|done for|worn(?: out)?|dead|dying|bald|cracked|busted|old|rusted|rotten|leak(?:s|y|ing)|last legs|giv(?:es|en|ing) (?:up|out)|gave (?:up|out)|doesn't|won't|stopped|rot[oa]s?|muert[oa]s?|gastad[oa]s?|viej[oa]s?|quebrad[oa]s?|ya no|no (?:sirve|funciona|prende|jala)n?|usee?s?|morte?s?|cassee?s?|fissuree?s?|(?:ne )?(?:marche|fonctionne|tient|ferme) plus|fuit|lisses?|kaputt|tot|hinuber|abgefahren|verschlissen|defekt|undicht|alt|gerissen|geht nicht mehr|fallig)(?!\p{L})/u;

/** Is what the clause changes the thing of a service that the line names, with no visit spoken of and no day but the one wished for? */
function changesWhatWasTold({ mentions, said }: Seen, clause: Signs): boolean {
  const isNamed = mentions.services.length > 0 || isWorn.test(foldCue(said.slice(0, clause.start)));
  if (!isNamed || !changesIt.test(clause.folded) || toDay.test(clause.folded)) return false;
  const dates = new Set(mentions.wishes.flatMap(({ wish }) => wish.date ?? []));
  const isSpokenOf =
    spokenOf.test(clause.folded) ||
    mentions.services.some(({ start, end }) => start < clause.start && end > clause.start);
  return dates.size <= 1 && isSpokenOf && !hasOne.test(foldCue(said));
}
/** A visit that somebody has, by the name of its work. */
const hasOne =
  /(?<!\p{L})(?:(?:i|we|he|she|they)(?:'ve| have| has|'m| am)? (?:got |have |down |booked |coming )?(?:an?|my|our|the) (?:\p{L}+ ){1,4}(?:on|at|for|tomorrow|today|next|this)|scheduled|booked|rendez-vous|rdv|termin|cita|appointment|visit|slot|tengo (?:el|la|un|una|mi)|j'ai (?:un|une|mon|ma|le|la)|ich habe (?:am|den|einen|meinen|eine))(?!\p{L})/u;

/** "Change my tires", "swap it": is a thing changed? `services`, `times`: whether a service and a time are named in the clause. */
export const changesAThing = (seen: Seen, clause: Signs, services: boolean, times: boolean): boolean =>
  changesWhatWasTold(seen, clause) ||
  (services &&
    !hasItsDay(seen) &&
    (changesForAnother(clause.folded, seen.mentions.services.length) || (!times && adjusts.test(clause.folded))));

/** "Cambiar mi cata del sábado al domingo": what has a day that it stands on is a visit, whatever it is called. */
const hasItsDay = ({ mentions }: Seen): boolean => mentions.wishes.some(({ wish }) => wish.existing === true);
