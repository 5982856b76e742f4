// "Marcus Yellowhorse, all one word, yellow, horse": how a name is put on paper, said behind it, and no part of it. Four languages.
import { foldCue } from '../cues/cue.ts';

const asWords =
  /[\s,;.–—-]*(?<!\p{L})(?:(?:and |y |et |und )?(?:it['’]?s |that['’]?s |es |c['’]est |das ist )?(?:all |just |written |spelled |as |in )*(?:one|a single|two|three) words?|all together(?= *[,.;!]|$)|no space(?: between)?|todo junto|toda junta|(?:en |es )?(?:una sola|una|dos) palabras?|en (?:un|un seul|deux) mots?|tout attaché|sans espace|zusammengeschrieben|zusammen geschrieben|(?:in )?(?:ein(?:em)?|zwei) wort(?:en|e|er)?|wörter)(?!\p{L})(?!\s+(?:about|of|for|with|from|to))/giu;

/** Of a word of the name, its two halves said apart behind it: "yellow, horse", "bois et vert". */
const halves =
  /[\s,;.–—-]+(?<first>\p{L}{2,})(?:,? (?:and|then|y|e|et|und|plus) |[\s,;-]+)(?<second>\p{L}{2,})(?=[\s,;.!]|$)/gu;

/** The same without what is said of how it is written. */
export function withoutHowWritten(said: string): string {
  const plain = said
    .replace(asWords, ' , ')
    .replace(/(?:\s*,)+/gu, ',')
    .replace(/[\s,]+(?=[.!]*$)/u, '');
  const words = new Set((plain.match(/\p{L}+/gu) ?? []).map(foldCue));
  return plain.replace(halves, (all, first: string, second: string) => (words.has(foldCue(first + second)) ? '' : all));
}
