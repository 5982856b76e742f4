// Two errands in one breath: "cancel the road test, and put me down for parking practice". Each is understood for itself.
import type { Business, Language } from '../business.ts';
import { foldCue } from './cues/cue.ts';
import { servicesIn } from './services/near.ts';
import { cueOf } from './signs.ts';

const borders =
  /[,;.!]\s+(?:(?:and|but|y|pero|et|mais|und|aber|par contre|en revanche|en cambio|on the other hand)[\s,]+)?|\s(?:and|y|et|und|pero|but|aber|mais)\s(?=(?:then|also|separately|instead|i|we|put|book|can|could|luego|tambien|también|quiero|puis|aussi|je|dann|auch|ich|wir|könn\p{L}*)\s)/giu;

/** What is said to be wanted as well takes the place of nothing. */
const besides =
  /^\P{L}*(?:(?:and|then|y|et|und|ah|oh)[ ,]+)*(?:also|separately|besides|additionally|another thing|one more thing|tambien|ademas|aparte|por otro lado|otra cosa|aussi|egalement|par ailleurs|d'autre part|en plus|autre chose|ausserdem|zusatzlich|auch|noch (?:was|etwas))(?!\p{L})|^\P{L}*(?:\p{L}+\P{L}+){1,4}(?:also|tambien|ademas|aussi|egalement|auch noch|ausserdem|zusatzlich)(?!\p{L})/u;

const and = /,?\s(?:and|y|et|und)\s(?:to\s)?/giu;
/** In some case only, or in place of the other: no second errand. */
const leans =
  /(?<!\p{L})(?:if|instead|in case|si|en vez|en lugar|en caso|au cas|plutot|a la place|wenn|falls|stattdessen|dafur)(?!\p{L})/u;

/** "A cleaning on Friday, and cancel Tuesday's": a visit that is wished for with its day, joined by another that is to go. */
function endsAnother(said: string, language: Language, business: Business): readonly string[] | null {
  for (const border of said.matchAll(and)) {
    const first = said.slice(0, border.index);
    const second = said.slice(border.index + border[0].length);
    const wishes = cueOf('book', first, language) || cueOf('want', first, language);
    if (!wishes || cueOf('cancel', first, language) || cueOf('move', first, language)) continue;
    if (!cueOf('cancel', second, language) || cueOf('move', second, language)) continue;
    if (cueOf('question', second, language) || leans.test(foldCue(second))) continue;
    if (isOfBoth(first, second)) continue;
    const [wanted] = servicesIn(first, language, business);
    if (wanted && !wanted.ambiguous && ofDay.test(foldCue(first)) && ofDay.test(foldCue(second)))
      return [first, second];
  }
  return null;
}

/** "I want my cleaning on Friday and my exam on Tuesday cancelled": the verb at the end is of both where neither is a new one. */
const isOfBoth = (first: string, second: string): boolean =>
  cancelledAtEnd.test(foldCue(second)) && !aNewOne.test(foldCue(first));
const cancelledAtEnd =
  /(?<!\p{L})(?:cancell?ed|called off|taken off|cancelad[oa]s?|anulad[oa]s?|annule(?:e?s)?|absagen|abgesagt|stornieren|storniert|streichen)(?: (?:please|por favor|s'il vous plait|bitte|thanks|thank you))?\P{L}*$/u;
const aNewOne = /(?<!\p{L})(?:an?|one|another|una?|otr[oa]|une|une? autre|eine[nrms]?|noch)(?!\p{L})/u;

/** A day, by its name or in figures. */
const ofDay =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?|today|tomorrow|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|hoy|manana|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui|demain|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?|heute|morgen|\d{1,2}(?:st|nd|rd|th|\.)?)(?!\p{L})/u;

/** A sentence of its own begins there. */
const isOwn = (border: string): boolean => border.startsWith('.') || border.startsWith('!');

/** The errands of an utterance in the order said: two where a change of one visit is joined by a booking of another service, or a booking by the end of another visit, else one. */
export function errandsIn(said: string, language: Language, business: Business): readonly string[] {
  if (!cueOf('cancel', said, language) && !cueOf('move', said, language)) return [said];
  if (!cueOf('book', said, language) && !cueOf('want', said, language)) return [said];
  const ends = endsAnother(said, language, business);
  if (ends) return ends;
  for (const border of said.matchAll(borders)) {
    const first = said.slice(0, border.index);
    const second = said.slice(border.index + border[0].length);
    const changes = cueOf('cancel', first, language) || cueOf('move', first, language);
    const apart = besides.test(foldCue(second));
    const books =
      (cueOf('book', second, language) || ((apart || isOwn(border[0])) && cueOf('want', second, language))) &&
      !cueOf('cancel', second, language) &&
      !cueOf('move', second, language);
    if (!changes || !books) continue;
    const known = servicesIn(first, language, business).map((one) => one.name);
    const [named] = servicesIn(second, language, business);
    const byDays = cueOf('cancel', first, language) && [first, second].every((one) => ofDay.test(foldCue(one)));
    if (known.length === 0 && !apart && !(byDays && !leans.test(foldCue(second)))) continue;
    // What is wanted besides is asked for where it cannot be made out.
    const unnamed = named === undefined && apart && cueOf('book', second, language);
    if (unnamed || (named && !named.ambiguous && !known.includes(named.name))) return [first, second];
  }
  return [said];
}
