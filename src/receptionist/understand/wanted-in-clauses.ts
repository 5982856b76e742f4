// What each clause of a line asks for: a flow begun, a question, somebody wanted. Clauses of one sentence are weighed together.
import type { Command, FlowName } from '../commands.ts';
import { isAfter } from '../facts/topics.ts';
import type { Kind } from './kinds.ts';
import { askedToKnow } from './questions/asked-to-know.ts';
import { askedToo } from './questions/asked-too.ts';
import { onlyAsksToCome } from './questions/asks-to-come.ts';
import type { Seen } from './seen.ts';
import { wantsByName } from './services/asked-along.ts';
import { namesKind } from './services/plain-kind.ts';
import type { Signs } from './signs.ts';
import {
  asksForRoom,
  asksWhatIf,
  isJoined,
  isQuestionLike,
  mayAskForRule,
  onlyPointsBack,
  proposesTime,
  questionText,
  sentenceOf,
  toldBefore,
} from './text/sentences.ts';

export type Place = { readonly start: number; readonly end: number };

/** What is found while the clauses are read; each adds to it. */
export type Found = {
  readonly seen: Seen;
  /** What each clause is for, in their order. */
  readonly kinds: readonly (Kind | null)[];
  readonly commands: Command[];
  readonly flows: Set<FlowName>;
  readonly asks: Place[];
};

/** A clause in its sentence, with its place among the others. */
type At = { readonly clause: Signs; readonly at: number; readonly sentence: Place };

const isIn = (place: Place, one: Place): boolean => one.start >= place.start && one.end <= place.end;

export function start({ commands, flows }: Found, flow: FlowName): void {
  if (flows.has(flow)) return;
  flows.add(flow);
  commands.push({ do: 'start', flow });
}

export function drop({ commands, flows }: Found, flow: FlowName): void {
  flows.delete(flow);
  const at = commands.findIndex((one) => one.do === 'start' && one.flow === flow);
  if (at >= 0) commands.splice(at, 1);
}

/** Reads them one after the other. */
export function readClauses(found: Found): void {
  const { seen, kinds } = found;
  for (const [at, clause] of seen.clauses.entries()) {
    const kind = kinds[at] ?? null;
    const place = { clause, at, sentence: sentenceOf(clause, seen.said) };
    if (kind === null || onlyLeadsTo(found, place, kind)) continue;
    if (kind === 'cancel' || kind === 'move') asksForRule(found, place);
    if (kind === 'book' && onlyWantsToKnow(found, place)) continue;
    if (kind === 'ask') readQuestion(found, place);
    else readWish(found, clause, kind);
  }
}

/** Belongs to a question that is asked in another clause, and wants nothing of its own. */
function onlyLeadsTo({ seen, kinds }: Found, { clause, at, sentence }: At, kind: Kind): boolean {
  const { clauses, mentions, said } = seen;
  // "Was? Wie viel kostet das?": the first only wonders.
  if (kind === 'ask') return clauses.length > 1 && clause.folded.trim().split(/\s+/).length === 1;
  const asksBeside = (but?: number) =>
    clauses.some((one, other) => other !== but && isIn(sentence, one) && kinds[other] === 'ask');
  // "First time getting highlights with you, anything to do beforehand?" asks; it books nothing yet.
  const isBare =
    kind === 'book' &&
    !mentions.wishes.some((one) => isIn(sentence, one)) &&
    !clause.cue('book') &&
    !wantsByName(clause, seen);
  if (isBare && asksBeside(at)) return true;
  return asksWhatIf(said.slice(sentence.start, sentence.end)) && asksBeside();
}

/** "Can I cancel the day before?": the owner may have taught a rule on it. */
function asksForRule({ seen, commands }: Found, { clause, sentence }: At): void {
  const fresh = clause.cue('question') && seen.heard.state.frames.length === 0;
  if (fresh && seen.mentions.wishes.length === 0 && mayAskForRule(clause))
    commands.push({ do: 'ask', question: questionText(clause, sentence, seen), soft: true });
}

/** A visit that is wished for in a question may only be asked about; whether it is, and no visit is wished for at all. */
function onlyWantsToKnow({ seen, commands, asks }: Found, { clause, sentence }: At): boolean {
  const { mentions, heard } = seen;
  const [wishes, services] = [mentions.wishes.length > 0, mentions.services.length > 0];
  const isFirst = heard.state.frames.length === 0;
  const question = () => questionText(clause, sentence, seen);
  if (
    clause.cue('question') &&
    isFirst &&
    !onlyAsksToCome(clause, mentions.wishes) &&
    !clause.cue('another') &&
    !(asksForRoom(clause) && wishes && services) &&
    !mentions.wishes.some((one) => one.wish.time !== undefined)
  ) {
    // "Can you look at a three-year-old's teeth?" wants a visit, or only to know: an answer that is taught goes first.
    // Of what the business does not do, and for no time, it only wants to know.
    const soft = services || wishes || clause.cue('book') || clause.cue('available');
    commands.push({ do: 'ask', question: question(), ...(soft && { soft }) });
    if (!soft) return true;
  }
  // "I need a room for tonight": of what is no service, the owner may have taught something all the same.
  const unnamed =
    !clause.cue('question') &&
    isFirst &&
    !clause.cue('appointment') &&
    !clause.cue('another') &&
    !(clause.cue('book') && wishes);
  if (unnamed && !services && asks.length === 0 && !namesKind(clause.text, heard.business))
    commands.push({ do: 'ask', question: question(), soft: true });
  return false;
}

/** One sentence is one question, however many clauses it has, unless an "and" begins a second one. */
function readQuestion(found: Found, { clause, at, sentence }: At): void {
  const { seen, kinds, asks, commands } = found;
  const { clauses, said } = seen;
  const isAsk = (other: number) => kinds[other] === 'ask';
  const begins = (one: Signs) => one.cue('question') && isJoined(one, sentence, said);
  // "Our venue is a hundred miles out. What do you charge for that?": the first only explains the second.
  const next = clauses.findIndex((one) => one.start >= sentence.end);
  if (!isQuestionLike(clause) && next >= 0 && isAsk(next) && clauses[next]?.cue('question')) return;
  const second = begins(clause) && clauses.some((one, other) => other < at && isIn(sentence, one) && isAsk(other));
  if (!second && asks.some((one) => isIn(one, clause))) return;
  const nextJoined = clauses.find((one, other) => other > at && isIn(sentence, one) && isAsk(other) && begins(one));
  const answers = answersFirst(found, clause, sentence);
  const fromHere = { start: clause.start, end: sentence.end };
  const untilNext = nextJoined && { start: sentence.start, end: nextJoined.start };
  const place = second ? fromHere : (untilNext ?? (answers ? fromHere : wonderedPlace(clause, sentence, seen)));
  asks.push(place);
  commands.push(askedAt(found, clause, place, !answers));
}

/** The question in a place, with what was told for it. `leans`: what stands around it in its sentence belongs to it. */
export function askedAt({ seen, kinds }: Found, clause: Signs, place: Place, leans = true): Command {
  const text = leans ? questionText(clause, place, seen) : seen.said.slice(place.start, place.end);
  const question = askedToo(clause, seen, text) ?? text;
  const told = (one: Signs) => [null, 'ask'].includes(kinds[seen.clauses.indexOf(one)] ?? null);
  const before = toldBefore(place, seen, told);
  // One that leans on it has it already.
  return { do: 'ask', question, ...(before !== undefined && !question.includes(before) && { told: before }) };
}

function readWish(found: Found, clause: Signs, kind: Exclude<Kind, 'ask'>): void {
  const { seen, commands } = found;
  const once = (command: Command) => {
    if (!commands.some((one) => one.do === command.do)) commands.push(command);
  };
  switch (kind) {
    case 'others':
      once({ do: 'others-appointment', wants: 'know' });
      return;
    case 'complaint':
      once({ do: 'complaint', about: seen.said.slice(0, 1000) });
      return;
    case 'person': {
      const who = seen.mentions.staff.find((one) => isIn(clause, one))?.name;
      const known = commands.findIndex((one) => one.do === 'person');
      if (known < 0) commands.push(who ? { do: 'person', who } : { do: 'person' });
      else if (who) commands[known] = { do: 'person', who };
      return;
    }
    case 'bot':
      commands.push({ do: 'what-are-you' });
      return;
    case 'chitchat':
    case 'also':
      commands.push({ do: kind });
      return;
    default:
      start(found, kind);
  }
}

const doubts = /^(?:but|pero|mais|aber)(?!\p{L})|(?<!\p{L})(?:but|pero|mais|aber)[\s¿]*$/iu;
const answering = ['yes', 'no', 'first', 'second', 'third', 'last'] as const;

/** "9:30 is fine, and is there parking?": what answers the reply before stands ahead of the question, and is no part of it. */
function answersFirst({ seen, kinds }: Found, clause: Signs, sentence: Place): boolean {
  const { heard, said, clauses, mentions } = seen;
  // "Y si ese día nieva, ¿qué pasa?" supposes, and answers nothing.
  if (heard.state.asked === null || asksWhatIf(said.slice(sentence.start, sentence.end))) return false;
  // "Yes, but how much is it?" wants to know before it says yes.
  const isHeldBack = doubts.test(said.slice(sentence.start, clause.start)) || doubts.test(clause.text);
  if (heard.state.asked === 'confirm' && isHeldBack) return false;
  // "Okay and a fitting for contacts, what's that?": what is pointed at stands before it.
  if (onlyPointsBack(clause.folded) && mentions.services.some((one) => one.end <= clause.start)) return false;
  return clauses.some((one, at) => {
    if (one.start < sentence.start || one.end > clause.start || kinds[at] !== null) return false;
    const saysTime = mentions.wishes.some((wish) => wish.start >= one.start && wish.end <= one.end + 1);
    if (one.cue('question')) return saysTime && proposesTime(one.folded);
    return saysTime || answering.some((name) => one.cue(name));
  });
}

/** "I'd like to know if you also remove wasps I have a nest": without a pause, the question ends where its clause does. */
function wonderedPlace(clause: Signs, sentence: Place, seen: Seen) {
  const { said, clauses, language, mentions } = seen;
  // "Need something notarized today, how late are you open": the hours are asked, and what is needed is another matter.
  const needs = mentions.services.some((one) => one.start >= sentence.start && one.end <= clause.start);
  if (needs && clause.cue('question') && isAfter('hours', clause.folded, language))
    return { start: clause.start, end: sentence.end };
  if (askedToKnow(clause.folded, language) === null) return sentence;
  const next = clauses.find((one) => one.start >= clause.end && one.start < sentence.end);
  const runsOn = next && /^\s+$/u.test(said.slice(clause.end, next.start)) && ofOneself.test(next.folded);
  return runsOn ? { start: sentence.start, end: clause.end } : sentence;
}

/** "I have a nest": tells, and asks for nothing more. */
const ofOneself =
  /^(?:i|i'(?:ve|m)|we|we'(?:ve|re)|my|our|tengo|tenemos|mis?|j'ai|je|nous|il y a|m[ao]n?|notre|ich|wir|meine?)(?!\p{L})/u;
