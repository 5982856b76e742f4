// "A haircut and a beard together", where the list has the two as one service: that one's price is asked for, and not the sum of two.
import type { Business, Language } from '../business.ts';
import { type Named, plainlyNamed, servicesIn } from '../understand/services/near.ts';
import { together } from './price-asked.ts';

const saysTogether = new RegExp(together.source, 'giu');

/** The one service that what is named together is called; null where the list has none, or nothing is wanted together. */
export function namedAsOne(question: string, language: Language, business: Business): readonly Named[] | null {
  const without = question.replace(saysTogether, (word) => ' '.repeat(word.length));
  const apart = without === question ? [] : servicesIn(question, language, business);
  if (apart.length < 2) return null;
  const [one, ...others] = servicesIn(without, language, business);
  if (!one || others.length > 0 || one.ambiguous || one.score < plainlyNamed) return null;
  return apart.every(({ start, end }) => one.start <= start && end <= one.end) ? [one] : null;
}
