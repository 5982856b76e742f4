// "Maria Lopez, and do you take Aetna?": the detail that was asked for, and a question behind it in the same breath. The detail is
// read from what stands before the question, the question as if nothing had been asked.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { splitClauses } from '../../models/clauses.ts';
import type { Heard } from '../../understander.ts';
import { isOpener } from '../conduct/openers.ts';
import { bareAsked } from '../seen.ts';
import { cueOf } from '../signs.ts';

/** A question of fewer words asks whether the answer will do: "Maria Lopez, ok?" */
const questionWordsMin = 2;

export type AnsweredFirst = { readonly answer: string; readonly question: string; readonly after: Heard };

/** The two parts, and the talk in which the second is heard; null where no question follows something said. */
export function answeredFirst(heard: Heard, said: string, language: Language): AnsweredFirst | null {
  if (!bareAsked(heard.state.asked)) return null;
  const clauses = splitClauses(said, language);
  const at = clauses.findIndex((one) => cueOf('question', one.text, language));
  const first = clauses[at];
  if (at <= 0 || !first || first.text.split(/\s+/).length < questionWordsMin) return null;
  const answer = said.slice(0, first.start).trim();
  // "Au fait, c'est combien ?": what only begins to speak answers nothing.
  if (isOpener(answer)) return null;
  // "Moment noch, was kostet das?" answers nothing yet.
  if (cueOf('wait', answer, language)) return null;
  const after = { ...heard, state: { ...heard.state, asked: 'more' as const, offers: [] } };
  return { answer, question: said.slice(first.start), after };
}

/** What gives a detail that may have been asked for. */
export const detailSets: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'set-times',
  'set-name',
  'set-phone',
  'set-phone-same',
  'set-email',
  'set-address',
  'set-code',
]);

/** Does it hold a detail, so that what follows is a question of its own? */
export const givesDetail = (commands: readonly Command[]): boolean => commands.some((one) => detailSets.has(one.do));

const courtesies = new Set<Command['do']>([
  'greet',
  'goodbye',
  'thanks',
  'affirm',
  'deny',
  'cannot-tell',
  'chitchat',
  'set-name',
]);

/** What the question behind it asks for; a courtesy in it says nothing of what was asked. */
export const asksBehind = (commands: readonly Command[]): readonly Command[] =>
  commands.filter((one) => !courtesies.has(one.do));
