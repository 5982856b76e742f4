// Somebody to talk to that is only told of, or come in for, is a visit; one's own wish to talk to somebody is not.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'a friend said I should just come in and talk to somebody first, so an exam on Wednesday at three'],
  ['en', 'My sister told me to talk to someone there, so could I book an exam on Wednesday at three?'],
  ['en', 'I was told to ask for Dr. Feld, could she do an exam on Wednesday at three?'],
  ['es', 'Me dijeron que preguntara por la doctora Feld, quisiera una cita el miércoles a las tres'],
  ['es', 'Mi hermana me dijo que hablara con alguien primero, así que quisiera una cita el miércoles a las tres'],
  ['fr', "Ma sœur m'a dit de parler à quelqu'un d'abord, donc je voudrais un rendez-vous mercredi à trois heures"],
  [
    'de',
    'Meine Schwester hat gesagt, ich soll erst mit jemandem sprechen, also hätte ich gern einen Termin am Mittwoch um drei',
  ],
])('%s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'person')).toBe(false);
});

test.each<[Language, string]>([
  ['en', "I'd like to go over a filling with Owen. Would Thursday at three work?"],
  ['en', 'I need to talk to Owen about a filling, how about Thursday at three?'],
  ['es', 'Quiero hablar con Owen de un empaste. ¿Podría ser el jueves a las tres?'],
  ['fr', "Je voudrais parler à Owen d'un détartrage. Jeudi à quinze heures, ça irait ?"],
  ['de', 'Ich möchte eine Zahnreinigung mit Owen besprechen. Ginge Donnerstag um fünfzehn Uhr?'],
])('for an hour that is proposed, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'person')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'Can I talk to Owen about my filling on Thursday at three?'],
  ['en', 'I want to talk to Owen about the filling right now, would that work?'],
  ['de', 'Ich möchte mit Owen sprechen, meine Zahnreinigung war am Donnerstag um drei'],
  ['en', 'I want to talk to somebody'],
  ['en', 'I was told to ask for Dr. Feld'],
  ['en', 'My sister said I should talk to the manager'],
  ['en', 'Can I talk to someone before I book the exam for Wednesday at three?'],
  ['es', 'Quiero hablar con alguien'],
  ['fr', "Je voudrais parler à quelqu'un"],
  ['de', 'Ich möchte mit jemandem sprechen'],
])('one’s own wish, %s: %s', (language, text) => {
  expect(heard(language, text).some((one) => one.do === 'person')).toBe(true);
});

test.each<[Language, string]>([
  ['en', "I don't need to talk to anyone now, just leave a note for whoever looks after that"],
  ['en', 'No need to put anyone on, just leave Dana a note to ring me about the results'],
  ['en', "You don't have to get anybody, just leave a message that the parts are in"],
  ['es', 'No hace falta que me pase con nadie, solo quiero dejar un recado'],
  ['fr', "Pas besoin de me passer quelqu'un, je voudrais juste laisser un message"],
  ['de', 'Sie müssen mir niemanden holen, ich möchte nur eine Nachricht hinterlassen'],
  ['es', 'No necesito hablar con nadie, solo quiero dejar un recado'],
  ['fr', "Je n'ai pas besoin de parler à quelqu'un, je voudrais juste laisser un message"],
  ['de', 'Ich muss mit niemandem sprechen, ich möchte nur eine Nachricht hinterlassen'],
])('nobody is wanted, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands.filter((one) => one.do === 'person')).toEqual([]);
  expect(begun(commands)).toEqual(['message']);
});

test('who wants no machine wants somebody', () => {
  expect(heard('en', "I don't want to talk to a machine, get me a person")).toContainEqual({ do: 'person' });
});
