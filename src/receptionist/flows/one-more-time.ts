// "Yes, and the Saturday after, same time": with the yes to a booking nothing but another day is said, and "and" before it. What was
// stated is booked, and one more of the same is begun for that day; a day alone, or "but" before it, puts the statement right instead.
import type { Command, TimeWish } from '../commands.ts';
import type { Dialogue } from '../dialogue.ts';
import { localTime } from '../local-time.ts';
import type { BookFrame } from '../state.ts';
import { foldCue } from '../understand/cues/cue.ts';

const agrees =
  "(?:yes|yeah|yep|yup|sure|okay|ok|great|perfect|please|si|claro|vale|perfecto|bueno|por favor|oui|parfait|d'accord|s'il vous plait|ja|gerne?|genau|bitte|super|perfekt)";
const number =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?(?:st|nd|rd|th|er|e)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)';
const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabend|tomorrow|demain|manana|morgen|ubermorgen)';
const month =
  '(?:jan(?:uary|vier|uar)|feb(?:ruary|ruar)|mar(?:ch|zo|s)|mar?z|april|may|june?|july?|august|sept(?:ember|embre)|octo(?:ber|bre)|novem(?:ber|bre)|decem(?:ber|bre)|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|noviembre|diciembre|fevrier|avril|mai|juin|juillet|aout|juni|juli|oktober|dezember)';
/** What a day and an hour are said with, and that it is one more; no verb, and nothing that weighs one against the other. */
const around =
  "(?:the|on|for|at|in|of|same|time|hour|day|week|next|following|after|then|also|too|as well|again|please|one|thing|a\\.?m\\.?|p\\.?m\\.?|o'clock|noon|morning|afternoon|evening|el|la|las|los|al?|del?|en|mism[ao]|hora|dia|semana|siguiente|proxim[ao]|que viene|tambien|otr[ao]|un[ao]?|para|por|tarde|y media|mediodia|le|les|un|une|du|a|meme|heures?|h|jour|suivante?|prochaine?|d'apres|qui suit|apres|semaine|aussi|egalement|encore|matin|apres-midi|midi|de|et demie|den|der|dem|die|am|um|gleiche[nr]?|selbe[nr]?|uhrzeit|zeit|uhr|tag|woche|nachste[nr]?|drauf|darauf|danach|folgenden?|auch|noch|ein(?:e[nrs]?)?|zur|nochmals?|wieder|halb|vormittags?|nachmittags?|mittags?)";

/** The yes, "and", and from there to the end nothing but a time. */
const andThen = new RegExp(
  `^\\P{L}*(?:${agrees}[^\\p{L}\\d]+)+(?:and|y|et|und)(?:[^\\p{L}\\d]+(?:${number}|${day}|${month}|${around})(?![\\p{L}\\d]))+[^\\p{L}\\d]*$`,
  'u',
);

/** One more beside the stated one, which is to be booked first, and what is wished for it; null where nothing of the kind was said. */
export function oneMoreTime(
  d: Dialogue,
  stated: BookFrame,
  commands: readonly Command[],
): { readonly next: BookFrame; readonly rest: readonly Command[] } | null {
  const { service, staff, forOther, chosen } = stated;
  // What waits beneath it comes first.
  if (service === undefined || !chosen || d.state.frames.length > 1) return null;
  const rest = commands.filter((one) => one.do !== 'affirm' && one.do !== 'foreign');
  const wishes = rest.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  if (rest.some((one) => one.do !== 'set-times') || wishes.every(({ date }) => date === undefined)) return null;
  const { date: on } = localTime(chosen.startsAt, d.turn.business.timezone);
  if (!wishes.every((wish) => isAnotherDay(wish, on)) || !andThen.test(foldCue(d.turn.text))) return null;
  return { next: { flow: 'book', service, staff, forOther, times: [] }, rest };
}

/** Another day than that of the statement, wished for; an hour or "same time" beside it is of that day. */
function isAnotherDay({ date, until, excluded, instead, alternative, existing }: TimeWish, on: string): boolean {
  if (excluded || instead || alternative || existing) return false;
  return date === undefined || date > on || (until ?? date) < on;
}
