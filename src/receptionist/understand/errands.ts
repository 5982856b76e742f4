// Two errands in one breath: "cancel the road test, and put me down for parking practice". Each is understood for itself.
import type { Business, Language } from '../business.ts';
import { foldCue } from './cues/cue.ts';
import { servicesIn } from './near.ts';
import { cueOf } from './signs.ts';

const borders =
  /[,;.!]\s+(?:(?:and|but|y|pero|et|mais|und|aber)\s)?|\s(?:and|y|et|und|pero|but|aber|mais)\s(?=(?:then|also|separately|instead|i|we|put|book|can|could|luego|tambien|también|quiero|puis|aussi|je|dann|auch|ich|wir|könn\p{L}*)\s)/giu;

/** What is said to be wanted as well takes the place of nothing. */
const besides =
  /^\P{L}*(?:(?:and|then|y|et|und|ah|oh)[ ,]+)*(?:also|separately|besides|additionally|another thing|one more thing|tambien|ademas|aparte|por otro lado|otra cosa|aussi|egalement|par ailleurs|d'autre part|en plus|autre chose|ausserdem|zusatzlich|auch|noch (?:was|etwas))(?!\p{L})|^\P{L}*(?:\p{L}+\P{L}+){1,4}(?:also|tambien|ademas|aussi|egalement|auch noch|ausserdem|zusatzlich)(?!\p{L})/u;

/** A sentence of its own begins there. */
const isOwn = (border: string): boolean => border.startsWith('.') || border.startsWith('!');

/** The errands of an utterance in the order said: two where a change of one visit is joined by a booking of another service, else one. */
export function errandsIn(said: string, language: Language, business: Business): readonly string[] {
  if (!cueOf('cancel', said, language) && !cueOf('move', said, language)) return [said];
  if (!cueOf('book', said, language) && !cueOf('want', said, language)) return [said];
  for (const border of said.matchAll(borders)) {
    const first = said.slice(0, border.index);
    const second = said.slice(border.index + border[0].length);
    const changes = cueOf('cancel', first, language) || cueOf('move', first, language);
    const apart = besides.test(foldCue(second));
    const books =
      (cueOf('book', second, language) || ((apart || isOwn(border[0])) && cueOf('want', second, language))) &&
      !cueOf('cancel', second, language) &&
      !cueOf('move', second, language);
    if (!changes || !books) continue;
    const known = servicesIn(first, language, business).map((one) => one.name);
    const [named] = servicesIn(second, language, business);
    if (known.length === 0 && !apart) continue;
    // What is wanted besides is asked for where it cannot be made out.
    const unnamed = named === undefined && apart && cueOf('book', second, language);
    if (unnamed || (named && !named.ambiguous && !known.includes(named.name))) return [first, second];
  }
  return [said];
}
