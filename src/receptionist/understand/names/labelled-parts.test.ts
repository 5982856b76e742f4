// Parts of a name that are told for what they are make one name, given name first; where only one is told, or none, they make none.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { nameIn } from './details.ts';
import { labelledParts } from './labelled-parts.ts';

test.each<[Language, string, string]>([
  ['en', 'last name Pruett, first name Deshawn', 'Deshawn Pruett'],
  ['en', 'first name deshawn last name pruett', 'Deshawn Pruett'],
  ['en', 'Pruett is the last name, Deshawn the first', 'Deshawn Pruett'],
  ['en', 'my last name is Pruett, first is Deshawn', 'Deshawn Pruett'],
  ['en', 'Dr. Hendricks, first name Paula', 'Paula Hendricks'],
  ['es', 'Arriaga es el apellido, Lupe el nombre', 'Lupe Arriaga'],
  ['es', 'arriaga es el apellido, lupe el nombre', 'Lupe Arriaga'],
  ['es', 'Lupe, y el apellido es de la Cruz', 'Lupe de la Cruz'],
  ['es', 'Villa Gómez es el apellido y Rosario el nombre', 'Rosario Villa Gómez'],
  ['es', 'last name Arriaga, first name Lupe', 'Lupe Arriaga'],
  ['es', 'apellido Ortega y Gasset, nombre José', 'José Ortega y Gasset'],
  ['fr', 'nom Gagnon, prénom Jean-Luc', 'Jean-Luc Gagnon'],
  ['fr', 'Yann, nom de famille Le Goff', 'Yann Le Goff'],
  ['fr', "le prénom c'est Odile et le nom c'est Lefèvre", 'Odile Lefèvre'],
  ['de', 'Nachname von Thun, Vorname Anneliese', 'Anneliese von Thun'],
  ['de', 'Vorname Uwe Nachname Brandl', 'Uwe Brandl'],
  ['de', 'Brandl ist der Nachname, Uwe der Vorname', 'Uwe Brandl'],
])('%s: %s', (language, said, name) => {
  expect(nameIn(said, language, true)?.name).toBe(name);
});

test.each<[Language, string]>([
  ['en', 'Deshawn Pruett'],
  ['en', 'the last name is Pruett'],
  ['en', 'what is the first name you have'],
  ['en', 'Dana, last name is spelled wrong there'],
  ['en', 'is the first name enough, or do you need the last name'],
  ['en', 'first things first, the last one was late'],
  ['en', "first name first, it's Dana Lee"],
  ['es', 'mi nombre es Lupe Arriaga'],
  ['es', 'José Ortega y Gasset'],
  ['es', 'el nombre de la clínica, ¿cuál es?'],
  ['fr', 'mon nom est Odile Lefèvre'],
  ['fr', 'à quel nom de famille ?'],
  ['de', 'mein Name ist Uwe Brandl'],
  ['de', 'reicht der Vorname, oder auch der Nachname?'],
])('tells no parts: %s: %s', (language, said) => {
  expect(labelledParts(said, language)).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'Bob Whitlock, my first name is Robert'],
  ['en', 'Sam Lee, last name Leigh'],
  ['en', 'Siobhan Roe, first name S-I-O-B-H-A-N'],
  ['en', 'Dana Whitlock, last name hyphenated'],
  ['es', 'Lupe Arriaga, apellido de soltera Gómez'],
  ['es', 'apellido paterno Arriaga, apellido materno Gómez, nombre Lupe'],
  ['fr', "nom d'usage Roy, prénom Lucie"],
  ['de', 'Nachname Meier geborene Roth, Vorname Jutta'],
])('%s: no part is joined to a whole name, and nothing that only describes one: %s', (language, text) => {
  expect(labelledParts(text, language)).toBeNull();
});
