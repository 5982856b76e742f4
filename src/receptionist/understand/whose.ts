// Whose visit is to be changed, where somebody is named: "cancel Gwen Adler's appointment". Whether that is the caller is not for
// the words to say.
import type { Named } from './near.ts';

const name = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Monsieur|Madame|M|Mme|Señora?|Sra?|Don|Doña)\.?\s+)?(\p{Lu}[\p{L}'’-]+(?:\s+(?:de|del|la|von|van|der|du|le|al|el|bin)){0,2}\s+\p{Lu}\p{L}[\p{L}-]*)`;
const visit = `(?:appointments?|appts?|visits?|bookings?|reservations?|sessions?|citas?|turnos?|reservas?|visitas?|rendez-vous|rdv|réservations?|séances?|Termine?s?|Buchung|Reservierung|Besuch)`;

/** "My appointment for Friday November 20th" is a day's, and nobody's of that name. */
const aDay =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|mai|juni|juli|oktober|dezember|morning|afternoon|evening|vormittag|nachmittag|abend|morgen)(?!\p{L})/iu;

const patterns = [
  new RegExp(String.raw`(?<!\p{L})${name}['’]s\s+(?:\p{L}+\s+){0,2}${visit}(?!\p{L})`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})${visit}\s+(?:for|of|under|in the name of|de|para|a nombre de|pour|au nom de|von|für|auf den Namen)\s+${name}`,
    'u',
  ),
];

/** The first and last name of the one whose visit is spoken of; null where none stands, or that of a person of the staff. */
export function whoseVisit(said: string, staff: readonly Named[]): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(said);
    const whose = found?.[1];
    if (!found || whose === undefined || aDay.test(whose)) continue;
    const start = found.index + found[0].indexOf(whose);
    if (!staff.some((one) => one.start < start + whose.length && start < one.end)) return whose.replace(/['’]s$/, '');
  }
  return null;
}
