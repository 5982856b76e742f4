// Lines that are met at once and need nothing else: danger, who is no customer, silence, abuse, and what is wanted once more.
import type { Command } from '../commands.ts';
import { askFor, type Dialogue } from '../dialogue.ts';
import type { Say } from '../plan.ts';
import { askInstead } from './ask-instead.ts';
import { carry, newCarried } from './carry.ts';
import { endTalk } from './leave.ts';
import { handleEmergency } from './messages/hand-off.ts';
import { callbackAdded } from './messages/message.ts';
import { saidOnceMore } from './messages/said-once-more.ts';
import { heedWhatOfIt } from './own-visits/what-of-it.ts';

/** Meets a line that needs nothing else; whether it did. */
type Meeting = (d: Dialogue, commands: readonly Command[]) => boolean | Promise<boolean>;

/** Of what may not wait so much is kept, in characters. */
const concernMax = 500;
const silencesMax = 3;
const abusesMax = 2;
/** What was not understood twice is said otherwise, not once more. */
const repeatsMax = 2;

/** What a caller says of themselves, whatever else is going on. */
const details: ReadonlySet<Command['do']> = new Set([
  'set-name',
  'set-phone',
  'set-phone-same',
  'set-email',
  'set-address',
]);

const danger: Meeting = async (d, commands) => {
  const emergency = commands.find((one) => one.do === 'emergency');
  if (!emergency) return false;
  d.used = true;
  // Who it is and where is told in the same breath as the danger.
  const carried = newCarried();
  for (const command of commands) if (details.has(command.do)) await carry(d, carried, command);
  await handleEmergency(d, emergency.said, dangerOf(emergency.kind));
  return true;
};

const noCustomer: Meeting = (d, commands) => {
  const has = (kind: Command['do']) => commands.some((one) => one.do === kind);
  if (has('robot')) endTalk(d, { say: 'no-machines' });
  else if (has('spam')) endTalk(d, { say: 'no-sales' });
  else if (has('wrong-number')) endTalk(d, { say: 'wrong-number', business: d.turn.business.name });
  else return false;
  return true;
};

const silence: Meeting = (d, commands) => {
  const { state } = d;
  const isSilent = commands.some((one) => one.do === 'silence');
  state.silences = isSilent ? state.silences + 1 : 0;
  if (!isSilent) return false;
  if (state.silences >= silencesMax) endTalk(d, { say: 'goodbye' });
  else sayAgain(d, { say: 'still-there' });
  return true;
};

/** The first time it is put up with, and what else is said is heeded. */
const abuse: Meeting = (d, commands) => {
  if (!commands.some((one) => one.do === 'abuse')) return false;
  d.state.abuses += 1;
  if (d.state.abuses >= abusesMax) {
    endTalk(d, { say: 'end-of-patience' });
    return true;
  }
  d.used = true;
  d.acts.push({ say: 'stay-civil' });
  return false;
};

const onceMore: Meeting = (d, commands) => {
  const { state } = d;
  const isAsked = commands.some((one) => one.do === 'say-again');
  if (isAsked && state.lastText !== '' && state.askedAgain < repeatsMax) sayAgain(d, null);
  else if (commands.length === 1 && commands[0]?.do === 'wait') sayAgain(d, { say: 'take-your-time' });
  else return false;
  return true;
};

/** In the order of what matters; the first that meets the line ends the turn. */
const meetings: readonly Meeting[] = [
  danger,
  noCustomer,
  silence,
  abuse,
  onceMore,
  saidOnceMore,
  callbackAdded,
  askInstead,
  heedWhatOfIt,
];

/** Whether one of them met it. */
export async function metAtOnce(d: Dialogue, commands: readonly Command[]): Promise<boolean> {
  for (const meet of meetings) if (await meet(d, commands)) return true;
  return false;
}

/** What may be urgent is asked about before all else. `wasAsked`: the line answers that. */
export function heedUrgent(d: Dialogue, commands: readonly Command[], wasAsked: boolean): void {
  const { state } = d;
  if (commands.some((one) => one.do === 'perhaps-urgent')) {
    d.used = true;
    state.urgencyAsked = true;
    state.concern ??= d.turn.text.slice(0, concernMax);
    askFor(d, 'urgent', { say: 'ask-if-urgent' });
  } else if (wasAsked) {
    d.used = true;
    if (state.frames.length === 0 && commands.length === 0)
      askFor(d, 'reason', { say: 'ask-how-to-help', again: false });
  }
}

/** Says something, or what was said last, and goes on waiting for the same. */
function sayAgain(d: Dialogue, say: Say | null): void {
  d.used = true;
  d.asks = d.state.asked ?? 'more';
  d.offers.push(...d.state.offers);
  if (say) d.acts.push(say);
  else d.acts.push({ say: 'answer', text: d.state.lastText, sources: [], foreign: false });
}

function dangerOf(kind: string): Extract<Say, { say: 'in-danger' }>['kind'] {
  switch (kind) {
    case 'life':
    case 'gas':
    case 'fire':
    case 'water':
    case 'police':
      return kind;
    default:
      return 'other';
  }
}
