// Relatives of a word share its root, in one language and between languages; other words do not.

import { describe, expect, it } from 'vitest';
import { otherForms, rootOf } from './word-roots.ts';

describe('the root of a word that no list knows', () => {
  it.each([
    ['Prägung', 'prägen'],
    ['Entrümpelung', 'entrümpeln'],
    ['calibración', 'calibrar'],
    ['encuadernado', 'encuadernar'],
    ['ramonage', 'ramoner'],
    ['gravure', 'graver'],
    ['engraving', 'engrave'],
    ['appraisal', 'appraisals'],
    ['calibration', 'calibración'],
    ['restaurierung', 'restauration'],
  ])('%s and %s', (one, other) => expect(rootOf(one)).toBe(rootOf(other)));

  it.each([
    ['lettre', 'lettuce'],
    ['otter', 'outer'],
    ['marco', 'marca de agua'],
  ])('%s is no %s', (one, other) => expect(rootOf(one)).not.toBe(rootOf(other)));
});

describe('other forms of a word of the lists', () => {
  it.each([
    ['gekehrt', 'de', 'kehren'],
    ['abgedichtet', 'de', 'abdichten'],
    ['abzudichten', 'de', 'abdichten'],
    ['poden', 'es', 'podar'],
    ['saquen', 'es', 'sacar'],
  ] as const)('%s (%s) may be %s', (word, language, form) => expect(otherForms(word, language)).toContain(form));

  it('leaves short words alone', () => expect(otherForms('gern', 'de')).toEqual([]));
});
