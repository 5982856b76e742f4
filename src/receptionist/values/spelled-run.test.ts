// A spelling ends where a word of one letter begins what is said next, and goes on over an "and".
import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { readSpelling } from './spelling.ts';

const spelled = (language: Language, text: string) => readSpelling(text, language).map(({ word }) => word);

test.each<[Language, string, string]>([
  ['en', "Jonah Keane, K-E-A-N-E. I'd like the basic tune-up.", 'Keane'],
  ['en', 'Nina Roark. R, O, A, R, K, I think you have me already.', 'Roark'],
  ['en', 'It is Whelen, W-H-E-L-A-N. I spelled it wrong on the form.', 'Whelan'],
  ['en', 'Lena Hoyt, H-O-Y-T. A manicure would be great.', 'Hoyt'],
  ['en', "Tom Falk, F. A. L. K. I've got a dog.", 'Falk'],
  ['en', 'Marta Sokol: S, O, K, and then O, L.', 'Sokol'],
  ['es', 'Citlali Zubía. Citlali es C, I, T, L, A, L, I, y Zubía con zeta.', 'Citlali'],
  ['es', 'Nuria Sáenz. S, A, E, N, Z. A mi marido le viene mejor.', 'Sáenz'],
  ['fr', 'Léa Rouxel, R-O-U-X-E-L. Y a-t-il un parking ?', 'Rouxel'],
  ['de', 'Wiebke Thamm, T-H-A-M-M. O, und meine Nummer haben Sie.', 'Thamm'],
])('a word of one letter begins what is said next, %s: %s', (language, text, word) => {
  expect(spelled(language, text)).toEqual([word]);
});

test.each<[Language, string, string]>([
  ['en', 'Marco Lombardi, L-O-M-B-A-R-D-I.', 'Lombardi'],
  ['en', 'Gina Rossi. R, O, S, S, I.', 'Rossi'],
  ['en', 'Bea Conti, C. O. N. T. I.', 'Conti'],
  ['en', 'Gina Rossi, R, O, S, S, I is the name', 'Rossi'],
  ['en', 'Ray Iyer, that is I, Y, E, R.', 'Iyer'],
  ['en', 'Rita Costa, C-O-S-T-A please.', 'Costa'],
  ['es', 'Eli Godoy, G, O, D, O, Y.', 'Godoy'],
  ['es', 'Paula Ibarra, I, B, A, R, R, A, gracias', 'Ibarra'],
  ['fr', 'Remy Leroy, L-E-R-O-Y. Merci.', 'Leroy'],
  ['de', 'Pia Otto, O-T-T-O und danke', 'Otto'],
])('and a letter at the end of a name is one, %s: %s', (language, text, word) => {
  expect(spelled(language, text)).toEqual([word]);
});
