// A short answer that is the whole of what was said, and means one thing where something was asked: "whenever", "none of those",
// "too early", "I'll call back". What says anything else beside it is read as every other utterance.
import { clockOf } from '#shared/hours.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import { eachLanguage } from '../../models/text.ts';
import type { State } from '../../state.ts';
import type { Asks } from '../../turn.ts';
import { foldCue } from '../cues/cue.ts';
import { messageMax } from '../messages/message-answer.ts';
import { asksWhenToCome } from '../questions/when-to-come.ts';
import { asksForOthers } from '../times/asks-for-others.ts';
import { germanAnswers } from './whole-answers/de.ts';
import { englishAnswers } from './whole-answers/en.ts';
import { spanishAnswers } from './whole-answers/es.ts';
import { frenchAnswers } from './whole-answers/fr.ts';
import { type AnswerKind, type AnswerTable, answerKinds } from './whole-answers/kinds.ts';

const tables: Readonly<Record<Language, AnswerTable>> = {
  en: englishAnswers,
  es: spanishAnswers,
  fr: frenchAnswers,
  de: germanAnswers,
};

const patterns = eachLanguage((language): Readonly<Record<AnswerKind, RegExp>> => {
  const { before, behind, ...kinds } = tables[language];
  const whole = (pattern: string) => new RegExp(`^(?:(?:${before}) )*?(?:${pattern})(?: (?:${behind}))*$`, 'u');
  return Object.fromEntries(answerKinds.map((kind) => [kind, whole(kinds[kind])])) as Record<AnswerKind, RegExp>;
});

/** Longer, and it says more, in characters. */
const wholeMax = 90;

type Meant = (
  state: State,
  said: { readonly text: string; readonly whose: string; readonly timezone: string },
) => readonly Command[] | null;

const asks =
  (...some: readonly Asks[]) =>
  (asked: Asks | null) =>
    asked !== null && some.includes(asked);
const hasOffers = ({ asked, offers }: State) => asked === 'time' && offers.some(({ kind }) => kind === 'time');
const isWhen = (state: State) => state.asked === 'time' && !hasOffers(state);
const wishing = (relative: 'earlier' | 'later'): readonly Command[] => [{ do: 'set-times', wishes: [{ relative }] }];
const details = asks('name', 'phone', 'email', 'address');
/** The time that was taken, where a detail for it is asked. */
const takenIn = (state: State) => {
  const frame = state.frames.at(-1);
  const chosen = frame?.flow === 'book' || frame?.flow === 'move' ? frame.chosen : undefined;
  return details(state.asked) ? chosen : undefined;
};
const isTaken = (state: State) => takenIn(state) !== undefined;
/** When the times that were offered begin, or the one that was taken, by the house's clock. */
function offered(state: State, timezone: string) {
  const starts = state.offers.flatMap((one) => (one.kind === 'time' ? [one.startsAt] : []));
  const taken = takenIn(state);
  return (taken ? [taken.startsAt] : starts).map((startsAt) => localTime(startsAt, timezone));
}

/** So many minutes lie what else is wished for behind, or before, what was offered. */
const besides = 15;
const lastMinute = 23 * 60 + 59;

/** Hours that lie behind, or before, all that were offered. */
function atOtherHours(state: State, timezone: string, side: 'earlier' | 'later'): readonly Command[] {
  const minutes = offered(state, timezone).map((one) => one.minutes);
  const wish =
    side === 'later'
      ? { earliest: clockOf(Math.min(Math.max(...minutes) + besides, lastMinute)) }
      : { latest: clockOf(Math.max(Math.min(...minutes) - besides, 0)) };
  return [{ do: 'set-times', wishes: [wish] }];
}

/** The last of the times that were offered, as a wish: who asks for it has not taken it. */
function lastOffered(state: State, timezone: string): readonly Command[] {
  const last = offered(state, timezone).at(-1);
  return last ? [{ do: 'set-times', wishes: [{ date: last.date, time: clockOf(last.minutes) }] }] : [];
}

/** None of the days that were offered. */
const onOtherDays = (state: State, timezone: string): readonly Command[] => [
  {
    do: 'set-times',
    wishes: [...new Set(offered(state, timezone).map(({ date }) => date))].map((date) => ({ date, excluded: true })),
  },
];

const underway = asks('time', 'name', 'phone', 'email', 'address', 'service', 'booking', 'confirm', 'message');
const stated = asks('confirm');
const isToCancel = ({ asked, frames }: State) => asked === 'confirm' && frames.at(-1)?.flow === 'cancel';
/** What a reply may end with that has answered something. */
const afterAnswer = asks('more', 'time', 'service', 'reason');

/** What each kind means by what was asked; null where it means nothing there that is sure. */
const meanings: Readonly<Record<AnswerKind, Meant>> = {
  any: (state) => (state.asked === 'time' ? [{ do: 'any' }] : null),
  'what-there-is': (state) => (isWhen(state) ? [{ do: 'any' }] : null),
  'other-day': (state, { timezone }) => (hasOffers(state) ? onOtherDays(state, timezone) : null),
  others: (state, { timezone }) =>
    hasOffers(state)
      ? wishing('later')
      : isTaken(state)
        ? atOtherHours(state, timezone, 'later')
        : isWhen(state)
          ? [{ do: 'any' }]
          : null,
  none: (state) => (hasOffers(state) || state.asked === 'booking' || stated(state.asked) ? [{ do: 'deny' }] : null),
  'too-early': (state, { timezone }) =>
    hasOffers(state) || isTaken(state)
      ? atOtherHours(state, timezone, 'later')
      : stated(state.asked)
        ? [{ do: 'deny' }]
        : null,
  'too-late': (state, { timezone }) =>
    hasOffers(state) || isTaken(state)
      ? atOtherHours(state, timezone, 'earlier')
      : stated(state.asked)
        ? [{ do: 'deny' }]
        : null,
  latest: (state, { timezone }) => (hasOffers(state) ? lastOffered(state, timezone) : null),
  'too-far': (state) => (hasOffers(state) ? wishing('earlier') : null),
  unsure: (state) =>
    hasOffers(state) || stated(state.asked) ? [{ do: 'wait' }] : isWhen(state) ? [{ do: 'any' }] : null,
  again: (state) => (state.asked !== null && state.lastText !== '' ? [{ do: 'say-again' }] : null),
  'which-time': (state, { text }) => {
    if (stated(state.asked)) return [{ do: 'say-again' }];
    const frame = state.frames.at(-1);
    const isTaken = (frame?.flow === 'book' || frame?.flow === 'move') && frame.chosen !== undefined;
    return isTaken ? [{ do: 'ask', question: text }] : null;
  },
  leaves: (state) => (underway(state.asked) ? [{ do: 'drop' }] : state.asked === 'more' ? [{ do: 'goodbye' }] : null),
  // "Shall I cancel it?" – "No, I'd rather move it", and "no, cancel it" to whoever seemed to want it moved.
  'moves-it': (state) => (isToCancel(state) ? [{ do: 'start', flow: 'move' }] : null),
  'calls-it-off': (state) => (isToCancel(state) ? [{ do: 'affirm' }] : null),
  'for-other': (state, { whose }) =>
    asks('time', 'name')(state.asked) && state.frames.at(-1)?.flow === 'book' ? [{ do: 'for-other', whose }] : null,
  wrong: (state) => (stated(state.asked) ? [{ do: 'deny' }] : null),
  agrees: (state) => (stated(state.asked) || state.asked === 'time' ? [{ do: 'affirm' }] : null),
  // Where a visit is stated, the "no" may still be meant of that.
  // Nor is one of the times taken that were offered: nothing is put in for whoever says that this was all.
  'that-is-all': (state, { text }) =>
    stated(state.asked) && state.frames.at(-1)?.flow === 'message'
      ? [{ do: 'affirm' }]
      : hasOffers(state) && !text.includes('?')
        ? [{ do: 'drop' }]
        : null,
  all: (state) => (state.asked === 'booking' ? [{ do: 'every' }] : null),
  'takes-leave': (state, { text }) => {
    if (state.asked === 'more') return [{ do: 'goodbye' }];
    // What was offered to be passed on is let be.
    const frame = state.frames.at(-1);
    const isOffered = state.asked === 'message' && frame?.flow === 'message' && frame.proposed === true;
    // "Listo" takes leave behind what is done, and agrees to what is offered.
    if (isOffered && onlyReady.test(foldCue(text))) return [{ do: 'affirm' }];
    return isOffered ? [{ do: 'deny' }, { do: 'goodbye' }] : null;
  },
  'goes-on': (state) => (state.asked === 'more' ? [{ do: 'affirm' }] : null),
  pleased: (state) => (state.asked === 'more' ? [{ do: 'thanks' }] : null),
  'as-asked': (state) => (state.asked === 'message' && state.unanswered !== undefined ? [{ do: 'affirm' }] : null),
  'not-answered': (state) => {
    if (state.asked === 'message' && state.unanswered !== undefined) return [{ do: 'affirm' }];
    return afterAnswer(state.asked) && state.question !== undefined ? [{ do: 'not-answered' }] : null;
  },
};

const onlyReady = /^\P{L}*listo\P{L}*$/u;

const figures =
  /^(?:(?<article>the|la|el|le|die|der|das|den) )?(?<counted>(?:number|no|nr|option|choice|numero|opcion|nummer|choix) )?(?<figure>\d{1,2})(?: (?:one|please|por favor|s il vous plait|bitte))?$/u;

/** "Number 2" is the second that was offered, and "the 11" the one at eleven; null where neither is. */
function byFigure(plain: string, state: State, timezone: string): number | null {
  const { article, counted, figure } = figures.exec(plain)?.groups ?? {};
  if (figure === undefined || !state.asked || !choosing.includes(state.asked)) return null;
  if (counted !== undefined) return Number(figure) <= state.offers.length ? Number(figure) : null;
  const hours = offered(state, timezone).map(({ minutes }) =>
    minutes % 60 === 0 ? ((minutes / 60 + 11) % 12) + 1 : 0,
  );
  const at = hours.indexOf(Number(figure));
  return article !== undefined && at >= 0 && at === hours.lastIndexOf(Number(figure)) ? at + 1 : null;
}
const choosing: readonly Asks[] = ['time', 'booking', 'service'];

/** What a short answer means, where the whole of what was said is one; null where it is none. */
export function wholeAnswer(
  said: string,
  language: Language,
  state: State,
  timezone: string,
): readonly Command[] | null {
  const isTold = tellsThat.test(said) || (tellsThem.test(foldCue(said)) && !/\d{3}|@/.test(said));
  if (state.asked === 'message' && isTold && !said.includes('?'))
    return [{ do: 'set-message', body: said.slice(0, messageMax) }];
  if (state.asked === null || said.length > wholeMax) return null;
  const plain = plainOf(said, language);
  const figure = byFigure(plain, state, timezone);
  if (figure !== null) return [{ do: 'pick', offer: figure }];
  // "When can you come?", asked back: the first times, or those that were just offered.
  if (state.asked === 'time' && asksWhenToCome(foldCue(said))) return [{ do: hasOffers(state) ? 'say-again' : 'any' }];
  // "Anything later?", where a name is asked for too: the time that was taken is open again.
  const others = hasOffers(state) || isTaken(state) ? asksForOthers(said, language) : null;
  if (others !== null) return wishing(others === 'earlier' ? 'earlier' : 'later');
  // "¿No tiene más tarde?", where the service is asked for or no time was told yet: wished for, whatever its "no" sounds like.
  const wished = isBooking(state) ? asksForOthers(said, language) : null;
  if (wished === 'earlier' || wished === 'later') return wishing(wished);
  for (const kind of answerKinds) {
    const found = patterns[language][kind].exec(plain);
    // "Why not?" is asked, and "why not" said.
    if (!found || (kind === 'agrees' && said.includes('?'))) continue;
    const meant = meanings[kind](state, { text: said, whose: found.groups?.whose ?? 'other', timezone });
    if (meant) return meant;
  }
  return null;
}

/** "Dass ich um drei da bin", "that I'll be there at three": the words of a message, whatever time they name. As it stands. */
const tellsThat = /^\P{L}*(?:that (?:i|we|my|our|he|she)(?!\p{L})|que |qu['’]|dass )/iu;
/** "Tell him it's Monday, not Tuesday", with nothing to reach the caller by. */
const tellsThem =
  /^\P{L}*(?:(?:ok|okay|yes|just|please|si|bueno|por favor|oui|ja|bitte)\P{L}+)*(?:(?:tell|ask|remind) (?:him|her|them)(?= (?!to (?:call|ring|text)))|(?:diga|digan|pregunte|pregunten|avise|avisen|recuerde)(?:le|les)(?= que| si)|(?:dites|demandez)[- ](?:lui|leur)(?= qu| si)|(?:sagen|richten) sie (?:ihm|ihr|ihnen|bitte)(?!\p{L}))/u;

const isBooking = ({ asked, frames }: State): boolean =>
  (asked === 'service' || asked === 'time') && frames.at(-1)?.flow === 'book';

const plainOf = (said: string, language: Language): string =>
  foldCue(said)
    .replace(language === 'fr' ? /[^\p{L}\d]+/gu : /[^\p{L}\d']+/gu, ' ')
    .trim();

/** Is nothing asked but when that is which was spoken of? */
export const asksWhichTime = (said: string, language: Language): boolean =>
  patterns[language]['which-time'].test(plainOf(said, language));
