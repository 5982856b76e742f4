// Whether what is talked about costs nothing, asked in so many words and no more. Four languages.
import type { Language } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';

const opens = '(?:(?:and|so|ok|okay|oh|y|pero|et|mais|und|aber)[ ,]+)*';
const tags =
  "(?:[ ,¿]+(?:right|correct|is that right|huh|no|verdad|cierto|c'est (?:ca|bien ca)|non|n'est-ce pas|oder|richtig|stimmt'?s?))?";
const free = new RegExp(
  `^[^\\p{L}]*${opens}(?:${[
    "(?:that|it|this|the visit)(?: (?:does not|doesn't|won't|will not|wouldn't)) cost (?:me |us )?(?:anything|a (?:thing|penny|cent|dime))(?: extra)?",
    "(?:(?:is|are) )?(?:that|it|this|the visit|that one)(?:'s| is| are)? (?:free of charge|for free|at no (?:cost|charge))",
    '(?:eso |esto |la visita )?(?:no (?:me |nos )?(?:cuesta|cobran|costaria) nada|es (?:gratis|gratuit[oa]|sin costo))',
    "(?:(?:ca|cela) ne (?:me |nous )?coute rien|(?:est-ce que )?c'est (?:bien )?gratuit)",
    '(?:(?:das|es) kostet (?:mich |uns )?(?:doch )?nichts|(?:das |es )?(?:ist|ware) (?:das |es )?(?:doch )?(?:kostenlos|umsonst|gratis))',
  ].join('|')})${tags}[^\\p{L}]*$`,
  'u',
);

const plainly: Readonly<Record<Language, string>> = {
  en: 'how much is it?',
  es: '¿cuánto cuesta?',
  fr: 'combien ça coûte ?',
  de: 'was kostet das?',
};

/** "And that doesn't cost anything, right?", and no more, as the question for the price that says it; null for any other. */
export const asPriceOfTalk = (question: string, language: Language): string | null =>
  free.test(foldCue(question.replaceAll('’', "'"))) ? plainly[language] : null;
