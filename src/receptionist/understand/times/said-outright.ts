// "A day earlier, Friday the eleventh at four", "half an hour later, at ten fifteen": a time that is counted from another and then said
// plainly. What is said plainly holds, and nothing is counted.
import type { TimeMention } from '../../values/times.ts';
import { foldCue } from '../cues/cue.ts';
import type { ReadShift } from './shifts.ts';

/** So near behind it stands what says it once more, in characters. */
const appositionMax = 16;

const pause = /[,;:–—]/u;
/** Another choice, or what it is counted from: "a day earlier than Friday". */
const otherwise =
  /(?<!\p{L})(?:or|o|u|ou|oder|than|que|de|del|du|als|but|pero|mais|aber|not|no|pas|nicht)(?!\p{L})|[.?!]/u;
/** "An hour later, at three I have to be at school": behind it begins the caller's reason. */
const reason =
  /^,? *(?:i|i'm|i've|we|we're|my|our|he|she|they|tengo|tenemos|trabajo|salgo|mi|j'ai|je|mon|ma|on|ich|hab|habe|muss|bin|mein|meine|is|was|doesn't|isn't|no|ne|n'est)(?!\p{L})/u;

/** A number is an hour only where nothing stands behind it that it could count. */
const ends =
  /^ *(?:[.,;:!?–—]|$|(?:please|if|then|por favor|si|s'il|bitte|wenn|with|for|con|para|avec|pour|mit|bei)(?!\p{L}))/u;

/**
 * The text with the counted time crossed out, where a day of the calendar (of a count of days) or an hour (of one of minutes) stands in
 * apposition to it; the same text where none does.
 */
export function withoutCounted(
  text: string,
  counted: ReadShift | null,
  read: (behind: string) => readonly TimeMention[],
): string {
  if (!counted) return text;
  const { shift, start, end } = counted;
  const behind = text.slice(end);
  const said = read(behind).find((one) => one.start <= appositionMax);
  if (!said || said.excluded || reason.test(foldCue(behind.slice(said.end)))) return text;
  const isPlain =
    shift.days !== 0
      ? said.date?.origin === 'said' && said.date.open === null
      : said.time?.is === 'clock' && ends.test(foldCue(behind.slice(said.end)));
  const between = foldCue(behind.slice(0, said.start));
  if (!isPlain || !pause.test(between) || otherwise.test(between)) return text;
  return `${text.slice(0, start)}${'~'.repeat(end - start)}${behind}`;
}
