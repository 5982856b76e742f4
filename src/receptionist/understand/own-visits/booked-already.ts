// "I booked a bath for Thursday but I think it's the wrong day, can you check?": a visit that was booked is to be looked up, and no
// new one is wished for. Patterns in four languages; Spanish ones over the accents, without which "reservé" and "reserve" are one.
import type { FlowName } from '../../commands.ts';
import { asksToCheck, check } from '../questions/asks-to-check.ts';
import type { Seen } from '../seen.ts';
import { plainlyNamed } from '../services/near.ts';
import type { Signs } from '../signs.ts';
import { ofStandingVisit } from './states-own.ts';

const booked =
  /(?<!\p{L})(?:(?:i|we|my \p{L}+|he|she)(?:['’]ve|['’]d| have| had| has)? ?(?:already |just |also )?(?:booked|scheduled|reserved|(?:made|set up|got)(?: myself)? (?:an?|the|my|our) (?:\p{L}+ ){0,2}(?:appointment|appt|booking|reservation))(?! (?:elsewhere|somewhere else|with (?:someone|somebody|another)))|(?:reservé|agendé|reservamos ya|ya reservamos|(?:he|hemos|había|habíamos) (?:reservado|agendado)|(?:hice|saqué|pedí) (?:una |la |mi )?(?:cita|reserva|turno))|(?:j['’]ai|on a|nous avons|j['’]avais)(?: déjà| bien)? (?:réservé|pris (?:un |mon )?(?:rendez-vous|rdv))|(?:ich|wir) (?:habe?|haben|hatte|hatten) (?:[^.?!]{0,80} )?(?:gebucht|reserviert|vereinbart|ausgemacht))(?!\p{L})/u;
const tellsOfVisit =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ve)? (?:think (?:i|we) )?(?:have|got|had) (?:an?|my|our|something|one)(?!\p{L})[^.,?!]{0,50} (?:on|at|for|this|next|tomorrow)|(?:tengo|tenemos) (?:una?|mi|algo)(?!\p{L})[^.,?!]{0,50} (?:el|a las?|para|mañana)|(?:j['’]ai|on a|nous avons) (?:une?|mon|quelque chose)(?!\p{L})[^.,?!]{0,50} (?:le|à|pour|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?:ich|wir) (?:habe?|haben) (?:[^.,?!]{0,50} )?(?:am|um|für|morgen|nächste\p{L}*))(?!\p{L})/u;
const otherTime =
  /(?<!\p{L})(?:but|only|pero|mais|aber|nur)(?!\p{L})[^.?!]*(?<!\p{L})(?:(?:it|that|this) (?:needs|has|would have|['’]?d have) to be|needs? (?:it|that) to be|instead|(?:necesito|tendría|tiene|necesitaría) que (?:ser|sea)|en vez|en lugar|il (?:faudrait|faut) que ce soit|plutôt|à la place|(?:(?:muss|müsste) (?:es|er|sie|das)|(?:es|er|sie|das) (?:muss|müsste)) [^.?!]*(?:sein|werden)|stattdessen)(?!\p{L})/u;

/** "I have a cleaning on the 24th but it needs to be after four": of one that stands another time is told. */
const putsOnOtherTime = ({ said, whole, mentions }: Seen): boolean => {
  const lower = said.toLowerCase();
  const isVisit =
    whole.cue('appointment') || mayBeVisit.test(lower) || mentions.services.some((one) => one.score >= plainlyNamed);
  return isVisit && mentions.wishes.length > 1 && tellsOfVisit.test(lower) && otherTime.test(lower);
};
/** "A day off on Friday" is no visit. */
const mayBeVisit =
  /(?<!\p{L})(?:something|one|algo|quelque chose|etwas|was) (?:with|at|here|on|con|ahí|avec|chez|bei|am)(?!\p{L})/u;

/** "I have an appointment": that there is one is told, and not when. */
const hasVisit =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ve| know i have| know we have)? (?:have|got|had|made)(?: got)? (?:an?|my|our|some|something|one)(?! question)(?: \p{L}+)? ?(?:appointment|appt|booking|booked|scheduled|visit|session)|(?:tengo|tenemos|tenía) (?:una |mi |la )?(?:cita|reserva|turno)|(?:j['’]ai|on a|nous avons|j['’]avais) (?:un |mon |une )?(?:rendez-vous|rdv|réservation)|(?:ich|wir) (?:habe?n?|hatten?) (?:[^.,?!]{0,30} )?termin)(?!\p{L})/u;

/** Tells, in lower case, that there is a visit that was booked. */
export const isBooked = (lower: string) => booked.test(lower) || hasVisit.test(lower);

/** Do they ask to have a booking of their own looked up? */
export function asksOfBooked({ said, whole, heard }: Seen): boolean {
  const changes = whole.cue('cancel') || whole.cue('move') || whole.cue('message');
  const lower = said.toLowerCase();
  return heard.state.frames.length === 0 && !changes && isBooked(lower) && asksToCheck(lower);
}

/** What a clause is for that tells of a booking, or asks after it; undefined for any other. */
export function ofBooked(clause: Signs, seen: Seen): FlowName | null | undefined {
  const own = clause.text.toLowerCase();
  const isNew = seen.heard.state.frames.length === 0;
  if (isNew && putsOnOtherTime(seen)) return 'move';
  const standing = isNew ? ofStandingVisit(seen) : undefined;
  if (standing === 'told') return clause.cue('question') ? undefined : null;
  if (standing) return standing;
  if (asksOfBooked(seen)) return isBooked(own) ? 'appointments' : check.test(own) ? null : undefined;
  // "I booked a cleaning for Thursday. Where do I park?" tells of it, and wishes for nothing.
  const asks = seen.clauses.some((one) => one !== clause && one.cue('question'));
  return seen.heard.state.frames.length === 0 && asks && booked.test(own) && !clause.cue('question') ? null : undefined;
}
