// "Can you tint the lenses?", "can you come out and jump my battery?": what is to be done is asked by a word that is known for a thing of its
// own, and neither a service nor a text of the owner's speaks of it. Then nobody knows whether it is done, and no visit is begun on it.
import type { AboutBusiness } from '../answers-port.ts';
import type { KnowledgeEntry, Language } from '../business.ts';
import { fold } from '../models/text.ts';
import { read } from './entries.ts';
import { aboutOf } from './find-answer.ts';
import { isAct } from './lexicon.ts';
import { weigh } from './speaks.ts';
import { unitsOf } from './units.ts';

/** What is asked to be done, from its verb on; in German the verb stands last. Folded. */
const asksToDo: Readonly<Record<Language, RegExp>> = {
  en: /^\P{L}*(?:(?:hi|hello|hey|so|and|also)[ ,!.]+)*(?:can|could|will|would) (?:you|u|y'all)(?: (?:guys|folks|please|also|maybe|possibly|still|just|even|come(?: out| over| by)?(?: here)? and|come(?: out| over)? to))* (?<act>\p{L}.*)/u,
  es: /^\P{L}*(?:(?:hola|y|oiga)[ ,]+)*(?:ustedes )?(?:me |nos |le |lo |la )?(?:puede|podria)n?(?: (?:ustedes|tambien|venir a|pasar a))* (?<act>\p{L}+[aei]r(?:me|nos|le|lo|la|los|las|selo|sela|melo|mela)?(?!\p{L}).*)/u,
  fr: /^\P{L}*(?:(?:bonjour|et)[ ,]+)*(?:(?:pouvez|pourriez)[- ]vous|(?:est-ce que )?vous (?:pouvez|pourriez))(?: (?:aussi|venir|me|nous|la|le|les))* (?<act>\p{L}+(?:er|ir|re)(?!\p{L}).*)/u,
  de: /^\P{L}*(?:(?:hallo|und)[ ,]+)*(?:konnen|konnten|konnt|konntet) (?:sie|ihr) .*?(?<act>\p{L}{4,}n)\P{L}*$/u,
};
/** Helps with whatever there is, or calls back. */
const helps =
  /^(?:help|assist|call|phone|text|write|ayud|llam|escrib|aid|rappel|appel|ecri|helf|zuruckruf|anruf|schreib)/u;
const known: ReadonlySet<string> = new Set(['concept', 'everyday', 'service']);

/** Is it asked whether something is done that no service and no text of the owner's speaks of? */
export function asksOfUntaughtAct(
  question: string,
  language: Language,
  knowledge: readonly KnowledgeEntry[],
  business: AboutBusiness,
): boolean {
  const act = asksToDo[language].exec(fold(question))?.groups?.act;
  if (act === undefined || helps.test(act)) return false;
  const [verb = ''] = act.split(/[^\p{L}]+/u);
  const [first] = unitsOf(act, language);
  const [alone] = unitsOf(verb, language);
  if (!first || first.light || !alone || alone.light) return false;
  // "Squeeze me in" asks for no squeezing.
  const isIts = first.concepts.some((one) => one.startsWith('s:') || alone.concepts.includes(one));
  if (!isIts) return false;
  // What is done to anything at all, as sending, may be how a visit is wished for: "can you send someone?"
  if (first.concepts.some(isAct)) return false;
  const { standing, share } = weigh(first, read(knowledge), aboutOf(business));
  return known.has(standing) && share === 0;
}
