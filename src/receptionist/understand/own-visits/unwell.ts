// "Leo is sick, he has an appointment tomorrow", "mi hijo tiene cita mañana y está enfermo": who is to come is ill, and what is to become
// of the visit is left open. It is found, and nothing is done to it before a yes. Patterns are over folded text, in four languages.
import { ownAnimal } from '../kind-words.ts';
import type { Seen } from '../seen.ts';
import type { Signs } from '../signs.ts';

const ill = [
  "(?:is|are|am|'s|'re|'m|was|been|got|gotten|feels?|feeling|woke up|came down with|has|have|had|running|caught)(?: (?!not|no)[\\p{L}']+){0,3}? (?:sick|ill|unwell|fever|flu|covid|temperature|strep|stomach bug|throwing up|vomiting|contagious|chicken ?pox|pink ?eye|under the weather|in the hospital)",
  '(?:esta|estan|estamos|estoy|anda|amanecio|se puso|tiene|tienen|tengo|le dio|me dio|con)(?: \\p{L}+){0,2}? (?:enferm[oa]s?|mal[oa]s?(?= (?:de|del)(?!\\p{L})| *(?:[.,;!?]|$))|fiebre|gripe|gripa|calentura|covid|temperatura|vomitando|varicela)|se enfermo|me enferme',
  "(?:est|sont|suis|sommes|a|ont|ai|avons)(?: [\\p{L}']+){0,3}? (?:malades?|fievre|grippe|grippee?s?|covid|gastro|varicelle|angine|souffrante?s?)",
  '(?:ist|bin|sind|hat|habe|haben|liegt|liege)(?: [\\p{L}\\d.]+){0,4}? (?:krank|erkaltet|fieber|grippe|corona|covid|scharlach|windpocken|im krankenhaus)',
].join('|');
const isIll = new RegExp(`(?:(?<!\\p{L})|(?='))(?:${ill})(?!\\p{L})`, 'u');

/** A visit that somebody has, told and not asked for. */
const visitHad = new RegExp(
  `(?:(?<!\\p{L})|(?='))(?<!(?:can|could|may|like to|want to|need to|to|if) (?:i|we|she|he|you|they)? ?)(?:${[
    "(?:has|have|'s got|'ve got|had|'s|got)(?: (?:an?|his|her|my|our|their|the))? (?:\\p{L}+ ){0,2}?(?:appointments?|appt|lesson|session|visit|booking|cleaning|check-?up|exam)(?: \\p{L}+)* (?:on|at|tomorrow|today|this|next|later|in|with)",
    "(?:'s|his|her|my|our|their|the) (?:\\p{L}+ )?(?:appointment|appt|lesson|session|visit|booking|cleaning|check-?up|exam)(?:'s| is| was)(?: \\p{L}+)? (?:on|at|tomorrow|today|this|next|mon|tues|wednes|thurs|fri|satur|sun)",
    "(?:is|was|am|are|'m|'s|'re) (?:supposed|meant|scheduled|booked|due|down)(?: to come| to be there| in| for)?",
    '(?:tiene|tienen|tengo|tenemos|tenia|teniamos)(?: (?:una|su|mi|la|nuestra))? (?:cita|clase|sesion|turno|limpieza|examen)',
    '(?:ai|a|avons|ont|avait|avais)(?: (?:une?|sa|son|ma|mon|notre|leur|deja))* (?:rendez-vous|rdv|lecon|cours|seance)',
    'ha(?:be?|t|ben)(?: [\\p{L}\\d.]+){0,6} (?:\\p{L}*termin|\\p{L}*stunde|sitzung)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

const otherwise = ['cancel', 'move', 'message', 'late', 'complaint', 'person', 'no-booking'] as const;

/** Is a visit told of that is kept up by an illness, with no word of what is to be done? An animal that is ill is to be seen. */
export function isUnwellForVisit(clause: Signs, { whole, mentions, heard }: Seen): boolean {
  if (heard.state.frames.length > 0 || clause.cue('question')) return false;
  const { folded } = whole;
  const saysDay = mentions.wishes.some(({ wish }) => wish.date !== undefined && !wish.excluded);
  if (!saysDay || !isIll.test(folded) || !visitHad.test(folded) || ownAnimal.test(folded)) return false;
  return !whole.cue('want') && otherwise.every((one) => !whole.cue(one));
}
