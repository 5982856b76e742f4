// "Yes, this number, and I have two dogs, is that a problem?": a question that says nothing of its own asks about what was told right
// before it, and is asked with that. Over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

type Clause = { readonly start: number; readonly text: string };

const leaning: Readonly<Record<Language, string>> = {
  en: "(?:(?:is|would|will)(?:n't)? (?:that|it|this) (?:be )?|that'?s |does (?:that|it|this) )(?:(?:a|an|any|going to be|gonna be|still|all) )*(?:problem|issue|deal|extra|ok(?:ay)?|fine|alright|allowed|enough|too (?:much|late|far|big|small|old|young)|matter|cost (?:me )?(?:extra|more)|bother (?:you|anyone|anybody))|any problem|do you mind",
  es: '(?:no )?(?:hay|habria|es|seria) (?:algun )?(?:problema|inconveniente|bronca)|(?:eso )?(?:esta bien|importa|les molesta|afecta|cuesta (?:mas|extra|aparte)|(?:es|va|sale) (?:extra|aparte))',
  fr: "(?:ca|c'est|est-ce|cela)(?: (?:ne|vous|pas|fait|un|pose|que c'est))* (?:problemes?|grave|derange(?: pas)?|gene(?: pas)?|va|correct|en plus|en supplement|compte|permis)|(?:il )?y a(?:-t-il)? un probleme",
  de: '(?:ist|ware|macht|stort|kostet)(?: (?:das|es|sie|ihnen|euch|dann|denn|ein|auch))* (?:problem|schlimm|ok(?:ay)?|in ordnung|extra|mehr|was|etwas|sie|euch|erlaubt)|geht das(?: trotzdem)?',
};
const tags: Readonly<Record<Language, string>> = {
  en: 'right|then|or not|for you(?: guys)?|though',
  es: 'no|verdad|o no|entonces',
  fr: 'non|hein|ou pas|alors',
  de: 'oder|oder nicht|dann',
};
const leans = eachLanguage(
  (language) =>
    new RegExp(`^\\P{L}*(?:(?:and|so|y|et|und) )?(?:${leaning[language]})(?:[ ,]+(?:${tags[language]}))?\\P{L}*$`, 'u'),
);

/** Told of oneself, of one's own or of how things are; a bare name, day or number tells nothing. */
const tells: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i|we|my|our|there'?s|there (?:is|are)|he|she|it|they)(?:'\p{L}+)?(?!\p{L})/u,
  es: /(?<!\p{L})(?:teng\p{L}+|tenemos|mi|mis|nuestr[oa]s?|hay|es|son|esta|estan|soy|estoy|voy|vamos|llevo|traigo|compre|ella|el no|ya)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:j'\p{L}+|je|on|nous|mon|ma|mes|notre|nos|c'est|il|elle|ils|elles|y a)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ich|wir|mein\p{L}*|unser\p{L}*|es|er|da|hab\p{L}*|bin|sind)(?!\p{L})/u,
};

/** Where what the question at `at` leans on begins, in the same sentence; null where it stands by itself. */
export function toldBeforeQuestion(
  clauses: readonly Clause[],
  at: number,
  sentence: string,
  language: Language,
): number | null {
  const question = clauses[at];
  if (!question || at === 0 || !leans[language].test(foldCue(question.text))) return null;
  let from = at - 1;
  while (from > 0 && !/[,;:–—-]\s*$/u.test(sentence.slice(0, clauses[from]?.start))) from -= 1;
  const start = clauses[from]?.start ?? 0;
  return from > 0 && tells[language].test(foldCue(sentence.slice(start, question.start))) ? start : null;
}
