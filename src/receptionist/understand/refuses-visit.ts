// "I don't want an appointment, just pass my order on": what was being booked is given up for the message. Four languages, over folded text.
import type { Command } from '../commands.ts';
import type { Heard } from '../understander.ts';
import { foldCue } from './cues/cue.ts';
import { withNothingUnderWay } from './seen.ts';

const refuses =
  /(?<!\p{L})(?:(?:don'?t|do not) (?:want|need) (?:an |any )?(?:appointment|visit|booking)|no (?:quiero|necesito|queremos|hace falta) (?:una |ninguna |la )?cita|(?:ne )?(?:veux|voulons|voulais|faut) pas (?:de |d'un |un )(?:rendez-vous|rdv)|pas besoin (?:de |d'un )(?:rendez-vous|rdv)|(?:will|brauche|mochte|wollte|wollen|brauchen)(?: \p{L}+){0,2} keinen termin)(?!\p{L})/u;

/** The commands of such a line; null where it begins no message. */
export function refusesVisit(
  heard: Heard,
  said: string,
  hear: (heard: Heard, said: string) => readonly Command[],
): readonly Command[] | null {
  if (heard.state.frames.at(-1)?.flow !== 'book' || !refuses.test(foldCue(said))) return null;
  const commands = hear(withNothingUnderWay(heard), said).filter(
    (one) => one.do === 'set-message' || one.do === 'ask' || (one.do === 'start' && one.flow === 'message'),
  );
  return commands.some((one) => one.do === 'start') ? [{ do: 'drop' }, ...commands] : null;
}
