// Questions of a line of which nothing was made yet: asked of what the owner taught, rather than passed over.
import type { Command } from '../commands.ts';
import { asksOfThem } from './messages/for-somebody.ts';
import { asksOfBooked } from './own-visits/booked-already.ts';
import { bareAsked } from './seen.ts';
import { surelyNamed } from './services/near.ts';
import { onlyHopesForSomebody } from './text/if-they-are-in.ts';
import { sentenceOf } from './text/sentences.ts';
import { askedAt, type Found, type Place } from './wanted-in-clauses.ts';
import { wantsOtherTime } from './when-asked/yes-and-no.ts';

/** The fewest words of a question that stands for itself: "is that right?" leans on what was said. */
const questionWordsMin = 5;

/** Questions in sentences of their own of which nothing was made: asked of what the owner taught, rather than passed over. */
export function unheardQuestions(found: Found, closing: boolean): Command[] {
  const { seen, kinds, asks } = found;
  const { clauses, mentions, said, heard } = seen;
  if (closing || clauses.length < 2 || bareAsked(heard.state.asked)) return [];
  return clauses.flatMap((clause, at): Command[] => {
    if (!clause.cue('question') || kinds[at] !== null || clause.cue('available')) return [];
    if (heard.state.asked === 'confirm' && wantsOtherTime(clause.folded)) return [];
    if (onlyHopesForSomebody(clause, seen)) return [];
    const sentence = sentenceOf(clause, said);
    const words = clause.folded.split(/\s+/).length;
    const whole = said.slice(sentence.start, sentence.end).trim();
    const ofSentence = whole.split(/\s+/).length;
    const inside = (one: Place) => one.start >= sentence.start && one.end <= sentence.end;
    const heardOf =
      clauses.some((one, other) => inside(one) && kinds[other] !== null) ||
      [...mentions.wishes, ...mentions.services.filter((one) => one.score >= surelyNamed)].some(inside);
    const isForThem = kinds.includes('message') && asksOfThem(whole, seen.language);
    if (
      heardOf ||
      isForThem ||
      ofSentence < questionWordsMin ||
      asks.some((one) => clause.start >= one.start && clause.end <= one.end)
    )
      return [];
    // "Kids are nine and six, that's ok, right?": what is checked stands before it, and takes nothing from what is wanted.
    if (words < questionWordsMin)
      return [{ do: 'ask', question: seen.said.slice(sentence.start, sentence.end), soft: true }];
    asks.push({ start: clause.start, end: sentence.end });
    return [askedAt(found, clause, sentence)];
  });
}

/** The whole line, where it asks something and no question was heard in it; `kept`: what else was. */
export function askedAsWhole({ seen, flows, asks }: Found, kept: readonly Command[], closing: boolean): Command[] {
  const { heard, whole, clauses, mentions, said } = seen;
  const questions = whole.cue('question') || clauses.some((one) => one.cue('question'));
  if (!questions || asks.length > 0 || heard.state.frames.length > 0 || closing || bareAsked(heard.state.asked))
    return [];
  // "Hey, any chance you guys work weekends": a day that nothing is wished for on.
  const named = mentions.services.length > 0 || mentions.staff.length > 0;
  const unheard = !named && kept.every(({ do: kind }) => kind === 'greet');
  if (unheard) return [{ do: 'ask', question: said }];
  // Who plainly asks after their own visit, or tells that they are late, asks for nothing that is taught.
  const ofOwn = flows.has('appointments') && !whole.cue('own') && !asksOfBooked(seen);
  const toldOf = flows.has('message') && !whole.cue('message') && (!whole.cue('late') || said.includes('?'));
  return flows.size === 1 && (ofOwn || toldOf) ? [{ do: 'ask', question: said, soft: true }] : [];
}
