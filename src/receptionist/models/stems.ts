// Light stemmers for four languages: inflection off, derivation left alone, so that "cleanings" meets "cleaning"
// and "limpiezas" meets "limpieza" while "clean" and "cleaner" stay apart enough for a margin to see.

import { fold, type Language } from './text.ts';

type Rule = readonly [ending: string, replacement: string, keepMin: number];

// Longest endings first; the first that fits is applied, once. `keepMin` letters must remain before the replacement.
const endings: Record<Language, readonly Rule[]> = {
  en: [
    ['iness', 'y', 3],
    ['sses', 'ss', 2],
    ['ches', 'ch', 2],
    ['shes', 'sh', 2],
    ['xes', 'x', 2],
    ['zes', 'z', 3],
    ['ies', 'y', 2],
    ["'s", '', 1],
    ['ings', '', 3],
    ['ied', 'y', 2],
    ['ing', '', 3],
    ['edly', '', 3],
    ['ed', '', 3],
    ['es', 'e', 3],
    ['s', '', 3],
    ['ly', '', 4],
  ],
  es: [
    ['aciones', 'acion', 2],
    ['iciones', 'icion', 2],
    ['ciones', 'cion', 2],
    ['siones', 'sion', 2],
    ['amientos', 'a', 3],
    ['amiento', 'a', 3],
    ['iendo', '', 3],
    ['ando', '', 3],
    ['mente', '', 4],
    ['arlas', '', 3],
    ['arlos', '', 3],
    ['arla', '', 3],
    ['arlo', '', 3],
    ['arme', '', 3],
    ['erme', '', 3],
    ['irme', '', 3],
    ['arse', '', 3],
    ['ados', '', 3],
    ['adas', '', 3],
    ['idos', '', 3],
    ['idas', '', 3],
    ['ado', '', 3],
    ['ada', '', 3],
    ['ido', '', 3],
    ['ida', '', 3],
    ['ces', 'z', 2],
    ['ales', 'al', 2],
    ['ores', 'or', 2],
    ['ones', 'on', 2],
    ['ar', '', 3],
    ['er', '', 3],
    ['ir', '', 3],
    ['os', '', 3],
    ['as', '', 3],
    ['es', '', 3],
    ['o', '', 3],
    ['a', '', 3],
    ['e', '', 3],
    ['s', '', 3],
  ],
  fr: [
    ['issements', '', 3],
    ['issement', '', 3],
    ['ements', '', 4],
    ['ement', '', 4],
    ['ations', 'ation', 2],
    ['euses', 'eur', 3],
    ['euse', 'eur', 3],
    ['eaux', 'eau', 1],
    ['aux', 'al', 2],
    ['ees', '', 3],
    ['ee', '', 3],
    ['es', '', 3],
    ['ent', '', 4],
    ['ant', '', 4],
    ['er', '', 3],
    ['ez', '', 3],
    ['ir', '', 4],
    ['is', '', 4],
    ['s', '', 3],
    ['x', '', 3],
    ['e', '', 3],
  ],
  de: [
    ['ungen', 'ung', 3],
    ['innen', 'in', 3],
    ['keiten', 'keit', 3],
    ['heiten', 'heit', 3],
    ['isch', '', 4],
    ['ern', '', 3],
    ['est', '', 4],
    ['em', '', 3],
    ['en', '', 3],
    ['er', '', 3],
    ['es', '', 3],
    ['e', '', 3],
    ['n', '', 4],
    ['s', '', 3],
    ['t', '', 4],
  ],
};

const elision = /^(?:l|d|j|m|t|s|n|c|qu)'(?=\p{L})/u;

/** The stem of one word: folded (lower case, no accents), French elision taken off, inflection removed. Idempotent enough to index by. */
export function stem(word: string, language: Language): string {
  let folded = fold(word);
  if (language === 'fr') folded = folded.replace(elision, '');
  for (const [ending, replacement, keepMin] of endings[language]) {
    if (folded.length - ending.length >= keepMin && folded.endsWith(ending)) {
      if (ending === 's' && language === 'en' && /(?:ss|us|is)$/.test(folded)) return folded;
      const root = folded.slice(0, folded.length - ending.length) + replacement;
      return language === 'en' ? tidyEnglish(root, ending) : root;
    }
  }
  return language === 'en' && folded.length > 4 && folded.endsWith('e') ? folded.slice(0, -1) : folded;
}

// "clogged" → "clog" and "cleaning" → "clean" alike; "filling" keeps its double l as "fill" does, "repairs" loses nothing more.
function tidyEnglish(root: string, ending: string): string {
  const wasVerb = ending === 'ed' || ending === 'ing' || ending === 'ings';
  if (wasVerb && /([bdgmnprt])\1$/.test(root)) return root.slice(0, -1);
  if (root.length > 3 && root.endsWith('e')) return root.slice(0, -1);
  return root;
}

/** `stem` over every word of a text that holds a letter or digit, in order. */
export function stemWords(text: string, language: Language): string[] {
  return (fold(text).match(/[\p{L}\d]+(?:'[\p{L}]+)*/gu) ?? []).map((word) => stem(word, language));
}
