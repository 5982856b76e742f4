// Two names in one answer, the caller's and somebody else's, are told apart by whose each is said to be.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';
import type { BookFrame } from '../state.ts';
import { namesApart } from './names-apart.ts';

test.each<[Language, string, string, string]>([
  ['en', "Mine's Andrea Pohl, hers is Mia", 'Andrea Pohl', 'Mia Pohl'],
  ['en', "I'm Jill Novak, she's Rose Novak", 'Jill Novak', 'Rose Novak'],
  ['en', 'Dave Kowalski, and he’s Owen', 'Dave Kowalski', 'Owen Kowalski'],
  ['es', 'yo soy Teresa Rojas, ella se llama Elena Paz', 'Teresa Rojas', 'Elena Paz'],
  ['fr', "Mathieu Gagnon, elle c'est Julie Perron", 'Mathieu Gagnon', 'Julie Perron'],
  ['de', 'Jonas Albrecht heißt er, ich bin Silke Albrecht', 'Silke Albrecht', 'Jonas Albrecht'],
  ['de', 'Petra Hartwig, die Tochter heißt Anna', 'Petra Hartwig', 'Anna Hartwig'],
])('%s: %s', (language, said, own, other) => expect(namesApart(said, language)).toEqual({ own, other }));

test.each<[Language, string]>([
  ['en', 'Andrea Pohl'],
  ['en', "it's Mia Pohl"],
  ['en', 'she is Rose Novak'],
  ['es', 'soy Teresa Rojas'],
  ['de', 'ich bin Silke Albrecht'],
])('%s: “%s” is one name', (language, said) => expect(namesApart(said, language)).toBeNull());

const frame: BookFrame = { flow: 'book', service: 'Dental exam', times: [] };
const under = (...frames: BookFrame[]) => ({ turns: 2, asked: 'name' as const, frames });

test('a visit for somebody else is under their name', () =>
  expect(heard('en', "I'm Jill Novak, she's Rose Novak", under({ ...frame, forOther: 'my mother' }))).toEqual([
    { do: 'set-name', name: 'Rose Novak', sure: 0.95 },
  ]));

test('the caller’s own is under theirs, and who comes after is called as was said', () =>
  expect(heard('en', "Mine's Andrea Pohl, hers is Mia", under({ ...frame, nextGuest: true }, frame))).toEqual([
    { do: 'set-name', name: 'Andrea Pohl', sure: 0.95 },
    { do: 'name-next', names: ['Mia Pohl'] },
  ]));
