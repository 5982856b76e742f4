// "Est-ce que vous faites des permanentes ?", answered in the owner's own English by "No perms, no nails.": whoever asks in another
// language whether something is done hears a plain no first. Said only where the whole text is a list of what is not done, and what is asked for is in it; a yes never is.

import { spokenOf } from '../answers/units.ts';
import type { Language } from '../business.ts';
import { languageOfText } from '../models/language.ts';
import { fold } from '../models/text.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { asksForOffer } from '../understand/sentences.ts';

const no = '(?:no|ningun[oa]?|pas de?|pas d|aucune?|keine?n?)';
/** What a "no" may stand before that is good news, or a rule: "no charge", "no appointment needed". */
const ofTerms =
  /(?<!\p{L})(?:charges?|fees?|costs?|deposits?|appointments?|problem|need\p{L}*|wait\p{L}*|limits?|questions?|minimum|contracts?|later|less|more|longer|but|except|unless|only|without|if|when|cargos?|costos?|citas?|problemas?|deposito|limite|mas|menos|pero|excepto|solo|si|frais|acompte|rendez-vous|rdv|probleme|attente|plus|mais|sauf|sans|gebuhr\p{L}*|kosten|termin\p{L}*|anzahlung|probleme?|wartezeit\p{L}*|aber|ausser|nur|wenn|mehr)(?!\p{L})/u;
const listOfNos = new RegExp(
  `^${no} [^.,;!?]+(?:(?:,|;| and| or| y| ni| o| et| und| oder)+ (?:(?:and|or|y|ni|et|und|oder) )?${no} [^.,;!?]+)+[.!]?$`,
  'u',
);
const withoutIt = /(?<!\p{L})(?:without|sin|sans|ohne|not|no|pas|nicht|kein\p{L}*)(?!\p{L})/u;

/** Is what is asked for plainly not done? */
export function isPlainNo(question: string, text: string, language: Language): boolean {
  const asked = foldCue(question);
  const told = fold(text).trim();
  if (!asksForOffer(asked, language) || withoutIt.test(asked) || !listOfNos.test(told) || ofTerms.test(told))
    return false;
  const { named } = spokenOf(text, languageOfText(text, language));
  return [...spokenOf(question, language).named].some((one) => named.has(one));
}
