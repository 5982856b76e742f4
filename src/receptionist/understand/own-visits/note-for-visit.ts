// "This number's fine. Can you tell him the gate code is 4411?", while a visit is being booked: whoever comes is to know it, so it is
// kept with the visit in the caller's own words. It is no message that would leave the booking waiting. Four languages, folded.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import type { Heard } from '../../understander.ts';
import { foldCue } from '../cues/cue.ts';
import { askedToNote } from '../questions/asks-to-note.ts';
import { refusesVisit } from '../when-asked/refuses-visit.ts';

const noteLengthMax = 500;
/** What the caller may be asked meanwhile: "tell them Thursday" is a time, and what is said with a yes is a matter of that. */
const details = new Set(['name', 'phone', 'email', 'address']);

const tells = eachLanguage((language) => {
  const pattern = {
    en: '(?:(?:can|could|would|will) (?:you|u|someone) |(?:please|and|also|just|oh) )*(?:(?:tell|warn|remind|ask) (?:him|her|them|the (?!truth)\\p{L}+|whoever \\p{L}+|your \\p{L}+)|let (?:him|her|them|the \\p{L}+|whoever \\p{L}+|your \\p{L}+) know)(?: that)? (?=(?:\\S+ ){1,}\\S)',
    es: '(?:(?:le|les) (?:puede[ns]?|podria[ns]?|pueden|podrian) (?:decir|avisar)|(?:puede|podria)n? (?:decirles?|avisarles?)|dig[ae]n?les?|avis[ae]n?les?) (?:al \\p{L}+ )?que (?=\\S+ \\S)',
    fr: "(?:(?:vous pouvez|pouvez-vous|pourriez-vous|vous pourriez) (?:lui|leur) dire|dites[- ](?:lui|leur)|(?:prevenez|avertissez)[- ]l(?:e|a|es)) (?:que |qu'|de )(?=\\S+ \\S)",
    de: '(?:(?:konnen|konnten|wurden) sie (?:ihm|ihr|ihnen|de[mr] \\p{L}+)(?: bitte)? (?:sagen|ausrichten|mitteilen)|(?:sagen|richten) sie (?:bitte )?(?:ihm|ihr|ihnen|de[mr] \\p{L}+)(?: bitte)?(?: aus)?),? (?=\\S+ \\S)',
  }[language];
  return new RegExp(`(?<!\\p{L})${pattern}`, 'u');
});
const sentenceEnd = /[.!?;\n]/u;

/** What is to be told to whoever comes, from where it begins to the end of its sentence; null where nothing is. */
function noteIn(said: string, language: Language): string | null {
  const found = tells[language].exec(foldCue(said));
  if (!found) return null;
  const rest = said.slice(found.index);
  const end = rest.slice(found[0].length).search(sentenceEnd);
  const note = end < 0 ? rest : rest.slice(0, found[0].length + end);
  return note
    .replace(/^(?:(?:and|also|oh|just|please|(?:can|could|would|will) (?:you|u|someone)|y|et|und)\s+)+/iu, '')
    .trim()
    .slice(0, noteLengthMax);
}

/** What is asked in so many words to be noted is so wherever a visit is stated or its time chosen, and beside its details. */
const stated = new Set(['confirm', 'time']);

/** The commands with the note, in place of the message that it would else begin. */
export function noteForVisit(
  { state: { asked, frames } }: Pick<Heard, 'state'>,
  said: string,
  language: Language,
  commands: readonly Command[],
): readonly Command[] {
  if (frames.at(-1)?.flow !== 'book' || asked === null || !(details.has(asked) || stated.has(asked))) return commands;
  // Of a visit that is not wanted nothing is kept with it.
  if (refusesVisit(foldCue(said))) return commands;
  const plainly = askedToNote(said, language);
  if (
    commands.some(
      (one) => (one.do === 'set-reason' && plainly === null) || one.do === 'person' || one.do === 'complaint',
    )
  )
    return commands;
  if (commands.some((one) => one.do === 'start' && one.flow !== 'message')) return commands;
  const note = plainly?.note ?? (details.has(asked) ? noteIn(said, language) : null);
  if (note === null) return commands;
  const isOfNote = (one: Command) =>
    (one.do === 'start' && one.flow === 'message') ||
    one.do === 'set-message' ||
    one.do === 'cannot-tell' ||
    one.do === 'set-reason' ||
    (one.do === 'ask' && foldCue(one.question).includes(foldCue(note).slice(0, 20))) ||
    (one.do === 'ask' &&
      foldCue(note).includes(
        foldCue(one.question)
          .replace(/^\P{L}+|\P{L}+$/gu, '')
          .slice(0, 20),
      ));
  return [...commands.filter((one) => !isOfNote(one)), { do: 'set-reason', reason: note, isNote: true }];
}
