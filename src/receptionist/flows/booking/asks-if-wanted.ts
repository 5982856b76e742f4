// Whether one more thing was noted is told from the talk's own state: what waits is named, what is booked is told, and what was not taken
// up until now is taken up, and that is said.
import type { Command } from '../../commands.ts';
import { type Dialogue, topFrame } from '../../dialogue.ts';
import { type BookFrame, heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import {
  askedIfWanted,
  countsTwo,
  namedByPart,
  saysOther,
  wantsBoth,
} from '../../understand/questions/asks-if-wanted.ts';
import { plainlyNamed, servicesIn } from '../../understand/services/near.ts';

/** What the question is else taken for. */
const ofIt = new Set<Command['do']>([
  'set-service',
  'also',
  'set-reason',
  'cannot-tell',
  'complaint',
  'narrow-service',
]);

/** Answers it, and gives what else was said. */
export function tellIfWanted(d: Dialogue, commands: readonly Command[]): readonly Command[] {
  const { state, turn } = d;
  const top = topFrame(d);
  if (commands.some((one) => one.do === 'emergency') || (top?.flow !== 'book' && top?.flow !== 'move')) return commands;
  const language = heardIn(state);
  const both = tellBoth(d, commands);
  if (both) return both;
  const asked = askedIfWanted(turn.text, language);
  if (asked === null) return commands;
  const rest = commands.filter(
    (one) =>
      !ofIt.has(one.do) &&
      !(one.do === 'start' && (one.flow === 'book' || one.flow === 'message')) &&
      !(one.do === 'set-message') &&
      !(one.do === 'set-name' && one.name.split(' ').every((word) => foldCue(asked).includes(foldCue(word)))) &&
      !(one.do === 'ask' && asked.includes(one.question.replace(/[?\s]+$/u, ''))),
  );
  const waiting = state.frames.filter((one): one is BookFrame => one.flow === 'book' && one !== top);
  const [named] = servicesIn(asked, language, turn.business).filter(
    ({ name, score, ambiguous }) => score >= plainlyNamed && !ambiguous && name !== top.service,
  );
  const waits =
    waiting.find(({ service }) => service !== undefined && service === named?.name) ??
    waiting.find(({ service }) => service !== undefined && namedByPart(asked, service, turn.business)) ??
    (saysOther(asked) ? waiting.at(-1) : undefined);
  const service = waits?.service ?? named?.name;
  if (service === undefined || service === top.service) return commands;
  d.used = true;
  if (waits) {
    // With the yes to the first the next is come to at once.
    if (!rest.some((one) => one.do === 'affirm') || state.asked !== 'confirm')
      d.acts.push({ say: 'then-next', service, noted: true });
    return rest;
  }
  const done = state.done.find((one) => one.did !== 'cancelled' && one.service === service);
  if (done) {
    d.acts.push({ say: 'already-booked', told: { service, startsAt: done.startsAt, staff: null } });
    return rest;
  }
  const note = top.flow === 'book' ? top.reason : undefined;
  if (note !== undefined && servicesIn(note, language, turn.business).some(({ name }) => name === service)) {
    d.acts.push({ say: 'note-stands', note });
    return rest;
  }
  const next: BookFrame = {
    flow: 'book',
    service,
    serviceSure: 1,
    times: [],
    ...(top.flow === 'book' && { sameDay: true }),
  };
  state.frames.splice(state.frames.indexOf(top), 0, next);
  d.acts.push({ say: 'then-next', service });
  return rest;
}

/** "I want both, the tires and the oil", where one of them is under way and the other waits. */
function tellBoth(d: Dialogue, commands: readonly Command[]): readonly Command[] | null {
  const { frames } = d.state;
  const top = frames.at(-1);
  const waits = frames.findLast(
    (one): one is BookFrame => one !== top && one.flow === 'book' && !one.nextGuest && !one.otherGuest && !one.along,
  );
  if (waits?.service === undefined || !wantsBoth(d.turn.text, heardIn(d.state))) return null;
  if (commands.some((one) => one.do === 'affirm')) return null;
  d.used = true;
  d.acts.push({ say: 'then-next', service: waits.service, noted: true });
  const isHour = (one: Command) =>
    one.do === 'set-times' &&
    countsTwo(d.turn.text) &&
    one.wishes.every(({ time }) => time === '14:00' || time === '02:00');
  const language = heardIn(d.state);
  // The name of nobody, and nothing that a text would answer.
  const isOfBoth = (one: Command) =>
    (one.do === 'set-name' && wantsBoth(one.name, language)) || (one.do === 'ask' && wantsBoth(one.question, language));
  return commands.filter(
    (one) => !ofIt.has(one.do) && !['deny', 'start', 'drop'].includes(one.do) && !isHour(one) && !isOfBoth(one),
  );
}
