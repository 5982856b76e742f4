// What an utterance asks for: one thing alone, or what its clauses come to once they are weighed together.
import type { Command, FlowName } from '../commands.ts';
import { type Kind, kindOf } from './kinds.ts';
import { announcedIn } from './messages/announced.ts';
import { isOfMessage, messageIn } from './messages/message-words.ts';
import { withMessage } from './messages/with-message.ts';
import { callsOffVisit } from './own-visits/called-off.ts';
import { onlyOtherTime } from './own-visits/off-for-another-time.ts';
import { ofStandingVisit } from './own-visits/states-own.ts';
import { askedToo } from './questions/asked-too.ts';
import type { Seen, Wants } from './seen.ts';
import { ordersOnly } from './services/orders-only.ts';
import { pries, settleFlows } from './settled-flows.ts';
import type { Signs } from './signs.ts';
import { askedAsWhole, unheardQuestions } from './unheard-questions.ts';
import { wantedAlone } from './wanted-alone.ts';
import { type Found, readClauses } from './wanted-in-clauses.ts';
import { isOnlyIfNot, isTakenBack, putsAside } from './when-asked/taken-back.ts';
import { whoseVisit } from './who-comes/whose.ts';
import { hasSuchVisit } from './wishes/has-such-visit.ts';

const only = (commands: readonly Command[]): Wants => ({ commands, flows: new Set(), asks: [], final: true });

export function wantsOf(seen: Seen): Wants {
  const { state } = seen.heard;
  const opening = state.turns === 0 || state.asked === null;
  const alone = wantedAlone(seen, opening);
  if (alone) return only(alone);
  const closing = endsTalk(seen);
  const found: Found = {
    ...{ seen, kinds: kindsOf(seen, closing) },
    ...{ commands: [...courtesies(seen, opening)], flows: new Set<FlowName>(), asks: [] },
  };
  const back = takenBack(found);
  if (back) return only(back);
  readClauses(found);
  settleFlows(found);
  const kept = keptOf(found);
  kept.push(...unheardQuestions(found, closing));
  const { flows, asks } = found;
  if (flows.has('message')) kept.push(...messageIn(seen, flows.size > 1));
  kept.push(...askedAsWhole(found, kept, closing), ...whoseOf(found));
  return { commands: kept, flows, asks, final: false };
}

/** Abuse and a greeting, whatever is wanted beside them. */
function courtesies({ whole, mentions, language }: Seen, opening: boolean): Command[] {
  // "No, forget it, I'll call you back" only goes away.
  const sounds = () => whole.sounds('abuse') && mentions.name === null && !putsAside(whole.folded, language);
  const abuses = whole.cue('abuse') || sounds();
  const greets = opening && (whole.cue('greet') || whole.sounds('greeting'));
  return [...(abuses ? [{ do: 'abuse' } as const] : []), ...(greets ? [{ do: 'greet' } as const] : [])];
}

const goesOn = /\b(?:oh|actually|wait|also|one more|pero|espere|ah|attendez|aber|moment|noch|doch)\b/;

/** A no to "anything else?", and nothing behind it. */
const endsTalk = ({ heard, whole }: Seen): boolean =>
  heard.state.asked === 'more' &&
  whole.cue('no') &&
  !whole.cue('message') &&
  !whole.cue('person') &&
  !goesOn.test(whole.folded);

/** What a clause is for, where a visit is wanted though it sounds like a question. */
function wishedOr(kind: Kind | null, clause: Signs, seen: Seen): Kind | null {
  if (hasSuchVisit(clause, seen)) return 'book';
  return kind === 'ask' && ordersOnly(clause, seen) ? 'book' : kind;
}

const kindsOf = (seen: Seen, closing: boolean) =>
  withMessage(
    seen,
    seen.clauses.map((clause) => {
      const kind = askedToo(clause, seen) ? 'ask' : wishedOr(kindOf(clause, seen, closing), clause, seen);
      return onlyOtherTime(kind, clause, seen) ? null : kind;
    }),
  );

/** What is begun and taken back in one breath: a message that is none after all, or all of what was said; null where it stands. */
function takenBack({ seen, kinds }: Found): readonly Command[] | null {
  const { heard, whole, clauses, said, language } = seen;
  const { asked, frames } = heard.state;
  const leaves = kinds.includes('message') || announcedIn(seen) !== null;
  const isOwn = frames.length === 0 && ofStandingVisit(seen) === 'cancel';
  const ofVisit = isOwn || callsOffVisit(whole.folded, whole.folded);
  const isBack = isTakenBack(said, language) && !ofVisit;
  if (leaves && asked !== 'message' && isBack) return [{ do: 'start', flow: 'message' }, { do: 'drop' }];
  const last = clauses.at(-1);
  const dropsAll =
    !leaves && !ofVisit && last?.cue('drop') && last.folded.split(/\s+/).length <= 4 && !isOnlyIfNot(said, language);
  return frames.length === 0 && clauses.length > 1 && (dropsAll || isBack) ? [{ do: 'goodbye' }] : null;
}

/** What of it is meant, once it is settled which flows are. */
function keptOf(found: Found): Command[] {
  const { seen, flows, commands } = found;
  const onlyPries = pries(found) && seen.mentions.services.length === 0;
  const tells = flows.has('message') && seen.whole.cue('message');
  return (
    commands
      .filter((one) => one.do !== 'start' || flows.has(one.flow))
      .filter((one) => !(onlyPries && one.do === 'ask'))
      // "I need another bottle made up. Could you pass that on?": what the message tells is asked of nobody.
      .filter((one) => !(one.do === 'ask' && tells && isOfMessage(one, seen.language)))
  );
}

/** Whose visit is told, moved or called off, where it is not the caller's own. */
function whoseOf({ seen, flows }: Found): Command[] {
  const changes = flows.has('cancel') || flows.has('move');
  if ((changes || flows.has('appointments')) && seen.whole.cue('others-visit'))
    return [{ do: 'for-other', whose: 'other' }];
  const whose = changes ? whoseVisit(seen) : null;
  return whose === null ? [] : [{ do: 'for-other', whose }];
}
