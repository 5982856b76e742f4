// Lines that are one thing from end to end, as an answer to what was asked, another time, or a question about the visit at hand.
import type { Command } from '../commands.ts';
import { commandsIn, seenIn } from './errand.ts';
import type { Line } from './line.ts';
import { addedBehindNo } from './messages/adds-to-message.ts';
import { meantOtherwise } from './messages/no-message.ts';
import { senderTold } from './messages/sender-told.ts';
import { feeOfMissed } from './own-visits/fee-of-missed.ts';
import { ofToldVisit } from './own-visits/of-told-visit.ts';
import { sentInWriting } from './own-visits/sent-in-writing.ts';
import { askedBesideWish } from './questions/asked-beside-wish.ts';
import { heedIfBooked } from './questions/asks-if-booked.ts';
import { asksOfOtherService } from './questions/asks-of-other-service.ts';
import { ofVisitAtHand } from './questions/asks-of-visit-at-hand.ts';
import { asksToHandIn } from './questions/asks-to-hand-in.ts';
import { behindWhichHouse } from './questions/which-house.ts';
import { ratherService } from './services/rather-service.ts';
import { servicePutRight } from './services/service-put-right.ts';
import { timeStands } from './times/time-stands.ts';
import { barsBooking } from './when-asked/bars-booking.ts';
import { givenUpForElse } from './when-asked/given-up-for-else.ts';
import { goesOnBehind } from './when-asked/goes-on-behind.ts';
import { wholeAnswer } from './when-asked/whole-answer.ts';
import { otherForKin } from './who-comes/other-for-kin.ts';
import { otherRightAfter } from './who-comes/other-right-after.ts';

/** Says what a line is, where it knows it as a whole; null for what it does not know. */
type Reading = (line: Line) => readonly Command[] | null;

const firstOf =
  (readings: readonly Reading[]): Reading =>
  (line) => {
    for (const reading of readings) {
      const commands = reading(line);
      if (commands) return commands;
    }
    return null;
  };

const silent: Reading = ({ said }) => (/[\p{L}\d]/u.test(said) ? null : [{ do: 'silence' }]);

const behindWhose: Reading = ({ heard, said, language, hear }) => {
  const opens = heard.state.turns === 0 && heard.state.frames.length === 0;
  const behind = opens ? behindWhichHouse(said, language, heard.business) : null;
  if (behind === null) return null;
  return [{ do: 'what-are-you' }, ...hear(behind).filter((one) => one.do !== 'greet')];
};

/** "Can we do an alignment instead of the oil change?" asks for it, and about nothing. */
export const otherServiceAsked: Reading = ({ heard, said, language }) =>
  servicePutRight(heard, said, language) ?? asksOfOtherService(heard, said, language);

/** Answers to what was asked, and what is wanted in place of what waits for one. */
const answers = firstOf([
  ({ heard, said, language, hear }) => givenUpForElse(heard, said, language, hear),
  ({ heard, said, language, hear }) => goesOnBehind(heard, said, language, hear),
  ({ heard, said, language, hear }) => askedBesideWish(heard, said, language, hear),
  ({ heard, said, language }) =>
    barsBooking(heard, said, language, () => commandsIn(seenIn(heard, said, language, null))),
  ({ heard, said, language, hear }) => sentInWriting(heard, said, language, hear),
  ({ oneMore }) => oneMore,
  ({ heard, said, language, hearHere }) => otherForKin(heard, said, language, hearHere),
  ({ heard, said, language }) => otherRightAfter(heard, said, language),
  ({ heard, said, language }) => ratherService(heard, said, language),
  ({ heard, said, language }) => servicePutRight(heard, said, language),
  ({ heard, said, language }) => timeStands(heard, said, language),
  ({ heard, said, language }) => asksOfOtherService(heard, said, language),
  ({ heard, said, language }) => wholeAnswer(said, language, heard.state, heard.business.timezone),
]);

/** Words that are passed on, with whoever they are from. */
const withSender =
  (reading: Reading): Reading =>
  (line) => {
    const commands = reading(line);
    if (!commands?.some((one) => one.do === 'set-message')) return commands;
    return [...senderTold(seenIn(line.heard, line.said, line.language, line.signedBy)), ...commands];
  };

/** Asked what to pass on, somebody asks once more what nobody could answer. */
const askedForMessage: Reading = ({ heard, said, language }) => {
  const { asked, unanswered } = heard.state;
  const meant = asked === 'message' ? meantOtherwise(said, language) : null;
  return meant !== null && unanswered !== undefined ? [{ do: 'ask', question: meant }] : null;
};

const toldVisit: Reading = ({ heard, said, language }) => {
  if (heard.state.visitTold === undefined && heard.state.visitsTold !== true) return null;
  const seen = seenIn(heard, said, language, null);
  return ofToldVisit(seen, commandsIn(seen));
};

const calmly = firstOf([
  ({ heard, said, language }) => ofVisitAtHand(heard.state, said, language, heard.business),
  ({ heard, said, language }) => asksToHandIn(heard, said, language),
  ({ heard, said, language, hear }) => heedIfBooked(heard, said, language, hear),
  withSender(answers),
  askedForMessage,
  ({ heard, said }) => addedBehindNo(heard, said),
  toldVisit,
  ({ heard, said, language }) => feeOfMissed(heard, said, language),
]);

/** What such a line says, in the order in which it is looked for; null where it has to be read in parts. A line of danger always is. */
export const wholeLine = (line: Line): readonly Command[] | null =>
  silent(line) ?? behindWhose(line) ?? (line.emergency ? null : calmly(line));
