// What is heeded of a line once it is understood, each rule in its turn: what was just read back, asked or booked may turn what the
// words alone would mean.
import type { Heard, Understood } from '../understander.ts';
import { heedMore } from './messages/beside-message.ts';
import { heedOfferRefused } from './messages/message-offer-refused.ts';
import { heedPutRight } from './messages/message-put-right.ts';
import { saidToBeDone } from './messages/said-to-be-done.ts';
import { heedReadBack } from './own-visits/at-read-back.ts';
import { heedRemark } from './own-visits/remark-after-booking.ts';
import { heedNewMidway } from './services/new-midway.ts';
import { heedRefusal } from './when-asked/refuses-visit.ts';
import { heedYesTakenBack } from './when-asked/yes-taken-back.ts';
import { heedWhoseItIs } from './who-comes/asked-for-by.ts';
import { heedFirstName } from './who-comes/first-name.ts';
import { heedWhoSpeaks } from './who-comes/who-speaks.ts';

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
  heedWhoseItIs,
  heedFirstName,
] as const;

/** What was understood, as it is meant where it was said. */
export const heedMeant = (heard: Heard, understood: Understood): Understood =>
  saidToBeDone(heard, understood) ?? inTurn.reduce((sofar, heed) => heed(heard, sofar), understood);
