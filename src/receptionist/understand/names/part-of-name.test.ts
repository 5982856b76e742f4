// A part of a known name that is put right takes the place of that part; a whole name, and what sounds like no part of it, stands for all.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { withPart } from './part-of-name.ts';

const named = (language: Language, known: string, text: string) =>
  heard(language, text, { ...examStated, language, said: { name: known } }).flatMap((one) =>
    one.do === 'set-name' ? one.name : [],
  );

test.each<[Language, string, string, string]>([
  ['en', 'Deshawn Pruitt', 'its pruett not pruitt', 'Deshawn Pruett'],
  ['en', "Siobhan O'Roarke", "its o'rourke not o'roarke", "Siobhan O'Rourke"],
  ['en', 'Mario Raman', "it's Priya, not Mario", 'Priya Raman'],
  ['en', 'Mario Raman', "first name is wrong, it's Priya", 'Priya Raman'],
  ['en', 'Mario Raman', "the last name's wrong, it's Ortiz", 'Mario Ortiz'],
  ['es', 'Lupe Arrieta', 'no, Arriaga. dije Arriaga.', 'Lupe Arriaga'],
  ['es', 'Lupe Arrieta', 'no es Arrieta es Arriaga', 'Lupe Arriaga'],
  ['es', 'Beto Quirós', 'es quiroz no quirós', 'Beto Quiroz'],
  ['es', 'Nayeli Vaca Ortiz', 'es baca ortiz no vaca ortiz', 'Nayeli Baca Ortiz'],
  ['es', 'Mario Arriaga', 'no, Lupe. no Mario.', 'Lupe Arriaga'],
  ['es', 'Mario Arriaga', 'no, lupe. no mario', 'Lupe Arriaga'],
  ['es', 'Maite de la Cuz', 'no, de la Cruz', 'Maite de la Cruz'],
  ['es', 'Maite de la Cuz', 'no, Cruz', 'Maite de la Cruz'],
  ['fr', 'Mario Gagnon', 'non, Jean-Luc. pas Mario.', 'Jean-Luc Gagnon'],
  ['fr', 'Jean-Luc Gagné', 'non, Gagnon', 'Jean-Luc Gagnon'],
  ['de', 'Mario Meier', 'nein, Jutta. Nicht Mario.', 'Jutta Meier'],
  ['de', 'Mario Meier', 'ich heiße nicht Mario, sondern Jutta', 'Jutta Meier'],
  ['de', 'Anneliese von Tun', 'nein, von Thun', 'Anneliese von Thun'],
])('%s: %s: %s', (language, known, text, name) => {
  expect(named(language, known, text)).toEqual([name]);
});

test.each<[Language, string, string, string]>([
  ['en', 'Grace Lee', 'No, Walt. Walt Pickering', 'Walt Pickering'],
  ['en', 'Grace Lee', 'No, Walt', 'Walt'],
  ['en', 'Grace', "It's Walt, not Grace", 'Walt'],
  ['en', 'Deshawn Pruitt', 'not Pruitt, Deshawn Pruett', 'Deshawn Pruett'],
  ['en', 'Deshawn Pruitt', "the name's wrong, it's Priya Raman", 'Priya Raman'],
  ['es', 'Nayeli Vaca Ortiz', 'no es Nayeli, es Lupe Arriaga', 'Lupe Arriaga'],
  ['es', 'Mario Arriaga', 'no soy Mario, soy Lupe Quiroz', 'Lupe Quiroz'],
  ['es', 'Lupe Arriaga', 'no, Arriaga', 'Lupe Arriaga'],
  ['de', 'Mario Meier', 'ich heiße Jutta Strauß, nicht Mario', 'Jutta Strauß'],
])('all of it: %s: %s: %s', (language, known, text, name) => {
  expect(named(language, known, text)).toEqual([name]);
});

test.each<[Language, string]>([
  ['en', 'no, first name comes later'],
  ['en', 'no not Tuesday, Thursday'],
  ['es', 'no, de la tarde'],
  ['es', 'no, martes no'],
  ['fr', 'non, pas mardi'],
  ['de', 'nein, von Montag auf Dienstag'],
])('no name: %s: %s', (language, text) => {
  expect(named(language, 'Maria Lopez', text)).toEqual([]);
});

test('what sounds like two parts of it is put in the place of neither', () => {
  expect(withPart('Hansen', 'Hanson Hansel', () => false)).toBeNull();
  expect(withPart('Hansen', 'Dana Hanson', () => false)).toBe('Dana Hansen');
});

test('a part that stands in the name already is put nowhere else in it', () => {
  expect(withPart('Dana', 'Dana Whitlock', (part) => part === 'Whitlock')).toBeNull();
});
