// "And if I wanted the inside of the oven done too?", behind what a cleaning costs: what is added is asked the price of as well, though
// nobody says it again. Four languages.
import type { Language } from '../../business.ts';
import { isAfter } from '../../facts/topics.ts';
import { eachLanguage } from '../../models/text.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';

/** What is supposed to be wanted, and by its verb or by a word beside it comes on top of what was priced. */
const adding: Readonly<Record<Language, { readonly lead: string; readonly wants: string; readonly besides: string }>> =
  {
    en: {
      lead: '(?:(?:and|so|ok|okay|but|then) )*',
      wants:
        "(?:what |how )?(?:about )?(?:if|when) (?:i|we|you|he|she|they)(?:'d| would)?(?: also)? (?:want(?:ed)?|get|got|need(?:ed)?|d(?:o|id)|like|t(?:ake|ook)|add(?:ed)?|include[d]?|throw|threw|ha(?:d|ve)(?=.* (?:done|cut|\\p{L}{2,}ed)(?!\\p{L})))|(?:what about |how about |if )?adding",
      besides: 'too(?= *(?:[?.!,]|$))|as well|also|add(?:ed|ing)?|on top|with (?:it|that)(?= *(?:[?.!,]|$))',
    },
    es: {
      lead: '(?:(?:y|bueno|entonces) )*',
      wants:
        'si (?:tambien |ademas )?(?:le )?(?:quiero|quisiera|quisieramos|queremos|pido|pidiera|agrego|agregara|anado|anadiera|incluyo|sumo)',
      besides: 'tambien|ademas|agreg\\p{L}+|anad\\p{L}+|incluyo|sumo',
    },
    fr: {
      lead: '(?:(?:et|bon|alors) )*',
      wants:
        "si (?:je|j'|on|nous) ?(?:veux|veut|voulais|voulait|voulons|rajoute|rajoutais|ajoute|ajoutais|prends|prenais|prend)|en (?:r)?ajoutant",
      besides: 'aussi|en plus|egalement|avec(?= *(?:[?.!,]|$))|r?ajout\\p{L}+',
    },
    de: {
      lead: '(?:(?:und|also|ok) )*',
      wants:
        '(?:wenn|falls) (?:ich|wir|man)(?!\\p{L})(?=.*(?<!\\p{L})(?:will|wollen|wollte|mochte|hatte|haben|(?:dazu)?(?:nehme|nahme|buche)|brauche|lasse)(?!\\p{L}))',
      besides: 'auch|noch|dazu(?:nehme|nahme|buche)?|zusatzlich',
    },
  };
const supposed = eachLanguage((language) => {
  const { lead, wants } = adding[language];
  return new RegExp(`^\\P{L}*${lead}(?:${wants})(?!\\p{L})`, 'u');
});
const onTop = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${adding[language].besides})(?!\\p{L})`, 'u'));
/** What is done about a visit, rather than had at it: its own rule is asked after, whatever it costs. */
const aboutVisit =
  /(?<!\p{L})(?:cancel\p{L}*|reschedul\p{L}*|postpone\p{L}*|change (?:my mind|(?:the|my) (?:time|day|date|appointment|visit))|pay\p{L}*|cards?|cash|insur\p{L}+|sick|ill|late|park(?:ing)?|questions?|anul\p{L}+|pag(?:o|ar\p{L}*)|tarjetas?|efectivo|segur[oa]|enferm\p{L}+|tarde|estacion\p{L}+|preguntas?|annul\p{L}+|deplacer|pay(?:er|e)|carte|especes|assurance|malade|retard|garer|questions?|absag\p{L}*|stornier\p{L}*|verschieb\p{L}*|(?:be)?zahl\p{L}*|karte|versicher\p{L}+|krank|spater?|park\p{L}+|fragen?)(?!\p{L})/u;
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
  const isAdded = supposed[language].test(folded) && onTop[language].test(folded);
  if (!isAdded || question.trim().split(/\s+/).length > wordsMax) return null;
  if (
    isAfter('price', folded, language) ||
    aboutVisit.test(folded) ||
    asksOther.test(folded.replace(/^\P{L}*(?:\p{L}+ )?(?:what|how) (?:about )?if/u, ''))
  )
    return null;
  return `${question} ${priceWords[language]}`;
}
