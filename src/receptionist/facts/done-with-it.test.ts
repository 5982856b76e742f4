// What is done with a thing, said behind it, names no service of the list; what is asked for as such does.
import { expect, it } from 'vitest';
import { withoutDoneWithIt } from './done-with-it.ts';

it.each([
  ['How much is a new chain, fitted?', 'How much is a new chain?'],
  ["What's a storm door, fully installed?", "What's a storm door?"],
  ['¿Cuánto sale una chapa nueva, ya instalada?', '¿Cuánto sale una chapa nueva?'],
  ["C'est combien, une vitre, pose comprise ?", "C'est combien, une vitre ?"],
  ['Was kostet ein neuer Schlauch, montiert?', 'Was kostet ein neuer Schlauch?'],
])('“%s” is after the thing', (question, thing) => expect(withoutDoneWithIt(question)).toBe(thing));

it.each([
  'How much to get a TV mounted?',
  'How much is a fitting?',
  'Can I get it delivered, or do I come by?',
  'What do you charge for blinds, and are they installed the same day?',
  '¿Cuánto cuesta una llave instalada?',
  'Was kostet es, wenn Sie die Lampe montieren?',
])('“%s” is left as it is', (question) => expect(withoutDoneWithIt(question)).toBe(question));
