// "Arriaga es el apellido, Lupe el nombre", "nom Gagnon, prénom Jean-Luc", "first name deshawn last name pruett": a name in parts, each told
// for what it is, before it or behind it, in any order. Four languages.
import { type Language, languages } from '../../business.ts';
import { isEverydayWord } from '../../models/everyday.ts';
import { capitalise } from '../../models/names.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import { nameParticles, notNames, title } from './not-names.ts';

type Words = {
  readonly given: string;
  readonly family: string;
  /** The same behind "the", where the word for a name is left off. */
  readonly givenBehind: string;
  readonly familyBehind: string;
  readonly the: string;
  readonly is: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    given: '(?:first|given) name|first(?= is )',
    family: '(?:last|family) name|surname|last(?= is )',
    givenBehind: 'first|given',
    familyBehind: 'last',
    the: 'the|my|her|his',
    is: "is|['’]s",
  },
  es: {
    given: 'nombre(?: de pila)?|primer nombre',
    family: 'apellidos?',
    givenBehind: 'nombre',
    familyBehind: 'apellidos?',
    the: 'el|los|mi|mis|su|de',
    is: 'es|son|sería',
  },
  fr: {
    given: 'prénom|prenom',
    family: 'nom de famille|nom',
    givenBehind: 'prénom',
    familyBehind: 'nom',
    the: 'le|mon|son|de',
    is: "c['’]est|est",
  },
  de: {
    given: 'vorname',
    family: '(?:nach|familien|zu)name',
    givenBehind: 'vorname',
    familyBehind: 'nachname',
    the: 'der|mein|ihr|mit',
    is: 'ist|lautet|wäre',
  },
};

const opener =
  /^(?:(?:yes|yeah|sure|ok|okay|um|uh|so|well|it['’]s|and|but|sí|si|claro|pues|bueno|es|y|pero|oui|alors|ben|c['’]est|et|mais|ja|also|gerne|und|aber)(?![\p{L}'’])[\s,]*)+/iu;
const courtesy = /\s+(?:please|pls|thanks|por favor|gracias|s['’]il vous pla[iî]t|svp|merci|bitte|danke)$/iu;

const patterns = eachLanguage((language) => {
  const { given, family, givenBehind, familyBehind, the, is } = words[language];
  const ahead = (label: string) =>
    new RegExp(`^(?:(?:${the}) )?(?:${label})(?:(?:,? (?:${is})|['’]s|:) ?| )(?<name>\\p{L}.*)$`, 'iu');
  const behind = (label: string, short: string) =>
    new RegExp(
      `^(?<name>\\p{L}.*?)(?:(?:,? (?:${is})|['’]s) (?:(?:${the}) )?(?:${label})| (?:(?:${is}) )?(?:${the}) (?:${label}|${short}))$`,
      'iu',
    );
  return {
    given: [ahead(given), behind(given, givenBehind)],
    family: [ahead(family), behind(family, familyBehind)],
    label: new RegExp(`\\s+(?=(?:(?:${the}) )?(?:${given}|${family})(?:['’]s| )(?!(?:de )))`, 'giu'),
  };
});

const doctor = /^(?:dr|doctora?|docteure?|doktor|prof(?:essor)?)\.?\s+(?=\p{L})/iu;

/** A longer part says more than a name. */
const partMax = 4;

/** Letter by letter: "S-I-O-B-H-A-N". */
const spelled = /^\p{L}(?:[-. ]\p{L})+$/u;

/** The part as it is written, if it is one. Where names have capitals, a small word in it tells what kind it is: "de soltera Gómez". */
function partOf(said: string, inCapitals: boolean): string | null {
  const part = said
    .trim()
    .replace(courtesy, '')
    .replace(/["“”.!]+/gu, '');
  const all = part.split(/\s+/);
  const own = all.filter((word) => !nameParticles.test(word));
  const isPart = (word: string) =>
    /^\p{L}[\p{L}'’-]*$/u.test(word) &&
    !notNames.has(foldCue(word).replace(/[.'’]/g, '')) &&
    (/^\p{Lu}/u.test(word) || (!inCapitals && !isEverydayWord(foldCue(word))));
  if (own.length === 0 || all.length > partMax || !own.every(isPart)) return null;
  if (all.some((word) => spelled.test(word)) || spelled.test(part)) return null;
  // "De soltera Gómez": a particle begins a name only right before one that has its capital.
  if (
    inCapitals &&
    all.some(
      (word, at) =>
        nameParticles.test(word) && /^\p{Ll}/u.test(all[at + 1] ?? '') && !nameParticles.test(all[at + 1] ?? ''),
    )
  )
    return null;
  if (nameParticles.test(all.at(-1) ?? '') && all.length > 1) return null;
  return capitalise(part);
}

function read(pieces: readonly string[], language: Language): string | null {
  const { given, family } = patterns[language];
  const inCapitals = pieces.some((one) => /\p{Lu}\p{Ll}/u.test(one));
  const found: { given?: string; family?: string; bare?: string | undefined } = {};
  for (const piece of pieces) {
    const told = (['given', 'family'] as const).flatMap((kind) => {
      const name = (kind === 'given' ? given : family)
        .map((one) => one.exec(piece)?.groups?.name)
        .find((one) => one !== undefined);
      const part = name === undefined ? null : partOf(name, inCapitals);
      return part === null ? [] : [{ kind, part }];
    });
    const [one] = told;
    if (one) found[one.kind] ??= one.part;
    else if (found.bare === undefined && piece === pieces[0]) found.bare = partOf(piece, inCapitals) ?? undefined;
  }
  // "Bob Whitlock, my first name is Robert": that is a whole name already.
  if (found.bare !== undefined && found.bare.split(' ').filter((word) => !nameParticles.test(word)).length > 1)
    return null;
  const first = found.given ?? (found.family === undefined ? undefined : found.bare);
  const last = found.family ?? (found.given === undefined ? undefined : found.bare);
  return first === undefined || last === undefined || first.includes(` ${last}`) ? null : `${first} ${last}`;
}

/** A name of which a part is told for what it is; null where none is, or the other is missing. */
export function labelledParts(said: string, language: Language): string | null {
  // Forms are in another language than the talk: "last name Arriaga, first name Lupe", of a caller who speaks Spanish.
  const others = languages.filter((one) => one !== language);
  return [language, ...others].map((one) => labelledIn(said, one)).find((one) => one !== null) ?? null;
}

function labelledIn(said: string, language: Language): string | null {
  const pieces = said
    .split(/[,;]\s+|(?<=\p{L}{4})\.\s+|\s+(?:and|y|et|und)\s+(?=(?:the|my|el|mi|le|mon|der|mein)\s)/iu)
    .map((one) =>
      one
        .replace(opener, '')
        .replace(title, '')
        .replace(doctor, '')
        .replace(/[\s.!?]+$/u, ''),
    )
    .filter((one) => one !== '');
  const byLabel = () =>
    pieces.flatMap((one) =>
      one
        .split(patterns[language].label)
        .map((part) => part.replace(opener, ''))
        .filter((part) => part !== ''),
    );
  // Only where that tells no parts, since "Ortega y Gasset" is one name.
  const byJoin = () => pieces.flatMap((one) => one.split(/\s+(?:and|y|et|und)\s+/iu));
  return read(pieces, language) ?? read(byLabel(), language) ?? read(byJoin(), language);
}
