// The detector that warns of carbon monoxide, in everyday words: "the detector's beeping in the basement, the carbon one". What
// sounds is said beside it, so that a detector to be bought or tested is none. Four languages, over folded text; whether it is
// meant is judged in `meant.ts`.
import { type Sign, sign } from './danger-signs.ts';

const device =
  '(?:detectors?|alarms?|monitors?|sensors?|beepers?|detector|alarma|sensor|detecteur|alarme|(?:gas)?melder|warner)';
/** A word for the gas that only stands for it beside a detector: of steel, of paper, of a firm it says nothing. */
const carbon = '(?:carbon(?: mono)?|monoxides?|mono|co2?)';
/** The pip of a spent battery is the same chirp: told with the battery, it is no alarm. */
const chirps = 'chirp(?:s|ing)(?![^.!?\\n]{0,60}batter)';
const sounds = `(?:go(?:es|ing|ne) off|went off|beep(?:s|ing)|ringing|sounding|blaring|screaming|${chirps})`;
const keeps =
  "(?:'s| is| has| keeps?| just| been| started| starts| now| still| also| (?:won'?t|doesn'?t|hasn'?t) (?:stop|quit)(?:ped)?){0,4}";
const suena = '(?:sonando|pitando|suena|pita|se (?:activo|disparo|prendio))';
const sonne = "(?:sonne|bipe|hurle|sifflait|sonnait|s'est (?:declenchee?|mise? a (?:sonner|biper)))";
const piept = '(?:piept|piepst|pfeift|lautet|schrillt|geht los|schlagt|ist (?:los|an)gegangen|hat angeschlagen)';
/** "The beeper thing in our hallway": where it hangs. */
const where = "(?: (?:in|on|by|near|outside|upstairs|downstairs)(?: (?!not|no)[\\p{L}']+){0,3}?)?";
/** The rest of what is told of it, in the same breath: where it hangs, since when. */
const apart = "(?: (?!not|no|nicht|pas|plus|test)[\\p{L}']+){0,5}?[ ,]+(?:and )?";
const itIs = "(?:it'?s |its |that'?s |es |c'est |das ist )?";

/** Of English the "not" may be its own ("won't stop beeping"); no other stands between the detector and its sound. */
const english = [
  `${carbon} (?:${device}|thing(?:y|ie)?)${keeps} ${sounds}`,
  `${device}(?: thing(?:y|ie)?)?${where}${keeps} ${sounds}${apart}${itIs}(?:(?:the|for) ${carbon} (?:ones?|kind|type|thing)|the one for (?:the )?${carbon})`,
  `the ${carbon} one(?: that| which)?${keeps} ${sounds}`,
].join('|');
const others = [
  `${device} (?:(?!no)\\p{L}+ )?${suena}${apart}${itIs}(?:el|la|ese) (?:de |del |que es de )(?:monoxido|carbono|co)`,
  `(?:esta )?${suena} (?:el|la|mi) ${device} (?:de|del) (?:carbono|co)|${device} (?:de|del) (?:carbono|co) (?:\\p{L}+ )?${suena}`,
  `${device} (?:de |du |a )?(?:carbone|co) (?:\\p{L}+ )?${sonne}(?! (?:pas|plus))|${device} (?:\\p{L}+ )?${sonne}(?! (?:pas|plus))${apart}${itIs}(?:celui|celle|le|la) (?:du|de|au|pour le|a) (?:carbone|co)`,
  `co[- ]?${device} (?:\\p{L}+ ){0,3}?${piept}(?! (?:\\p{L}+ ){0,2}nicht)(?![^.!?\\n]{0,60}batter)|${device} (?:(?!rauch|nicht)\\p{L}+ ){0,3}?${piept}(?! (?:\\p{L}+ ){0,2}nicht)${apart}${itIs}(?:der|dieser) (?:fur|vom|von|mit) (?:das |dem )?co`,
].join('|');

/** Told of a house where the air may kill, wherever it is told. */
export const carbonTold: readonly Sign[] = [sign('gas', english, true), sign('gas', others)];
