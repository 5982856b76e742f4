// What somebody is to be told, and asked: "pass something on to …" takes all that follows, a question about them is theirs, and what is
// asked of the house stays a question.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const messageAsked: Partial<State> = { turns: 1, asked: 'message', frames: [{ flow: 'message', urgent: false }] };
const bodyOf = (language: Language, text: string, state?: Partial<State>) =>
  heard(language, text, state).find((one) => one.do === 'set-message')?.body;
const questions = (language: Language, text: string, state?: Partial<State>) =>
  heard(language, text, state).filter((one) => one.do === 'ask' && !one.soft);

test.each<[Language, string]>([
  ['en', 'Could you pass something on to Owen before Friday? I found my night guard and want to know if he needs it.'],
  ['en', 'Can you get a message to Marisol? The old x-rays turned up, does she still want them?'],
  ['es', '¿Le puede pasar algo a Marisol? Encontré las radiografías y quiero saber si ella las necesita.'],
  ['fr', "Pourriez-vous transmettre quelque chose à Owen ? J'ai retrouvé la gouttière, est-ce qu'il en a besoin ?"],
  ['es', '¿Puede pasarle un recado a Marisol? Encontré las radiografías y quiero saber si ella las necesita.'],
  ['es', '¿Le puede decir algo a Marisol? Encontré las radiografías y quiero saber si ella las necesita.'],
  ['de', 'Können Sie der Frau Vogel was sagen? Ich habe die Schiene gefunden und wüsste gern, ob sie sie braucht.'],
  ['de', 'Können Sie ihr bitte etwas ausrichten? Ich habe die Schiene gefunden und wüsste gern, ob sie sie braucht.'],
  ['de', 'Können Sie Owen etwas ausrichten? Ich habe die Schiene gefunden und wüsste gern, ob er sie braucht.'],
])('%s: is all a message: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
  expect(bodyOf(language, text)).toBe(text);
  expect(questions(language, text)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'I found the night guard. Does she want me to bring it, or will a photo do?'],
  ['es', 'Encontré la placa. ¿La necesita ella o basta una foto?'],
  ['fr', "J'ai retrouvé la gouttière. Est-ce qu'elle en a besoin ?"],
  ['de', 'Ich habe die Schiene gefunden. Braucht er sie, oder reicht ein Foto?'],
])('%s: asked what to pass on, tells it and asks it of somebody: %s', (language, text) => {
  expect(bodyOf(language, text, messageAsked)).toBe(text);
});

test('what could not be answered and is said again is what is to be passed on', () => {
  const text = 'Is the waiting room painted in the same green as before?';
  expect(bodyOf('en', text, messageAsked)).toBeUndefined();
  expect(bodyOf('en', text, { ...messageAsked, unanswered: text })).toBe(text);
});

test.each<[Language, string]>([
  ['en', 'My wedding is in June. Do you whiten teeth?'],
  ['en', 'Is she in on Fridays?'],
  ['en', 'I need a cleaning. Do they take Delta Dental?'],
  ['es', 'Necesito una limpieza. ¿Ellos aceptan Delta Dental?'],
  ['fr', "J'ai besoin d'un détartrage. Est-ce qu'ils prennent ma mutuelle ?"],
  ['es', 'Mi boda es en junio. ¿Ustedes blanquean los dientes?'],
  ['fr', 'Mon mariage est en juin. Vous faites le blanchiment ?'],
  ['de', 'Meine Hochzeit ist im Juni. Machen Sie auch Bleaching?'],
])('%s: asks the house: %s', (language, text) => {
  expect(bodyOf(language, text, messageAsked)).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'Can you tell me something about whitening?'],
  ['en', 'Could you pass me on to Owen?'],
  ['es', '¿Me puede decir algo sobre los precios?'],
  ['fr', 'Vous pouvez me dire quelque chose sur le détartrage ?'],
  ['de', 'Können Sie mir etwas über Bleaching sagen?'],
  ['de', 'Können Sie zum Preis etwas sagen?'],
  ['de', 'Können Sie dazu etwas sagen?'],
  ['de', 'Können Sie über die Dauer etwas sagen'],
  ['de', 'Könnten Sie ungefähr was sagen, was das kostet?'],
  ['es', '¿Le puede pasar algo al perro con la anestesia?'],
  ['es', '¿Puede pasar algo a la muela si espero?'],
  ['es', '¿Puede decir algo al respecto?'],
  ['fr', 'Pouvez-vous dire quelque chose à propos du prix ?'],
])('%s: leaves no message: %s', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('message');
});
