// Whose visit is to be changed, where somebody is named: "cancel Gwen Adler's appointment", "cancel gwen's appointment". Whether
// that is the caller is not for the words to say.
import { isEverydayWord } from '../models/everyday.ts';
import { capitalise, findNames } from '../models/names.ts';
import { foldCue } from './cues/cue.ts';
import type { Seen } from './seen.ts';

const title = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Monsieur|Madame|M|Mme|Señora?|Sra?|Don|Doña)\.?\s+)?`;
const name = String.raw`${title}(\p{Lu}[\p{L}'’-]+(?:\s+(?:de|del|la|von|van|der|du|le|al|el|bin)){0,2}\s+\p{Lu}\p{L}[\p{L}-]*)`;
const visit = `(?:appointments?|appts?|visits?|bookings?|reservations?|sessions?|citas?|turnos?|reservas?|visitas?|rendez-vous|rdv|réservations?|séances?|Termine?s?|Buchung|Reservierung|Besuch)`;
const ofWhom = '(?:for|of|under|in the name of|del?|para|a nombre de|pour|au nom de|von|für|auf den Namen)';

/** "My appointment for Friday November 20th" is a day's, and nobody's of that name. */
const aDay =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|mai|juni|juli|oktober|dezember|morning|afternoon|evening|today|tonight|tomorrow|yesterday|gestern|ayer|hier|week|month|vormittag|nachmittag|abend|morgen|heute)s?(?!\p{L})/iu;

/** "The doctor's appointment", "my dog's": no name, and no person of their own that a visit is kept for. */
const noName =
  /^(?:it|that|this|what|who|where|when|how|there|here|let|he|she|one|doctor|dentist|vet|lawyer|therapist|barber|stylist|plumber|company|business|office|clinic|salon|shop|everyone|everybody|someone|somebody|anyone|other|another|else)$/;

const named = [
  new RegExp(String.raw`(?<!\p{L})${name}['’]s\s+(?:\p{L}+\s+){0,2}${visit}(?!\p{L})`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})${visit}\s+${ofWhom}\s+${name}`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})${title}(\p{Lu}[\p{L}'’-]+\s+\p{Lu}[\p{L}-]+)s\s+(?:\p{L}+\s+)?Termin(?!\p{L})`,
    'gu',
  ),
];

const before = new RegExp(String.raw`(?<!\p{L})${visit}\s+${ofWhom}\s+(?:(?:la|el)\s+)?${title}$`, 'iu');
const titled = new RegExp(`^${title}`, 'u');
const after = new RegExp(String.raw`^['’]s\s+(?:\p{L}+\s+){0,2}${visit}(?!\p{L})`, 'iu');
/** "Cancel it for Gwen", "annulez-le pour Gwen", "bitte für Gwen absagen". */
const changedFor =
  /(?<!\p{L})(?:cancel|reschedul|mov|chang|anul|cambi|annul|deplac)\p{L}*(?:[-\s](?:it|that|this|one|la|lo|le))*\s+(?:for|para|pour)\s+$/iu;
const forWhom = /(?<!\p{L})für\s+$/iu;
const thenChanged = /^\s+(?:bitte\s+)?(?:absagen|verschieben|stornieren|umbuchen|verlegen)(?!\p{L})/iu;
const genitive = /^\s+(?:\p{L}+\s+)?Termin(?!\p{L})/iu;

/** "Cancel gwen's appointment", also where "gwen" is known for no name. */
const possessed = new RegExp(
  String.raw`(?<![\p{L}'’])(?<!(?<!\p{L})(?:the|my|our|your|a|an|this|that|next|last)\s+)(\p{L}[\p{L}-]+)['’]s\s+(?:\p{L}+\s+){0,2}${visit}(?!\p{L})`,
  'giu',
);

type Place = { readonly start: number; readonly end: number };

/**
 * Whose visit is spoken of, by as much of the name as was said; null where nobody is named, or only a person of the staff.
 */
export function whoseVisit({ said, language, mentions }: Seen): string | null {
  const taken: readonly Place[] = [...mentions.wishes, ...mentions.staff, ...mentions.services];
  const isFree = (start: number, whose: string) =>
    !aDay.test(whose) && !taken.some((one) => one.start < start + whose.length && start < one.end);
  for (const pattern of named) {
    for (const found of said.matchAll(pattern)) {
      const whose = withoutVerb((found[1] ?? '').replace(titled, ''));
      if (whose !== '' && isFree(found.index + found[0].indexOf(whose), whose)) return whose.replace(/['’]s$/, '');
    }
  }
  for (const { name: whose, start, end } of findNames(said, language, false)) {
    if (!isFree(start, said.slice(start, end))) continue;
    const rest = said.slice(end);
    const lead = said.slice(0, start);
    if (after.test(rest) || before.test(lead) || changedFor.test(foldCue(lead))) return capitalise(whose);
    if (forWhom.test(lead) && thenChanged.test(rest)) return capitalise(whose);
    if (language === 'de' && whose.endsWith('s') && genitive.test(rest)) return capitalise(whose.slice(0, -1));
  }
  for (const found of said.matchAll(possessed)) {
    const whose = found[1] ?? '';
    if (!noName.test(foldCue(whose)) && isFree(found.index, whose)) return capitalise(whose);
  }
  return null;
}

/** "Cancel Gwen" is Gwen, where the sentence begins with a verb. */
function withoutVerb(whose: string): string {
  const [first = '', ...rest] = whose.split(/\s+/);
  return rest.length > 0 && isEverydayWord(foldCue(first)) ? rest.join(' ') : whose;
}
