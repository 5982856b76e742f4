// A no to what was read back that is of another visit: that one is left alone, and what is wanted is what was read back. It is stated once
// more, and no time is asked for anew.
import { minutesOf } from '#shared/hours.ts';
import type { Command } from '../../commands.ts';
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { localTime } from '../../local-time.ts';
import { type CancelFrame, heardIn } from '../../state.ts';
import { besideLeftAlone, leavesOther } from '../../understand/own-visits/left-alone.ts';
import { readWishes } from '../../understand/times/times.ts';

const ofNo = new Set<Command['do']>(['deny', 'drop', 'set-service', 'set-times', 'also', 'start', 'cannot-tell']);

/** The commands without the no, where it is of another visit than the stated one. */
export async function heedLeftAlone(d: Dialogue, commands: readonly Command[]): Promise<readonly Command[]> {
  const { state, turn } = d;
  const stated = topFrame(d);
  if (state.asked === 'confirm' && stated?.flow === 'cancel') return leaveOther(d, stated, commands);
  if (state.asked !== 'confirm' || (stated?.flow !== 'book' && stated?.flow !== 'move')) return commands;
  const isNo = commands.some((one) => one.do === 'deny' || one.do === 'drop') || saysNo.test(turn.text);
  if (!isNo || commands.some((one) => stops.has(one.do)) || !stated.chosen || stated.service === undefined)
    return commands;
  const language = heardIn(state);
  const rest = besideLeftAlone(turn.text, language, turn.business, stated.service);
  if (rest === null) return commands;
  const at = localTime(stated.chosen.startsAt, turn.business.timezone);
  const agrees = readWishes(rest, language, turn.business, turn.now, { time: true, anchor: at.date }).every(
    ({ wish: { date, time, excluded } }) =>
      !excluded && (date === undefined || date === at.date) && (time === undefined || minutesOf(time) === at.minutes),
  );
  if (!agrees) return commands;
  d.used = true;
  return commands.filter((one) => !ofNo.has(one.do));
}

/** "No, the physical stays", to calling off the vaccination: nothing new is called off, and what was stated is stated once more. */
async function leaveOther(d: Dialogue, stated: CancelFrame, commands: readonly Command[]): Promise<readonly Command[]> {
  const { turn, state } = d;
  if (!saysNo.test(turn.text) || commands.some((one) => stops.has(one.do) || !ofNo.has(one.do))) return commands;
  const all = await d.tools.myAppointments({});
  const meant = all.find(({ id }) => id === stated.appointment)?.service ?? stated.service;
  if (meant === undefined || !leavesOther(turn.text, heardIn(state), turn.business, meant)) return commands;
  d.used = true;
  return [];
}
const saysNo = /^\P{L}*(?:no+|non|nein)(?!\p{L})/iu;
const stops = new Set<Command['do']>(['affirm', 'emergency', 'person', 'set-message', 'for-other', 'pick', 'every']);
