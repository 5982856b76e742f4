// Which day the talk is of: an hour alone belongs to it, and "the Monday after" is counted from it.
import { localTime } from '../../local-time.ts';
import type { Heard } from '../../understander.ts';

/** The day that is being talked about: of the chosen time, of the offers where none is of the wished day, of the last wish, of what was told. */
export function anchorOf({ state, business }: Heard): string | null {
  const frame = state.frames.at(-1);
  if (frame && 'chosen' in frame && frame.chosen) return localTime(frame.chosen.startsAt, business.timezone).date;
  const days = new Set(
    state.offers.flatMap((one) => (one.kind === 'time' ? [localTime(one.startsAt, business.timezone).date] : [])),
  );
  const wishes = frame && 'times' in frame ? frame.times : [];
  const dated = wishes.findLast((wish) => wish.date !== undefined && !wish.excluded && !wish.existing);
  // "The 9:30 one", where the wished day had nothing: 9:30 is the hour of what was offered instead.
  const isElsewhere = state.asked === 'time' && days.size > 0 && dated?.until === undefined;
  // "Mornings", after "next week": of all of its days, and not of its first alone.
  const isOneDay = dated?.until === undefined;
  if (dated?.date !== undefined && isOneDay && !(isElsewhere && !days.has(dated.date))) return dated.date;
  return days.size === 1 ? ([...days][0] ?? null) : (state.dayTold ?? null);
}

/** What "the Monday after that" is counted from: the day that is talked about, the week that is wished, else the visit that is moved. */
export function countedFrom(heard: Heard): string | null {
  const { state, business } = heard;
  const frame = state.frames.at(-1);
  const wishes = frame && 'times' in frame ? frame.times : [];
  const dated = wishes.findLast((wish) => wish.date !== undefined && !wish.excluded && !wish.existing);
  const moved = frame?.flow === 'move' && frame.from !== undefined ? frame.from : undefined;
  const ofMoved = moved === undefined ? null : localTime(moved, business.timezone).date;
  return anchorOf(heard) ?? dated?.date ?? ofMoved;
}
