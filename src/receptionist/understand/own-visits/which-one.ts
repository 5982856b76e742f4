// Which of several visits that were listed is meant, by a word of its name alone ("the oil one") or as what is left ("not the
// diagnostic, the other").
import type { Command } from '../../commands.ts';
import { tokenize } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import { meansEvery } from './every-visit.ts';

/** Words that stand in the names of services of every kind, and tell no visit from another. */
const common = new Set(
  'visit visits appointment session service meeting call and with for the full cita visita sesion con para del los las rendez-vous seance visite avec pour les des termin besuch mit fur und der die das'.split(
    ' ',
  ),
);

/** What is said not to be meant, up to the next pause. */
const ruledOut =
  /(?<!\p{L})(?:not|isn't|keep|leave|no(?: es)?|deje|dejo|mantenga|pas|gardez|je garde|nicht|behalten? (?:sie |ich )?)\s+(?:the|my|el|la|le|l'|der|die|das|den)\s*[^,;.!?]{2,40}?(?=\s*(?:[,;.!?]|$)|\s(?:but|sino|mais|sondern)\s)/gu;

const wordsOf = (text: string): readonly string[] =>
  tokenize(text)
    .map((token) => token.norm.replace(/['’]s$/, ''))
    .filter((word) => word.length >= 3 && !common.has(word));

/** A pick of one of the visits that the caller was asked to choose from, or nothing. */
export function pickVisit({ heard, whole }: Seen): Command[] {
  const { offers, frames } = heard.state;
  if (frames.at(-1)?.flow === 'cancel' && meansEvery(whole.text)) return [{ do: 'every' }];
  const names = offers.map((offer) => {
    if (offer.kind !== 'booking') return new Set<string>();
    const service = heard.business.services.find((one) => offer.label.startsWith(one.name));
    return new Set([offer.label, ...(service?.aka ?? [])].flatMap(wordsOf));
  });
  const hits = (text: string) => {
    const said = wordsOf(text);
    return names.flatMap((words, at) => {
      const own = said.some((word) => words.has(word) && names.every((other, n) => n === at || !other.has(word)));
      return own ? [at] : [];
    });
  };
  const kept = foldCue(whole.text).replace(ruledOut, ' ');
  const [only, ...more] = hits(kept);
  if (only !== undefined && more.length === 0) return [{ do: 'pick', offer: only + 1 }];
  const out = hits(foldCue(whole.text).match(ruledOut)?.join(' ') ?? '');
  const left = names.flatMap((_, at) => (out.includes(at) ? [] : [at]));
  return only === undefined && out.length > 0 && left.length === 1 && left[0] !== undefined
    ? [{ do: 'pick', offer: left[0] + 1 }]
    : [];
}
