// "Can I come by on Good Friday?": where it is not said what for, what can be told at once is whether the house is open then.
import type { TimeWish } from '../../commands.ts';
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { intervalsOn } from '../../facts/opening.ts';
import type { Say } from '../../plan.ts';

/** So many days are told of in one breath. */
const toldMax = 2;

/**
 * Tells of the days and hours that a caller opens with that the house is closed then, and gives them up, as nothing can be had
 * then whatever it is for. The wish to come stays.
 */
export function tellShutWish(d: Dialogue): void {
  const frame = topFrame(d);
  if (d.state.turns > 0 || d.state.asked !== null || frame?.flow !== 'book') return;
  if (frame.service !== undefined || frame.times.length === 0) return;
  const shut = frame.times.map((one) => shutAt(d, one));
  if (!shut.every((one) => one !== null)) return;
  const told = new Map(shut.map((one) => [JSON.stringify(one), one]));
  d.acts.push(...[...told.values()].slice(0, toldMax));
  d.sources.push('hours');
  d.used = true;
  frame.times = [];
}

/** What to say of a wish that falls outside the hours; null where it does not, or leaves a choice. */
function shutAt(
  { turn: { business } }: Dialogue,
  { date, until, time, relative, shift, excluded }: TimeWish,
): Say | null {
  if (date === undefined || until !== undefined || relative || shift || excluded) return null;
  const intervals = intervalsOn(business.hours, business, date);
  if (intervals.length === 0) return { say: 'closed-on', date, open: false };
  const isOpen = time === undefined || intervals.some(([opens, closes]) => opens <= time && time < closes);
  return isOpen ? null : { say: 'hours-on', date, intervals, open: false };
}
