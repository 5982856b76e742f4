// Whose visit is to be changed, where somebody is named: "cancel Gwen Adler's appointment", "cancel gwen's appointment". Whether
// that is the caller is not for the words to say.
import { isEverydayWord } from '../../models/everyday.ts';
import { capitalise, findNames } from '../../models/names.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';

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

/** A visit of one's animal is one's own: "my dog Bella's", "la cita de mi gata". */
const ownAnimal =
  /(?<!\p{L})(?:(?:my|our|the) (?:\p{L}+ ){0,2}?(?:dogs?|cats?|pupp(?:y|ies)|pups?|kittens?|kitt(?:y|ies)|pets?|horses?|mares?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|birds?|parrots?|goats?|donkeys?|ferrets?|tortoises?|lizards?)|(?:mis?|nuestr[oa]s?|el|la) (?:perr(?:[oa]s?|it[oa]s?)|gat(?:[oa]s?|it[oa]s?)|mascotas?|caballos?|yeguas?|conej(?:[oa]s?|it[oa]s?)|cachorr[oa]s?|loros?|burros?)|(?:mon|ma|mes|notre|nos|le|la) (?:chiens?|chiennes?|chiots?|chats?|chattes?|chatons?|chev(?:al|aux)|juments?|lapins?|perroquets?|animal|animaux)|(?:mein|unser)\p{L}* (?:hund\p{L}*|hundin|katze\p{L}*|kater|welpe\p{L}*|pferd\p{L}*|stute|pony|kaninchen|vogel|haustier\p{L}*|esel))(?!\p{L})/u;
/** The animal, right before its name. */
const ofAnimal = new RegExp(String.raw`${ownAnimal.source}\s*$`, 'u');
const isAnimal =
  /^\P{L}*(?:\p{L}+ ){0,2}(?:is|are|it's|she's|he's|they're|that's|es|son|c'est|est|sont|ist|sind|das ist)(?: [a-z]+){0,2}? (?:a |my |our |the |un[ae]? |mi |mon |ma |une? |ein\p{L}* |mein\p{L}* )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|perr[oa]|gat[oa]|mascota|caballo|chien(?:ne)?|chat(?:te)?|cheval|hund|katze|kater|pferd)(?!\p{L})/u;

/** "Under mine", "my own", "a mi nombre": kept under the caller's own name, or the caller's visit after all. */
const ownName =
  /^\P{L}*(?:\p{L}+\P{L}+){0,4}?(?:mine|my own|my name|myself|(?:a|bajo) mi (?:propio )?nombre|(?:la |el )?(?:mia|mio)|mi propia|mi propio|(?:a|sous|au) mon (?:propre )?nom|(?:le mien|la mienne)|(?:meinen?|meinem) (?:eigenen )?namen|mein(?:e|en|em|er)? eigene[nmrs]?|meiner|meinen)\P{L}*(?:(?:please|por favor|s'il vous plait|bitte|cita|visita|appointment|one|visit|then|rendez-vous|termin|instead|now)\P{L}*){0,3}$/u;

/** Beside the name or the code of whom a visit was thought to be another's, this says that it is the caller's own. */
export function isOwnAfterAll({ heard: { state }, whole: { folded }, mentions }: Seen): boolean {
  const frame = state.frames.at(-1);
  const isOthers =
    (frame?.flow === 'move' || frame?.flow === 'cancel' || frame?.flow === 'appointments') &&
    frame.forOther !== undefined;
  if (!isOthers) return false;
  // "The dog is under Gwen Adler": whose name it is was said.
  const isNamed = mentions.name?.name.includes(' ') === true;
  if (!isNamed && (ownAnimal.test(folded) || isAnimal.test(folded))) return true;
  return ownName.test(folded) && !notOwn.test(folded);
}

/** "No, it isn't mine", "no está a mi nombre", "nicht auf meinen Namen": denies just that. */
const notOwn =
  /(?<!\p{L})(?:not|(?:is|was|do|does)n['’]?t|no (?:esta|es|va|era)|pas|nicht|keine?\p{L}{0,2})(?!\p{L})[^,;.!?]*?(?<!\p{L})(?:mine|my own|my name|myself|mi (?:propio )?nombre|mi[ao]|mi propi[ao]|mon (?:propre )?nom|mien(?:ne)?|mein\p{L}*)(?!\p{L})/u;

type Place = { readonly start: number; readonly end: number };

/**
 * Whose visit is spoken of, by as much of the name as was said; null where nobody is named, or only a person of the staff.
 */
export function whoseVisit({ said, language, mentions, whole }: Seen): string | null {
  if (ownAnimal.test(whole.folded) && !namesPerson(said)) return null;
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

/** "Cancel Gwen Adler's appointment, the dog is sick": the visit is hers, and the animal only stands beside it. */
function namesPerson(said: string): boolean {
  return named.some((pattern) =>
    [...said.matchAll(pattern)].some(
      (found) => !ofAnimal.test(foldCue(said.slice(0, found.index + found[0].indexOf(found[1] ?? '')))),
    ),
  );
}

/** "Cancel Gwen" is Gwen, where the sentence begins with a verb. */
function withoutVerb(whose: string): string {
  const [first = '', ...rest] = whose.split(/\s+/);
  return rest.length > 0 && isEverydayWord(foldCue(first)) ? rest.join(' ') : whose;
}
