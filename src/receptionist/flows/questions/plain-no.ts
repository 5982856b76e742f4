// "Est-ce que vous faites des permanentes ?", answered in the owner's own English by "No perms, no nails.": whoever asks in another
// language whether something is done hears a plain no first. Said only where all that the text says of it is that it is not done; a yes never is.

import { sentencesOf } from '../../answers/passages.ts';
import { spokenOf } from '../../answers/units.ts';
import type { Language } from '../../business.ts';
import { isAfter } from '../../facts/topics.ts';
import { languageOfText } from '../../models/language.ts';
import { fold } from '../../models/text.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { asksForOffer } from '../../understand/text/sentences.ts';

const no = '(?:no|ningun[oa]?|pas de?|pas d|aucune?|keine?n?)';
/** What a "no" may stand before that is good news, or a rule: "no charge", "no appointment needed". */
const ofTerms =
  /(?<!\p{L})(?:charges?|fees?|costs?|deposits?|appointments?|problem|need\p{L}*|wait\p{L}*|limits?|questions?|minimum|contracts?|later|less|more|longer|but|except|unless|only|without|if|when|cargos?|costos?|citas?|problemas?|deposito|limite|mas|menos|pero|excepto|solo|si|frais|acompte|rendez-vous|rdv|probleme|attente|plus|mais|sauf|sans|gebuhr\p{L}*|kosten|termin\p{L}*|anzahlung|probleme?|wartezeit\p{L}*|aber|ausser|nur|wenn|mehr)(?!\p{L})/u;
const listOfNos = new RegExp(
  `^${no} [^.,;!?]+(?:(?:,|;| and| or| y| ni| o| et| und| oder)+ (?:(?:and|or|y|ni|et|und|oder) )?${no} [^.,;!?]+)+[.!]?$`,
  'u',
);
/** "We don't do solar panels or appliance repair." */
const notDone =
  /^(?:we|our \p{L}+) (?:do not|don't|no longer|never) (?:do|offer|sell|repair|fix|service|install|treat|carry|provide|handle|make|work on|take|run|move|clean|sweep|remove) [^.!?]+[.!]?$|^no (?:hacemos|ofrecemos|vendemos|reparamos|arreglamos|instalamos|trabajamos|atendemos|tratamos) [^.!?]+[.!]?$|^nous ne (?:faisons|proposons|vendons|reparons|installons|traitons|vendons) (?:pas|plus) [^.!?]+[.!]?$|^wir (?:machen|bieten|verkaufen|reparieren|installieren|behandeln|verleihen) keine?n? [^.!?]+[.!]?$/u;
/** "¿Ustedes ponen …?": by what is done with it. */
const asksWhetherDone =
  /^[^\p{L}]*(?:ustedes )?(?:tambien )?(?:ponen|colocan|montan|trabajan(?! (?:el|los|las|en|con|hoy|manana|de)(?!\p{L}))|(?:le |les )?dan servicio a|manejan|limpian|quitan|lavan|pintan)(?!\p{L})|^[^\p{L}]*(?:est-ce que )?vous (?:posez|montez|nettoyez|ramonez|reparez|transportez|demenagez|traitez|lavez|peignez)(?!\p{L})/u;
/** What is done with a thing is no thing: one that repairs no fridges may well repair furnaces. */
const acts: ReadonlySet<string> = new Set(
  'handle repair-act damage rental borrow child person-kind s:repair s:install s:rent s:transfer s:clean s:cleaning'.split(
    ' ',
  ),
);
const withoutIt = /(?<!\p{L})(?:without|sin|sans|ohne|not|no|pas|nicht|kein\p{L}*)(?!\p{L})/u;

/** Is what is asked for plainly not done? */
export function isPlainNo(question: string, text: string, language: Language): boolean {
  const asked = foldCue(question);
  const told = fold(text).trim();
  const asks = asksForOffer(asked, language) || isAfter('offered', asked, language) || asksWhetherDone.test(asked);
  if (!asks || withoutIt.test(asked)) return false;
  const wanted = spokenOf(question, language).named;
  const from = languageOfText(text, language);
  if (listOfNos.test(told) && !ofTerms.test(told)) return shares(spokenOf(text, from).named, wanted);
  const things = new Set([...wanted].filter((one) => !acts.has(one)));
  const about = sentencesOf(text).filter((one) => shares(spokenOf(one, from).named, things));
  return about.length > 0 && about.every((one) => notDone.test(fold(one).trim()) && !ofTerms.test(fold(one)));
}

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...others].some((one) => some.has(one));
