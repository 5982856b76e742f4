// Which of the flows that were heard in one line is meant: who cannot come and asks for another time changes a visit, who leaves a
// message books nothing, and who pries into another's visit wants none for that hour.

import { saysOff } from './kind-words.ts';
import type { Kind } from './kinds.ts';
import { callsOffEvery, namesSeveral, servicesCalledOff } from './own-visits/every-visit.ts';
import { asksBehindPause, staysAway } from './own-visits/stays-away.ts';
import type { Signs } from './signs.ts';
import { drop, type Found, start } from './wanted-in-clauses.ts';

/** Leaves of what was found only what is meant. */
export function settleFlows(found: Found): void {
  countCalledOff(found);
  const isAway = onlyStaysAway(found);
  moveInstead(found, isAway);
  if (found.flows.has('cancel') || found.flows.has('move')) found.flows.delete('book');
  leaveForLater(found);
  oneChange(found, isAway);
  bookNothingBeside(found);
}

/** Several visits that are called off at once. */
function countCalledOff(found: Found): void {
  const { seen, commands, flows } = found;
  const listed = servicesCalledOff(seen.said, seen.mentions.services);
  if (listed.length > 0 && saysOff.test(seen.whole.folded)) start(found, 'cancel');
  if (!flows.has('cancel')) return;
  if (callsOffEvery(seen.said) || namesSeveral(seen.said, seen.mentions.wishes)) commands.push({ do: 'every' });
  else if (listed.length > 0) commands.push({ do: 'every', only: [...listed] });
}

const wishedIn = ({ seen }: Found, clause: Signs): boolean =>
  seen.mentions.wishes.some(
    ({ start: from, wish }) => from >= clause.start && from < clause.end && wish.excluded !== true,
  );

/** "I can't make it Thursday", with no word of calling off. */
function onlyStaysAway(found: Found): boolean {
  const { seen, kinds, flows } = found;
  const away = kinds.indexOf('cancel');
  // "I can't do Wednesday any more. They'd move me to Saturday?": given up by its sound, and moved by the next.
  const soundsMoved = seen.clauses.some((one, at) => at > away && one.sounds('moveOfDays') && wishedIn(found, one));
  return (
    flows.has('cancel') &&
    (staysAway(seen.clauses[away]?.folded ?? '') || soundsMoved) &&
    !seen.clauses.some((one) => one.cue('cancel'))
  );
}

/** "I can't make it Thursday. Is Friday at eleven possible?": who cannot come, and asks for another time, changes it. */
function moveInstead(found: Found, isAway: boolean): void {
  const { seen, kinds, flows, commands } = found;
  const away = kinds.indexOf('cancel');
  const asksToCome = (one: Signs, kind: Kind | null) =>
    kind === 'book' || (kind === null && one.cue('question')) || one.sounds('moveOfDays');
  const comesInstead =
    isAway && seen.clauses.some((one, at) => at > away && asksToCome(one, kinds[at] ?? null) && wishedIn(found, one));
  if (!flows.has('cancel') || flows.has('move')) return;
  if (!comesInstead && !asksBehindPause(seen.clauses[away], seen)) return;
  flows.delete('cancel');
  flows.add('move');
  const at = commands.findIndex((one) => one.do === 'start' && one.flow === 'cancel');
  if (at >= 0) commands[at] = { do: 'start', flow: 'move' };
}

/** "Shall I cancel it?" – "Yes, cancel it, I'll reschedule later": when is said some other time. */
function leaveForLater(found: Found): void {
  const { heard, whole, mentions } = found.seen;
  const { asked, frames } = heard.state;
  const callsOff = asked === 'confirm' && frames.at(-1)?.flow === 'cancel' && whole.cue('cancel');
  const saysWhen = mentions.wishes.some(({ wish }) => wish.date !== undefined || wish.time !== undefined);
  if (callsOff && !saysWhen) drop(found, 'move');
}

/** "I can't come on Friday. Could you put it on Wednesday?": a time asked for after the end is given is a change. */
function oneChange(found: Found, isAway: boolean): void {
  const { seen, kinds, flows } = found;
  if (!flows.has('cancel') || !flows.has('move')) return;
  const gone = kinds.indexOf('cancel');
  const instead = seen.clauses.some((one, at) => at > gone && kinds[at] === 'move' && wishedIn(found, one));
  const moves = isAway || instead || (seen.whole.cue('move') && seen.mentions.wishes.length > 1);
  drop(found, moves ? 'cancel' : 'move');
}

/** Whoever wants to know of another's visit wants none for that hour, and asks nothing else with it. */
export const pries = ({ seen, commands }: Found): boolean =>
  commands.some((one) => one.do === 'others-appointment') && !seen.clauses.some((one) => one.cue('book'));

function bookNothingBeside(found: Found): void {
  const { seen, flows, commands } = found;
  if (pries(found)) drop(found, 'book');
  const elsewhere = flows.has('message') || commands.some((one) => one.do === 'person');
  const isWished =
    seen.whole.cue('book') &&
    (seen.mentions.wishes.some((one) => one.wish.time !== undefined) || seen.whole.cue('appointment'));
  if (elsewhere && flows.has('book') && !isWished) drop(found, 'book');
}
