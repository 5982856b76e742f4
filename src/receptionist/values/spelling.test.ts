// Names said letter by letter put the heard name right.
import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { readSpelling } from './spelling.ts';

const cases: readonly (readonly [Language, string, readonly (readonly [string, string | null])[]])[] = [
  ['en', "Walter Nemeth. That's N, E, M, E, T, H.", [['Nemeth', 'Nemeth']]],
  ['en', 'Walter Nemmett. N E M E T H', [['Nemeth', 'Nemmett']]],
  ['en', 'Deborah Tran, T-R-A-N.', [['Tran', 'Tran']]],
  ['en', 'B as in boy, O, B', [['Bob', null]]],
  ['en', 'Phillip with double l: P H I double L I P', [['Phillip', 'Phillip']]],
  ['en', 'Kathryn: capital K A T H R Y N', [['Kathryn', 'Kathryn']]],
  [
    'fr',
    'Solène Girard. Solène, S, O, L, E accent grave, N, E, et Girard, G, I, R, A, R, D.',
    [
      ['Solène', 'Solène'],
      ['Girard', 'Girard'],
    ],
  ],
  ['de', 'Dietrich, D wie Dora, I wie Ida, E, T, R, I, C, H', [['Dietrich', 'Dietrich']]],
  ['de', 'Müller mit ü: M, Ü, doppel L, E, R', [['Müller', 'Müller']]],
  ['es', 'Muñoz, eme, u, eñe, o, zeta', [['Muñoz', 'Muñoz']]],
  [
    'en',
    'Xiomara Prieto, X-I-O-M-A-R-A, P-R-I-E-T-O.',
    [
      ['Xiomara', 'Xiomara'],
      ['Prieto', 'Prieto'],
    ],
  ],
  [
    'en',
    'Dov Nemeth, D, O, V, N, E, M, E, T, H',
    [
      ['Dov', 'Dov'],
      ['Nemeth', 'Nemeth'],
    ],
  ],
  [
    'es',
    'Joel Ibarra, J O E L I B A R R A',
    [
      ['Joel', 'Joel'],
      ['Ibarra', 'Ibarra'],
    ],
  ],
  [
    'de',
    'Anke Stoll: A-N-K-E S-T-O-L-L',
    [
      ['Anke', 'Anke'],
      ['Stoll', 'Stoll'],
    ],
  ],
  [
    'fr',
    'Y-V-E-S, G-U-E-R-I-N',
    [
      ['Yves', null],
      ['Guerin', null],
    ],
  ],
  // One word in two breaths, and one that only begins like two that were said.
  ['en', 'Oyelaran, O-Y-E-L, A-R-A-N', [['Oyelaran', 'Oyelaran']]],
  ['en', 'Annamarie, A-N-N-A-M-A-R-I-A', [['Annamaria', 'Annamarie']]],
  ['en', 'My mom is Ann Otis, and I am Annotis, A, N, N, O, T, I, S', [['Annotis', 'Annotis']]],
  ['en', "It's Smith, S-C-H, M-I-D-T", [['Schmidt', null]]],
  ['de', 'S-C-H, M-I-D-T', [['Schmidt', null]]],
  ['es', 'Soy Echevaria, E-C-H-E, V-E-R-R-I-A', [['Echeverria', 'Echevaria']]],
  [
    'en',
    'Shomara, X-I-O-M-A-R-A, P-R-I-E-T-O',
    [
      ['Xiomara', null],
      ['Prieto', null],
    ],
  ],
  [
    'en',
    'Xiomara, X-I-O-M-A-R-A, P-R-I-E-T-O',
    [
      ['Xiomara', 'Xiomara'],
      ['Prieto', null],
    ],
  ],
  [
    'en',
    'Yes, Y-V-E-S, G-U-E-R-I-N',
    [
      ['Yves', 'Yes'],
      ['Guerin', null],
    ],
  ],
  ['de', 'T-R, A-N', [['Tran', null]]],
  ['en', 'I am a plumber', []],
  ['fr', 'il y a un problème', []],
  ['en', 'O. Henry', []],
  ['en', 'Thursday, December 3, at 10:00 a.m.', []],
  ['es', 'a las 10:00 a. m.', []],
  ['en', 'Mr. Wu, W, U', [['Wu', 'Wu']]],
];

test.each(cases)('%s: %s', (language, text, expected) => {
  const found = readSpelling(text, language).map(({ word, spells }) => [word, spells?.text ?? null]);
  expect(found).toEqual(expected);
});
