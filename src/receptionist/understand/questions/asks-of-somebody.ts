// "Does Colin Marsh have an appointment?": the visit of somebody who is named is to be looked up, and no new one is wished for. Nothing
// is told of it before a code to the number on file of it. Four languages.

import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { capitalise } from '../../models/names.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

const named = String.raw`(\p{L}[\p{L}'’-]+(?: (?:de|del|la|von|van|der|du))? \p{L}[\p{L}'’-]+)`;
const asking: Readonly<Record<Language, string>> = {
  en: `(?:does|did|has|if|whether) ${named} (?:still |already |even )?(?:have|has|had|got|make|made|book|booked)(?: got)? (?:an?|any|another|her|his|their)(?: \\p{L}+){0,2} (?:appointments?|appts?|bookings?|visits?|lessons?|sessions?)|(?:is|if|whether) ${named} (?:is )?(?:still )?(?:booked|scheduled|down for|on the (?:schedule|books|calendar))`,
  es: `(?:tiene|tenía|hizo|sacó|si) ${named} (?:tiene |ya )?(?:una |alguna |su )?(?:cita|turno|reserva|clase)|(?:está|quedó) ${named} (?:agendad|apuntad|anotad|reservad)[oa]`,
  fr: `(?:est-ce que |si )?${named} (?:a|avait|aurait)(?:-t-(?:il|elle))? (?:bien |déjà )?(?:un |une |son )?(?:rendez-vous|rdv|réservation|cours|leçon)`,
  de: `(?:hat|hatte|ob) ${named} (?:bei ihnen |schon |noch |morgen |heute )*(?:einen |nen |seinen |ihren )?(?:termin|buchung)`,
};
const patterns = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${asking[language]})(?!\\p{L})`, 'iu'));
const isFree = /(?<!\p{L})(?:available|open(?:ings?)?|free|libre|disponible|frei)(?!\p{L})/u;

/** On the telephone no mark is heard: it is asked by the order of the words, or by who wants to know. */
const isAsked =
  /\?|(?<!\p{L})(?:does|did|(?:know|find out|see|check|ask|wondering|tell me|saber|decirme|savoir|dire|wissen|fragen|sagen),?(?: \p{L}+)? (?:if|whether|si|ob)|tiene|hat|est-ce que)(?!\p{L})/iu;

/** Whose visit is asked after, with the look-up that finds it; null where nobody is named, or one of the staff is. */
export function asksOfSomebody({ heard: { state }, said, language, mentions, whole }: Seen): Command[] | null {
  if (state.frames.length > 0 || !isAsked.test(said) || isFree.test(whole.folded)) return null;
  const [, ...names] = patterns[language].exec(said) ?? [];
  const name = names.find((one) => one !== undefined);
  if (name === undefined || mentions.staff.length > 0) return null;
  const isSomebody = name.split(' ').every((word) => !isEverydayWord(foldCue(word)));
  return isSomebody
    ? [
        { do: 'start', flow: 'appointments' },
        { do: 'for-other', whose: capitalise(name) },
      ]
    : null;
}
