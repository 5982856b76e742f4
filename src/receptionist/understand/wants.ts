// What an utterance is for: flows to start, questions, people asked for, and callers who are no customers.
import type { Language } from '../business.ts';
import type { Command, FlowName } from '../commands.ts';
import { isAfter } from '../facts/topics.ts';
import type { Heard } from '../understander.ts';
import { changes } from './cues/cue.ts';
import type { Mentions } from './mentions.ts';
import { messageIn } from './message-words.ts';
import {
  asksForOffer,
  isJoined,
  isQuestionLike,
  isSupposed,
  mayAskForRule,
  questionText,
  sentenceOf,
} from './sentences.ts';
import type { Signs } from './signs.ts';

export type Seen = {
  readonly heard: Heard;
  readonly said: string;
  readonly language: Language;
  readonly whole: Signs;
  readonly clauses: readonly Signs[];
  readonly mentions: Mentions;
};

export type Wants = {
  readonly commands: readonly Command[];
  readonly flows: ReadonlySet<FlowName>;
  /** Where the questions stand: what is named there is asked about, and not yet wanted. */
  readonly asks: readonly { readonly start: number; readonly end: number }[];
  /** Nothing else of the utterance counts. */
  readonly final: boolean;
};

const only = (...commands: Command[]): Wants => ({ commands, flows: new Set(), asks: [], final: true });

/** Detail questions to which a bare answer is expected; a stray sign does not start something new there. */
export const detailAsks = new Set(['name', 'phone', 'email', 'address', 'code', 'staff']);

export function wantsOf(seen: Seen): Wants {
  const { heard, whole, clauses, mentions } = seen;
  const { state } = heard;
  const opening = state.turns === 0 || state.asked === null;
  const stranger = noCustomer(seen, opening);
  if (stranger) return stranger;

  const commands: Command[] = [];
  const flows = new Set<FlowName>();
  const asks: { start: number; end: number }[] = [];
  const words = whole.folded.split(/\s+/).length;
  if (whole.cue('abuse') || whole.score('abuse') >= 0.8) commands.push({ do: 'abuse' });
  if (
    words <= 8 &&
    state.lastText !== '' &&
    !mentions.services.length &&
    (whole.cue('again') || (whole.score('repeat') >= 0.7 && !whole.cue('yes') && !whole.cue('no'))) &&
    mentions.wishes.length === 0 &&
    state.asked !== 'confirm'
  ) {
    return only({ do: 'say-again' });
  }
  if (
    words <= 9 &&
    (whole.cue('wait') || whole.score('wait') >= 0.75) &&
    mentions.wishes.length === 0 &&
    !whole.cue('book') &&
    state.turns > 0
  )
    return only({ do: 'wait' });
  if (opening && (whole.cue('greet') || whole.score('greeting') >= 0.6)) commands.push({ do: 'greet' });

  const closing =
    state.asked === 'more' &&
    whole.cue('no') &&
    !/\b(?:oh|actually|wait|also|one more|pero|espere|ah|attendez|aber|moment|noch|doch)\b/.test(whole.folded);
  const start = (flow: FlowName) => {
    if (flows.has(flow)) return;
    flows.add(flow);
    commands.push({ do: 'start', flow });
  };

  const last = clauses.at(-1);
  if (state.frames.length === 0 && clauses.length > 1 && last?.cue('drop') && last.folded.split(/\s+/).length <= 4)
    return only({ do: 'goodbye' });
  const kinds = clauses.map((clause) => kindOf(clause, seen, closing));
  for (const [at, clause] of clauses.entries()) {
    const kind = kinds[at] ?? null;
    if (kind === null) continue;
    const sentence = sentenceOf(clause, seen.said);
    const inSentence = (one: Signs) => one.start >= sentence.start && one.end <= sentence.end;
    if (
      kind === 'book' &&
      !mentions.wishes.some((one) => one.start >= sentence.start && one.end <= sentence.end) &&
      !clause.cue('book')
    ) {
      // "First time getting highlights with you, anything to do beforehand?" asks; it books nothing yet.
      if (clauses.some((one, other) => other !== at && inSentence(one) && kinds[other] === 'ask')) continue;
    }
    if (
      kind !== 'ask' &&
      isSupposed(seen.said.slice(sentence.start, sentence.end)) &&
      clauses.some((one, other) => inSentence(one) && kinds[other] === 'ask')
    )
      continue;
    const fresh = clause.cue('question') && state.frames.length === 0;
    if (fresh && (kind === 'cancel' || kind === 'move') && mentions.wishes.length === 0 && mayAskForRule(clause))
      commands.push({ do: 'ask', question: questionText(clause, sentence, seen), soft: true });
    if (
      kind === 'book' &&
      fresh &&
      !(clause.cue('available') && mentions.wishes.length > 0 && mentions.services.length > 0) &&
      !mentions.wishes.some((one) => one.wish.time !== undefined)
    ) {
      // "Can you look at a three-year-old's teeth?" wants a visit, or only to know: an answer that is taught goes first.
      // Of what the business does not do, and for no time, it only wants to know.
      const soft =
        mentions.services.length > 0 || mentions.wishes.length > 0 || clause.cue('book') || clause.cue('available');
      commands.push({ do: 'ask', question: questionText(clause, sentence, seen), ...(soft && { soft }) });
      if (!soft) continue;
    }
    if (kind === 'ask') {
      // One sentence is one question, however many clauses it has, unless an "and" begins a second one.
      const isAsk = (other: number) => kinds[other] === 'ask';
      const second =
        clause.cue('question') &&
        isJoined(clause, sentence, seen.said) &&
        clauses.some((one, other) => other < at && inSentence(one) && isAsk(other));
      if (!second && asks.some((one) => clause.start >= one.start && clause.end <= one.end)) continue;
      const nextJoined = clauses.find(
        (one, other) =>
          other > at && one.cue('question') && inSentence(one) && isAsk(other) && isJoined(one, sentence, seen.said),
      );
      const place = second
        ? { start: clause.start, end: sentence.end }
        : nextJoined
          ? { start: sentence.start, end: nextJoined.start }
          : sentence;
      asks.push(place);
      commands.push({ do: 'ask', question: questionText(clause, place, seen) });
    } else if (kind === 'others') {
      if (!commands.some((one) => one.do === 'others-appointment'))
        commands.push({ do: 'others-appointment', wants: 'know' });
    } else if (kind === 'person') {
      const who = mentions.staff.find((one) => one.start >= clause.start && one.end <= clause.end)?.name;
      const known = commands.findIndex((one) => one.do === 'person');
      if (known < 0) commands.push(who ? { do: 'person', who } : { do: 'person' });
      else if (who) commands[known] = { do: 'person', who };
    } else if (kind === 'complaint') {
      if (!commands.some((one) => one.do === 'complaint'))
        commands.push({ do: 'complaint', about: seen.said.slice(0, 1000) });
    } else if (kind === 'bot') commands.push({ do: 'what-are-you' });
    else if (kind === 'chitchat') commands.push({ do: 'chitchat' });
    else if (kind === 'also') commands.push({ do: 'also' });
    else start(kind);
  }
  if (flows.has('cancel') || flows.has('move')) flows.delete('book');
  if (flows.has('cancel') && flows.has('move'))
    drop(commands, flows, whole.cue('move') && mentions.wishes.length > 1 ? 'cancel' : 'move');
  const elsewhere = flows.has('message') || commands.some((one) => one.do === 'person');
  if (
    elsewhere &&
    flows.has('book') &&
    !(whole.cue('book') && (mentions.wishes.some((one) => one.wish.time !== undefined) || whole.cue('appointment')))
  )
    drop(commands, flows, 'book');
  const kept: Command[] = commands.filter((one) => one.do !== 'start' || flows.has(one.flow));
  if (flows.has('message')) kept.push(...messageIn(seen));
  const questions = whole.cue('question') || clauses.some((one) => one.cue('question'));
  if (questions && asks.length === 0 && state.frames.length === 0 && !closing && !bareAsked(state.asked)) {
    const named = mentions.services.length > 0 || mentions.wishes.length > 0 || mentions.staff.length > 0;
    const unheard = !named && kept.every(({ do: kind }) => kind === 'greet');
    const soft = flows.size === 1 && (flows.has('appointments') || (flows.has('message') && !whole.cue('message')));
    // A question of which nothing else was understood is asked of what the owner taught, rather than not heard.
    if (unheard) kept.push({ do: 'ask', question: seen.said });
    else if (soft) kept.push({ do: 'ask', question: seen.said, soft: true });
  }
  if (
    (flows.has('cancel') || flows.has('move') || flows.has('appointments')) &&
    /\b(?:wife|husband|son|daughter|mother|father|mom|dad|sister|brother|friend)'s/.test(whole.folded)
  ) {
    kept.push({ do: 'for-other', whose: 'other' });
  }
  return { commands: kept, flows, asks, final: false };
}

function drop(commands: Command[], flows: Set<FlowName>, flow: FlowName): void {
  flows.delete(flow);
  const at = commands.findIndex((one) => one.do === 'start' && one.flow === flow);
  if (at >= 0) commands.splice(at, 1);
}

const bareAsked = (asked: string | null) => asked !== null && detailAsks.has(asked);

/** Machines, sellers, wrong numbers and those who give the assistant orders. */
function noCustomer({ whole, mentions, heard, language }: Seen, opening: boolean): Wants | null {
  const business = whole.cue('book') || whole.cue('move') || whole.cue('cancel') || mentions.wishes.length > 0;
  if (whole.cue('robot') || (opening && whole.score('machine') >= 0.85 && !business)) return only({ do: 'robot' });
  if (whole.cue('orders') || (whole.score('injection') >= 0.8 && !whole.cue('question'))) return only({ do: 'orders' });
  // Hanging up on a customer costs most: whoever clearly asks for something is one, whatever it is about.
  const asks = (['ask-question', 'ask-price', 'book'] as const).some((one) => whole.score(one) >= 0.9);
  const sounds = whole.score('sales') >= 0.85 && mentions.services.length === 0;
  const selling = !asks && (whole.cue('sales') || (sounds && !asksForOffer(whole.folded, language)));
  if (selling && opening && !whole.cue('appointment')) return only({ do: 'spam' });
  if ((whole.cue('wrong-number') || whole.score('wrong-number') >= 0.8) && heard.state.frames.length === 0 && !business)
    return only({ do: 'wrong-number' });
  return null;
}

type Kind = FlowName | 'ask' | 'others' | 'person' | 'complaint' | 'bot' | 'chitchat' | 'also';

function kindOf(clause: Signs, seen: Seen, closing: boolean): Kind | null {
  const { heard, whole, mentions } = seen;
  const { state } = heard;
  const { asked } = state;
  const inside = (one: { start: number; end: number }) => one.start >= clause.start && one.end <= clause.end + 1;
  const times = mentions.wishes.some((one) => one.start < clause.end && clause.start < one.end);
  const services = mentions.services.some(inside);
  const staff = mentions.staff.some(inside);
  const isQuestion = clause.cue('question');
  const bare = bareAsked(asked);
  const top = state.frames.at(-1);
  const flow = top?.flow;
  // A message that was only offered gives way to whatever is wanted instead.
  const offered = top?.flow === 'message' && top.proposed === true && asked === 'message';

  if (!bare && isAfter('languages', clause.folded, seen.language) && isQuestion) return 'ask';
  if (
    (clause.cue('person') && !clause.cue('no-booking')) ||
    (state.personAsked > 0 && asked === 'reason' && !isQuestion && insists.test(clause.folded)) ||
    (clause.score('wants-person') >= 0.7 && !bare) ||
    (clause.cue('is-in') && staff && !times)
  ) {
    // "Speak with Diego" in a booking's answer about staff is a choice of staff.
    if (asked !== 'staff') return 'person';
  }
  if (clause.cue('bot') || clause.score('are-you-a-bot') >= 0.75) return 'bot';
  if (
    (clause.cue('complaint') || clause.score('complaint') >= 0.75) &&
    !isQuestion &&
    asked !== 'message' &&
    asked !== 'confirm' &&
    flow !== 'message'
  )
    return 'complaint';
  if (
    clause.cue('others-when') &&
    (whole.cue('others') || clause.score('ask-about-other') >= 0.35) &&
    !/\b(?:you|your)\b/.test(clause.folded)
  )
    return 'others';
  if (clause.cue('others-thing') && !staff && isQuestionLike(clause) && !clause.cue('cancel') && !clause.cue('move'))
    return 'others';
  if (
    clause.score('ask-about-other') >= 0.65 &&
    (isQuestion || clause.cue('appointment')) &&
    !staff &&
    !clause.cue('for-other') &&
    !bare &&
    (clause.cue('appointment') || !asksForOffer(clause.folded, seen.language))
  )
    return 'others';
  if (closing) return null;

  const { start, end } = sentenceOf(clause, seen.said);
  const supposes = isSupposed(seen.said.slice(start, end));
  const ofSentence = seen.clauses.filter((one) => one.start >= start && one.end <= end);
  const policy =
    (clause.cue('policy') && isQuestion) ||
    (supposes && ofSentence.some((one) => one.cue('policy'))) ||
    (supposes && mentions.wishes.length === 0 && !ofSentence.some((one) => one.cue('appointment') || one.cue('book')));
  if (clause.cue('gone') && !policy && !bare && flow !== 'book' && flow !== 'cancel') return 'cancel';
  if (!clause.negated && !policy && !bare) {
    // Without a word of what is booked, only a clear wish to move it is one.
    const speaksOfOne = whole.cue('appointment') || whole.cue('own') || whole.cue('correction');
    const hasBooked = speaksOfOne || state.done.length > 0 || flow !== undefined || mentions.wishes.length > 1;
    const cancels = clause.cue('cancel') || clause.score('cancel') >= 0.65;
    const ofThings = services && changes.test(clause.folded) && !whole.cue('appointment') && !whole.cue('own');
    const moves =
      (clause.cue('move') && !ofThings) ||
      (clause.score('move') >= (hasBooked ? 0.65 : 0.85) && !(ofThings && clause.score('move') < 0.85));
    const sureOfCancel = clause.cue('cancel') && !clause.cue('move');
    if (cancels && (sureOfCancel || !(moves && clause.score('move') > clause.score('cancel'))))
      return asked === 'confirm' && flow === 'cancel' ? null : 'cancel';
    if (moves && flow !== 'move') return 'move';
    if (clause.cue('own') || clause.score('ask-booking') >= 0.6)
      return flow === 'cancel' || flow === 'move' ? null : 'appointments';
  }
  if (
    !clause.negated &&
    !bare &&
    asked !== 'message' &&
    asked !== 'confirm' &&
    (clause.cue('message') || clause.score('take-message') >= 0.6) &&
    flow !== 'message'
  ) {
    // "Call me on 646 …, if needed" tells a number.
    const tellsNumber = mentions.phone !== null && clause.text.replace(/\D/g, '').length >= 7;
    if (!tellsNumber && !(isQuestion && clause.cue('info') && !clause.cue('message'))) return 'message';
  }
  if (!clause.negated && !bare && (clause.cue('late') || clause.score('running-late') >= 0.75) && asked !== 'message')
    return 'message';

  const asking = Math.max(
    clause.score('ask-question'),
    clause.score('ask-price'),
    clause.score('ask-hours'),
    clause.score('out-of-scope') * 0.8,
  );
  const booking = Math.max(clause.score('book'), clause.score('ask-availability'));
  const wh =
    /^[^\p{L}]*(?:(?:and|so|oh|hi|hello|hey|y|et|und) )?(?:what(?:'s| is| are| do| does| if)|which|who|why|how (?!about)|where|cual|quien|por que|como|donde|quel|quelle|qui|pourquoi|comment|ou|was|welche|wer|warum|wie|wo)(?![\p{L}])/u.test(
      clause.folded,
    );
  const q =
    asking +
    (clause.cue('info') ? 0.4 : 0) +
    (isQuestion ? 0.15 : -0.3) +
    (wh && isQuestion && !times && !clause.cue('available') ? 0.4 : 0);
  const wanted = clause.cue('book') || (clause.cue('want') && (services || clause.cue('appointment') || times));
  const b =
    booking +
    (wanted ? 0.35 : 0) +
    (!isQuestion && clause.cue('want') && (clause.cue('appointment') || times) ? 0.15 : 0) +
    (clause.cue('available') ? 0.35 : 0) +
    (times && (services || flow === 'book' || flow === 'move') ? 0.3 : 0);
  // "Is that possible?" after a wish asks for nothing but the wish.
  if (
    isQuestion &&
    clause.cue('available') &&
    !clause.cue('info') &&
    (inFlowOf(flow) || whole.score('book') >= 0.35 || mentions.wishes.length > 0)
  ) {
    return inFlowOf(flow) ? null : flow === undefined || flow === 'message' ? 'book' : null;
  }
  // An answer to what was asked is no question, however much it sounds like the topic of one.
  const answers = asked !== null && asked !== 'more' && asked !== 'reason';
  if ((isQuestion || clause.cue('info') || (asking >= 0.6 && !answers)) && q > b && q >= 0.4) {
    // "Can we do the afternoon?" in the middle of a booking asks for that time, and for no fact.
    if ((asked === 'time' || inFlowOf(flow)) && times && !clause.cue('info') && !(wh && !clause.cue('available')))
      return null;
    return 'ask';
  }
  if (isQuestion && policy && !times && !clause.cue('book')) return 'ask';
  if (clause.negated || clause.cue('no-booking') || bare) return null;
  if (inFlowOf(flow)) return whole.cue('also') && services && clause.cue('also') ? 'also' : null;
  const books = b >= 0.45 && (services || clause.cue('book')) && (times || wanted);
  if (offered) return books ? 'book' : null;
  if (flow === 'cancel' || flow === 'appointments' || asked === 'message' || asked === 'code') return null;
  if (flow === 'message' && asked !== null && asked !== 'more' && !(books && b >= 0.8)) return null;
  if (b >= 0.45 || (services && (clause.cue('want') || times))) return 'book';
  if (clause.score('chitchat') >= 0.8 && seen.clauses.length <= 2) return 'chitchat';
  return null;
}

/** Whoever was asked what it is about, and only wants a person once more. */
const insists =
  /(?<!\p{L})(?:human|person|somebody|someone|anybody|anyone|humano|persona|alguien|humain|personne|quelqu'un|mensch\p{L}*|jemand\p{L}*)(?!\p{L})/u;

const inFlowOf = (flow: FlowName | undefined) => flow === 'book' || flow === 'move';
