// Every alternative of a cue can be heard: a border is put behind each, which no word can follow where it ends in a space.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { topics } from '../../facts/topics.ts';
import { anyIndustry, byIndustry } from '../danger/danger-signs.ts';
import { dangerWords } from '../danger/danger-words.ts';
import { cueOf } from '../signs.ts';
import { startsWord } from './cue.ts';
import { germanCues } from './de.ts';
import { englishCues } from './en.ts';
import { spanishCues } from './es.ts';
import { frenchCues } from './fr.ts';

/** The parts of a pattern between its bars, groups and classes left whole. */
function alternatives(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  let inClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at] ?? '';
    const escaped = sign === '\\' ? sign + (pattern[++at] ?? '') : sign;
    if (escaped === '[') inClass = true;
    if (escaped === ']') inClass = false;
    if (!inClass && escaped === '(') depth += 1;
    if (!inClass && escaped === ')') depth -= 1;
    if (!inClass && depth === 0 && escaped === '|') parts.push('');
    else parts[parts.length - 1] += escaped;
  }
  return parts;
}

/** Where the group begins that ends at the end of the pattern; -1 for none. */
function lastGroup(pattern: string): number {
  for (let at = pattern.length - 2; at >= 0; at -= 1) {
    if (pattern[at] !== '(' || pattern[at - 1] === '\\') continue;
    const group = pattern.slice(at);
    if (alternatives(`${group}|`).length === 2 && /^\((?:[^()]|\\.)*(?:\(|\)$)/.test(group) && balanced(group))
      return at;
  }
  return -1;
}

const balanced = (text: string) => {
  const bare = text.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  let depth = 0;
  for (const [at, sign] of [...bare].entries()) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth === 0) return at === bare.length - 1;
  }
  return false;
};

/** The alternatives of a pattern whose last sign is a space. */
function deadEnds(pattern: string): string[] {
  return alternatives(pattern).flatMap((one) => {
    const bare = one.replace(/\(\?[!=<](?:[^()]|\([^()]*\))*\)$/, '');
    if (bare.endsWith(' ')) return [one];
    const tail = bare.replace(/\?$/, '');
    if (!tail.endsWith(')')) return [];
    const at = lastGroup(tail);
    if (at < 0) return [];
    const inner = tail
      .slice(at)
      .replace(/^\((?:\?[:=!]|\?<[=!])?/, '')
      .slice(0, -1);
    return deadEnds(inner).map((end) => `${one}  <-  ${end}`);
  });
}

const bordered = /^\(\?<!\[\\p\{L\}\\d'?\]\)\(\?:(.*)\)\(\?!\[\\p\{L\}\\d\]\)$/su;
const inside = (pattern: RegExp) => bordered.exec(pattern.source.replace(startsWord, '(?<![\\p{L}\\d])'))?.[1];

const all: (readonly [string, RegExp])[] = [
  ...Object.entries({ en: englishCues, es: spanishCues, fr: frenchCues, de: germanCues }).flatMap(([language, cues]) =>
    Object.entries(cues).map(([name, pattern]) => [`${language} ${name}`, pattern] as const),
  ),
  ...Object.entries(topics).flatMap(([language, table]) =>
    Object.entries(table).map(([name, pattern]) => [`${language} topic ${name}`, pattern] as const),
  ),
  ...dangerWords.map(({ id, pattern }) => [`danger ${id}`, pattern] as const),
  ...[...anyIndustry, ...Object.values(byIndustry).flat()].map(
    ({ kind, pattern }, at) => [`sign ${kind} ${at}`, pattern] as const,
  ),
];

test('the search for dead ends finds them', () => {
  expect(deadEnds('a|b |c (?:d |e)|f (?:g )?|h (?!i)|j(?: k)?')).toHaveLength(4);
  expect(deadEnds('a(?: b)?|c|(?:d |e )f')).toEqual([]);
});

test('no alternative ends in a space', () => {
  expect(all.filter(([, pattern]) => inside(pattern)).length).toBeGreaterThan(200);
  const dead = all.flatMap(([name, pattern]) =>
    deadEnds(inside(pattern) ?? '').map((end) => `${name}: ${end.slice(-80)}`),
  );
  expect(dead).toEqual([]);
});

test.each<[Language, string, boolean]>([
  ['en', "Cancel my partner's appointment", true],
  ['en', "please move my daughter's cleaning to Friday", true],
  ['en', 'cancel the appointment I made for my son', true],
  ['en', 'my wife has an appointment on Tuesday, cancel it', true],
  ['en', "cancel my appointment, my son's sick", false],
  ['en', 'cancel it, my wife is ill', false],
  ['es', 'Cancele la cita de mi esposa', true],
  ['es', 'quiero mover la de mi hijo', true],
  ['es', 'cancele mi cita, mi hijo está enfermo', false],
  ['fr', 'Annulez le rendez-vous de ma femme', true],
  ['fr', 'déplacez celui de mon fils', true],
  ['fr', 'annulez mon rendez-vous, ma fille est malade', false],
  ['de', 'Ich möchte den Termin meiner Tochter absagen', true],
  ['de', 'den Termin für meinen Mann verschieben', true],
  ['de', 'meinen Termin absagen, meine Tochter ist krank', false],
])('%s: whose visit it is: %s', (language, text, others) => {
  expect(cueOf('others-visit', text, language)).toBe(others);
});
