// Only whom a message goes to is told apart from what it says.
import { expect, test } from 'vitest';
import { sentTo } from './message-sent-to.ts';

const business = {
  staff: ['Dr. Ruth Abrams', 'Dr. Owen Park', 'Mehmet Aydin'].map((name) => ({ name, services: [] })),
};

test.each([
  ['send it to Park, not Abrams', 'Dr. Owen Park'],
  ['yes, and make sure Mehmet Aydin gets it', 'Mehmet Aydin'],
  ['give that to Mehmet not the others', 'Mehmet Aydin'],
  ['Yes but for Dr. Park', 'Dr. Owen Park'],
  ['No, mejor dígaselo a la doctora Abrams', 'Dr. Ruth Abrams'],
  ['que le llegue a Ruth Abrams', 'Dr. Ruth Abrams'],
  ['mándeselo a Abrams, no a Park', 'Dr. Ruth Abrams'],
  ['donnez-le à Mehmet', 'Mehmet Aydin'],
  ['oui, et que ça aille à Mehmet Aydin', 'Mehmet Aydin'],
  ['geben Sie es Mehmet', 'Mehmet Aydin'],
  ['ja, und dass das Mehmet Aydin kriegt', 'Mehmet Aydin'],
])('“%s” is for %s', (line, who) => {
  expect(sentTo(line, business)).toBe(who);
});

test.each([
  'Park broke it, not Abrams',
  'yes, tell Park thanks',
  'make sure Park calls me',
  'give that to Park and say the key is with Abrams',
  'Dr. Park',
  'not to Park',
  'yes, Dr. Abrams already knows',
  'sí, dígale a Park gracias',
  'oui, Camille le sait',
  'ja, Park war gestern da',
  'to Park it hurts',
])('“%s” says something else', (line) => {
  expect(sentTo(line, business)).toBeNull();
});

const kin = {
  staff: ['Hank Osterman', 'Fay Osterman', 'Noah Field'].map((name) => ({ name, services: [] })),
};
test.each([
  ['yes, make sure Mrs. Osterman gets it', 'Fay Osterman', 'Fay Osterman'],
  ['yes, to Mrs. Osterman', 'Fay Osterman', 'Fay Osterman'],
  ['send it to Mrs. Osterman please', undefined, null],
  ['send it to Osterman', 'Noah Field', null],
  ['send it to Hank Osterman', 'Fay Osterman', 'Hank Osterman'],
  ['send it to Fay Osterman', undefined, 'Fay Osterman'],
  ['send it to Hank, not Fay', 'Fay Osterman', 'Hank Osterman'],
  ['give it to Noah', 'Fay Osterman', 'Noah Field'],
])('of two with one name: “%s” where it is for %s', (line, to, who) => {
  expect(sentTo(line, kin, to)).toBe(who);
});
