// The number that the door shows is the one to call, in whichever words.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const askedFor: Partial<State> = {
  turns: 2,
  asked: 'phone',
  frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
};

test.each<[Language, string]>([
  ['en', 'The number you see there.'],
  ['en', 'This telephone, yes.'],
  ['en', 'the one on your screen'],
  ['en', 'The one that came up on your display is fine'],
  ['en', "This is my house phone, that's good."],
  ['en', "it's my cell, use that"],
  ['es', 'Es mi celular, ese está bien'],
  ['fr', "C'est mon fixe, ça ira"],
  ['de', 'Das ist mein Handy, passt'],
  ['es', 'El que le aparece en pantalla'],
  ['es', 'Al número que ve ahí'],
  ['fr', "Celui qui s'affiche"],
  ['fr', 'Le numéro que vous voyez'],
  ['de', 'Die Nummer, die Sie sehen'],
  ['de', 'Die da angezeigt wird'],
  ['es', 'Este de donde le marco.'],
  ['es', 'al que le estoy hablando'],
  ['fr', 'celui-ci'],
  ['de', 'unter der ich anrufe'],
  ['de', 'die hier'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, askedFor)).toContainEqual({ do: 'set-phone-same' });
});

test.each<[Language, string, boolean]>([
  ['en', 'By e-mail, please', true],
  ['en', 'Just write to me', true],
  ['en', 'I would rather have an e-mail', true],
  ['es', 'Mejor escríbame un correo', true],
  ['fr', 'Écrivez-moi plutôt', true],
  ['de', 'Schreiben Sie mir bitte', true],
  ['en', 'write to me by text', false],
  ['es', 'mejor escríbanme un mensaje al celular', false],
  ['es', 'escríbame por WhatsApp', false],
  ['de', 'Schreiben Sie mir eine SMS', false],
])('a number is not given where a letter is wanted, and only there, %s: %s', (language, text, isWanted) => {
  const state = { ...askedFor, said: { email: 'maria@example.com' } };
  expect(heard(language, text, state).some((one) => one.do === 'decline')).toBe(isWanted);
});

test.each<[Language, string]>([
  ['es', 'Una limpieza para el viernes, ¿es el mismo precio?'],
  ['fr', 'Un détartrage vendredi, c’est le même prix ?'],
  ['de', 'Eine Zahnreinigung am Freitag, ist das der gleiche Preis?'],
])('what else is the same is no number, %s: %s', (language, text) => {
  expect(heard(language, text).some((one) => one.do === 'set-phone-same')).toBe(false);
});

test('where the door shows no number, that is said, and it is asked for', async () => {
  const { say } = talkWith({ from: null });
  await say('I want to book a dental exam Thursday at nine');
  await say('Rhea Costa');
  const { text, asks } = await say('same number I am calling from');
  expect(asks).toBe('phone');
  expect(text).toMatch(/can't see your number here.*number/);
});

test.each<[Language, string]>([
  ['en', "That's my work phone, I'd rather you use my cell"],
  ['en', "not this one, it's my work phone"],
  ['en', 'this is the office line, let me give you my cell'],
  ['es', 'No, es mi teléfono prestado'],
  ['fr', "Non, c'est le portable de ma femme"],
  ['de', 'Das ist das Handy meiner Frau'],
  ['de', 'Nein, das ist mein Handy von der Arbeit'],
  ['es', 'Es mi celular, pero mejor llame a mi casa'],
  ['fr', "C'est mon fixe, mais appelez plutôt mon portable"],
  ['de', 'Das ist mein Handy, aber lieber auf dem Festnetz'],
])('another one is meant, %s: %s', (language, text) => {
  expect(heard(language, text, askedFor)).not.toContainEqual({ do: 'set-phone-same' });
});
