// Answering a question: the business's facts first, then the owner's own texts, else an honest "I don't know" and a message
// offered. A question in the middle of something is answered and the talk goes back to it.
import { asksOfUntaughtAct } from '../../answers/untaught-act.ts';
import type { FindAnswer, FoundAnswer, Taught } from '../../answers-port.ts';
import type { Language } from '../../business.ts';
import { narrowedMax } from '../../commands.ts';
import type { Dialogue } from '../../dialogue.ts';
import { anyText, type Facts } from '../../facts/fact.ts';
import { factsAbout, tellsShut } from '../../facts/facts.ts';
import { notGoneTo } from '../../facts/not-gone-to.ts';
import { besidePrice, together } from '../../facts/price-asked.ts';
import { resembledPrice } from '../../facts/resembled.ts';
import { isAfter } from '../../facts/topics.ts';
import { isInAnother } from '../../models/language.ts';
import { heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { tellsOfMissed } from '../../understand/own-visits/tells-of-missed.ts';
import { visitAtHand } from '../../understand/questions/asks-of-visit-at-hand.ts';
import { outrightNamed, plainlyNamed, servicesAt, servicesIn } from '../../understand/services/near.ts';
import { cueOf } from '../../understand/signs.ts';
import { pricedAlong } from '../booking/priced-along.ts';
import { priceWithExtra } from '../booking/with-extra.ts';
import { bringPerson, unknownsMax } from '../messages/hand-off.ts';
import { asksIfFine, foundOfVisit, pointsBack, tellsOf } from '../own-visits/asked-of-visit.ts';
import {
  feeOfMissing,
  isOfNothing,
  ruleOfCancelling,
  ruleOfMissing,
  tellsFeeOfMissed,
  tellsOfChange,
  tellsOfMissing,
  waysToAskFee,
  waysToAskMissed,
} from '../own-visits/fee-of-change.ts';
import { refundOfCancelled } from '../own-visits/refund-of-cancelled.ts';
import { tellUntilVisit } from '../own-visits/until-visit.ts';
import { isPlainlyOne, namedInBreath, ofSameBreath } from './asked-together.ts';
import { openlyAsked } from './openly-asked.ts';
import { isPlainNo } from './plain-no.ts';
import { ruleFound, ruleTold } from './rule-found.ts';

/** How well, from 0 to 1, a text has to answer what could as well be a wish: for a visit, beside one, about one's own, or nothing at all. */
const softScoreMin = { visit: 0.5, told: 0.65, beside: 0.75, own: 0.65, alone: 0.5 };
/** A service named this surely in a question is what the talk is about. */
const topicScoreMin = 0.6;

const isSurelyNamed = ({ score }: { readonly score: number }): boolean => score >= plainlyNamed;

type Beside = {
  /** What explains a question, and helps to find the owner's words on it. */
  readonly told?: string | undefined;
  /** Nothing else is wanted in the same breath: what lies near may then be said, and keeps nobody waiting. */
  readonly isAlone: boolean;
};

/** Answers a question from the business's facts, or the owner's texts, or says that nobody has taught it. */
export async function answerQuestion(
  d: Dialogue,
  question: string,
  findAnswer: FindAnswer,
  { told, isAlone }: Beside,
): Promise<void> {
  const [business, state] = [d.turn.business, d.state];
  const asked = servicesIn(question, heardIn(state), business).filter((one) => one.score >= topicScoreMin);
  // "My water heater is banging, is that dangerous?": what a question points at may be named before it.
  const before = told !== undefined && asked.length === 0 && pointsBack.test(foldCue(question)) ? told : null;
  const named = before === null ? asked : servicesIn(before, heardIn(state), business).filter(isSurelyNamed);
  // "A groom" in a house of two is about both.
  const about = [
    ...new Set(
      named.flatMap((one) =>
        one.ambiguous
          ? servicesAt(before ?? question, one, heardIn(state), business).map(({ name }) => name)
          : one.name,
      ),
    ),
  ];
  if (about.length > 0) {
    delete state.topic;
    delete state.topics;
    if (about.length === 1) state.topic = about[0];
    else if (about.length <= narrowedMax) state.topics = about;
  }
  const priced = pricedAlong(d.askedBefore, question, heardIn(state));
  const namesService = (text: string) =>
    servicesIn(text, heardIn(state), business).some(({ score }) => score >= topicScoreMin);
  const ofFee = waysToAskFee(state, question, namesService);
  const missed = feeOfMissing(question, heardIn(state), namesService);
  const isMissed = missed !== null && tellsOfMissed(foldCue(question), heardIn(state));
  const ofChange = missed ?? ofFee?.[0] ?? null;
  const all = together.test(foldCue(question)) ? servicesUnderWay(d) : [];
  const facts =
    ofChange === null
      ? factsAbout(priced ?? question, heardIn(state), {
          business,
          now: d.turn.now,
          service: all.length > 1 || priced !== null ? undefined : serviceInTalk(d),
          choice: all.length > 1 ? all : choiceInTalk(d),
          person: personInTalk(d),
          behindQuestion: d.askedBefore !== undefined,
        })
      : null;
  const explained = told === undefined ? question : `${told} ${question}`;
  const justAsked = state.question?.asked;
  state.question = { asked: question, explained };
  const look = (text: string) => findAnswer(text, heardIn(state), business.knowledge, business);
  const rule = ofChange === null ? ruleOfCancelling(question, heardIn(state)) : null;
  const ofMissing = ofChange === null ? ruleOfMissing(question, heardIn(state)) : null;
  const ruled =
    rule !== null
      ? await ruleFound(question, rule, look)
      : ofMissing !== null
        ? await ruleTold([question, ofMissing], look, tellsOfMissing)
        : isMissed
          ? await ruleTold([question, ...waysToAskMissed(heardIn(state))], look, tellsFeeOfMissed)
          : await refundOfCancelled(d, question, look);
  if (ruled) return sayFound(d, ruled);
  const changed = missed === null && ofFee !== null ? await ruleTold([...ofFee, question], look, tellsOfChange) : null;
  if (changed) {
    sayFound(d, changed);
    state.frames = state.frames.filter((one) => !isOfNothing(one));
    return tellUntilVisit(d, changed.text);
  }
  // What a visit costs that was missed is told by no text on anything else.
  const ofMissed: FoundAnswer | null = isMissed ? { kind: 'unknown' } : null;
  const alone = ofMissed ?? (facts?.sure ? null : await look(ofChange ?? priced ?? question));
  const ofBreath =
    alone !== null && ofChange === null && !asked.some(isPlainlyOne)
      ? namedInBreath(justAsked, heardIn(state), business)
      : undefined;
  const bare =
    alone !== null && ofBreath !== undefined
      ? ofSameBreath(question, alone, await look(`${question} (${ofBreath})`), (one) => tellsOf(d, one, ofBreath))
      : alone;
  const inTalk =
    ofChange === null && asked.length === 0 && pointsBack.test(foldCue(question)) && !asksIfFine(question)
      ? serviceInTalk(d)
      : undefined;
  // "What does that first meeting cost?": what the talk is about is part of the question.
  const leaning = bare?.kind === 'unknown' && inTalk !== undefined ? await look(`${question} (${inTalk})`) : bare;
  const open = leaning?.kind === 'unknown' ? openlyAsked(question, heardIn(state)) : null;
  const openly = open === null ? leaning : await look(open);
  const again = facts?.known || asked.length > 0 ? null : await toldBefore(d, question, look);
  const ofVisit =
    facts === null && asked.length === 0 && ofChange === null && openly !== null
      ? await foundOfVisit(d, question, { service: serviceInTalk(d), bare: openly, look })
      : null;
  const found =
    again ?? ofVisit ?? (openly === null || told === undefined ? openly : clearer(openly, await look(explained)));
  // Half sure of a question that leans on the talk, in the middle of a booking, is not sure: it is of the visit, which no text knows.
  const leans = isUnderWay(d) && pointsBack.test(foldCue(question)) && isShort(question);
  if (
    found?.kind === 'found' &&
    !(found.doubtful && leans) &&
    (!facts || found.score >= facts.weight) &&
    !isOfAnother(question, found.text, facts, d)
  ) {
    const [only, other] = about;
    const service = other === undefined ? (only ?? serviceInTalk(d)) : undefined;
    const base = found.doubtful ? null : priceWithExtra(question, found.text, heardIn(state), service, business);
    if (base !== null) d.acts.push(base);
    sayFound(d, found);
    return;
  }
  if (facts) {
    // "Do you do cats?", and a yes: the cat groom is what is talked about.
    for (const one of facts.says) if (one.say === 'service-offered' && about.length === 0) state.topic = one.service;
    const isTold = d.acts.some((one) => one.say === 'languages');
    d.acts.push(...facts.says.filter((one) => !isTold || one.say !== 'languages'));
    d.sources.push(...facts.sources);
    d.used = true;
    if (!facts.known) noteUnknown(d, question, explained);
    return;
  }
  d.used = true;
  const isOfTalk = serviceInTalk(d) !== undefined || choiceInTalk(d).length > 0;
  const resembled = isAlone && !isOfTalk && !leans ? resembledPrice(question, heardIn(state), business) : null;
  if (resembled) {
    for (const one of resembled.says)
      if ('service' in one && typeof one.service === 'string') state.topic = one.service;
    d.acts.push(...resembled.says, { say: 'or-pass-on' });
    d.sources.push(...resembled.sources);
    return;
  }
  noteUnknown(d, question, explained);
  const nearest = found?.kind === 'unknown' && isAlone && !leans ? found.nearest : undefined;
  const isTimeTaken = state.frames.some(
    (one) => (one.flow === 'book' || one.flow === 'move') && one.chosen !== undefined,
  );
  // A visit whose time is taken is finished first: a person would begin it anew.
  if (!isTimeTaken && state.unknowns >= unknownsMax[business.escalation.rule] && (await d.tools.humanThere())) {
    d.acts.push({ say: 'unknown' });
    await bringPerson(d, 'Questions nobody has taught an answer to');
    return;
  }
  if (nearest) d.acts.push({ say: 'nearest', ...nearest, foreign: isInAnother(nearest.text, state.language) });
  else d.acts.push({ say: state.unknowns > 1 ? 'unknown-again' : 'unknown' });
}

/**
 * "The blow-dry costs $15 more", asked what the bridal styling costs: a price of another service's is none of the one without, and
 * neither is a deposit, nor a text that never names what was asked by its very name.
 */
function isOfAnother(question: string, text: string, facts: Facts | null, { state, turn }: Dialogue): boolean {
  const says = facts?.says ?? [];
  const unpriced = says.flatMap((one) => (one.say === 'no-price' ? one.service : []));
  const priced = says.flatMap((one) => (one.say === 'price' || one.say === 'price-note' ? one.service : []));
  const namedIn = (words: string, language: Language, least: number) =>
    servicesIn(words, language, turn.business).flatMap((one) => (one.score >= least ? one.name : []));
  const isAsked = (services: readonly string[], least: number) =>
    namedIn(question, heardIn(state), least).some((one) => services.includes(one));
  const ofPriced = unpriced.length === 0 && facts !== null && facts.weight > anyText && isAsked(priced, plainlyNamed);
  if (unpriced.length === 0 && !ofPriced) return false;
  const spoken = new Set([state.language, ...turn.business.languages]);
  const named = [...spoken].flatMap((language) => namedIn(text, language, plainlyNamed));
  const isOfAsked = named.some((one) => unpriced.includes(one) || priced.includes(one));
  if (ofPriced) return named.length > 0 && !isOfAsked;
  if (named.length > 0) return !isOfAsked || besidePrice.test(foldCue(text));
  if (turn.business.services.some((one) => !unpriced.includes(one.name) && saysSum(text, one.priceCents))) return true;
  return isAsked(unpriced, outrightNamed);
}

/** "The $115 for diagnostics": the sum of another service's list price is that one's. */
const saysSum = (text: string, cents: number | undefined): boolean =>
  cents !== undefined && cents > 0 && new RegExp(`[$€] ?${cents / 100}(?![\\d.,]*\\d)`, 'u').test(text);

/** "How much is that?", behind what was told of laughing gas: the same text, where it holds what is asked of it. Null where it does not. */
async function toldBefore(
  { askedBefore, state }: Dialogue,
  question: string,
  look: (text: string) => Promise<FoundAnswer> | FoundAnswer,
): Promise<FoundAnswer | null> {
  const folded = foldCue(question);
  // "And what if it is too windy?" only sounds as if it pointed back.
  if (askedBefore?.title === undefined || !pointsBack.test(folded) || !isAfter('price', folded, state.language))
    return null;
  if (!isShort(question)) return null;
  const found = await look(`${askedBefore.asked} ${question}`);
  return found.kind === 'found' && found.sources[0] === askedBefore.title ? found : null;
}

/** A longer question names what it is about. */
const leaningWordsMax = 8;
const isShort = (question: string): boolean => question.trim().split(/\s+/).length <= leaningWordsMax;

/** A visit is being booked or moved, and what it is for is known. */
const isUnderWay = ({ state }: Dialogue): boolean =>
  state.frames.some((one) => (one.flow === 'book' && one.service !== undefined) || one.flow === 'move');

/** By how much what was told has to make an answer likelier: mostly it says who calls, and names things of its own. */
const clearlyLikelier = 0.05;

/** The question stands for itself, unless what explains it finds more. */
function clearer(bare: FoundAnswer, explained: FoundAnswer): FoundAnswer {
  if (bare.kind !== 'found') return explained.kind === 'unknown' && bare.nearest ? bare : explained;
  return explained.kind === 'found' && explained.score >= bare.score + clearlyLikelier ? explained : bare;
}

/** Answers only from the owner's texts, and leaves what was begun on the same words for the caller to take up; true if it did. */
export async function answerIfTaught(
  d: Dialogue,
  { question, beside = false }: { readonly question: string; readonly beside?: boolean | undefined },
  findAnswer: FindAnswer,
): Promise<boolean> {
  const { business } = d.turn;
  if (!beside && tellsOfShutDay(d, question)) return true;
  const found = await findAnswer(question, heardIn(d.state), business.knowledge, business);
  const begun = d.state.frames.at(-1);
  // "My little one chipped a tooth": whoever asks nothing is told nothing that may be beside the point.
  const visitMin = cueOf('question', question, heardIn(d.state)) ? softScoreMin.visit : softScoreMin.told;
  const ofFlow = begun === undefined ? softScoreMin.alone : begun.flow === 'book' ? visitMin : softScoreMin.own;
  const least = beside ? softScoreMin.beside : ofFlow;
  if (found.kind === 'unknown' && found.untold && !beside) return tellsUntold(d, question, found.nearest);
  if (found.kind !== 'found' || found.score < least) {
    const isUntaught = !beside && asksOfUntaughtAct(question, heardIn(d.state), business.knowledge, business);
    const isWish =
      (begun?.flow === 'book' && begun.times.length > 0) || cueOf('appointment', question, heardIn(d.state));
    return isUntaught && !isWish && leavesUntold(d, question);
  }
  d.state.question = { asked: question, explained: question };
  sayFound(d, found);
  if (beside) return true;
  // "Can I use a voucher for a massage?", and then "okay, tomorrow": it is a massage that is talked about.
  const [service, other] = servicesIn(question, heardIn(d.state), business).filter((one) => one.score >= topicScoreMin);
  if (service && !other && !service.ambiguous) d.state.topic = service.name;
  // "I need to get my kid in, it's her first time": what is taught is told, and the wish stands.
  const plainlyWishes = cueOf('book', question, heardIn(d.state)) && !cueOf('question', question, heardIn(d.state));
  if (begun?.flow === 'book' && plainlyWishes) return true;
  // "We're running late, okay?": the rule is told, and the house hears of it all the same.
  if (begun?.flow === 'message' && begun.body !== undefined && cueOf('late', begun.body, heardIn(d.state))) return true;
  if (begun && (begun.flow !== 'book' || begun.times.length === 0)) d.state.frames.pop();
  return true;
}

/**
 * "What time does the Saturday ride get back?", taken for a test ride on Saturday: a text is of the ride, and does not say. Whoever asks and
 * plainly wishes for nothing hears that; true if so.
 */
function tellsUntold(d: Dialogue, question: string, nearest: Taught | undefined): boolean {
  const isWish = ['book', 'want', 'appointment', 'available'].some((cue) =>
    cueOf(cue as Parameters<typeof cueOf>[0], question, heardIn(d.state)),
  );
  return !isWish && cueOf('question', question, heardIn(d.state)) && leavesUntold(d, question, nearest);
}

/** Says that nobody has taught it, and takes back a visit that was begun on the same words; false where something else was. */
function leavesUntold(d: Dialogue, question: string, nearest?: Taught): boolean {
  const begun = d.state.frames.at(-1);
  if (begun && begun.flow !== 'book') return false;
  d.state.question = { asked: question, explained: question };
  d.used = true;
  noteUnknown(d, question, question);
  if (nearest) d.acts.push({ say: 'nearest', ...nearest, foreign: isInAnother(nearest.text, d.state.language) });
  else d.acts.push({ say: 'unknown' });
  if (begun) d.state.frames.pop();
  return true;
}

/** "Are you running tours on Christmas Eve?", "does Horst work Saturdays?": a day that nothing is done on is told before anything is offered. */
function tellsOfShutDay(d: Dialogue, question: string): boolean {
  const { business, now } = d.turn;
  if (d.state.asked !== null) return false;
  const facts = factsAbout(question, heardIn(d.state), { business, now, service: undefined, person: undefined });
  if (!facts?.sure || !facts.says.every(tellsShut)) return false;
  d.acts.push(...facts.says);
  d.sources.push(...facts.sources);
  d.used = true;
  const begun = d.state.frames.at(-1);
  if (begun?.flow === 'book') d.state.frames.pop();
  return true;
}

function sayFound(d: Dialogue, found: Extract<FoundAnswer, { kind: 'found' }>): void {
  d.used = true;
  const [title] = found.sources;
  if (d.state.question && title !== undefined) d.state.question.title = title;
  // What answers two questions is said once.
  if (d.acts.some((act) => act.say === 'answer' && act.text === found.text)) return;
  const foreign = isInAnother(found.whole ?? found.text, d.state.language);
  const asked = d.state.question?.asked ?? '';
  const place = foreign ? notGoneTo(asked, title, d.turn.business) : null;
  if (place !== null) d.acts.push({ say: 'not-gone-to', place });
  const denied = place === null && foreign && !found.doubtful && isPlainNo(asked, found.text, heardIn(d.state));
  d.acts.push({ say: 'answer', text: found.text, sources: found.sources, foreign, ...(denied && { denied }) });
  d.sources.push(...found.sources);
  if (found.doubtful) d.acts.push({ say: 'or-pass-on' });
}

/** What was answered was not what was asked: the owner hears of the question, and it is passed on as the caller's message. */
export function passOn(d: Dialogue): void {
  const top = d.state.frames.at(-1);
  // It is offered already: who takes the offer passes on the same.
  if (top?.flow === 'message' && top.proposed && top.about !== undefined) {
    d.used = true;
    top.body = top.about;
    delete top.proposed;
    return;
  }
  if (d.askedBefore === undefined) return;
  const { asked, explained } = d.askedBefore;
  d.used = true;
  noteUnknown(d, asked, explained);
  d.acts.push({ say: 'passing-on' });
  d.state.frames.push({ flow: 'message', body: explained, urgent: false });
}

/** The owner's list has the bare question, which others put alike; a message has what explains it too. */
function noteUnknown(d: Dialogue, question: string, explained: string): void {
  d.state.unknowns += 1;
  d.state.unanswered = explained;
  d.unanswered.push(question);
}

function serviceInTalk(d: Dialogue): string | undefined {
  for (const frame of [...d.state.frames].reverse())
    if (frame.flow !== 'message' && frame.service) return frame.service;
  if (choiceInTalk(d).length > 0) return undefined;
  return d.state.topic ?? visitAtHand(d.state)?.service ?? d.state.done.at(-1)?.service;
}

/** Several that are being booked in one breath: "how much are both?" is after the price of each. */
function servicesUnderWay({ state }: Dialogue): readonly string[] {
  const booked = state.frames.filter((one) => one.flow === 'book');
  const isOpen = booked.some(({ service, nextGuest }) => service === undefined && !nextGuest);
  return isOpen ? [] : booked.flatMap(({ service }) => service ?? []);
}

/** What the caller is asked to choose from, or will be in the same breath: "how much is it?" is after the price of each. */
function choiceInTalk({ state }: Dialogue): readonly string[] {
  const frame = state.frames.at(-1);
  if (frame?.flow !== 'book' || frame.service !== undefined || frame.among === undefined) return [];
  return state.asked === 'service' || frame.among.asked === 0 ? frame.among.services : [];
}

function personInTalk(d: Dialogue): string | undefined {
  for (const frame of [...d.state.frames].reverse()) if (frame.flow !== 'message' && frame.staff) return frame.staff;
  return undefined;
}
