// "Dwayne Ortega how much is it": a name or a number, and a question right behind it, with nothing between them but a space.
import type { Language } from '../../business.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { findNames } from '../../models/names.ts';
import type { Asks } from '../../turn.ts';
import { foldCue } from '../cues/cue.ts';
import { cueOf } from '../signs.ts';

const begins: Readonly<Record<Language, string>> = {
  en: "and (?=how|what|do|does|is|are|can|could|will)|how (?:much|long|many|far|do|does|is|are)|what(?:'?s| is| are| do| does| time| about)|whats|when (?:do|does|is|are|will|can)|where (?:do|does|is|are|can)|which|do (?:you|u|i|we|y'all)|does|is (?:it|that|there|this)|are (?:you|u|there)|can (?:you|u|i|we)|could (?:you|u|i|we)|will (?:it|you|u|there)|would (?:you|u|it)",
  es: 'y (?=cuanto|se|puedo|tienen|hay|es|que|a que)|cuanto|que (?:cuesta|precio|vale|hay|tengo)|cuando|donde|a que hora|se puede|puedo|tienen|hay|aceptan|como',
  fr: "et (?=combien|c'est|est-ce|vous|on|je|il)|combien|c'est (?:combien|quoi|ou)|ca coute|est-ce|vous (?:prenez|acceptez|avez|faites)|faut-il|il faut|je peux|on peut|quand|ou est",
  de: 'und (?=was|wie|wann|wo|kann|muss|haben|nehmen|ist|gibt)|was (?:kostet|kosten|macht|muss|ist)|wie (?:viel|lange|teuer|lauft)|wann|wo (?:ist|kann|sind)|kann (?:ich|man)|muss ich|haben sie|nehmen sie|ist das|gibt es',
};
const nameWordsMost = 4;
const digitsFewest = 7;

/** The answer and the question of a line that runs the two together; null where it does not. */
export function runOn(
  said: string,
  language: Language,
  asked: Asks | null,
): { readonly answer: string; readonly questions: readonly string[] } | null {
  if (asked !== 'name' && asked !== 'phone') return null;
  // Folding keeps the number of letters, so that a place in the one is the same place in the other.
  const folded = foldCue(said);
  if (folded.length !== said.length) return null;
  const found = new RegExp(`^(.+?)[\\s.,;…]+(?=(?:${begins[language]})(?!\\p{L}))`, 'u').exec(folded);
  const [before, first = ''] = found ?? [];
  if (before === undefined) return null;
  const answer = said.slice(0, first.length).trim();
  const question = said.slice(before.length).trim();
  const isAnswer = asked === 'phone' ? answer.replace(/\D/g, '').length >= digitsFewest : isCalled(answer, language);
  return isAnswer && cueOf('question', question, language) ? { answer, questions: [question] } : null;
}

/** Whether nobody is called so: "Antes dígame", "one more thing" are words of every day, and no name is seen in them. */
export const isNobody = (answer: string, language: Language): boolean =>
  findNames(answer, language, true).length === 0 &&
  (foldCue(answer).match(/[\p{L}'-]+/gu) ?? []).every((word) => isEverydayWord(word));

function isCalled(answer: string, language: Language): boolean {
  const [name] = findNames(answer, language, true);
  return answer.split(/\s+/).length <= nameWordsMost && name?.role === 'self' && name.name.includes(' ');
}
