// Made-up people for training phrases: given names and surnames by language, with particles, hyphens and titles.

import { readFileSync } from 'node:fs';
import type { Language } from '../../src/receptionist/models/text.ts';
import { pick, type Random } from './phrase-grammar.ts';

/** Lists of names by where they are usual; the first are the most frequent. */
export type NameLists = {
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly surnames: ReadonlyMap<string, readonly string[]>;
};

const groups = ['en', 'es', 'fr', 'de', 'world'] as const;

/** Reads bench/models/names. */
export function readNames(folder: string): NameLists {
  const read = (kind: string) =>
    new Map(
      groups.map(
        (group) =>
          [group as string, readFileSync(`${folder}/${kind}.${group}.txt`, 'utf8').trim().split('\n')] as const,
      ),
    );
  return { given: read('given'), surnames: read('surnames') };
}

// Frequent names come up more often, as they do in life; the tail still does.
function fromList(list: readonly string[], random: Random): string {
  const reach = random() < 0.6 ? Math.min(list.length, 600) : list.length;
  return list[Math.floor(random() * reach)] ?? '';
}

function groupFor(language: Language, random: Random): string {
  const draw = random();
  if (draw < 0.6) return language;
  return draw < 0.75 ? 'en' : draw < 0.85 ? 'es' : 'world';
}

/** A given name. */
export function makeGiven(names: NameLists, language: Language, random: Random): string {
  return fromList(names.given.get(groupFor(language, random)) ?? [], random);
}

/** A surname, at times double, hyphened or with a particle. */
export function makeSurname(names: NameLists, language: Language, random: Random): string {
  const group = groupFor(language, random);
  const plain = fromList(names.surnames.get(group) ?? [], random);
  const draw = random();
  if (group === 'es' && draw < 0.35) return `${plain} ${fromList(names.surnames.get('es') ?? [], random)}`;
  if (draw < 0.05) return `${plain}-${fromList(names.surnames.get(group) ?? [], random)}`;
  if (draw < 0.12)
    return `${pick(['de la', 'de', 'del', 'van', 'van der', 'von', 'di', 'da', 'le', 'la', 'el', 'Mac', 'St.', 'dos'], random)} ${plain}`;
  if (group === 'en' && draw < 0.16) return `O'${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
  return plain;
}

const titles: Record<Language, readonly string[]> = {
  en: ['dr', 'doctor', 'mr', 'mrs', 'ms', 'miss', 'professor', 'Dr.', 'Mr.', 'Mrs.'],
  es: ['doctor', 'doctora', 'señor', 'señora', 'don', 'doña', 'licenciado', 'Dr.', 'Sra.'],
  fr: ['docteur', 'monsieur', 'madame', 'maître', 'Dr', 'Mme', 'M.'],
  de: ['herr', 'frau', 'doktor', 'herrn', 'Dr.', 'frau doktor'],
};

/** A title that stands before a surname. */
export function makeTitle(language: Language, random: Random): string {
  return pick(titles[language], random);
}

/** A whole name as a person says it: mostly given and surname, at times one of the two. */
export function makePerson(names: NameLists, language: Language, random: Random): string {
  const draw = random();
  const given = makeGiven(names, language, random);
  if (draw < 0.2) return given;
  const surname = makeSurname(names, language, random);
  if (draw < 0.27) return surname;
  if (draw < 0.34) return `${given} ${makeGiven(names, language, random)} ${surname}`;
  if (draw < 0.37) return `${given} ${pick([...'abcdefgjklmprst'], random)} ${surname}`;
  if (draw < 0.4) return `${given}-${makeGiven(names, language, random)} ${surname}`;
  return `${given} ${surname}`;
}
