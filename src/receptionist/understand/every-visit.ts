// "Cancel both", "all my appointments", "alle beide": every visit that is meant, and not one of them.
import { foldCue } from './cues/cue.ts';

const visits =
  'appointments?|appts?|visits?|bookings?|reservations?|sessions?|times?|ones?|citas?|visitas?|reservas?|turnos?|sesiones|rendez-vous|rdv|visites?|seances?|termine?|besuche?|buchungen';
const everyOne = new RegExp(
  `(?<!\\p{L})(?:everything|the (?:whole )?lot|todo(?= *(?:[.,!?]|por favor|$))|tout(?= *(?:[.,!?]|s'il|$))|alles|both(?! (?:of us|my \\p{L}+ and|\\p{L}+ and))|all (?:of )?(?:them|(?:my|our|the|these|those)(?: \\p{L}+)? (?:${visits})|(?:two|three|four|five)(?: of them)?)|every (?:one of them|(?:${visits}))|the (?:two|three) of them|(?:las|los) (?:dos|tres)|amb[oa]s|tod[oa]s (?:ellas|ellos|(?:mis|las|los|nuestr[oa]s) (?:${visits}))|tod[oa]s(?= *(?:[.,!?]|por favor|$))|(?:tou(?:te)?s )?les (?:deux|trois)|tou(?:te)?s (?:mes|les|nos) (?:${visits})|tou(?:te)?s(?= *(?:[.,!?]|s'il|$))|(?:alle )?beiden?|alle (?:drei|meine|unsere|diese|die)(?: (?:${visits}))?|alle(?= *(?:[.,!?]|bitte|ab|$)))(?!\\p{L})`,
  'u',
);

/** Whether all of several visits are meant; `text` as it was said. */
export const meansEvery = (text: string): boolean => everyOne.test(foldCue(text));
