// What the owner taught on something that a caller told of, quoted as it was written, once a talk.
import type { Passage } from '../../answers/entries.ts';
import { sayable } from '../../answers/find-answer.ts';
import type { Dialogue } from '../../dialogue.ts';
import { isInAnother } from '../../models/language.ts';

/** Quotes the passage, unless this reply says it already; of `topic` no more is told in this talk. */
export function quoteRule(d: Dialogue, passage: Passage, topic: string): void {
  d.state.conditionsTold = [...(d.state.conditionsTold ?? []), topic];
  const text = sayable(passage);
  if (d.acts.some((act) => act.say === 'answer' && (act.text.includes(text) || text.includes(act.text)))) return;
  d.used = true;
  const { title } = passage.entry;
  d.acts.push({ say: 'answer', text, sources: [title], foreign: isInAnother(text, d.state.language) });
  d.sources.push(title);
}
