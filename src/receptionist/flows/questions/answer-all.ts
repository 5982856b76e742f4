// The questions of one line, each answered from what the talk, the diary, the list or the owner's texts say, or not at all.
import type { FindAnswer } from '../../answers-port.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { type Dialogue, dropFrame, topFrame } from '../../dialogue.ts';
import { type Frame, heardIn } from '../../state.ts';
import { foldCue } from '../../understand/cues/cue.ts';
import { asksForOffer } from '../../understand/text/sentences.ts';
import { tellShutWish } from '../booking/shut-wish.ts';
import { tellChosenTime } from '../booking/tell-chosen.ts';
import { tellIfBooked } from '../booking/tell-if-booked.ts';
import { tellTotal } from '../booking/total.ts';
import { tellWithWhom } from '../booking/with-whom.ts';
import { asksWhenOwn } from '../own-visits/own-instead.ts';
import { tellOfVisit } from '../own-visits/tell-of-visit.ts';
import { answerIfTaught, answerQuestion } from './answer.ts';
import { askedTogether } from './asked-together.ts';
import { offerListed } from './offered-too.ts';

type Ask = Extract<Command, { do: 'ask' }>;

/** So many questions of one utterance are answered; more would not be listened to. */
const questionsMax = 3;

export type Answered = {
  /** What was asked outright. */
  readonly asks: readonly Ask[];
  /** Whether something that only sounds like a question was answered too. */
  readonly taught: boolean;
};

/** `gaveUp`: a visit was given up, and only what has its mark is a question. */
export async function answerAll(
  d: Dialogue,
  commands: readonly Command[],
  { started, gaveUp }: { readonly started: readonly Frame[]; readonly gaveUp: boolean },
  findAnswer: FindAnswer,
): Promise<Answered> {
  const { state } = d;
  const asks = commands
    .filter((one) => one.do === 'ask')
    .filter((one) => !one.soft && !(gaveUp && !one.question.includes('?')))
    .flatMap((one) => apart(d, one));
  const isAlone = !commands.some((one) => besideQuestions.has(one.do));
  tellShutWish(d);
  let taught = false;
  for (const one of commands)
    if (one.do === 'ask' && one.soft && !gaveUp && (await answerIfTaught(d, one, findAnswer))) taught = true;
  for (const [at, { question, told }] of asks.slice(0, questionsMax).entries()) {
    // "Do you do motorcycles, and what would that cost?": of what is not known, the price is not either.
    const before = asks[at - 1]?.question;
    if (before !== undefined && d.unanswered.includes(before) && leansOnBefore(question, heardIn(state))) continue;
    if (toldFromTalk(d, question, started)) continue;
    await answerQuestion(d, question, findAnswer, { told, isAlone });
    offerListed(d, question);
    if (d.ended) return { asks, taught };
  }
  const unknown = d.unanswered.length > 0;
  if (d.unanswered.some((one) => asksForOffer(foldCue(one), heardIn(state)))) dropGuessed(d);
  if (unknown && state.frames.length > 0 && topFrame(d)?.flow !== 'message') d.acts.push({ say: 'can-pass-on' });
  if (unknown && state.frames.length === 0)
    state.frames.push({ flow: 'message', urgent: false, proposed: true, about: aboutOf(d, asks.length) });
  return { asks, taught };
}

/** With one of these a question is not all that is wanted. */
const besideQuestions: ReadonlySet<Command['do']> = new Set(['start', 'person', 'complaint', 'others-appointment']);

/** What the talk's own state, the diary and the list say; whether they did. */
const toldFromTalk = (d: Dialogue, question: string, started: readonly Frame[]): boolean =>
  tellIfBooked(d, question) ||
  tellWithWhom(d, question) ||
  tellChosenTime(d, question) ||
  asksWhenOwn(question, started) ||
  tellOfVisit(d, question) ||
  tellTotal(d, question);

/** A price and something else, asked in one question, as the two that they are. */
function apart({ state, turn }: Dialogue, ask: Ask): Ask[] {
  const parts = askedTogether(ask.question, heardIn(state), turn.business);
  return parts === null ? [ask] : parts.map((question) => ({ ...ask, question }));
}

/** What stands for a thing and names none. An article, a "this Saturday" and a "gibt es" lean on nothing. */
const leaning: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:that|it|they|those|them|these|this(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:week|weekend|month|year|morning|afternoon|evening|time)))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:eso|esto|ello|esos|esas)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:[cç]a|cela|ceci)(?!\p{L})/iu,
  // A noun behind it has its capital, or stands there at least.
  de: /(?<!\p{L})(?:[Dd](?:as|ies)(?! \p{Lu})|[Dd]afür|[Dd]avon|[Dd]ie(?=(?: (?:so|denn|dann|da|etwa|ungefähr|bei Ihnen|bei euch))*[\s?.!]*$)|(?:kostet|kosten) (?:es|sie)|es (?:kosten|kostet))(?!\p{L})/u,
};
/** A longer question names what it is about. */
const leaningWordsMax = 9;

function leansOnBefore(question: string, language: Language): boolean {
  // What was said before it is put before it, for whoever looks for an answer.
  const own =
    question
      .trim()
      .split(/[.!?]+\s+/)
      .at(-1) ?? '';
  return leaning[language].test(own) && own.split(/\s+/).length <= leaningWordsMax;
}

/** So sure a service has to be heard that it is not just like what is asked for and not known. */
const guessSureMax = 0.75;

/** "Do you rent boards? We'd need two on Saturday": no visit for something else is meant. */
function dropGuessed(d: Dialogue): void {
  const frame = topFrame(d);
  if (frame?.flow !== 'book' || d.state.asked !== null) return;
  if (frame.service === undefined || (frame.serviceSure ?? 1) < guessSureMax) dropFrame(d, frame);
}

/** So long a line is passed on whole, in characters. */
const lineMax = 300;

/** "Are you hiring? I'm certified, three years": whoever passes the question on tells what was said with it. */
function aboutOf({ unanswered, turn }: Dialogue, asked: number): string | undefined {
  const question = unanswered.at(-1);
  const line = turn.text.trim();
  return question !== undefined && asked === 1 && line.length <= lineMax && line.includes(question) ? line : question;
}
