// "Well, a home visit! Thursday or Friday. What's that cost?", "doesn't matter. Thursday early for my mother": where a question was offered to
// be passed on, the caller goes on with what they came for. It is heard as it would be without the offer. Four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { type Hear, withNothingUnderWay } from '../seen.ts';
import { cueOf } from '../signs.ts';
import { readWishes } from '../times/times.ts';

/** What was asked is not wanted any more. */
const withdrawn =
  /^[^.!?;,]{0,30}?(?<!\p{L})(?:(?:doesn'?t|does not|don'?t|won'?t) matter|never ?mind|forget (?:it|that|about (?:it|that))|not important|da igual|da lo mismo|no importa|olvid\p{L}+|es lo de menos|peu importe|(?:c'est )?pas grave|tant pis|(?:ça|ca) ne fait rien|laissez (?:tomber|(?:ç|c)a)|(?:ist |das ist )?(?:mir )?(?:ganz |auch )?egal|macht nichts|nicht (?:so )?wichtig|vergessen sie (?:es|das))\s*[.,;!]+\s*/iu;
/** "Do you have eight?", of an hour that is free. */
const asksForHour: Readonly<Record<Language, RegExp>> = {
  en: /^\P{L}*(?:and |so )?(?:do you have|have you got|is there|got) (?:anything |something )?(?:(?:at|for) )?(?:\d{1,2}|noon)(?: ?[ap]\.?m\.?| o'?clock|:\d\d)?(?: free| open)?(?: (?:on )?\p{L}+day)?\P{L}*$/u,
  es: /^\P{L}*(?:y )?(?:tienen?|hay|habra|tendran?) (?:algo )?(?:libre )?a las? (?:\d{1,2}|\p{L}+)(?::\d\d| y media| de la \p{L}+)*(?: (?:el )?\p{L}+)?\P{L}*$/u,
  fr: /^\P{L}*(?:et )?(?:(?:vous )?(?:avez|auriez)(?:[- ]vous)?|il y a|y a) (?:quelque chose )?(?:a |vers )?\d{1,2} ?h(?:eures?|\d\d)?(?: \p{L}+)?\P{L}*$/u,
  de: /^\P{L}*(?:und )?(?:haben sie|habt ihr|gibt es|ist) (?:(?:was|etwas|noch was) )?um \d{1,2}(?:[:.]\d\d)?(?: uhr)?(?: (?:was|etwas|noch|frei|am \p{L}+tag))*\P{L}*$/u,
};

/** A no to the answer that was given. */
const denies =
  /^\P{L}*(?:(?:mais|but|pero|aber|ah|oh|ach|na|ja)\P{L}+)?(?:no+|nope|non|nein|nee|ne|n[oö])(?!\p{L})\s*[,.;!]/u;

const begins = (commands: readonly Command[]): boolean =>
  commands.some((one) => one.do === 'start' && (one.flow === 'book' || one.flow === 'move' || one.flow === 'cancel'));
const says = (commands: readonly Command[]): boolean =>
  commands.some((one) => one.do === 'set-service' || one.do === 'set-times');

/** The commands of a line that leaves the offer for what is wanted; null where it answers the offer. */
export function besideOffer(heard: Heard, said: string, language: Language, hear: Hear): readonly Command[] | null {
  const { asked, frames } = heard.state;
  const top = frames.at(-1);
  if (asked !== 'message' || top?.flow !== 'message' || !top.proposed || top.ofVisit || top.kept !== undefined)
    return null;
  if (cueOf('message', said, language)) return null;
  const alone = withNothingUnderWay(heard);
  const folded = foldCue(said);
  const rest = said.replace(withdrawn, '');
  if (rest !== said && /\p{L}/u.test(rest)) {
    const commands = hear(rest, alone);
    if (begins(commands)) return [{ do: 'drop' }, ...commands];
  }
  if (asksForHour[language].test(folded)) {
    const { business, turn } = heard;
    const wishes = readWishes(said, language, business, turn.now, { time: true, anchor: null }).map(({ wish }) => wish);
    if (wishes.length > 0)
      return [
        { do: 'start', flow: 'book' },
        { do: 'set-times', wishes },
      ];
  }
  const sentences = said.match(/[^.!?\n]+[.!?\n]*/gu) ?? [];
  // "Yes. Would you ask? I want it on Saturday": the offer is taken.
  const [first = ''] = sentences;
  if (sentences.length > 1 && cueOf('yes', first, language) && !cueOf('no', first, language)) return null;
  const isQuestion = (one: string) => one.includes('?') || cueOf('question', one, language);
  const asks = sentences.filter(isQuestion);
  if (asks.length === 0) return null;
  const told = sentences.filter((one) => !isQuestion(one)).join('');
  const wanted = /\p{L}/u.test(told) ? hear(told.trim(), alone) : [];
  if (begins(wanted) && says(wanted)) return [...wanted, ...asks.map((one) => askOf(one))];
  // "No, the price! And are the mats extra?" puts the question right, and dictates nothing.
  return denies.test(folded) && sentences.length > 1 ? asks.map((one) => askOf(one)) : null;
}

const askOf = (question: string): Command => ({ do: 'ask', question: question.trim() });
