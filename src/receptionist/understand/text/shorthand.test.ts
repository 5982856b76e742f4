// Text-speak is written out, and what only looks like it is left alone.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { writtenOut } from './shorthand.ts';

test.each<[Language, string, string]>([
  ['en', 'whats ur address', "what's your address"],
  ['en', 'can u come tmrw pls', 'can you come tomorrow please'],
  ['en', 'u were here like 3 wks ago, took 2 hrs', 'you were here like 3 weeks ago, took 2 hours'],
  ['en', 'need haircut sat', 'need haircut Saturday'],
  ['en', 'k', 'ok'],
  ['en', 'make it the ninety-minute one', 'make it the 90-minute one'],
  ['en', 'I am thirty minutes late', 'I am thirty minutes late'],
  ['en', 'fri btwn 10 and 12', 'Friday between 10 and 12'],
  ['en', 'b/w 10 and 12', 'between 10 and 12'],
  ['en', 'black b/w white', 'black b/w white'],
  ['en', 'the dog sat on my sofa', 'the dog sat on my sofa'],
  ['en', 'I sat down in the sun', 'I sat down in the sun'],
  ['en', 'u.s.a. mail to u@example.com', 'u.s.a. mail to u@example.com'],
  ['en', 'Nkemelu is N, K, E, M, E, L, U.', 'Nkemelu is N, K, E, M, E, L, U.'],
  ['en', 'that is L-U-R, u as in uncle', 'that is L-U-R, u as in uncle'],
  ['en', 'r u open', 'are you open'],
  ['es', 'Roque: R, O, Q, U, E', 'Roque: R, O, Q, U, E'],
  ['es', 'q dia', 'que dia'],
  ['es', 'un corte x favor', 'un corte por favor'],
  ['fr', 'un rdv svp', "un rendez-vous s'il vous plaît"],
  ['de', 'Termin vllt am Freitag', 'Termin vielleicht am Freitag'],
])('%s: %s', (language, said, written) => {
  expect(writtenOut(said, language)).toBe(written);
});
