// What a business may do for its callers besides seeing them: sell, let, lend, send, keep, recommend. None of it is a visit, unless
// a service of the house is called by it.
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { namesOf } from './near.ts';

const trades: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:can|could|may|would|will|do) (?:i|we|you|u|y'all|somebody|someone|they)(?: guys)?(?: also| just| even| possibly)* (buy|purchase|rent|hire|borrow|lend|loan|mail|post|ship|deliver|recommend|refer|sell|board|collect|fetch)(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:pued[eo]n?|puedo|podemos|podria[ns]?|podriamos)(?: \p{L}+)? |(?:me|nos) (?:l[oa]s? )?(?:pueden?|podrian?) )(comprar|alquilar|rentar|prestar|enviar|recomendar|vender|mandar(?=\p{L}* (?:por (?:correo|paqueteria|mensajeria|whatsapp)|a (?!alguien|un|una)))|recoger)(?:me|nos|l[oae]s?|mel[oa]s?|sel[oa]s?)?(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:puis-je|peut-on|pouvez-vous|pourriez-vous|pourrais-je|pourrait-on)|(?:je|on|vous) (?:peux|peut|pouvez|pourriez|pourrais|pourrait))(?: \p{L}+)? (?:me |m'|nous |l'|le |la |les |vous |en )*(acheter|louer|emprunter|preter|envoyer(?! quelqu'un)|expedier|livrer|recommander|conseiller|vendre|poster)(?!\p{L})/u,
  de: /(?<!\p{L})(?:kann|konnte|konnen|konnten|darf|durfen|wurden) (?:ich|wir|sie|ihr|man)(?: .{0,80})? (kaufen|abkaufen|mieten|leihen|ausleihen|schicken(?<!jemanden? (?:vorbei)?schicken)|zuschicken|zusenden|liefern|empfehlen|verkaufen|abholen)(?!\p{L})/u,
};

/** Whether the question is for something of that kind, and for no service that the house has a time for. */
export function tradesIn({ said, language, heard: { business } }: Seen): boolean {
  const [, verb] = trades[language].exec(foldCue(said)) ?? [];
  if (verb === undefined) return false;
  const stem = verb.slice(0, Math.max(stemMin, verb.length - 2));
  return !business.services.some(({ name }) => namesOf(name, business).some((one) => foldCue(one).includes(stem)));
}

/** Letters of a verb that its noun keeps: "rent", "rental". */
const stemMin = 4;
