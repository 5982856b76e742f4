// What is heeded of a line once it is understood, each in its turn: a yes taken back, a yes in other words, what is said at a read-back, who speaks, what is new midway, that no message is
// wanted, more of one, what puts it
// right, that no visit is wanted, and remarks on what is booked.
import type { Language } from '../business.ts';
import type { Command } from '../commands.ts';
import type { Heard } from '../understander.ts';
import { heedReadBack } from './at-read-back.ts';
import { heedMore } from './beside-message.ts';
import { heedOfferRefused } from './message-offer-refused.ts';
import { heedPutRight } from './message-put-right.ts';
import { heedNewMidway } from './new-midway.ts';
import { heedRefusal } from './refuses-visit.ts';
import { heedRemark } from './remark-after-booking.ts';
import { saidToBeDone } from './said-to-be-done.ts';
import { heedWhoSpeaks } from './who-speaks.ts';
import { heedYesTakenBack } from './yes-taken-back.ts';

type Understood = { language: Language; commands: Command[]; said: string };

const inTurn = [
  heedYesTakenBack,
  heedReadBack,
  heedWhoSpeaks,
  heedNewMidway,
  heedOfferRefused,
  heedMore,
  heedPutRight,
  heedRefusal,
  heedRemark,
] as const;

/** What was understood, as it is meant where it was said. */
export const heedMeant = (heard: Heard, understood: Understood): Understood =>
  saidToBeDone(heard, understood) ?? inTurn.reduce((sofar, heed) => heed(heard, sofar), understood);
