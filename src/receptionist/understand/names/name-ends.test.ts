// A name ends where small words lead on, and takes none of what is said of having said it; what belongs to it stays.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { nameIn } from './details.ts';

test.each<[Language, string, string]>([
  ['en', 'deshawn pruett like i said', 'Deshawn Pruett'],
  ['en', 'i already told the other girl, Deshawn Pruett', 'Deshawn Pruett'],
  ['en', 'i said deshawn pruett', 'Deshawn Pruett'],
  ['es', 'beto quiroz le digo', 'Beto Quiroz'],
  ['es', 'nayeli baca ortiz le digo', 'Nayeli Baca Ortiz'],
  ['es', 'lupe arriaga, ya le dije', 'Lupe Arriaga'],
  ['es', 'mi nombre es Lupe Arriaga y mi teléfono es el de siempre', 'Lupe Arriaga'],
  ['es', 'lupe arriaga de la farmacia', 'Lupe Arriaga'],
  ['es', 'lupe arriaga le hablo de la tienda', 'Lupe Arriaga'],
  ['es', 'lupe arriaga nomás', 'Lupe Arriaga'],
  ['es', 'doña lupe arriaga y quiero saber el precio', 'Lupe Arriaga'],
  ['fr', 'ben maëlle thibodeau comme je disais', 'Maëlle Thibodeau'],
  ['fr', 'jean-luc gagnon, je vous l’ai déjà dit', 'Jean-Luc Gagnon'],
  ['fr', 'bah odile lefèvre', 'Odile Lefèvre'],
  ['de', 'na, jutta meier hab ich doch gesagt', 'Jutta Meier'],
  ['en', 'will smith and can i park there', 'Will Smith'],
  ['fr', "yann le goff et c'est pour deux", 'Yann Le Goff'],
  ['de', 'jutta meier und die nummer ist die hier', 'Jutta Meier'],
  ['de', 'uwe brandl und ich brauch noch ne quittung', 'Uwe Brandl'],
  ['de', 'wie gesagt uwe brandl', 'Uwe Brandl'],
])('%s: %s', (language, said, name) => {
  expect(nameIn(said, language, true)?.name).toBe(name);
});

test.each<[Language, string, string]>([
  ['en', 'minh le', 'Minh Le'],
  ['en', 'Minh Le and my number is 802 555 0161', 'Minh Le'],
  ['en', 'Will So', 'Will So'],
  ['en', 'So Young Kim', 'So Young Kim'],
  ['es', 'José Ortega y Gasset', 'José Ortega y Gasset'],
  ['es', 'Maite de la Cruz', 'Maite de la Cruz'],
  ['es', 'lupe de la cruz ya le dije', 'Lupe de la Cruz'],
  ['fr', 'Ben Thibodeau', 'Ben Thibodeau'],
  ['fr', 'ben thibodeau', 'Ben Thibodeau'],
  ['fr', 'Ben Ali Mansour', 'Ben Ali Mansour'],
  ['fr', 'Yann Le Goff', 'Yann Le Goff'],
  ['en', 'Mark Then', 'Mark Then'],
  ['en', 'me and my sister Dana Lee', 'Dana Lee'],
  ['es', 'Don Lupe', 'Don Lupe'],
  ['de', 'Uwe und der Nachname ist Brandl', 'Uwe Brandl'],
  ['de', 'Na Yoon Park', 'Na Yoon Park'],
  ['de', 'na young kim', 'Na Young Kim'],
  ['en', 'so yeon kim', 'So Yeon Kim'],
  ['es', 'mira lopez garcia', 'Mira Lopez Garcia'],
  ['de', 'thomas eben', 'Thomas Eben'],
  ['en', 'kim do is my name', 'Kim Do'],
  ['de', 'Anneliese von Thun', 'Anneliese von Thun'],
])('as it is: %s: %s', (language, said, name) => {
  expect(nameIn(said, language, true)?.name).toBe(name);
});

test.each<[Language, string]>([
  ['en', 'i already told you'],
  ['es', 'ya le dije'],
  ['fr', 'je vous l’ai déjà dit'],
  ['de', 'hab ich doch schon gesagt'],
])('names nobody: %s: %s', (language, said) => {
  expect(nameIn(said, language, true)).toBeNull();
});
