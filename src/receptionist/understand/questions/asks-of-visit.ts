// Questions that name a service or a visit and want to know something of it: who or what may come along, whether it is sure, what
// holds if it is called off. None of them wishes for one, or gives one up.
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';
import type { ReadWish } from '../times/times.ts';

const along =
  '(?:ride|rides|riding|hop) (?:along|aboard|on board)|(?:be )?allowed (?:on|in|at|to)|(?:welcome|permitted) (?:on|in|at)|(?:puede|pueden|podria) (?:subir|viajar|ir tambien|venir tambien)|(?:se )?(?:permiten|admiten|aceptan) (?:perros|mascotas|ninos|bebes)|(?:peut|peuvent|pourrait)(?:-(?:il|elle|ils|elles))? (?:monter|venir aussi|nous accompagner)|(?:acceptez|admettez)-vous les (?:chiens|animaux|enfants)|(?:darf|durfen|kann|konnen|konnte) (?:\\p{L}+ ){1,4}(?:mitfahren|mitkommen|mitmachen|mit an bord|mit rein|mit aufs boot|mit (?:auf|in|zu) (?:die|den|das|der|dem))';

const sure =
  "(?:are|is) (?:you|we|it|there|that|they)(?: \\p{L}+){0,2} (?:guaranteed|certain to|sure to|bound to)|do (?:you|u|we) (?:guarantee|promise)|(?:garantizan|aseguran|prometen)(?! (?:el|mi) lugar)|(?:es|esta) (?:seguro|garantizado) que|(?:seguro que|es seguro) (?:se ve|vemos|veremos)|(?:garantissez|promettez)-vous|vous (?:garantissez|promettez)|(?:est-ce que c'est|c'est|est-il|est-on|est-ce) (?:garanti|sur|certains?) (?:de|qu)|garantieren (?:sie|ihr)|(?:ist|wird) (?:\\p{L}+ ){0,4}garantiert|(?:sieht|sehen|bekommt) (?:man|wir) (?:\\p{L}+ ){0,3}(?:garantiert|sicher|bestimmt)";

const asked = new RegExp(`(?<!\\p{L})(?:${along}|${sure})(?!\\p{L})`, 'u');

/** Of the visit as such: may the dog ride along, is an alligator sure to be seen? */
export const asksOfVisit = (folded: string): boolean => asked.test(folded);

const visit = '(?:appointments?|appts?|visits?|bookings?|reservations?|ones?|things?)';
const listed = new RegExp(
  `(?<!\\p{L})(?:what(?:'ve| have)? (?:do |have )?(?:i|we)(?:'ve)? (?:(?:have|got|still|all|currently|even) )*(?:booked|scheduled|coming up|reserved|on the (?:books|calendar|schedule))|(?:what|which) (?:\\p{L}+ )?${visit} (?:do|have|did) (?:i|we) (?:\\p{L}+ )?(?:have|got|book)|(?:which|what) (?:ones )?do i have(?= *(?:[?.!,]|$))|(?:list|read me|tell me|go over|show me) (?:all )?(?:my|our) (?:\\p{L}+ )?(?:appointments|appts|visits|bookings)|que (?:cosas )?(?:tengo|tenemos|hay) (?:\\p{L}+ )?(?:reservad|agendad|apuntad|programad|anotad|pendiente)\\p{L}*|(?:que|cuales) (?:citas?|visitas?|reservas?|turnos?) (?:tengo|tenemos)|cuales (?:tengo|son mis citas)(?= *(?:[?.!,]|$))|(?:digame|lea\\p{L}*|repita\\p{L}*) (?:todas )?mis (?:citas|visitas|reservas)|qu'est-ce que (?:j'ai|nous avons|on a) (?:deja |bien )?(?:(?:de |d')?(?:reserve|prevu|note|inscrit)|comme (?:rendez-vous|rdv|reservation))\\p{L}*|j'ai quoi (?:de (?:reserve|prevu)|comme (?:rendez-vous|rdv))|quels (?:sont mes|rendez-vous (?:est-ce que )?(?:j'ai|ai-je)|rdv (?:est-ce que )?(?:j'ai|ai-je))|lesquels (?:est-ce que )?(?:j'ai|ai-je)|was (?:habe|hab|haben) (?:ich|wir) (?:\\p{L}+ ){0,3}(?:gebucht|reserviert|vereinbart|ausgemacht|eingetragen|stehen)|welche (?:termine |besuche |buchungen )?(?:habe|hab|haben) (?:ich|wir)(?: (?:denn|noch|alle|bei ihnen|gebucht|eingetragen))*(?= *(?:[?.!,]|$))|was steht (?:denn |noch |alles )*bei mir|(?:nennen|lesen|sagen) sie mir (?:bitte )?(?:alle )?meine termine)(?!\\p{L})`,
  'u',
);

const day =
  "(?:today|tonight|tomorrow|this (?:week|morning|afternoon|evening)|next week|(?:on |for |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|on the \\d+|hoy|manana|esta (?:semana|tarde)|la (?:proxima )?semana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|aujourd'hui|demain|cette semaine|la semaine prochaine|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|heute|morgen|diese woche|nachste woche|am (?:mon|diens|donners|frei|sams|sonn)tag|am mittwoch)";
/** "Do I have something tomorrow?": what may be kept for them is asked for, though it has no name. */
const anything = new RegExp(
  `(?<!\\p{L})(?:${[
    `do (?:i|we) (?:still )?have (?:something|anything|a (?:thing|time|slot))(?: (?:booked|scheduled|set up|with you(?: guys)?|there|coming up))* ${day}`,
    `am i (?:still )?(?:on|down|booked|scheduled|in) (?:for )?${day}`,
    `tengo algo (?:con ustedes|ahi|agendado|apuntado|reservado)(?: para)? ${day}`,
    `est-ce que j'ai quelque chose (?:chez vous )?${day}`,
    `(?:hab|habe|haben) (?:ich|wir) (?:denn )?${day} (?:was|etwas|irgendwas)(?: (?:bei (?:ihnen|euch)|gebucht|vereinbart|ausgemacht))?(?= *(?:[?.!,]|$))`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** "What do I have booked?": the caller's own visits are to be read out, whatever else is being asked. */
export const asksWhatIsBooked = (folded: string): boolean => listed.test(folded) || anything.test(folded);

/** How something is supposed: "what if", "et si". */
export const whatIf =
  "what (?:if|happens (?:if|when))|que (?:pasa|pasaria|sucede) si|si|et si|qu'est-ce qui se passe si|que se passe-t-il si|was (?:ist|passiert|ware),? wenn|wenn|falls";

/** "Say I cancel that morning, what then?": supposed with a word of saying, and whose it is right behind it. */
const supposing =
  "(?:let's |lets |just )?(?:say|suppose|supposing)(?: that)?(?= (?:i|we)(?!\\p{L}))|(?:digamos|pongamos|supongamos) que|(?:disons|mettons|admettons|supposons) que(?= (?:je|j'|on|nous))|(?:mal )?angenommen,?(?= (?:ich|wir)(?!\\p{L}))|(?:sagen wir|nehmen wir)(?: mal)?(?: an)?,?(?= (?:ich|wir)(?!\\p{L}))";

const supposedOff = `^\\P{L}*(?:(?:and|but|so|ok(?:ay)?|y|pero|et|mais|und|aber) )?(?:${whatIf}|${supposing}) (?:(?:i|we|yo|je|j'|on|nous|ich|wir|lo|la|l'|den|die) ?){0,2}(?:\\p{L}+ ){0,6}?`;
const whatIfOff = new RegExp(
  `${supposedOff}(?:cancel\\p{L}*|call (?:it )?off|can't (?:come|make it)|anul\\p{L}*|annul\\p{L}*|decommand\\p{L}*|absag\\p{L}*|storniere\\p{L}*|nicht komm\\p{L}*)(?!\\p{L})`,
  'u',
);
const ownOne =
  '(?:it|(?:my|our|the|an?) \\p{L}+|la cita|(?:mi|nuestra|una) \\p{L}+|(?:mon|ma|notre|le|un) (?:\\p{L}|-)+)';
/** Put off, which whoever names no other time does not wish for yet. */
const whatIfLater = new RegExp(
  `${supposedOff}(?:postpone|reschedule|delay|put (?:${ownOne} )?off|push (?:${ownOne} )?back|(?:moved?|changed?) ${ownOne}|pospon\\p{L}*|pospus\\p{L}*|aplaz\\p{L}*|retras\\p{L}*|(?:cambi|muev)\\p{L}* ${ownOne}|(?<=la )(?:cambi|muev)\\p{L}*|report(?:e|er|ons|ais) ${ownOne}|repouss\\p{L}*|decal\\p{L}*|deplac\\p{L}*|verschieb\\p{L}*|verleg\\p{L}*)(?!\\p{L})`,
  'u',
);
/** On the day of the visit itself. */
const sameDay =
  /(?<!\p{L})(?:same (?:day|morning|afternoon|evening)|mism[oa] (?:dia|manana|tarde|noche)|(?:jour|matin|soir|apres-midi|journee)[- ]meme|meme (?:jour|matin|soir|apres-midi|journee)|(?:selben|gleichen) (?:tag|tages|morgen|vormittag|nachmittag|abend))(?!\p{L})/u;

/** "Can I call it off the same morning?": asks for the rule, and names no day of its own. */
const mayCallOff =
  /^\P{L}*(?:(?:and|so|but|hi|hello|y|pero|hola|et|mais|bonjour|und|aber|hallo)[ ,!.]+)*(?:(?:(?:can|could|may|might) (?:i|we)|(?:is it|would it be|am i|are we) (?:\p{L}+ ){1,2}to)(?: still| just| even)? (?:cancel|call (?:it|this|that|one|my \p{L}+|an? \p{L}+) off|back out)|(?:puedo|podemos|podria|se puede)(?: \p{L}+)? (?:cancelar|anular)|(?:puis-je|(?:est-ce qu[e'] ?)?(?:je peux|on peut)|peut-on|pourrais-je)(?: \p{L}+)? (?:annuler|decommander)|(?:kann|konnte|konnen|darf) (?:ich|man|wir)(?!\p{L})(?=.*(?:absagen|stornieren)))(?!\p{L})/u;
const callingOff =
  '(?:cancel|call (?:it|this|that|one|my \\p{L}+|an? \\p{L}+) off|back out|cancelar|anular|annuler|decommander|absagen|stornieren)';
/** "… my son has a recital the same day": somebody does something on that day, and it is told why. */
const noReason =
  "(?: (?!(?:because|since|as|i|we|he|she|has|have|is|porque|pues|ya|tengo|tiene|tenemos|parce|car|comme|j'ai|je|il|elle|on|weil|denn|da|ich|wir|er|sie)(?!\\p{L}))(?:\\p{L}|['-])+){0,6} ";
/** The same day is that of calling off, and said in one breath with it. */
const offThatDay = new RegExp(
  `(?<!\\p{L})${callingOff}${noReason}${sameDay.source}|${sameDay.source}${noReason}${callingOff}(?!\\p{L})`,
  'u',
);

/** "Sí quiero cancelar mi cita, ¿me puede ayudar?", "si puede cancelarme la cita": a wish, whatever is asked behind it. */
const yesInSpanish = /(?<!\p{L})sí(?!\p{L})/iu;
const politeIf = /(?<!\p{L})si (?:\p{L}+ )?(?:quiero|queremos|puede\p{L}*|podria\p{L}*|pouvez|pourriez)(?!\p{L})/u;

/**
 * "¿Y si cancelo el mismo día de la visita?", "what if I put it off the same morning?": what holds then; a day or an hour of its
 * own would be a wish.
 */
export function asksWhatIfOff(sentence: string, wishes: readonly ReadWish[], isQuestion = true): boolean {
  if (!sentence.includes('?')) return false;
  const folded = foldCue(sentence);
  if (!isQuestion && (yesInSpanish.test(sentence) || politeIf.test(folded))) return false;
  const onDay = sameDay.test(folded) && wishes.every(({ wish }) => wish.time === undefined && wish.shift === undefined);
  const isNoDay = wishes.every(({ wish }) => wish.date === undefined);
  if (onDay)
    return (
      whatIfOff.test(folded) ||
      whatIfLater.test(folded) ||
      (isNoDay && mayCallOff.test(folded) && offThatDay.test(folded))
    );
  if (wishes.length === 0 && whatIfLater.test(folded)) return true;
  return (
    whatIfOff.test(folded) &&
    wishes.every(({ wish }) => wish.relative === 'same-day' || (wish.date === undefined && wish.time === undefined))
  );
}

/** "What if we moved it to Friday?": with another time it is a wish after all. */
export const proposesToMove = (sentence: string, wishes: readonly ReadWish[]): boolean =>
  whatIfLater.test(foldCue(sentence)) &&
  wishes.some(({ wish }) => wish.date !== undefined || wish.time !== undefined || wish.shift !== undefined);

/** "I'm seeing Noelle at five. Does she have anything earlier?": when somebody of the house is free. */
export const asksOfStaff = (clause: Signs, { mentions }: Seen): boolean =>
  clause.cue('available') && mentions.staff.some(({ end }) => end <= clause.start);
