// Lines that want one thing and nothing else, whatever stands beside it: whom one has reached, a seller, another time for what is being
// booked, what was said once more.
import type { Command } from '../commands.ts';
import { asksCalendar } from '../facts/calendar-asked.ts';
import { asksIfShut } from '../facts/opening.ts';
import { isLineCheck } from './conduct/line-check.ts';
import { seeksWork } from './conduct/seeks-work.ts';
import { noCustomer } from './conduct/strangers.ts';
import { recap, recapOfTwo } from './kind-words.ts';
import { otherChange } from './own-visits/other-change.ts';
import { asksOfConcern } from './questions/asks-of-concern.ts';
import { asksOfSomebody } from './questions/asks-of-somebody.ts';
import { asksWhenFriendComes } from './questions/asks-when-friend-comes.ts';
import { whenToCome } from './questions/when-to-come.ts';
import { ofHouse } from './questions/which-house.ts';
import { mentionsAny, namesAnother, type Seen } from './seen.ts';
import { otherService } from './services/other-service.ts';
import { timeInstead, timeRevised } from './times/time-instead.ts';
import { wantsItAgain } from './when-asked/said-again.ts';
import { insistsOnOthers } from './who-comes/insists.ts';

/** What is wanted; null where it is not that. `opening`: nothing was asked before. */
type Reading = (seen: Seen, opening: boolean) => readonly Command[] | Command | null;

const others: Reading = (seen) =>
  insistsOnOthers(seen) || asksWhenFriendComes(seen) ? { do: 'others-appointment', wants: 'know' } : null;

const calendar: Reading = ({ whole, said }) =>
  (asksCalendar(whole.folded) || asksIfShut(whole.folded)) && !whole.cue('appointment')
    ? { do: 'ask', question: said }
    : null;

const lineCheck: Reading = ({ heard: { state }, whole, language }) => {
  if (!isLineCheck(whole, language)) return null;
  return state.asked !== null && state.lastText !== '' ? { do: 'say-again' } : { do: 'greet' };
};

const recapped: Reading = ({ heard: { state }, whole }) => {
  const recaps = recap.test(whole.folded) || recapOfTwo.test(whole.folded);
  return state.done.length > 0 && recaps && whole.cue('question') ? { do: 'start', flow: 'appointments' } : null;
};

/** A longer line that bids to wait says something besides. */
const waitWordsMax = 9;

const waits: Reading = (seen) => {
  const { heard, whole, clauses } = seen;
  const isMeant =
    heard.state.turns > 0 &&
    whole.folded.split(/\s+/).length <= waitWordsMax &&
    (whole.cue('wait') || whole.sounds('wait')) &&
    !whole.cue('question') &&
    !whole.cue('book') &&
    !mentionsAny(seen) &&
    !namesAnother(seen) &&
    !clauses.some((one) => !one.negated && (one.cue('cancel') || one.cue('move')));
  return isMeant ? { do: 'wait' } : null;
};

/** In the order in which they are asked. */
const readings: readonly Reading[] = [
  ofHouse,
  others,
  noCustomer,
  seeksWork,
  calendar,
  asksOfConcern,
  timeInstead,
  timeRevised,
  asksOfSomebody,
  otherChange,
  otherService,
  whenToCome,
  lineCheck,
  recapped,
  (seen) => (wantsItAgain(seen) ? { do: 'say-again' } : null),
  waits,
];

/** What the first of them says; null where the line is read clause by clause. */
export function wantedAlone(seen: Seen, opening: boolean): readonly Command[] | null {
  for (const reading of readings) {
    const wanted = reading(seen, opening);
    if (wanted) return 'do' in wanted ? [wanted] : wanted;
  }
  return null;
}
