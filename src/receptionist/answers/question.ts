// What a question asks, apart from what it tells: "My plan is through Medicaid, will that work?" asks about the plan only
// because its own clause asks about nothing.
import type { Language } from '../business.ts';
import { fold } from '../models/text.ts';
import { placeOf, type Sense } from './sense.ts';
import { type Unit, unitsOf } from './units.ts';
import { countsNoMoney, type Wanted, wantedOf } from './wanted.ts';

export type Asked = {
  readonly language: Language;
  /** Has to be spoken of by an answer. */
  readonly focus: readonly Unit[];
  /** Told along with it: helps to choose, and may be left unsaid. */
  readonly context: readonly Unit[];
  readonly wanted: Wanted;
  /** Of all that was said. */
  readonly sense: Sense;
  /** What is asked was only told, so not every word of it counts. */
  readonly told: boolean;
  /** Whether the business itself sells, buys, lends or sends something. */
  readonly trades: boolean;
};

/** "Do you sell …?", "can I buy …?": what the business does with a thing, apart from what a caller would do with it. */
const tradesAsked: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:you|u|y'all)(?: guys| folks| also| even| still| ever)* (?:sell|buy|rent|lend|loan|ship|mail|deliver)\b|\b(?:can|could|may) (?:i|we)(?: also| just)? buy (?!my|our|it\b|one\b)/,
  es: /\b(?:venden|compran|alquilan|rentan|prestan|envian|reparten|vendeis|comprais|alquilais|prestais|enviais)\b|\b(?:podria|podemos|podriamos) comprar(?:les)?\b|\bpuedo comprar(?:les)?\b/,
  fr: /\b(?:vendez|achetez|rachetez|louez|pretez|livrez|expediez)\b|\b(?:puis-je|peut-on|(?:je|on) peut?x?|pourrais-je) acheter\b/,
  de: /\b(?:verkauf|kauf|vermiet|verleih|verschick|versend|liefer)(?:en sie|t ihr|et ihr)\b|\bbei (?:ihnen|euch)\b.*\bkaufen\b/,
};

const asks: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|so|but|ok|okay|hi|hello|hey|well|also|then|or|just)[, ]+)*(?:do|does|did|is|are|am|was|were|can|could|will|would|should|may|might|must|have|has|how|what|what's|when|where|which|who|whose|why|any|anything)\b|\b(?:i was wondering|i'd like to know|i want to know|tell me|wondering|do i|do you|can i|can you|is there|are there|is it)\b/,
  es: /^(?:(?:y|pero|hola|entonces|o)[, ]+)*(?:que|como|cuando|donde|cual|cuales|quien|cuanto|cuanta|cuantos|puedo|puede|pueden|se puede|hay|tienen|tiene|hacen|ofrecen|aceptan|es|son|esta|estan|debo|tengo que|necesito|hace falta|a que|hasta|desde|por que|la|me)\b|¿/,
  fr: /^(?:(?:et|mais|bonjour|alors|ou)[, ]+)*(?:est-ce|qu|que|quel|quelle|quels|quelles|comment|quand|ou|qui|combien|puis-je|peut-on|pouvez|faites|avez|acceptez|y a-t-il|faut-il|dois-je|je peux|il faut|c'est|a quelle|jusqu)|est-ce que|-(?:vous|t-il|t-elle|on|je|il|elle)\b/,
  de: /^(?:(?:und|aber|hallo|also|oder)[, ]+)*(?:was|wie|wann|wo|wer|welche|welcher|welches|warum|kann|konnen|darf|durfen|muss|mussen|gibt|haben|hat|habt|ist|sind|nehmen|machen|bieten|geht|bekomme|bekommen|soll|sollte|wird|werden|ab wann|bis wann|kostet|stimmt|spricht|sprechen)\b/,
};

const conditions: Readonly<Record<Language, RegExp>> = {
  en: /^(?:if|because|since|as|when (?:i|we|my|he|she|it)|in case|even if)\b/,
  es: /^(?:si|porque|como|ya que|cuando)\b/,
  fr: /^(?:si|s'|parce|puisque|comme|quand (?:je|on))/,
  de: /^(?:wenn|falls|weil|da|ob|sofern)\b/,
};

const before: Readonly<Record<Language, RegExp>> = {
  en: /\s+(?=(?:if|because|in case|even if|when (?:i|we|my|he|she|it)) )/i,
  es: /\s+(?=(?:si|porque|ya que) )/i,
  fr: /\s+(?=(?:si |s'il|parce qu|puisqu))/i,
  de: /\s+(?=(?:wenn|falls|weil) )/i,
};

/** "If I hire you does that fee count toward it?": said without a pause, what is asked begins where its verb goes first. */
const behindCondition: Readonly<Record<Language, RegExp>> = {
  en: /\s+(?=(?:do (?:i|we|you|they)|does (?:it|the|that|this|my|your)|(?:can|could|will|would) (?:i|we|you|it|that)|is (?:it|there)|are (?:there|you)|am i|how (?:much|long|many)|what happens)\b)/i,
  es: /\s+(?=¿)/,
  fr: /\s+(?=(?:est-ce qu|combien ))/i,
  de: /\s+(?=(?:wird|werden|bekomme|zahle|gibt) (?:ich|das|die|der|mir|es)\b)/i,
};

type Clause = { readonly text: string; readonly asking: boolean };

function clausesOf(question: string, language: Language): Clause[] {
  const parts = question
    .split(/(?<=[?!.;])(?<!\b(?:dr|mr|mrs|ms|st|sra?|mme|fr|hr|prof)\.)\s+|\s*[,—–]\s+|\s+-\s+/i)
    .flatMap((part) => part.split(before[language]))
    .flatMap((part) => (conditions[language].test(fold(part).trim()) ? part.split(behindCondition[language]) : part))
    .filter((part) => /\p{L}/u.test(part));
  return parts.map((text) => {
    const folded = fold(text).trim();
    const asking = !conditions[language].test(folded) && (asks[language].test(folded) || parts.length === 1);
    return { text, asking };
  });
}

/** Stands for what was told before: without that, a clause asks of something else. */
const pointsBack: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:it|its|he|she|her|him|his|they|them|their|that|this|those|these|there|then|so|one|ones)\b/,
  es: /\b(?:eso|esa|ese|esto|esta|este|ello|ella|ellos|lo|le|les|asi|ahi|alli|entonces)\b/,
  fr: /\b(?:ca|cela|ce|elle|elles|il|ils|lui|leur|y|en|celui|celle|alors)\b/,
  de: /\b(?:er|ihn|ihm|ihr|es|das|dem|den|dann|da|dabei|dafur|davon|so|dort)\b/,
};

/**
 * "The nurse says she has a cavity, do you take Moda?": the question at the end of what was told before it, where it stands on its
 * own; null where there is none, or it leans on the rest.
 */
export function questionAtEnd(question: string, language: Language): string | null {
  const clauses = clausesOf(question, language);
  const last = clauses.at(-1);
  if (clauses.length < 2 || !last?.asking || pointsBack[language].test(fold(last.text))) return null;
  return unitsOf(last.text, language).some((unit) => !unit.light) ? last.text : null;
}

/** "Cuántas" and "combien" are heard as a price unless something else is counted. */
const isPrice = ({ concepts }: Unit) => concepts.length > 0 && concepts.every((one) => one === 'price');

/** "Which papers do I bring?" is answered where it is told what to bring, whatever papers those are. */
function papersToBring(units: readonly Unit[]): Unit[] {
  const brings = units.some(({ concepts }) => concepts.includes('bring'));
  return units.map((unit) =>
    brings && unit.concepts.includes('documents') ? { ...unit, concepts: [...unit.concepts, 'bring'] } : unit,
  );
}

/** What things are brought to: "the first consultation", "la consulta". It tells of nothing that is to be brought. */
const isVisitItself = ({ concepts, stems }: Unit) =>
  concepts.length + stems.length > 0 &&
  concepts.every((one) => one === 'new-client' || one === 'approval') &&
  stems.every((one) => one === 'consult');

export function readQuestion(question: string, language: Language): Asked {
  const clauses = clausesOf(question, language);
  const asking = clauses.filter((one) => one.asking);
  const telling = clauses.filter((one) => !one.asking);
  const counts = countsNoMoney(question, language);
  const unitsIn = (some: readonly Clause[]) =>
    some.flatMap((one) => unitsOf(one.text, language)).filter((unit) => !(counts && isPrice(unit)));
  const asked = papersToBring(unitsIn(asking.length > 0 ? asking : clauses));
  const brings = asked.some(({ concepts }) => concepts.includes('bring'));
  const focus = brings ? asked.filter((unit) => !isVisitItself(unit)) : asked;
  const context = asking.length > 0 ? unitsIn(telling) : [];
  const wanted = wantedOf(question, language);
  const sense = placeOf(question, language, 'asking');
  const trades = tradesAsked[language].test(fold(question));
  // A clause that asks about nothing by itself asks about what was told.
  if (focus.every((unit) => unit.light))
    return { language, focus: [...focus, ...context], context: [], wanted, sense, trades, told: context.length > 0 };
  return { language, focus, context, wanted, sense, trades, told: false };
}
