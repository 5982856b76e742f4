// "Do you charge just to come out?", in a house that has a fee for it: the price of the visit that stands on the owner's list.
import type { Business, Language, Service } from '../business.ts';
import { anywhere, foldCue } from '../understand/cues/cue.ts';
import { type Facts, facts, listedPrice } from './fact.ts';
import { asksForEstimate } from './price-asked.ts';

const comingOut: Readonly<Record<Language, RegExp>> = {
  en: anywhere(
    '(?:fee|charge|cost|pay|much)(?: \\p{L}+){0,6} (?:(?:com(?:e|ing)|driv(?:e|ing)) (?:out|over|by)|(?:com(?:e|ing)|send(?:ing)? (?:someone|somebody)|(?:someone|somebody|a (?:guy|tech(?:nician)?|man)) com(?:e|ing))(?: out| over| by)? (?:and |to )?(?:(?:take a |have a )?look(?: at (?:it|that|this))?|(?:see|check|find out|figure out) what(?:.s| is) (?:wrong|up|going on)(?: with (?:it|that|this))?|(?:check|see) (?:it|that|this)(?: out)?)|(?:hav(?:e|ing)|get(?:ting)?|send(?:ing)?) (?:someone|somebody|a (?:guy|tech(?:nician)?|plumber|electrician|man)|one of (?:you|your guys))(?: (?:out|over|by|come)|(?: come)?(?: out)?(?: and)? (?:take a |have a )?look(?: at (?:it|that|this))?)|show up|(?:call-?out|service call|house call|trip|diagnostics?))(?= *[?.!]*$| (?:here|there|and|to)(?!\\p{L}))|(?:call-?out|service call|trip|diagnostics?) (?:fee|charge)',
  ),
  es: anywhere(
    '(?:cobran?|cuesta|cargo|cuanto)(?: \\p{L}+){0,3} (?:por (?:ir|venir|mandar a alguien|la visita|el diagnostico)(?: a (?:ver|revisar|mirar|checar)\\p{L}*)?|(?:venir|que vengan)(?: a (?:ver|revisar|mirar|checar)\\p{L}*(?: (?:que|lo que) (?:tiene|le pasa|pasa|es))?)?)(?= *[?.!]*$)|la visita tiene (?:algun )?(?:costo|cargo|precio)|(?:cobran|cuesta|cuanto (?:es|sale)|precio de|tarifa de) (?:la |por la )?(?:visita|desplazamiento)(?= *[?.!]*$)',
  ),
  fr: anywhere(
    "(?:combien(?! de temps)|prix|frais|coute|facturez(?:-vous)?|payer)(?: [\\p{L}']+){0,4} (?:deplacement|(?:faire )?venir(?: (?:quelqu'un|jusqu'ici|ici|chez (?:moi|nous)))?(?: (?:voir|regarder|verifier)(?: ce (?:qui|que) \\p{L}+(?: \\p{L}+){0,2})?)?|la visite)(?= *[?.!]*$)|(?:deplacement|visite) (?:est|c'est) (?:combien|payante?|facturee?)",
  ),
  de: anywhere(
    '(?:was|wie ?viel|kostet|kosten|berechnen)(?:,? \\p{L}+){0,4},? (?:anfahrt\\p{L}*|vorbeikommen|rauskommen|vorbeizukommen|(?:wenn |dass )?(?:jemand|einer|sie) (?:raus|vorbei|her)?kommt?|jemanden (?:raus|vorbei|her)?(?:zu)?schicken)(?= *[?.!]*$| (?:kostet|kosten)(?!\\p{L}))',
  ),
};
/** At another time than usual it costs more, which another text tells. */
const otherwise =
  /(?<!\p{L})(?:night|evening|weekends?|saturdays?|sundays?|holidays?|emergency|after.?hours|noche|sabados?|domingos?|feriados?|urgenc\p{L}+|nuit|soir|samedis?|dimanches?|feries?|urgence|nachts?|abends|samstags?|sonntags?|feiertags?|notfall\p{L}*|wochenende)(?!\p{L})/u;
/** By its list, what is paid for somebody's coming to see. */
const ofVisit =
  /(?<!\p{L})(?:diagnos\p{L}+ (?:fee|charge|visit|call)|(?:for|per) (?:the|a) visit|visit fee|call-?out|service call|trip (?:fee|charge)|la visita|por (?:la )?visita|(?:la|par) visite|deplacement|anfahrt\p{L}*)(?!\p{L})/u;

/** The services whose price is that of a visit, by the owner's own note or other name. */
const visits = ({ services }: Business): Service[] =>
  services.filter(({ aka = [], priceNote = '' }) => ofVisit.test(foldCue([...aka, priceNote].join('\n'))));

/** What coming out costs; null where it is not asked, or the list says nothing of it. */
export function comingOutFee(question: string, language: Language, business: Business, inTalk?: string): Facts | null {
  const folded = foldCue(question);
  if (!comingOut[language].test(folded) || otherwise.test(folded)) return null;
  // "… come out and give me a price": an estimate has a price of its own.
  if (asksForEstimate(folded, business)) return null;
  const all = visits(business);
  const own = all.filter(({ name }) => name === inTalk);
  const says = (own.length > 0 ? own : all).flatMap((one) => listedPrice(one) ?? []);
  return says.length > 0 && says.length <= saidMax ? facts('services', true, ...says) : null;
}
const saidMax = 2;
