// "How long is the warranty on contact lenses?" of a text that tells the warranty of frames and of lenses, each by its name: what is not
// among them is told nothing of.
import type { Entry } from './entries.ts';
import { isAct, isEveryday } from './lexicon.ts';
import type { Weighed } from './speaks.ts';

/** "Frames: 2 years." */
const label = /(?:^|[.!?;]\s+|\s[-–]\s+)\p{L}[^.:;!?]{1,40}:\s/gu;
const labelsMin = 2;
/** What the whole house is about counts where it is a thing as well: contact lenses, and no treatment. */
const isThing = ({ standing, unit }: Weighed): boolean =>
  (['concept', 'everyday', 'service'].includes(standing) ||
    (standing === 'common' && unit.concepts.some(isEveryday))) &&
  !unit.own &&
  !unit.concepts.some((one) => one === 'guarantee' || isAct(one));

/** Is a guarantee asked of a thing, and told of others by their names? */
export function guaranteesOthers(asked: readonly Weighed[], entry: Entry): boolean {
  if (!asked.some(({ unit }) => unit.concepts.includes('guarantee'))) return false;
  if ((entry.text.match(label) ?? []).length < labelsMin) return false;
  const things = asked.filter(isThing);
  return things.length > 0 && things.every(({ entries }) => !entries.has(entry));
}
