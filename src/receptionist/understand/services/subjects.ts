// Services, people and times that are said, for whichever flow they belong to, and which of several offers is meant.
import { type Command, narrowedMax } from '../../commands.ts';
import { asksCalendar } from '../../facts/calendar-asked.ts';
import { localTime } from '../../local-time.ts';
import { onlyThanks } from '../conduct/only-thanks.ts';
import { tellsOfTalking } from '../conduct/talking.ts';
import { foldCue } from '../cues/cue.ts';
import { tellsOfDone } from '../own-visits/called-off.ts';
import { ofStandingVisit } from '../own-visits/states-own.ts';
import { asksWhatIfOff } from '../questions/asks-of-visit.ts';
import { asksUnmarked } from '../questions/asks-unmarked.ts';
import { detailAsks, type Seen, type Wants } from '../seen.ts';
import { cueOf } from '../signs.ts';
import { asksForOffer, proposesTime, sentenceOf } from '../text/sentences.ts';
import { offeredDaysRuledOut } from '../times/another-day.ts';
import { takesBack } from '../times/hour-put-right.ts';
import { besideDate } from '../times/named-beside.ts';
import { offerSettledOn } from '../times/offer-put-right.ts';
import { proposesDay } from '../times/own-deadlines.ts';
import type { ReadWish } from '../times/times.ts';
import { pairsOf, peopleOf } from '../times/visits.ts';
import { isForSoonest, onlyDayOf, soonestWish } from '../times/wish-words.ts';
import { wishesNow } from '../times/wishes-now.ts';
import { wishesByName } from '../who-comes/whom-for.ts';
import { choosesInstead } from './chosen-instead.ts';
import { withoutHad } from './had-already.ts';
import { inOwnersWords, type Named, outrightNamed, servicesAt, servicesIn, surelyNamed } from './near.ts';
import { serviceDenied } from './new-here.ts';
import { ofThose } from './of-those.ts';
import { withoutRefusedRanks } from './refused-rank.ts';
import { forComer, variantMeant } from './variants.ts';
import { insteadOfResembled } from './weakly-named.ts';

const instead =
  /(?<!\p{L})(?:instead|rather|after all|make it|better|lieber|doch|stattdessen|mejor|en vez|en lugar|plutot|finalement)(?!\p{L})/u;

export const within = (one: { start: number; end: number }, spans: readonly { start: number; end: number }[]) =>
  spans.some((span) => one.start >= span.start && one.end <= span.end + 1);

/** Services, people and times, for whichever flow they belong to. */
export function subjects(seen: Seen, wants: Wants): Command[] {
  const { heard, mentions, whole } = seen;
  const { state } = heard;
  const frame = state.frames.at(-1);
  // A message that was only proposed gives way to a wish; one that passes on a question waits for it.
  const isForWish = frame?.flow === 'message' && (frame.proposed || !frame.body || state.unanswered !== undefined);
  const under = isForWish ? undefined : frame?.flow;
  const wishful = wishesNow(seen);
  const flow = wants.flows.values().next().value ?? (wishful ? under : frame?.flow);
  const bare =
    state.asked !== null &&
    detailAsks.has(state.asked) &&
    !wishful &&
    !whole.cue('correction') &&
    !(mentions.wishes.length > 0 && proposesTime(whole.folded)) &&
    !(whole.cue('no') && mentions.staff.length > 0) &&
    !whole.cue('also') &&
    wants.flows.size === 0;
  const outside = <T extends { start: number; end: number }>(all: readonly T[]) => {
    const kept = all.filter((one) => !within(one, wants.asks));
    return kept.length > 0 || wants.flows.size === 0 ? kept : all;
  };
  const denied = serviceDenied(whole.folded, heard.business);
  const services = withoutHad(seen, outside(mentions.services)).filter(({ name }) => name !== denied);
  const told = seen.clauses.filter((one) => tellsOfDone(one, seen));
  const wishes = choosesOffer(seen) ? [] : outside(mentions.wishes).filter((one) => !within(one, told));
  const staff = outside(mentions.staff);
  const asksService = state.asked === 'service' || state.asked === 'reason';
  // "I'm in court at three, is Friday ok?": the hour up to which a day is proposed counts as one of it.
  const proposed = proposesDay(whole.folded);
  const saysHour = ({ time, doneBy }: ReadWish['wish']) => time !== undefined || (proposed && doneBy !== undefined);
  // "It's my maple, I'd like someone to check if it's sick. Monday at nine?": whoever opens with a day and an hour wants to come then.
  const comes =
    state.turns === 0 &&
    wants.commands.every((one) => one.do === 'ask' || one.do === 'greet') &&
    ofStandingVisit(seen) !== 'told' &&
    wishes.some(({ wish }) => wish.date !== undefined && saysHour(wish) && wish.existing !== true);
  const none =
    (wants.asks.length > 0 && !comes) ||
    wants.commands.some((one) => one.do === 'person' || one.do === 'others-appointment' || one.do === 'complaint');
  const commands: Command[] = [];
  // What is to be asked or told somebody is the message that was offered.
  if (state.asked === 'message' && whole.cue('message')) return commands;
  // "Oh no, Tuesday please" or "can we do nine instead?" right after a booking means that one.
  const made = state.done.at(-1);
  // "No, see you Friday" names the day that was booked.
  const isOfThatDay =
    made !== undefined &&
    onlyDayOf(
      wishes.map(({ wish }) => wish),
      made.startsAt,
      heard.business.timezone,
    );
  const revises =
    made !== undefined &&
    made.did !== 'cancelled' &&
    services.length === 0 &&
    !isOfThatDay &&
    (instead.test(whole.folded) ||
      (state.asked === 'more' && whole.cue('no') && !(whole.cue('thanks') || whole.cue('done') || whole.cue('bye'))));

  // "With Dr. Yazzie, any day but Friday" opens with whom and when.
  const wantsSomeone = state.turns === 0 && staff.length > 0 && !whole.cue('question') && !whole.cue('thanks');

  // "Do you also insulate walls?" only asks, though a service resembles what is asked for.
  if (
    flow === undefined &&
    services.length > 0 &&
    wishes.length === 0 &&
    !none &&
    asksForOffer(whole.folded, seen.language)
  )
    return [{ do: 'ask', question: seen.said }];
  if (flow === undefined && onlyThanks(seen)) return commands;
  // A need that names a service of the house is a wish for it, where nothing else is under way.
  let started = flow;
  if (flow === undefined && services.length > 0 && !none && !whole.cue('no-booking') && !whole.negated) {
    const asks = seen.said.includes('?') || asksUnmarked(seen.clauses);
    // "Does one see alligators on the swamp ride?" names it, and wants to know.
    const wants = ['want', 'book', 'available', 'another', 'also', 'appointment', 'for-other'] as const;
    const words = whole.folded.trim().split(/\s+/).length;
    const isInQuestion = services.every((one) => {
      const { start, end } = sentenceOf(one, seen.said);
      return seen.said.slice(start, end).includes('?');
    });
    const isOpening = state.asked === null && state.frames.length === 0 && mentions.wishes.length === 0;
    const wantsToKnow = isOpening && isInQuestion && words >= questionWordsMin && !wants.some((cue) => whole.cue(cue));
    if (wantsToKnow) return [{ do: 'ask', question: seen.said }];
    commands.push({ do: 'start', flow: 'book' });
    if (asks && wishes.length === 0) commands.push({ do: 'ask', question: seen.said, soft: true });
    started = 'book';
  } else if (
    flow === undefined &&
    (asksService ||
      wishful ||
      revises ||
      wantsSomeone ||
      (state.turns === 0 && wishes.some(({ wish }) => saysHour(wish)))) &&
    wishes.length > 0 &&
    !none &&
    !whole.cue('no-booking')
  ) {
    started = revises ? 'move' : 'book';
    commands.push({ do: 'start', flow: started });
  }
  if (started === undefined || started === 'message' || bare) return commands;
  if (started === 'book' && tellsWhomItIsFor(seen, wants, wishes.length > 0))
    commands.push({ do: 'for-other', whose: 'other' });

  const underway = frame?.flow === 'book' ? frame.service : undefined;
  const meant =
    started === 'book' && underway === undefined
      ? services.map((one) => forComer(seen.said, one, seen.language, heard.business))
      : services;
  // Beside what is named, what is only resembled is no second visit.
  const listed = meant.some((one) => one.score >= namedInList)
    ? meant.filter((one) => one.score >= surelyNamed)
    : meant;
  const pairs = started === 'book' ? pairsOf(seen, listed, wishes, underway) : [];
  const opens = wants.flows.has('book') || flow === undefined || state.asked === 'service' || state.asked === 'time';
  if (pairs.length > 1 && opens) {
    const people = peopleOf(pairs, staff);
    pairs.forEach(({ service, own, whose, ambiguous }, at) => {
      if (at > 0) commands.push({ do: 'also' }, { do: 'start', flow: 'book' });
      const named = ambiguous ? listed.find(({ name }) => name === service) : undefined;
      const among = named && amongWhich(seen, named);
      if (among) commands.push({ do: 'narrow-service', services: among });
      // What could be many is asked for.
      else if (!named) commands.push({ do: 'set-service', service, sure: 0.9 });
      // "Both with Jonas", or each with their own.
      const withWhom = staff.length === 1 ? personMeant(seen, staff, service) : people[at];
      if (withWhom !== undefined) commands.push({ do: 'set-staff', staff: withWhom });
      if (own.length > 0) commands.push({ do: 'set-times', wishes: own.map((one) => one.wish) });
      if (whose) commands.push({ do: 'set-reason', reason: whose });
    });
    return commands;
  }
  // "My aunt died and I am an heir. Could I come for a first consultation?": what is asked for stands with the asking.
  const sought = seen.clauses.filter(
    (one) => (one.cue('book') || one.cue('want') || one.cue('available')) && !tellsOfTalking(one, seen),
  );
  const sure = meant.filter((one) => one.score >= surelyNamed);
  const places = [sought, sought.map((one) => sentenceOf(one, seen.said))];
  const beside = places.map((place) => sure.filter((one) => within(one, place))).find((some) => some.length > 0) ?? [];
  // "Can I bring a skirt in on Saturday? The zipper broke": what is only resembled gives way to what is named outright behind it.
  const isOutdone =
    beside.every((one) => one.score < outrightNamed) &&
    sure.some((one) => one.score >= outrightNamed && beside.every(({ end }) => end < one.start));
  const best = [...(started === 'book' && beside.length > 0 && !isOutdone ? beside : meant)].sort(
    (a, b) =>
      b.score - a.score ||
      Number(inOwnersWords(seen.said, b, heard.business)) - Number(inOwnersWords(seen.said, a, heard.business)),
  )[0];
  // What could be two is asked back once; then the likelier one is taken, and said in the confirmation.
  const weak = best !== undefined && best.score < 0.7 && started !== 'book';
  const unclear = weak || (best?.ambiguous === true && state.asked !== 'service');
  // "No, the horse is at my daughter's, 8850 Ward Road" puts the address right, though a service is for horses.
  const values = [mentions.address, mentions.phone, mentions.email, mentions.name, mentions.wishes[0]];
  const putsRight =
    state.asked === 'confirm' &&
    frame?.flow === 'book' &&
    frame.service !== undefined &&
    values.some((one) => one !== null && one !== undefined) &&
    !(best && choosesInstead(seen.said, best));
  const alongside = frame?.flow === 'book' && services.length > 1 && services.some((one) => one.name === frame.service);
  const given = best && started === 'book' && underway === undefined ? insteadOfResembled(seen, best) : null;
  // "What if I cancel the exam?" picks none of the visits.
  const supposed = seen.clauses.some((one) => {
    const { start, end } = sentenceOf(one, seen.said);
    return best && best.start >= start && best.end <= end && asksWhatIfOff(seen.said.slice(start, end), wishes);
  });
  if (
    best &&
    !unclear &&
    !alongside &&
    !putsRight &&
    !supposed &&
    !(
      state.asked === 'time' &&
      frame?.flow === 'book' &&
      frame.service !== undefined &&
      best.score < (isGuess(frame) ? surelyNamed : outrightNamed) &&
      !whole.cue('also')
    )
  ) {
    const among = state.asked === 'service' ? amongWhich(seen, best) : null;
    // "She's a persian, all matted", right after the cat groom was spoken of: what only resembles another is meant of that one.
    const isWish = whole.cue('want') || whole.cue('book') || wishes.length > 0;
    const isToldOf = underway === undefined && !isWish && tellsHowTheyAre.test(whole.folded);
    const resembled = isToldOf && !inOwnersWords(seen.said, best, heard.business);
    const service = (resembled ? state.topic : undefined) ?? best.name;
    const named: Command = { do: 'set-service', service, sure: best.score };
    commands.push(...(given ?? [among ? { do: 'narrow-service' as const, services: among } : named]));
  } else if (best && unclear && started === 'book' && underway === undefined) {
    const among = amongWhich(seen, best);
    if (given) commands.push(...given);
    else if (among) commands.push({ do: 'narrow-service', services: among });
  } else if (!best && started === 'book' && under === undefined) {
    // "Another one" is another of what was booked.
    const same = state.topic ?? (whole.cue('another') && made?.did === 'booked' ? made.service : undefined);
    if (same !== undefined) commands.push({ do: 'set-service', service: same, sure: 0.7 });
    else if (state.topics) return [...commands, ...ofThose(seen, state.topics, wishes)];
  }
  const person = personMeant(seen, staff, best?.name ?? underway);
  if (person !== undefined) commands.push({ do: 'set-staff', staff: person });
  const own = frame?.flow === 'book' && services.length > 1 ? belonging(seen, wishes, frame.service) : wishes;
  if (own.length > 0) commands.push({ do: 'set-times', wishes: [...offeredDaysRuledOut(seen), ...marked(seen, own)] });
  return commands;
}

/** What somebody or something is like, and no wish. */
const tellsHowTheyAre =
  /^\P{L}*(?:(?:she|he|it|they)(?:'?s|'?re| is| are| has| have| got)|(?:ella |el )?(?:es|esta|tiene)|(?:elle|il) (?:est|a)|(?:sie|er|es) (?:ist|hat))(?!\p{L})/u;

/** Which services the same words could mean, where those are few and fewer than were asked about; null where they are not. */
function amongWhich({ said, language, heard }: Seen, best: Named): string[] | null {
  if (!best.ambiguous) return null;
  const { offers } = heard.state;
  const { among = [] } = variantMeant(said, best, language, heard.business) ?? {};
  const names =
    among.length > 1 ? [...among] : servicesAt(said, best, language, heard.business).map(({ name }) => name);
  const asked = heard.state.asked === 'service' ? offers.filter(({ kind }) => kind === 'service').length : Infinity;
  const fewer = names.length < Math.min(asked, heard.business.services.length);
  return fewer && names.length > 1 && names.length <= narrowedMax ? names : null;
}

/** "Not", "anyone but", right before a name. */
const notWith =
  /(?<!\p{L})(?:not|(?:any(?:one|body)?|every(?:one|body)|who(?:m?ever)?|all|no(?:body| one)|nothing) but|except(?: for)?|other than|rather than|instead of|anyone but|without|menos|excepto|(?<!\p{L})no|en vez de|sauf|pas|plutot que|ausser|nicht|statt|lieber als)\s+(?:(?:with|for|by|con|avec|chez|mit|bei|zu|von)\s+)?(?:(?:mr|ms|mrs|dr|herrn?|frau|la|el|le)\.?\s+)?$/u;

/** Who is to come of those named; where one is ruled out and only one other does it, that one. */
function personMeant({ said, heard }: Seen, staff: Seen['mentions']['staff'], service: string | undefined) {
  const out = staff.filter((one) => notWith.test(foldCue(said.slice(0, one.start))));
  const meant = staff.filter((one) => !out.includes(one)).at(-1);
  if (meant || out.length === 0) return meant?.name;
  const others = (heard.business.staff ?? []).filter(
    (one) => !out.some((none) => none.name === one.name) && service !== undefined && one.services.includes(service),
  );
  return others.length === 1 ? others[0]?.name : undefined;
}

const serviceFor = /^\s+(?:(?:is|es|est|ist)\s+)?(?:for|para|pour|für)\s/iu;

/** A service that nobody named gives way to whichever is named. */
const guessMax = 0.55;
const isGuess = ({ serviceSure = 1 }: { readonly serviceSure?: number | undefined }): boolean => serviceSure < guessMax;

/** From which score on a service of a list is one. */
const namedInList = 0.7;

/** For whom a booking is: as it begins, or where the one that is under way turns out to be for somebody else. */
function tellsWhomItIsFor({ heard, whole, said, language, mentions }: Seen, wants: Wants, saysTime: boolean): boolean {
  const frame = heard.state.frames.at(-1);
  if (wants.flows.has('book')) return whole.cue('for-other') || wishesByName(said, language);
  if (frame?.flow !== 'book') return false;
  // "No, I meant for my wife"; with another time, for the one whose name is known already, it is the time that is wrong.
  if (whole.cue('for-other') && (whole.cue('no') || whole.cue('correction'))) return !(frame.forOther && saysTime);
  // "Yes, the one for my daughter", "yes, the exam for my daughter", where it was stated for the caller.
  const meant =
    whole.cue('meant-for') ||
    (whole.cue('for-other') && mentions.services.some((one) => serviceFor.test(said.slice(one.end))));
  return meant && heard.state.asked === 'confirm' && frame.forOther === undefined;
}

/** A shorter question that names a service may wish for it: "a haircut, maybe?" */
const questionWordsMin = 6;

function belonging(
  { said, language, heard }: Seen,
  wishes: readonly ReadWish[],
  service: string | undefined,
): readonly ReadWish[] {
  const own: ReadWish[] = [];
  let from = 0;
  for (const wish of wishes) {
    const named = servicesIn(said.slice(from, wish.start), language, heard.business).at(-1);
    from = wish.end;
    if (wish.wish.time === undefined || named === undefined || named.name === service) own.push(wish);
  }
  return own.some((one) => one.wish.time !== undefined) ? own : wishes;
}

/** After a cue of correction a wish takes the place of the one before, whatever joined them. */
function marked({ clauses, said, language }: Seen, wishes: readonly ReadWish[]) {
  return wishes.map((one, at) => {
    const before = wishes[at - 1];
    const corrected =
      before !== undefined &&
      (takesBack(said.slice(before.end, one.start), language) ||
        clauses.some((clause) => clause.start > before.start && clause.start <= one.start && clause.cue('correction')));
    const { wish } = corrected || one.wish.alternative ? besideDate(one, wishes.slice(0, at), said) : one;
    return corrected ? { ...wish, instead: true, alternative: false } : wish;
  });
}

/** "The later one" is one of those offered; "later" alone asks for others. */
const oneOfThem =
  /(?<!\p{L})(?:(?:the|el|la|le|der|die|das|den|dem)\s+(?:mas |plus |am )?(?:later|earlier|latest|earliest|tarde|temprano|tard|tot|spater\p{L}*|fruher\p{L}*)|(?:later|earlier) one)(?!\p{L})/u;

/** "Is that the earliest" asks whether there is none before it, with or without its mark. */
const asksOfIt =
  /^\P{L}*(?:(?:and|so|but|y|et|und|aber)\P{L}+)*(?:(?:is|was) (?:that|this|it)|(?:es|seria) (?:ese|esa|eso|lo)|(?:c'est|est-ce|c'est bien|ce serait) (?:le|la|vraiment|bien)|(?:ist|ware) (?:das|es|dies))(?!\p{L})/u;

/** With more words it says something else as well. */
const choiceWordsMax = 7;

/** "The second one" is an offer, and no second of the month. */
export function choosesOffer(seen: Seen): boolean {
  const { heard, mentions, whole, clauses } = seen;
  const { asked, offers } = heard.state;
  // A question behind it makes it no longer.
  const told = clauses.filter((one) => !one.cue('question'));
  const words = (told.length > 0 ? told : [whole]).flatMap((one) => one.folded.split(/\s+/)).length;
  if ((asked !== 'time' && asked !== 'booking' && asked !== 'service') || words > choiceWordsMax) return false;
  if (offerSettledOn(seen) !== whole) return picks(seen, offers.length).length > 0;
  const offered = new Set(
    offers.flatMap((one) => (one.kind === 'time' ? [localTime(one.startsAt, heard.business.timezone).date] : [])),
  );
  return (
    mentions.wishes.every(
      ({ wish }) =>
        wish.time === undefined &&
        (wish.relative === undefined || oneOfThem.test(whole.folded)) &&
        (wish.date === undefined || wish.excluded === true || !offered.has(wish.date)),
    ) && picks(seen, offers.length).length > 0
  );
}

/** "Number 2", "option 3", and a bare figure where no hour is asked for. */
const byNumber =
  /^[^\p{L}\d]*(?:(?:the|la|el|le|die|der|das)\s+)?(?:(?:number|no\.?|nr\.?|option|choice|numero|opcion|nummer|choix|#)\s*)?(?<!(?:the|la|el|le|die|der|das)\s+)([1-9])[^\p{L}\d]*$/u;
const figureAlone = /^\P{L}*[1-9]\P{L}*$/u;

export function picks(seen: Seen, count: number): Command[] {
  const { heard } = seen;
  const whole = offerSettledOn(seen);
  if (count === 0 || asksOfIt.test(whole.folded) || asksCalendar(whole.folded)) return [];
  if (heard.state.asked === 'service' && isForSoonest(whole.folded)) return soonestWish(whole.folded);
  const at = Number(byNumber.exec(whole.folded)?.[1] ?? 0);
  const isHour =
    heard.state.asked === 'time' && (figureAlone.test(whole.folded) || /\b(?:la|le|el) /u.test(whole.folded));
  if (at > 0 && at <= count && !isHour) return [{ do: 'pick', offer: at }];
  const left = withoutRefusedRanks(whole.folded, seen.language);
  const names = (rank: 'first' | 'second' | 'third' | 'last') =>
    whole.cue(rank) && (left === whole.folded || cueOf(rank, left, seen.language));
  if (names('last')) return [{ do: 'pick', offer: -1 }];
  if (names('third') && count >= 3) return [{ do: 'pick', offer: 3 }];
  if (names('second') && count >= 2) return [{ do: 'pick', offer: 2 }];
  if (names('first')) return [{ do: 'pick', offer: 1 }];
  return [];
}
