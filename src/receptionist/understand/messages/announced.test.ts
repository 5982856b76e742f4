// What somebody is to be told is a message, whatever days and services it names; what is asked or wanted here is none.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { announces } from './announced.ts';

test.each<[Language, string]>([
  ['en', 'Please tell Dana the cleaning on Thursday was great and I will bring the forms'],
  ['en', "Please tell Dana that I can't come to lunch on Friday"],
  ['en', 'tell her the cleaning on Thursday was great'],
  ['en', 'Pass it on: the package for Dr. Patel came to my house on Thursday'],
  ['en', 'let her know that I left my umbrella on Thursday'],
  ['es', 'Dígale que la limpieza del jueves estuvo muy bien'],
  ['es', 'Hágale saber a Dana que el jueves llevo los papeles'],
  ['es', 'Avísele a Dana que no voy a poder ir a comer el viernes'],
  ['fr', 'Faites-lui savoir que le détartrage de jeudi était parfait'],
  ['fr', 'Dites à Dana que je ne peux pas venir déjeuner vendredi'],
  ['de', 'Richten Sie ihm aus, dass die Zahnreinigung am Donnerstag gut war'],
  ['de', 'Sagen Sie Dana, dass ich am Freitag nicht zum Essen kommen kann'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['message']);
  expect(commands).toContainEqual({ do: 'set-message', body: text });
  expect(commands.some((one) => one.do === 'set-times' || one.do === 'set-name')).toBe(false);
});

test.each<[Language, string, string[]]>([
  ['en', "Tell Dr. Abrams I can't make it on Thursday", ['cancel']],
  ['en', "let reception know I can't make my appointment on Friday", ['move']],
  ['en', 'Tell Jess I have to cancel my appointment tomorrow', ['cancel']],
  ['en', 'Tell Doc I have to cancel tomorrow', ['cancel']],
  ['de', 'Sagen Sie Freitag bitte ab', ['cancel']],
  ['en', 'Can you tell me what a cleaning costs?', []],
  ['es', '¿Me puede decir cuánto cuesta una limpieza?', []],
  ['fr', 'Pouvez-vous me dire combien coûte un détartrage ?', []],
  ['de', 'Können Sie mir sagen, wann Sie am Freitag offen haben?', []],
  ['de', 'Sagen Sie, wie lange dauert eine Zahnreinigung?', []],
])('%s: %s announces none', (language, text, flows) => {
  expect(begun(heard(language, text))).toEqual(flows);
});

test.each<[Language, string]>([
  ['en', 'Pass on Friday, Monday instead?'],
  ['es', 'Páselo al viernes'],
  ['fr', 'Faites passer le technicien vendredi'],
])('%s: %s is nothing to be told', (language, text) => {
  expect(announces(text, language)).toBe(false);
});

test.each<[Language, string]>([
  ['en', "If you don't know that, please have Dr. Park call me"],
  ['es', 'Si no lo sabe, que me llame el doctor Park'],
  ['fr', 'Si vous ne le savez pas, que le docteur Park me rappelle'],
  ['de', 'Falls Sie das nicht wissen, möge mir Herr Kohl bitte schreiben'],
])('what is not known is no denial of the wish to be called, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});
