// Whether something new is asked for where a service only looks after what is there: new brakes are no brake inspection.
import type { Candidate } from './match.ts';
import { atomsOf, atomsOfName } from './service-lexicon.ts';
import { type Language, tokenize } from './text.ts';

/** Putting in, replacing, or that a thing be new. */
const putIn = 'install';

/** Having a thing for a while and giving it back. */
const rent = 'rent';

/** Is something put in or replaced by what is asked, and nothing by the service, which does something else? */
export function wantsNewInstead(text: string, service: Candidate, language: Language): boolean {
  const own = [service.name, ...(service.aka ?? [])].flatMap((words) => atomsOfName(words, service.languages).atoms);
  const does = new Set(own.filter(({ kind }) => kind === 'action' || kind === 'service').map(({ id }) => id));
  if (does.size === 0 || does.has(putIn)) return false;
  const asked = atomsOf(tokenize(text), language).filter(({ kind }) => kind === 'action' || kind === 'service');
  // "How much is it to rent a violin?" is of no lesson.
  if (asked.some(({ id }) => id === rent)) return !does.has(rent);
  return asked.some(({ id }) => id === putIn) && !asked.some(({ id }) => does.has(id));
}
