// Whom a message is for. "Tell the owner, Bianca did them": whoever is complained of, or did the work, is named and hears nothing of
// it. Four languages, over folded text.
import type { Business } from '../business.ts';
import { foldCue } from './cues/cue.ts';

const house =
  '(?:owners?|managers?|boss|management|supervisor|due[n]o|duena|jef[ea]|gerente|encargad[oa]|propietari[oa]|patronn?e?|gerante?|responsable|proprietaire|direction|chef(?:in)?|inhaber(?:in)?|leitung|leiter(?:in)?|geschaftsfuhr\\p{L}*)';
const toThem =
  '(?:tell|ask|let|for|to|inform|message|text|(?:par|a)(?:a|l)|para|a|al|di(?:ga|le|gale|ganle)(?: a)?|avis\\p{L}+|pour|au|dites[- ](?:le )?|prevenez|fur|an|sag\\p{L}*(?: sie)?(?: es)?)';
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

const firstOf = (name: string): string =>
  foldCue(name)
    .replace(/^(?:dr|mr|mrs|ms|frau|herr|dra|mme|m)\.? /u, '')
    .split(' ')[0] ?? '';

const isRefused =
  /(?<!\p{L})(?:not|no|nicht|pas|never)(?: (?:for|to|para|a|al|pour|fur|an))?(?: (?:dr|mr|mrs|ms|frau|herrn?|dra?|mme)\.?)?\s*$/u;
/** What is told is of them. "Dr. Park was to call me" is for him all the same. */
const theyDid =
  /^ (?:(?:just|really|totally|actually|never|me|nos|m'|se) )*(?:did|messed|ruined|cut|burn(?:ed|t)|botched|screwed|broke|overcharged|forgot|hizo|hicieron|corto|quemo|rompio|arruino|a (?:fait|coupe|rate|casse|brule|oublie|abime)|m'a (?:fait|coupe|rate|brule|abime)|hat(?: \p{L}+){0,4} (?:gemacht|verschnitten|ruiniert|verbrannt|vergessen|kaputt ?gemacht))(?!\p{L})/u;

const isToldTo = new RegExp(`(?<!\\p{L})${toThem}(?: (?:dr|mr|mrs|ms|frau|herrn?|dra?|mme)\\.?)?\\s*$`, 'u');

/** Where the first name of each of the staff stands in the folded text. */
function* namedIn(folded: string, { staff = [] }: Pick<Business, 'staff'>) {
  for (const { name } of staff) {
    const first = firstOf(name);
    if (first.length < 2) continue;
    const spots = folded.matchAll(new RegExp(`(?<!\\p{L})${first.replaceAll(/\P{L}/gu, '.')}(?!\\p{L})`, 'gu'));
    for (const { index } of spots)
      yield { name, before: folded.slice(0, index), behind: folded.slice(index + first.length) };
  }
}

/** Whether a message that names this person of the staff is for them, and not for whoever runs the house. */
export function isForNamed(said: string, who: string, business: Pick<Business, 'staff'>): boolean {
  const folded = foldCue(said);
  if (toHouse.test(folded)) return false;
  const spots = [...namedIn(folded, business)].filter(({ name }) => name === who);
  const isTold = spots.some(({ before }) => isToldTo.test(before));
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
