// In which language an utterance is: what is a name, a number or a time, and a word that only looks foreign, turns no talk.
import type { Language } from '../../business.ts';
import { identifyLanguage, marksSpanish } from '../../models/language.ts';
import type { Heard } from '../../understander.ts';
import { readDigits } from '../../values/digits.ts';
import { readEmails } from '../../values/emails.ts';
import { detailAsks, onlyTimes } from '../seen.ts';
import { readWishes } from '../times/times.ts';

const dictatedDigits = 5;

/** Digits said as words: a French caller's stay French, whatever language of the house they resemble. */
const dictates = (said: string, business: Heard['business']) =>
  business.languages.some((language) =>
    readDigits(said, language).some(
      (run) => run.groups.reduce((sum, group) => sum + group.digits.length, 0) >= dictatedDigits,
    ),
  );

/** A name, a number or an address is in no language: the talk's is kept, unless a whole sentence comes with it. */
const onlyTimeIn = (said: string, language: Language, { turn, business }: Heard): boolean =>
  onlyTimes(said, readWishes(said, language, business, turn.now, { time: true, anchor: null }));

/** "Yo can I get a guitar lesson": no Spanish "I". */
const yoInEnglish =
  /^\P{L}*yo(?=[,!.]? (?:can|could|do|does|did|are|is|what|whats|what's|when|where|who|how|i|im|i'm|u|you|need|got|any|hey|lemme|is|this|my|we)(?!\p{L}))/iu;

/** "Yes mon 9am": a Monday, and no French "my". */
const monInEnglish = /(?<!\p{L})mon(?=\.?,? (?:the |at |@ ?)?\d)/iu;

/** The language of what was said; `previous` is that of the talk. */
export function languageOf(said: string, heard: Heard, previous: Language | null): Language {
  const { state, business } = heard;
  if (previous !== null && (state.asked === 'phone' || state.asked === 'code') && dictates(said, business))
    return previous;
  if (marksSpanish(said) && business.languages.includes('es')) return 'es';
  const words = said.match(/(?<![\p{L}@.])\p{Ll}[\p{L}'’]+/gu)?.length ?? 0;
  if (previous !== null && ((state.asked !== null && detailAsks.has(state.asked) && words < 5) || words < 2))
    return previous;
  const { language } = identifyLanguage(
    said.replace(yoInEnglish, '').replace(monInEnglish, ''),
    business.languages,
    previous,
  );
  // "Jean tiret paul arobase example point fr" is dictated in the talk's language.
  const dictatesMail = (one: Language) => readEmails(said, one).some(({ spoken }) => spoken);
  if (previous !== null && language !== previous && dictatesMail(previous) && !dictatesMail(language)) return previous;
  // "Ende des Monats" is a time in the talk's language, whatever its words resemble.
  const isTime =
    previous !== null &&
    language !== previous &&
    words < 5 &&
    !onlyTimeIn(said, language, heard) &&
    onlyTimeIn(said, previous, heard);
  return isTime ? previous : language;
}
