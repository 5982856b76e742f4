// "That was Saturday at eight and Sunday at one. If Sunday's isn't in yet, please add it": whoever goes through what they wanted
// wants only what has not been done.
import { clockOf } from '#shared/hours.ts';
import type { Command, FlowName, TimeWish } from '../../commands.ts';
import { localTime, weekdayOf } from '../../local-time.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

const ifMissing =
  /(?<!\p{L})(?:(?:if|in case|unless) [^.!?]{0,50}?(?:(?:isn't|is not|aren't|are not|hasn't been|haven't been|wasn't|not) (?:yet |already )?(?:in|booked|there|down|on|noted|set|scheduled)|(?:is|'s|are) (?:still )?missing)|si (?:aun |todavia )?(?:faltan?|no esta)|(?:s'il|si) [^.!?]{0,30}?(?:manque(?:nt)?|n'est pas (?:encore |deja )?(?:note|reserve|inscrit))|(?:falls|wenn|sollte) [^.!?]{0,50}?(?:fehl(?:t|en)|noch nicht (?:drin|gebucht|eingetragen|notiert)))(?!\p{L})/u;

/** "Please do whichever one isn't done yet". */
const whicheverIsNot =
  /(?<!\p{L})(?:(?:whichever|whatever|anything)(?: of (?:them|it|those))?(?: one)?(?: that)? (?:isn't|is not|hasn't been|has not been|wasn't)(?: (?:done|made|in|booked|cancelled|set|taken care of))?|(?:lo|la|el) que (?:aun |todavia )?(?:no este|no esta|falte)|ce qui (?:n'est|ne l'est|n'a) pas|(?:was|alles,? was) (?:noch )?(?:nicht (?:erledigt|gemacht|gebucht|passiert)|fehlt))(?!\p{L})/u;

/** Goes through what was done, and wants no more of it. */
const recaps =
  /(?<!\p{L})(?:so (?:that'?s|it'?s|the)|that'?s (?:the two|both)|both right|entonces (?:son|es|la|el)|donc (?:c'est|les?|la|l'\p{L}+)|also (?:beide|die|der|das)|(?:right|correct|verdad|correcto|c'est bien ca|richtig|stimmt's)(?=\W*\?))(?!\p{L})/u;
const wantsMore =
  /(?<!\p{L})(?:another|more|too|same for|wrong|other way|instead|want|need|can|could|otr[oa]s?|mas|tambien|quiero|al reves|autres?|aussi|encore|veux|inverse|noch|auch|andere\p{L}*|will|mochte|umgekehrt|cancel\p{L}*)(?!\p{L})/u;

/** What belongs to a visit that is wanted. */
const ofVisit = new Set<Command['do']>(['start', 'also', 'set-service', 'narrow-service', 'set-times', 'ask']);

/** "Nothing else", said of the rest. */
const ends = new Set<Command['do']>(['deny', 'goodbye']);

/** The commands without the visits that have been booked in this talk already; where none is left, what is booked is told. */
export function withoutDone({ heard, said, mentions }: Seen, commands: readonly Command[]): readonly Command[] {
  const { state, business } = heard;
  const done = state.done
    .filter((one) => one.did !== 'cancelled')
    .map(({ service, startsAt }) => ({ service, ...localTime(startsAt, business.timezone) }));
  const wants = commands.some((one) => one.do === 'start' && one.flow === 'book');
  if (done.length === 0) return commands;
  const folded = foldCue(said);
  const allDone = mentions.services.every(({ name }) => state.done.some(({ service }) => service === name));
  if (whicheverIsNot.test(folded) && allDone && state.frames.length === 0)
    return [{ do: 'start', flow: 'appointments' }];
  const isDone = ({ date, time }: TimeWish) =>
    done.some(
      (one) =>
        (time === undefined || time === clockOf(one.minutes)) &&
        // A day that is named again by its weekday is the one that was booked.
        (date === undefined || date === one.date || (time === undefined && weekdayOf(date) === weekdayOf(one.date))),
    );
  // "So that's the return at ten and the letter at eleven?": who says every hour that was booked goes through them.
  const hours = mentions.wishes.flatMap(({ wish }) => (wish.time === undefined ? [] : wish));
  const isOnly = (flow: FlowName, beside?: ReadonlySet<Command['do']>) =>
    commands.length > 0 &&
    commands.every((one) => (one.do === 'start' ? one.flow === flow : ofVisit.has(one.do) || beside?.has(one.do)));
  const toldAll = state.frames.length === 0 && hours.length > 1 && hours.every(isDone);
  // "If the boy's is missing, put it in": what stands where it is to be is moved nowhere.
  const nothingMissing = ifMissing.test(folded) && isOnly('move', ends);
  const onlyRecaps = recaps.test(folded) && !wantsMore.test(folded) && isOnly('book');
  if (toldAll && (nothingMissing || onlyRecaps)) return [{ do: 'start', flow: 'appointments' }];
  if (!wants || !ifMissing.test(folded)) return commands;
  const visits: Command[][] = [[]];
  for (const one of commands.filter(({ do: kind }) => ofVisit.has(kind))) {
    const current = visits.at(-1) ?? [];
    const begins = one.do === 'also' || (one.do === 'start' && !current.every(({ do: kind }) => kind === 'also'));
    if (begins && current.length > 0) visits.push([one]);
    else current.push(one);
  }
  const left = visits.filter(
    (visit) =>
      !visit.every(
        (one) =>
          (one.do !== 'set-times' || one.wishes.every(isDone)) &&
          (one.do !== 'set-service' || done.some(({ service }) => service === one.service)),
      ),
  );
  const rest = commands.filter(({ do: kind }) => !ofVisit.has(kind));
  if (left.length === 0) return [...rest, { do: 'start', flow: 'appointments' }];
  return left.length === visits.length
    ? commands
    : [...rest, ...left.flat().filter((one, at) => at > 0 || one.do !== 'also')];
}
