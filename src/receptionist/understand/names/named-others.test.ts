// What an animal is called, and what follows somebody whose name is not known, is no name of the caller’s.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { isOfAnimal } from './of-animal.ts';

const at = (text: string, name: string) => isOfAnimal(text, { start: text.indexOf(name) });

test.each([
  ["my dog's name is Moose", 'Moose'],
  ['the cat is called Pepper', 'Pepper'],
  ['it is for our puppy, her name’s Daisy', 'Daisy'],
  ['my lab Moose', 'Moose'],
  ['mi perro se llama Canelo', 'Canelo'],
  ['el nombre de mi gata es Luna', 'Luna'],
  ["mon chien s'appelle Filou", 'Filou'],
  ['unser Hund heißt Bruno', 'Bruno'],
  ['der Name meiner Katze ist Mimi', 'Mimi'],
])('%s: no name of the caller', (text, name) => {
  expect(at(text, name)).toBe(true);
});

test.each([
  ['a groom for my dog, my name is Pete Ruiz', 'Pete'],
  ['it is about the cat. This is Ana Soto', 'Ana'],
  ["I'm the one with the horse, Pete Ruiz", 'Pete'],
  ['es para mi perro, me llamo Ana Soto', 'Ana'],
  ["c'est pour mon chien, je m'appelle Luc Roy", 'Luc'],
  ['für den Hund, ich heiße Anja Keller', 'Anja'],
  ['her name is Ana Soto', 'Ana'],
])('%s: the caller, or somebody else', (text, name) => {
  expect(at(text, name)).toBe(false);
});

test.each(["Pete Ruiz. The dog's name is Moose, he'll wait outside", 'Pete Ruiz, and my dog is called Moose'])(
  'where both are told, the caller is who is booked for: %s',
  (said) => {
    expect(heard('en', said, { asked: 'name' })).toContainEqual(expect.objectContaining({ name: 'Pete Ruiz' }));
  },
);

test.each([
  'I want the manager to call me, Sam or whatever his name is. Take a message, would you?',
  "I don't know what his name is. Tell him to call me",
  'the manager, whatever his name is. Have him call me',
])('what follows somebody whose name is not known is no name: %s', (said) => {
  expect(heard('en', said, { turns: 1 }).map((one) => one.do)).not.toContain('set-name');
});

test('a name behind one that is not known is the caller’s', () => {
  const said = 'the manager, whatever his name is. This is Rachel Green';
  expect(heard('en', said, { turns: 1 })).toContainEqual(expect.objectContaining({ name: 'Rachel Green' }));
});
