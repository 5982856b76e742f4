// Who comes to the business is asked for no address; and who asks why a detail is needed hears it once, and is asked once more. What the
// booking can do without goes on without from there.
import type { Command } from '../../commands.ts';
import { type Dialogue, topFrame } from '../../dialogue.ts';
import type { BookFrame } from '../../state.ts';
import { comesToUs } from '../../understand/contact-details/comes-to-us.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { asksWhyNeeded, detailsCalled } from '../../understand/questions/asks-why-needed.ts';
import { joined } from '../../unsent.ts';

/** Heard less surely, a service that is come to the caller for is not meant by who comes to the business. */
const surelyMeant = 0.75;

/** The commands of a line without what is not needed for them. */
export function heedUnneeded(d: Dialogue, given: readonly Command[]): readonly Command[] {
  if (given.some((one) => one.do === 'emergency' || one.do === 'set-address')) return given;
  return whyNeeded(d, whoComes(d, given));
}

function whoComes(d: Dialogue, given: readonly Command[]): readonly Command[] {
  const { state, turn } = d;
  const top = topFrame(d);
  const begins = given.some((one) => one.do === 'start' && one.flow === 'book');
  const frame = top?.flow === 'book' ? top : null;
  if ((!frame && !begins) || !comesToUs(foldCue(turn.text))) return given;
  const named = given.find((one) => one.do === 'set-service');
  const [service, sure] = named ? [named.service, named.sure] : [frame?.service, frame?.serviceSure ?? 1];
  const { services } = turn.business;
  const isVisited = services.some((one) => one.name === service && one.needsAddress);
  if (!isVisited) return given;
  const here = services.filter((one) => !one.needsAddress).map((one) => one.name);
  const [only] = here;
  if (sure < surelyMeant && only !== undefined && (named || state.asked === 'address')) {
    const rest = withoutWhy(given).filter((one) => one !== named);
    return here.length === 1 ? [...rest, { do: 'set-service', service: only, sure: guessed }] : rest;
  }
  if (state.asked !== 'address' || !frame) return given;
  goOnWithout(d, frame);
  return withoutWhy(given);
}
/** It is told by its name before it is booked. */
const guessed = 0.5;

/** What they said of it stands with the visit. */
function goOnWithout(d: Dialogue, frame: BookFrame): void {
  d.used = true;
  d.state.said.addressDeclined = true;
  frame.reason = joined(frame.reason, d.turn.text);
}

const isWhy = (one: Command): boolean =>
  one.do === 'ask' && one.question.split(/(?<=[.!?])\s+/u).some((part) => asksWhyNeeded(foldCue(part)));
const withoutWhy = (given: readonly Command[]): readonly Command[] =>
  given.filter((one) => !isWhy(one) && one.do !== 'cannot-tell');

function whyNeeded(d: Dialogue, given: readonly Command[]): readonly Command[] {
  const { state, turn } = d;
  const { asked } = state;
  if (asked !== 'name' && asked !== 'phone' && asked !== 'email' && asked !== 'address') return given;
  if (asked === 'address' && state.said.addressDeclined) return given;
  // "And why my address?", where the number is asked for: why that one is needed is no answer.
  const called = detailsCalled(foldCue(turn.text));
  if (called.length > 0 && !called.includes(asked)) return given;
  const isAsked =
    given.some(isWhy) ||
    (given.every((one) => one.do === 'cannot-tell') &&
      turn.text.split(/(?<=[.!?])\s+/u).some((part) => asksWhyNeeded(foldCue(part))));
  if (!isAsked) return given;
  const rest = withoutWhy(given);
  // With the answer in the same breath nothing has to be said.
  if (rest.some((one) => one.do.startsWith('set-') || one.do === 'decline')) return rest;
  const told = state.whyTold ?? [];
  d.used = true;
  if (!told.includes(asked)) {
    state.whyTold = [...told, asked];
    d.acts.push({ say: 'why-needed', what: asked });
    return rest;
  }
  const frame = topFrame(d);
  if (asked === 'address' && frame?.flow === 'book') goOnWithout(d, frame);
  // Nobody is booked without a name, and the number that they call from is at hand: a why is no refusal of it.
  const isAtHand =
    asked === 'phone' && turn.channel === 'phone' && turn.from.phone !== undefined && !state.said.otherPhone;
  return asked === 'name' || isAtHand ? rest : [...rest, { do: 'decline' }];
}
