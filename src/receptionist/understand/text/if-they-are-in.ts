// "With Dana, if she's in", "bei Frau Vogel, wenn sie da ist": a hope that somebody of the house is there. It asks nothing and supposes
// nothing; the visit is wished for with them all the same. Patterns are over folded text, in four languages.
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';

const who = {
  en: "(?:she|he|they|(?!it(?!\\p{L})|that(?!\\p{L})|this(?!\\p{L})|there(?!\\p{L}))\\p{L}+)(?:'s|'re| is| are| happens to be| will be|'ll be)",
  es: '(?:(?:ella|el|\\p{L}+) )?(?:esta|anda)',
  fr: "(?:si (?:elle|(?!(?:il|je|vous|on|ca|c'est)(?!\\p{L}))\\p{L}+)|s'il) (?:est|sera)(?: bien)?",
  de: '(?:wenn|falls|sofern) (?:(?:sie|er)|(?:(?:frau|herr|dr\\.?) )?\\p{L}+)(?: (?:dann|an dem tag|da noch|noch))?',
};
const day =
  '(?: (?:then|that day|that time|today|on \\p{L}+day|ese dia|entonces|a esa hora|ce jour[ -]la|a cette heure[ -]la|alors))?';
const end = '(?= *(?:[?.!,;:)]|$))';

/** Somebody is there, and free. */
export const ifTheyAreIn = `(?:${[
  `if (?:${who.en} (?:in(?: the (?:shop|office|house|building))?|around|available|free|on(?: duty| shift)?|working|there|here|not (?:busy|booked|off))|(?:she|he|they) (?:works?|has (?:time|an? opening|room)|have (?:time|room)))`,
  `si ${who.es} (?:ahi|alli|libre|disponible|trabajando|de turno)|si (?:${who.es}|(?:(?:ella|el) )?(?:trabaja|tiene (?:lugar|espacio|tiempo|hueco)))`,
  `(?:${who.fr} (?:la|libre|dispo(?:nible)?|presente?)|(?:si elle|s'il) (?:travaille|a (?:de la place|le temps|un creneau)))`,
  `${who.de} (?:da|frei|im haus|im dienst|verfugbar|zeit|einen termin frei|arbeite)(?:t| ist| hat| ware| hatte)?(?: an dem tag)?`,
].join('|')})${day}${end}`;

const only = new RegExp(
  `^\\P{L}*(?:(?:with|by|ideally|preferably|and|but|con|de preferencia|avec|de preference|bei|mit|am liebsten)[ ,]+)*(?:(?:dr|dra|doctor|doctora|docteur|docteure|frau|herrn?|ms|mrs|mr|la|el|the)\\.? )*,? *${ifTheyAreIn}\\P{L}*$`,
  'u',
);

/** Words that hold no more than that. */
export const hopesForSomebody = (text: string): boolean => only.test(foldCue(text));

/** Whether a clause holds no more than that, whoever is named before it. */
export function onlyHopesForSomebody(clause: Signs, { said, mentions }: Seen): boolean {
  const named = mentions.staff.filter((one) => one.start < clause.end && clause.start < one.end);
  const bare = named.reduce(
    (rest, { start, end: to }) =>
      rest.slice(0, Math.max(0, start - clause.start)) + rest.slice(Math.max(0, to - clause.start)),
    said.slice(clause.start, clause.end),
  );
  return hopesForSomebody(named.length > 1 ? clause.text : bare);
}
