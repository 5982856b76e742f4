// "Yes, but I'd like a facial instead", "yes, actually can we push it a little": a yes that wishes for something else than the booking that
// was stated. Nothing is booked by it; what it is to be is asked for, or stated anew. Over folded text, in four languages.
import { clockOf } from '#shared/hours.ts';
import type { Command } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import { type BookFrame, heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { servicesIn } from '../../understand/services/near.ts';

/** What is left of a yes that wishes for something else than the booking that was stated; null where it does not. */
export function wishedInstead(d: Dialogue, stated: BookFrame, rest: readonly Command[]): readonly Command[] | null {
  const other = wishesOtherService(d, stated, rest);
  if (wishesOtherwise(d, rest)) return stated.denied ? rest : [{ do: 'deny' }];
  if (other === 'not-this') {
    askWhatElse(d, stated);
    return rest.filter((one) => one.do !== 'set-reason');
  }
  if (other === 'unheard') return stated.denied ? rest : [...rest, { do: 'deny' }];
  return null;
}

/** "Not the cleaning": what is named as the one that is not meant. */
export const notThat =
  /(?<!\p{L})(?:but |just |only |pero |mais |aber )?(?:not|pero no|pas|(?<=[,;.] )no|nicht) (?!yet|today|now|sure)(?<what>[^.!?;,]{2,60})/u;

/**
 * "Yes. Actually can we push it a little": a yes to nothing that was stated. What it is to be was not heard, and is asked for.
 * Another visit, one before it and what may come to pass are moved by nobody now.
 */
function wishesOtherwise({ turn }: Dialogue, rest: readonly Command[]): boolean {
  const said = foldCue(turn.text);
  const isHeard = rest.some((one) => says.has(one.do));
  return !isHeard && rest.some((one) => one.do === 'start' && one.flow === 'move') && asksToShift.test(said);
}
/** The whole sentence asks for it, of what was just stated. */
const asksToShift =
  /(?:^|[.,;!?] *)(?:(?:but|oh|actually|wait|hm+|pero|oye|mais|en fait|aber|ach|yes|yeah|ok|okay|si|oui|ja),? )*(?:(?:can|could|would) (?:we|you|i) (?:please )?(?:push|move|shift|bump|change) (?:it|that|this)|(?:(?:l[oa] )?(?:podemos|podria|podriamos|puede) (?:mover|cambiar|pasar|recorrer)(?:l[oa])?)|(?:on )?(?:peut|pourrait|pouvez-vous|pourriez-vous)(?:-on)? (?:le |la |l')?(?:decaler|deplacer|changer)|(?:konnen|konnten) (?:wir|sie) (?:es|das|ihn|den)(?: \p{L}+){0,3} (?:verschieben|verlegen|andern))(?: (?:a (?:little|bit)|some|somehow|up|back|un p\p{L}+|etwas|please|por favor|bitte|s'il vous plait))*\P{L}*$/u;
const says = new Set<Command['do']>(['set-times', 'set-service', 'set-staff', 'also', 'for-other', 'pick', 'any']);

/**
 * "Yes, but I'd like a facial instead": another thing, and none that was heard. "Rather than the exam", "mais c'est pour une fuite, pas les
 * toilettes": the service that was stated is named as the one it is not. Null where nothing of the kind is said.
 */
function wishesOtherService({ turn, state }: Dialogue, { service }: BookFrame, rest: readonly Command[]) {
  if (rest.some((one) => says.has(one.do))) return null;
  const note = rest.flatMap((one) => (one.do === 'set-reason' ? foldCue(one.reason) : [])).join(' ');
  const isStated = (what: string | undefined) =>
    what !== undefined && servicesIn(what, heardIn(state), turn.business).some(({ name }) => name === service);
  const instead = wishesInstead.exec(note)?.groups;
  if (isStated(instead?.of) || isStated(notThat.exec(note)?.groups?.what)) return 'not-this';
  if (!instead || comesBeside.test(note)) return null;
  return instead.of === undefined || pronoun.test(instead.of) ? 'unheard' : null;
}
/** A thing is wished for in place of what was stated: how it is paid for, and what takes the place of something else, is a note. */
const wishesInstead =
  /(?<!\p{L})(?:want|need|(?<!a )like|rather have|quiero|quisiera|necesito|veux|voudrais|aimerais|will|mochte|brauche|hatte)(?: (?:gern|lieber|stattdessen))* (?:the|an?|la|el|un[ea]?|le|eine?[nr]?) (?:\p{L}+ ){1,3}?(?:(?:instead|en vez|en lugar|a la place|au lieu|statt)(?: (?:of|del?|du|d'|der|des))*(?: (?<of>[^.,;!?]+))?[^\p{L}]*$)|(?<!\p{L})(?:mochte|hatte|brauche|will)(?: gern| lieber)* stattdessen eine?[nr]? \p{L}+\P{L}*$/u;
/** What comes beside a visit, whichever it is: how one gets home, how it is paid for and what is handed over; a crown check is none of these. */
const comesBeside =
  /(?<!\p{L})(?:rides?|lift home|loaner|rental|taxi|receipt|invoice|bill|cash|copy|card|key|(?<=(?:an?|the|my|your|by|with|personal) )check|parking|interpreter|(?:auto|coche|carro) (?:prestado|de prestamo)|taxi|recibo|factura|copia|efectivo|tarjeta|llave|voiture de (?:pret|courtoisie)|recu|facture|copie|carte|cle|leihwagen|ersatzwagen|mietwagen|quittung|rechnung|beleg|kopie|karte|bar|schlussel)(?!\p{L})/u;
const pronoun = /^(?:that|this|it|eso|esto|cela|ca)\P{L}*$/u;

/** The time that was stated stays wished for; which service it is for is asked anew. */
function askWhatElse(d: Dialogue, stated: BookFrame): void {
  d.used = true;
  const at = stated.chosen && localTime(stated.chosen.startsAt, d.turn.business.timezone);
  if (at) stated.times = [{ date: at.date, time: clockOf(at.minutes) }];
  for (const key of ['service', 'serviceSure', 'staff', 'chosen', 'confirming'] as const) delete stated[key];
}
