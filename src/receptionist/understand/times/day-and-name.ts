// "The second of December, that's a Wednesday": a date and the name of its day, said one behind the other. One that fits says nothing
// more; one that does not is kept beside the date, to be asked back.
import { weekdayOf } from '../../local-time.ts';
import type { TimeMention } from '../../values/times.ts';
import { foldCue } from '../cues/cue.ts';
import type { ReadWish } from './times.ts';

export type Placed = ReadWish & { readonly before: string };

/** "The second of December, that's a Wednesday": between a day and its name. */
const isThat =
  /^\W*(?:(?:that'?s|that is|that'?ll be|which is|which'?s|it'?s|it is|so|i think|eso es|es decir|o sea|que es|que cae(?: en)?|es|cae(?: en)?|c'est|ce sera|qui est|qui tombe|donc|das ist|das ware|also|ist|der ist|welches)\W+)(?:(?:ja|doch|dann|glaube ich|bien|creo|je crois|i think|i believe|on|um|un|une|a|an|el|le|la|ein|einem|der)\W+)*$/u;

const weekday = /^(?:(?:ein|einem|an?|une?|el|le)\s)?\p{L}+/iu;

/** Where a mention is the name of the day before it: that day's date, and the date that the name would have of itself. */
function namedDay(text: string, day: TimeMention | undefined, name: TimeMention): readonly [string, string] | null {
  if (!day?.date || !name.date || day.repeats || day.date.from !== day.date.to || name.date.from !== name.date.to)
    return null;
  if (name.date.origin !== 'said' || !isThat.test(foldCue(text.slice(day.end, name.start)))) return null;
  return [day.date.from, name.date.from];
}

/** The same text with the name of a day crossed out that only says which weekday it is. */
export function withoutNamedDay(text: string, mentions: readonly TimeMention[]): string {
  let plain = text;
  for (const [at, name] of mentions.entries()) {
    const day = mentions[at - 1];
    const days = namedDay(text, day, name);
    if (!day || !days || weekdayOf(days[0]) !== weekdayOf(days[1])) continue;
    const end = name.start + (weekday.exec(text.slice(name.start))?.[0].length ?? 0);
    plain = `${plain.slice(0, day.end)}${'~'.repeat(end - day.end)}${plain.slice(end)}`;
  }
  return plain;
}

/** A name that its day does not have: both are kept, to be asked back. */
export function withDisagreements(read: readonly Placed[], mentions: readonly TimeMention[], text: string): Placed[] {
  const kept: Placed[] = [];
  for (const one of read) {
    const at = mentions.findIndex(({ start }) => start === one.start);
    const name = mentions[at];
    const days = name ? namedDay(text, mentions[at - 1], name) : null;
    const last = kept.at(-1);
    if (!last || !days || last.wish.date !== days[0]) kept.push(one);
    else {
      const { date: weekdayDate = days[1], ...rest } = one.wish;
      const disagreement = { weekdayDate, saidDate: days[0] };
      kept[kept.length - 1] = { ...last, wish: { ...last.wish, ...rest, disagreement }, end: one.end };
    }
  }
  return kept;
}
