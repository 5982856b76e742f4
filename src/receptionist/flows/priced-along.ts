// "And if I wanted the inside of the oven done too?", behind what a cleaning costs: what is added is asked the price of as well, though
// nobody says it again. Four languages.
import type { Language } from '../business.ts';
import { isAfter } from '../facts/topics.ts';
import { eachLanguage } from '../models/text.ts';
import type { State } from '../state.ts';
import { foldCue } from '../understand/cues/cue.ts';

const adding: Readonly<Record<Language, string>> = {
  en: "(?:(?:and|so|ok|okay|but|then) )*(?:(?:what |how )?(?:about )?(?:if|when) (?:i|we|you|he|she|they)(?:'d| would)?(?: also)? (?:want(?:ed)?|add(?:ed)?|ha(?:d|ve)|get|got|need(?:ed)?|do|did|like|t(?:ake|ook)|include[d]?|throw|threw)|(?:what about |how about |if )?adding)(?!\\p{L}).*(?:too|as well|also|added|on top|in|with (?:it|that))",
  es: '(?:(?:y|bueno|entonces) )*si (?:tambien )?(?:quiero|quisiera|quisieramos|queremos|agrego|agregara|anado|anadiera|incluyo|pido|pidiera|le sumo)(?!\\p{L}).*',
  fr: '(?:(?:et|bon|alors) )*(?:si (?:je|on|nous) (?:veux|voulais|voulait|voulons|rajoute|rajoutais|ajoute|ajoutais|prends|prenais|prend)|(?:et )?en (?:r)?ajoutant)(?!\\p{L}).*',
  de: '(?:(?:und|also|ok) )*(?:wenn|falls) (?:ich|wir|man)(?!\\p{L}).*(?:auch|noch|dazu|zusatzlich|mit)(?!\\p{L}).*',
};
const added = eachLanguage((language) => new RegExp(`^\\P{L}*(?:${adding[language]})`, 'u'));
/** Something else is asked of it. */
const asksOther =
  /(?<!\p{L})(?:can|could|do|does|is|are|will (?:you|it|that|they|there)|would|should|when|where|who|how (?!about)|which|what (?!if|about)|puede\p{L}*|podria\p{L}*|cuando|donde|como|quien|cual|que|pouvez|pourriez|peut|est-ce|quand|ou|comment|quel\p{L}*|kann|konnen|konnte\p{L}*|geht|ginge|wann|wo|wie|wer|was|muss|darf)(?!\p{L})/u;
const priceWords: Readonly<Record<Language, string>> = {
  en: 'How much?',
  es: '¿Cuánto cuesta?',
  fr: 'Combien ça coûte ?',
  de: 'Was kostet das?',
};
/** A longer one tells a story of its own. */
const wordsMax = 16;

/** The question with the price that it is after, where the one before was after a price and this one only adds to it; null elsewhere. */
export function pricedAlong(before: State['question'], question: string, language: Language): string | null {
  if (before === undefined || !isAfter('price', foldCue(before.asked), language)) return null;
  const folded = foldCue(question);
  const lead = added[language].exec(folded);
  if (!lead || question.trim().split(/\s+/).length > wordsMax) return null;
  if (
    isAfter('price', folded, language) ||
    asksOther.test(folded.replace(/^\P{L}*(?:\p{L}+ )?(?:what|how) (?:about )?if/u, ''))
  )
    return null;
  return `${question} ${priceWords[language]}`;
}
