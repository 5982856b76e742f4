// What one clause is for: a flow to start, a question, a person asked for, or nothing of its own. Sure cues go before the models'
// scores, and what is under way before what could begin.
import type { FlowName } from '../commands.ts';
import { isAfter, onAnyDay } from '../facts/topics.ts';
import { ofOthers } from './conduct/angry-at-others.ts';
import { doneInVain } from './conduct/done-in-vain.ts';
import { onlyParts, wantsNobody, wantsPerson } from './conduct/talking.ts';
import { saysLate } from './contact-details/code-answer.ts';
import { isReachedHere } from './contact-details/reached-here.ts';
import { foldCue } from './cues/cue.ts';
import {
  ailing,
  asksForOne,
  asksForTime,
  asksIfLate,
  asksWhatThisIs,
  elseCancelled,
  givesUp,
  insteadOf,
  movesIt,
  notOnTime,
  ofDay,
  offBefore,
  ofSomebody,
  onlyTags,
  ownAnimal,
  ownSession,
  proposes,
  putsOff,
  staysAsItIs,
  suitsNoMore,
  tells,
  tellsOfKin,
  wantsAnotherTime,
  whetherDone,
  withNobody,
} from './kind-words.ts';
import { askOrBook } from './least.ts';
import { soundsLikeMessage } from './messages/sounds-like-message.ts';
import { calledOff, onlySoundsOff } from './own-visits/called-off.ts';
import { changesAThing } from './own-visits/changes-what-was-told.ts';
import { wishesOtherDay } from './own-visits/late-for-visit.ts';
import { isNamedAfterMove } from './own-visits/named-after-move.ts';
import { needsNobody } from './own-visits/needs-nobody.ts';
import { cannotCome, withoutStayingAway } from './own-visits/stays-away.ts';
import { askedToKnow, asksForOneself } from './questions/asked-to-know.ts';
import { asksOfStaff, asksOfVisit, asksWhatIfOff, proposesToMove } from './questions/asks-of-visit.ts';
import { asksMay, booksOutright, onlyAsksToCome } from './questions/asks-to-come.ts';
import { bareAsked, daysNamed, onlyTimes, type Seen } from './seen.ts';
import { leavesOut } from './services/left-out.ts';
import { plainlyNamed } from './services/near.ts';
import { isNewHere } from './services/new-here.ts';
import { asksOfCare, settledByWords } from './settled-by-words.ts';
import { cueOf, type Signs } from './signs.ts';
import {
  asksClock,
  asksForOffer,
  asksForSlots,
  asksNothing,
  asksWhatIf,
  comesAlong,
  isQuestionLike,
  isSupposed,
  onlyHopes,
  sentenceOf,
  supposesFirst,
  toCallersPlace,
} from './text/sentences.ts';
import { namesWish, tellsTrouble } from './wishes/tells-trouble.ts';

export type Kind = FlowName | 'ask' | 'others' | 'person' | 'complaint' | 'bot' | 'chitchat' | 'also';

/**
 * The order of the questions below is what decides between two that a clause could be for; each stands before those that would
 * take its words for something else: a person asked for, what others are told, who speaks of somebody else's visit, a visit
 * given up, changed or asked after, a message, then whatever asks against whatever books.
 */
export function kindOf(clause: Signs, seen: Seen, closing: boolean): Kind | null {
  const { heard, whole, mentions } = seen;
  const { state } = heard;
  const { asked } = state;
  const inside = (one: { start: number; end: number }) => one.start >= clause.start && one.end <= clause.end + 1;
  const times = mentions.wishes.some((one) => one.start < clause.end && clause.start < one.end);
  const services = mentions.services.some(inside);
  const staff = mentions.staff.some(inside);
  // "Is Saturday more, or the same?" is one question, though its first half bears no mark.
  const asksOn = /^[^.!?]*\?/.test(seen.said.slice(clause.end)) && clause.cue('policy') && clause.cue('info');
  const isQuestion = clause.cue('question') || asksOn;
  const bare = bareAsked(asked);
  const top = state.frames.at(-1);
  const flow = top?.flow;
  // A message that was only offered gives way to whatever is wanted instead.
  const offered = top?.flow === 'message' && top.proposed === true && asked === 'message';

  if (onlyParts(clause) || (asked === 'time' && onlyTimes(seen.said, mentions.wishes))) return null;
  if (asksNothing(clause.folded) || (onlyHopes(clause.folded) && !hopedFor.some((one) => clause.cue(one)))) return null;
  const settled = settledByWords(clause, seen, { isQuestion, bare, times });
  if (settled !== undefined) return settled;
  const wasOff = offBefore.test(clause.folded);
  const off = wasOff ? undefined : calledOff(clause, seen, isQuestion, bare);
  if (off !== undefined) return off;
  // "What does it cost to talk to somebody?" wants the price first.
  const asksPrice = isQuestion && isAfter('price', clause.folded, seen.language);
  if (!bare && isAfter('languages', clause.folded, seen.language) && isQuestion) return 'ask';
  if (clause.cue('bot') && asksWhatThisIs.test(clause.folded)) return 'bot';
  if (wantsPerson(clause, seen, { isQuestion, bare, asksPrice, times })) return 'person';
  // "I can't make head or tail of my taxes, I'd like a first meeting on Wednesday" is unhappy with nobody.
  const wishes = mentions.wishes.length > 0 && (whole.cue('book') || whole.cue('want') || whole.cue('available'));
  // "I'd like to adopt my stepson, I've raised him since he was two" names what is wished for.
  const toldPlainly = (wishes && mentions.staff.length + mentions.services.length > 0) || namesWish(seen);
  const sign = toldPlainly ? 'complaintBesideVisit' : wishes ? 'complaintBesideWish' : 'complaint';
  // "My ear feels blocked": a trouble of their own.
  const ofOwn = mentions.wishes.length === 0 && tellsTrouble(whole.folded);
  const isUnhappy = clause.sounds(sign) && !bare && !ofOwn && !withNobody(clause.folded) && !wantsNobody(whole.folded);
  if (clause.cue('bot') || (clause.sounds('bot') && !onlyTags(clause, whole.folded))) return 'bot';
  if (
    ((clause.cue('complaint') && !ailing.test(clause.folded)) || isUnhappy || (!bare && doneInVain(seen))) &&
    !isNewHere(clause.folded) &&
    !ofOthers(clause, seen) &&
    !(asked === 'code' && saysLate(clause.folded, seen.language)) &&
    !isQuestion &&
    ((asked !== 'message' && flow !== 'message') || offered) &&
    asked !== 'confirm'
  )
    return 'complaint';
  const wh =
    /^[^\p{L}]*(?:(?:and|so|oh|hi|hello|hey|y|et|und) )?(?:what(?:'s| is| are| do| does| if| time do(?:es)?| days? do(?:es)?| hours)|which|who|why|how (?!about)|where|cual|quien|por que|como|donde|quel|quelle|qui|pourquoi|comment|ou|was|welche|wer|warum|wie|wo)(?![\p{L}])/u.test(
      clause.folded,
    );
  // "Was Gwen's appointment cancelled?" asks what became of it, and changes nothing.
  const asksWhetherDone = isQuestion && whetherDone.test(clause.folded);
  // Whoever wants another's visit changed asks to know nothing of it: the proof is asked for where it is found.
  const changesThing = (clause.cue('cancel') || clause.cue('move')) && !asksWhetherDone;
  const changesOne = changesThing && !clause.cue('others-when') && !wh;
  if (isQuestion && !bare && comesAlong(clause, seen.language) && !clause.cue('others-when') && !services && !times)
    return 'ask';
  if (isQuestion && !bare && !times && asksOfVisit(clause.folded)) return 'ask';
  // "What would her bridal styling come to?", "I'm seeing Noelle at five. Does she have anything earlier?": nobody's secret.
  const asksListed = (services && asksPrice && !clause.cue('appointment')) || asksOfStaff(clause, seen);
  const noSecret = asksOfCare(clause) || asksListed || (ownAnimal.test(clause.folded) && !whole.cue('others'));
  if (
    clause.cue('others-when') &&
    !noSecret &&
    (whole.cue('others') || (clause.sounds('othersWhen') && ofSomebody.test(clause.folded))) &&
    !/\b(?:you|your)\b/.test(clause.folded)
  )
    return 'others';
  if (clause.cue('others-thing') && !staff && isQuestionLike(clause) && !changesThing) return 'others';
  if (
    !changesOne &&
    !noSecret &&
    clause.sounds('others') &&
    (whole.cue('others') || clause.cue('appointment') || ofSomebody.test(clause.folded)) &&
    (isQuestion || clause.cue('appointment')) &&
    !staff &&
    !clause.cue('for-other') &&
    !onlyAsksToCome(clause) &&
    !bare &&
    (isQuestion || !tellsOfKin.test(clause.folded)) &&
    (clause.cue('appointment') || !asksForOffer(clause.folded, seen.language)) &&
    !(services && (clause.cue('book') || clause.cue('want')) && !whole.cue('others'))
  )
    return 'others';
  if (closing) return null;
  if (flow === undefined && !bare && clause.cue('book') && onlyAsksToCome(clause)) return 'book';
  if (wondersOnly(clause, seen, times, services)) return 'ask';
  // "I'm in pain, can I come on a weekend?" wishes for a visit, and so does whoever says an hour.
  const isAlone = seen.clauses.every((one) => one === clause || one.cue('greet') || one.sounds('greeting'));
  const onlyDay = isAlone && !services && !mentions.wishes.some(({ wish }) => wish.time !== undefined);
  if (isQuestion && !bare && onlyDay && !inFlowOf(flow) && onAnyDay(clause.folded, seen.language)) return 'ask';
  // "Can I get in today?": nothing stands beside the day that could be taught.
  const mayCome = times && asksMay.test(clause.folded) && onlyAsksToCome(clause, mentions.wishes);
  if (flow === undefined && !bare && mayCome) return 'book';

  if (inFlowOf(flow) && (times || services) && proposes.test(clause.folded)) return null;
  // "Actually can I get a flat repair instead?" puts right what is booked, and "and a flat repair" adds to it.
  const other = mentions.services.some(
    (one) => inside(one) && one.score >= plainlyNamed && top?.flow === 'book' && one.name !== top.service,
  );
  if (flow === 'book' && other && asked === 'confirm' && oneMore.test(clause.folded)) return 'also';
  const asksToKnow = clause.cue('info') || asksPrice;
  if (flow === 'book' && other && whole.cue('correction') && clause.cue('want') && !asksToKnow) return null;
  const { start, end } = sentenceOf(clause, seen.said);
  const sentence = seen.said.slice(start, end);
  const supposes = isSupposed(sentence);
  const ofSentence = seen.clauses.filter((one) => one.start >= start && one.end <= end);
  const policy =
    (clause.cue('policy') && isQuestion) ||
    (supposes && ofSentence.some((one) => one.cue('policy'))) ||
    (supposes && mentions.wishes.length === 0 && !ofSentence.some((one) => one.cue('appointment') || one.cue('book')));
  if (!bare && asksWhatIfOff(sentence, mentions.wishes, isQuestion)) return 'ask';
  if (isQuestion && !bare && flow === undefined && proposesToMove(sentence, mentions.wishes)) return 'move';
  // "I've changed my mind about Thursday, I won't come": the day stands before it, and nothing is asked for.
  const dayTold = mentions.wishes.length > 0 && !whole.cue('question') && !whole.cue('want') && !whole.cue('book');
  const isOfVisit = times || dayTold || whole.cue('appointment') || (services && clause.cue('cancel'));
  if (flow === undefined && !bare && (wantsAnotherTime.test(clause.folded) || putsOff(clause, seen))) return 'move';
  if (flow === undefined && !bare && isOfVisit && cannotCome(clause, seen)) {
    // "… make it tomorrow" without its "won't" would be a change.
    if (!cueOf('move', withoutStayingAway(whole.folded), seen.language)) return 'cancel';
  }
  if (flow === undefined && !bare && !isQuestion && !whole.cue('message') && needsNobody.test(clause.folded))
    return 'cancel';
  if (clause.cue('gone') && !policy && !bare && flow !== 'book' && flow !== 'cancel') return 'cancel';
  // "My boiler doesn't work any more, could you come Monday or Tuesday?": what suits no more is a visit, by its day or by name.
  const visitNamed =
    clause.cue('appointment') || mentions.wishes.some((one) => one.start >= start && one.start < clause.end);
  const suits = !suitsNoMore.test(clause.folded) || flow !== undefined || mentions.wishes.length < 2 || !visitNamed;
  if (!suits && !policy && !bare && !clause.cue('cancel')) return 'move';
  if (!clause.negated && !policy && !bare) {
    // What only sounds like a change or like asking after a visit is one if a visit is spoken of.
    const ownVisit = whole.cue('appointment') || whole.cue('own') || state.done.length > 0;
    const speaksOfOne = whole.cue('appointment') || whole.cue('own') || whole.cue('correction');
    const ofOne =
      clause.cue('appointment') || mentions.services.some((one) => inside(one) && one.score >= plainlyNamed);
    const ofElse = elseCancelled.test(clause.folded) && !ofOne && !isQuestion && flow === undefined;
    const cancels =
      (clause.cue('cancel') && !ofElse && !wasOff) ||
      (clause.sounds('cancel') &&
        !ofElse &&
        (ownVisit || flow !== undefined || (givesUp.test(clause.folded) && !leavesOut(clause, seen))) &&
        !clause.cue('late') &&
        !onlySoundsOff(clause, seen));
    // "The move-in appointment on Friday": what is named after a change is none.
    const ofName = isNamedAfterMove(seen, clause);
    const ofVisit = whole.cue('appointment') || whole.cue('own') || ownSession.test(clause.folded);
    const ofThings = ofName || (!ofVisit && changesAThing(seen, clause, services, times));
    // "It squeals, could I bring it in Thursday? Make that half ten": new work is told, and no word of a visit that is booked.
    const tellsOfNew =
      flow === undefined &&
      !((whole.cue('appointment') && !asksForOne(seen)) || whole.cue('own') || whole.cue('move')) &&
      !(mentions.wishes.length > 1 && insteadOf.test(whole.folded)) &&
      seen.clauses.some((one) => one.sounds('newWork') || one.cue('book') || one.cue('want'));
    // "A cleaning on Thursday, actually no, scratch that, could I come for an exam instead": the wish is put right.
    const before = seen.clauses.filter((one) => one.end <= clause.start);
    const putsWishRight =
      flow === undefined &&
      !ownVisit &&
      before.some((one) => (one.cue('book') || one.cue('want')) && !one.cue('move')) &&
      before.some((one) => one.cue('correction')) &&
      clause.cue('book') &&
      !movesIt.test(clause.folded);
    const moves =
      (clause.cue('move') && !ofThings && !putsWishRight) ||
      (!tellsOfNew &&
        (flow === 'book' ? whole.cue('own') || state.done.length > 0 : ownVisit || flow !== undefined) &&
        !(asked === 'confirm' && inFlowOf(flow)) &&
        !clause.sounds('sureBook') &&
        !(clause.cue('book') && !whole.cue('own')) &&
        clause.sounds('move') &&
        !(ofThings && (ofName || !clause.sounds('moveOfThings'))));
    if (staysAsItIs.test(clause.folded)) return null;
    const sureOfCancel = clause.cue('cancel') && !clause.cue('move');
    if ((cancels || moves) && asksWhetherDone && speaksOfOne) return flow === undefined ? 'appointments' : null;
    if (cancels && (sureOfCancel || !(moves && clause.score('move') > clause.score('cancel'))))
      return asked === 'confirm' && flow === 'cancel' ? null : 'cancel';
    const givesUpDay =
      flow === undefined && daysNamed(seen) > 1 && ofDay.test(whole.folded) && insteadOf.test(clause.folded);
    if ((moves && flow !== 'move') || givesUpDay) return 'move';
    // "Can I still get citizenship?" names a service, and nothing of one's own.
    const named = services && !(isQuestion && (clause.cue('want') || supposesFirst(sentence)));
    const soundsOwn = clause.sounds('own') && !clause.cue('book') && (isQuestion || clause.cue('appointment'));
    if (!asksPrice && (clause.cue('own') || (!tellsOfNew && soundsOwn && (ownVisit || named))))
      return flow === 'cancel' || flow === 'move' ? null : 'appointments';
  }
  if (
    (!clause.negated || tells.test(clause.folded)) &&
    !bare &&
    asked !== 'message' &&
    asked !== 'confirm' &&
    (clause.cue('message') || soundsLikeMessage(clause, seen, { asksPrice, services })) &&
    flow !== 'message'
  ) {
    // "Call me on 646 …, if needed" tells a number; "have Hal call me on …", or with no visit wished for, is for somebody.
    const named = mentions.services.length > 0;
    const isVisit = state.frames.length > 0 || state.done.length > 0 || named || whole.cue('book');
    const wantsNone = whole.cue('no-booking') && !named && mentions.wishes.length === 0;
    const isOfVisit = isVisit && !staff && !wantsNone;
    const saysNumber = mentions.phone !== null && clause.text.replace(/\D/g, '').length >= 7;
    const tellsNumber = isOfVisit && (saysNumber || isReachedHere(seen, clause));
    if (!tellsNumber && !(isQuestion && clause.cue('info') && !clause.cue('message'))) return 'message';
  }
  const asksIf = !bare && isQuestion && asksWhatIf(sentence);
  if ((asksIf && clause.cue('late')) || asksIfLate(clause)) return 'ask';
  const isLate =
    (!clause.negated || notOnTime.test(clause.folded)) && !(asked === 'time' && mentions.wishes.length > 0);
  if (
    isLate &&
    !(bare || wishesOtherDay(seen)) &&
    (clause.cue('late') || (clause.sounds('late') && asked !== 'confirm' && !asksForTime(seen))) &&
    asked !== 'message'
  )
    return 'message';
  // "Dana Price", asked for a name, asks for no price.
  const name = asked === 'name' && !isQuestion ? foldCue(mentions.name?.name ?? '') : '';
  const isName =
    name !== '' && clause.folded.includes(name) && !cueOf('info', clause.folded.replace(name, ' '), seen.language);
  const asking = isName
    ? 0
    : Math.max(
        clause.score('ask-question'),
        clause.score('ask-price'),
        clause.score('ask-hours'),
        clause.score('out-of-scope') * askOrBook.outOfScope,
      );
  const booking = Math.max(clause.score('book'), clause.score('ask-availability'));
  const info = ((clause.cue('info') || asksPrice) && !isName) || (isQuestion && asksClock(clause.folded));
  const q =
    asking +
    (info ? askOrBook.info : 0) +
    (isQuestion
      ? askOrBook.question
      : clause.cue('book') && !info
        ? askOrBook.noQuestionButBook
        : askOrBook.noQuestion) +
    (wh && isQuestion && !times && !clause.cue('available') ? askOrBook.wh : 0);
  const another = clause.cue('another') && (times || services || clause.cue('for-other') || state.topic !== undefined);
  const wanted =
    another || clause.cue('book') || (clause.cue('want') && (services || clause.cue('appointment') || times));
  const b =
    booking +
    (wanted ? 0.35 : 0) +
    (clause.cue('book') && (times || (!isQuestion && (services || clause.cue('appointment')))) ? 0.15 : 0) +
    (another && (!isQuestion || clause.cue('want')) ? 0.3 : 0) +
    (!isQuestion && clause.cue('want') && (clause.cue('appointment') || times) ? 0.15 : 0) +
    (clause.cue('available') ? 0.35 : 0) +
    (clause.cue('book') && !times && mentions.wishes.some((one) => one.wish.time !== undefined) ? 0.3 : 0) +
    (times && (services || flow === 'book' || flow === 'move') ? 0.3 : 0);
  // "Is that possible?" after a wish asks for nothing but the wish.
  if (
    isQuestion &&
    (clause.cue('available') || (times && asksForSlots(clause.folded))) &&
    (!info || (times && inFlowOf(flow) && asksForSlots(clause.folded))) &&
    (inFlowOf(flow) || whole.sounds('bookSomewhere') || mentions.wishes.length > 0)
  ) {
    return inFlowOf(flow) ? null : flow === undefined || flow === 'message' ? 'book' : null;
  }
  // An answer to what was asked is no question, however much it sounds like the topic of one.
  const answers = asked !== null && asked !== 'more' && asked !== 'reason';
  // "A cleaning, I suppose? Thursday if you can": names with a doubt what is wished for.
  const onlyNames = services && !info && !wh && mentions.wishes.length > 0 && asking < askOrBook.sureAsk;
  if (
    (isQuestion || info || (asking >= askOrBook.soundsAsked && !answers)) &&
    q > b &&
    q >= askOrBook.askMin &&
    !onlyNames
  ) {
    // "Can we do the afternoon?" in the middle of a booking asks for that time, and for no fact.
    if ((asked === 'time' || inFlowOf(flow)) && times && !info && !(wh && !clause.cue('available'))) return null;
    return 'ask';
  }
  if (isQuestion && policy && !clause.cue('book') && (!times || flow === 'cancel')) return 'ask';
  // "And if it rains that day, what then?", in the middle of something that names the day.
  const saysClock = mentions.wishes.some((one) => one.wish.time !== undefined && inside(one));
  if (
    asksIf &&
    flow !== undefined &&
    flow !== 'message' &&
    !saysClock &&
    !clause.cue('available') &&
    !clause.cue('want') &&
    !clause.cue('book')
  )
    return 'ask';
  const comes = heard.business.services.some((one) => one.needsAddress);
  if (isQuestion && !bare && !comes && !saysClock && toCallersPlace(clause.folded)) return 'ask';
  // "What time do you close on Saturday?" names a day, and wishes for none.
  if (isQuestion && wh && !clause.cue('available') && isAfter('hours', clause.folded, seen.language)) return 'ask';
  if (clause.negated || clause.cue('no-booking') || bare) return null;
  if (inFlowOf(flow)) return whole.cue('also') && services && clause.cue('also') ? 'also' : null;
  const books = b >= askOrBook.bookMin && (services || clause.cue('book')) && (times || wanted);
  const bookInstead = asked === 'message' && whole.cue('correction') && clause.cue('book') && !whole.cue('person');
  const outright = books || bookInstead || booksOutright.test(clause.folded);
  if (offered || bookInstead) return outright && !whole.cue('message') ? 'book' : null;
  if (flow === 'cancel' || flow === 'appointments' || asked === 'message' || asked === 'code') return null;
  if (flow === 'message' && asked !== null && asked !== 'more' && !(books && b >= 0.8)) return null;
  const least = clause.cue('book') ? askOrBook.bookMinInWords : askOrBook.bookMin;
  if (b >= least || (services && (clause.cue('want') || times))) return 'book';
  if (clause.sounds('chitchat') && seen.clauses.length <= 2) return 'chitchat';
  return null;
}

/** "I'd like to know if you also remove wasps": asks, and wants no visit for it yet; "… if I could come on Friday" does. */
function wondersOnly(clause: Signs, { language }: Seen, times: boolean, services: boolean): boolean {
  const asked = askedToKnow(clause.folded, language);
  if (asked === null) return false;
  if (visitWords.some((name) => cueOf(name, asked, language))) return false;
  if (times) return isAfter('hours', asked, language);
  return !(services && asksForOneself(asked));
}

const visitWords = ['book', 'appointment', 'available', 'own', 'cancel', 'move', 'person'] as const;
/** "And a flat repair for my son's bike", behind a yes or alone. */
const oneMore =
  /^\P{L}*(?:(?:yes|yeah|yep|ok|okay|sure|oh|si|claro|vale|oui|d'accord|ja|gerne)\P{L}+)*(?:and|plus|y|e|et|und) (?:also |tambien |aussi |auch )?(?:an?|one|una?|une?|eine?n?)(?!\p{L})/u;

/** What is wanted if it can be had: "if possible, call me back" only begins like a hope. */
const hopedFor = ['message', 'person', 'cancel', 'move', 'book'] as const;
const inFlowOf = (flow: FlowName | undefined) => flow === 'book' || flow === 'move';
