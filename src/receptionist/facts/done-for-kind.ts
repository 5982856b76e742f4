// "Do you do cats?": whether anything is done for such a thing, where no service has its very name.
import type { Language } from '../business.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { servicesIn } from '../understand/services/near.ts';
import { anyText, type Facts, facts, type Talk } from './fact.ts';
import { restOf } from './rest-of.ts';

const barelyNamed = 0.5;
const singular = (folded: string): readonly string[] =>
  folded.split(/\P{L}+/u).flatMap((word) => (word === '' ? [] : word.replace(/s$/, '')));

/** "Do you guys do cats?", where one service alone is named after them: that is what is done for cats. */
export function doneForKind(question: string, language: Language, { business }: Talk): Facts | null {
  const [only, other] = servicesIn(question, language, business).filter((one) => one.score >= barelyNamed);
  if (!only || other || only.ambiguous || restOf(question, [only]) > 0) return null;
  const [kinds, ofName] = [question.slice(only.start, only.end), only.name].map((one) => singular(foldCue(one)));
  const inName = kinds !== undefined && kinds.length > 0 && kinds.every((one) => ofName?.includes(one));
  const offered = facts('services', false, { say: 'service-offered', service: only.name });
  return inName ? { ...offered, weight: anyText } : null;
}
