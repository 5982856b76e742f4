// Whom a message is for. "Tell the owner, Bianca did them": whoever is complained of, or did the work, is named and hears nothing of
// it. Four languages, over folded text.
import type { Business } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';

const house =
  '(?:owners?|managers?|boss|management|supervisor|due[n]o|duena|jef[ea]|gerente|encargad[oa]|propietari[oa]|patronn?e?|gerante?|responsable|proprietaire|direction|chef(?:in)?|inhaber(?:in)?|leitung|leiter(?:in)?|geschaftsfuhr\\p{L}*)';
const toThem =
  '(?:tell|ask|let|for|to|inform|message|text|para|a|al|di(?:ga|le|gale|ganle)(?: a)?|avis\\p{L}+|pour|au|dites[- ](?:le )?|prevenez|fur|an|sag\\p{L}*(?: sie)?(?: es)?)';
/** "Tell the owner", "that's for the boss". */
const toHouse = new RegExp(
  `(?<!\\p{L})${toThem} (?:a |au |l')?(?:(?:the|your|el|la|su|le|l|der|die|dem|den|ihre[mnr]?|votre) ?)?'?${house}(?!\\p{L})`,
  'u',
);
/** "The owner.", by itself where whom it is for is put right. */
const onlyHouse = new RegExp(
  `(?:^|[.!?,;] *)(?:(?:the|el|la|le|l'|der|die|dem|den) ?)${house}(?=\\P{L}*(?:[.!?,;]|$))`,
  'u',
);

/** "Dr. Mai Tran" is called Mai and Tran. */
const namesOf = (name: string): readonly string[] =>
  foldCue(name)
    .split(/[^\p{L}'-]+/u)
    .filter((one) => one.length > 1 && !/^(?:dra?|mrs?|ms|frau|herr|mme|the|and|von|van|de)$/u.test(one));

const title =
  '(?: (?:(?:the|el|la|le|den|die|der) )?(?:dra?|doctora?|docteure?|doktor|mr|mrs|ms|frau|herrn?|mme)\\.?)?';
const isRefused = new RegExp(
  `(?<!\\p{L})(?:not|no|nicht|pas|never)(?: (?:es|c'est|it's|is))?(?: (?:for|to|para|a|al|pour|fur|an))?${title}\\s*$`,
  'u',
);
/** What is told is of them. "Dr. Park was to call me" is for him all the same. */
const theyDid =
  /^ (?:(?:just|really|totally|actually|never|me|nos|m'|se) )*(?:did|messed|ruined|cut|burn(?:ed|t)|botched|screwed|broke|overcharged|forgot|hizo|hicieron|corto|quemo|rompio|arruino|a (?:fait|coupe|rate|casse|brule|oublie|abime)|m'a (?:fait|coupe|rate|brule|abime)|hat(?: \p{L}+){0,4} (?:gemacht|verschnitten|ruiniert|verbrannt|vergessen|kaputt ?gemacht))(?!\p{L})/u;

const isToldTo = new RegExp(`(?<!\\p{L})${toThem}${title}\\s*$`, 'u');

/** Whoever was spoken of is to hear it. */
const toThat =
  /(?<!\p{L})(?:(?:have|ask|tell|get) (?:him|her)|(?:digale|avisele|pidale)|(?:dites|demandez)[- ]lui|(?:sagen|richten) sie (?:es )?ih[mr])(?!\p{L})/u;

/** Where each of the staff is named in the folded text. */
function* namedIn(folded: string, { staff = [] }: Pick<Business, 'staff'>) {
  for (const { name } of staff)
    for (const one of namesOf(name))
      for (const { index } of folded.matchAll(new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'gu')))
        yield { name, before: folded.slice(0, index), behind: folded.slice(index + one.length) };
}

/** Whether a message that names this person of the staff is for them, and not for whoever runs the house. */
export function isForNamed(said: string, who: string, business: Pick<Business, 'staff'>): boolean {
  const folded = foldCue(said);
  if (toHouse.test(folded)) return false;
  const spots = [...namedIn(folded, business)].filter(({ name }) => name === who);
  // "Marcus forgot my jacket, have him call me": whoever is named alone is meant.
  const isAlone = [...namedIn(folded, business)].every(({ name }) => name === who);
  const isTold = spots.some(({ before }) => isToldTo.test(before)) || (isAlone && toThat.test(folded));
  return isTold || !spots.some(({ behind }) => theyDid.test(behind));
}

/** For whom a message is after all: somebody of the staff, null for nobody by name; undefined where nothing is said of it. */
export function putRightFor(said: string, business: Pick<Business, 'staff'>): string | null | undefined {
  const folded = foldCue(said);
  const spots = [...namedIn(folded, business)];
  const told = spots.find(({ before }) => isToldTo.test(before) && !isRefused.test(before));
  if (toHouse.test(folded) || onlyHouse.test(folded)) return null;
  if (told) return told.name;
  return spots.some(({ before }) => isRefused.test(before)) ? null : undefined;
}
