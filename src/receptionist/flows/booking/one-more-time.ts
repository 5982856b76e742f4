// "Yes, and the Saturday after, same time": with the yes to a booking nothing but another day is said, and "and" before it. What was
// stated is booked, and one more of the same is begun for that day; a day alone, or "but" before it, puts the statement right instead.
import type { Command, TimeWish } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import type { BookFrame } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { timeWord } from '../../understand/times/only-a-time.ts';

const agrees =
  "(?:yes|yeah|yep|yup|sure|okay|ok|great|perfect|please|si|claro|vale|perfecto|bueno|por favor|oui|parfait|d'accord|s'il vous plait|ja|gerne?|genau|bitte|super|perfekt)";

/** The yes, "and", and from there to the end nothing but a time. */
const andThen = new RegExp(
  `^\\P{L}*(?:${agrees}[^\\p{L}\\d]+)+(?:and|y|et|und)(?:[^\\p{L}\\d]+${timeWord}(?![\\p{L}\\d]))+[^\\p{L}\\d]*$`,
  'u',
);

/** One more beside the stated one, which is to be booked first, and what is wished for it; null where nothing of the kind was said. */
export function oneMoreTime(
  d: Dialogue,
  stated: BookFrame,
  commands: readonly Command[],
): { readonly next: BookFrame; readonly rest: readonly Command[] } | null {
  const { service, staff, forOther, chosen } = stated;
  // What waits beneath it comes first.
  if (service === undefined || !chosen || d.state.frames.length > 1) return null;
  const rest = commands.filter((one) => one.do !== 'affirm' && one.do !== 'foreign');
  const wishes = rest.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  if (rest.some((one) => one.do !== 'set-times') || wishes.every(({ date }) => date === undefined)) return null;
  const { date: on } = localTime(chosen.startsAt, d.turn.business.timezone);
  if (!wishes.every((wish) => isAnotherDay(wish, on)) || !andThen.test(foldCue(d.turn.text))) return null;
  return { next: { flow: 'book', service, staff, forOther, times: [] }, rest };
}

/** Another day than that of the statement, wished for; an hour or "same time" beside it is of that day. */
function isAnotherDay({ date, until, excluded, instead, alternative, existing }: TimeWish, on: string): boolean {
  if (excluded || instead || alternative || existing) return false;
  return date === undefined || date > on || (until ?? date) < on;
}
