// Whoever disputes a charge complains of it; what led to it is told, and nothing is cancelled or booked anew.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import { disputesCharge } from './wrong-charge.ts';

const does = (language: 'en' | 'es' | 'fr' | 'de', text: string) => heard(language, text).map((one) => one.do);

test.each([
  ['en', 'I cancelled two days ahead and you still charged me fifty-five dollars.'],
  ['en', 'I moved my boarding a week ahead and got billed for it anyway.'],
  ['en', "there's a charge on my statement I never authorized"],
  ['en', 'I was billed for the wrong thing'],
  ['en', 'The invoice you sent me is wrong.'],
  ['en', 'Your guy billed us for three hours even though he left after one.'],
  ['es', 'Cancelé a tiempo y me cobraron de todos modos.'],
  ['es', 'Hay un cargo en mi tarjeta que no reconozco.'],
  ['fr', 'J’ai annulé à temps et on m’a quand même facturé la séance.'],
  ['de', 'Ich hatte rechtzeitig abgesagt und trotzdem wurden mir 55 Euro berechnet.'],
  ['de', 'Sie haben mir die Reinigung doppelt berechnet.'],
] as const)('%s: disputes a charge: %s', (language, text) => {
  const done = does(language, text);
  expect(done).toContain('complaint');
  expect(done).not.toContain('start');
});

test.each([
  ['en', 'Will I be charged if I cancel two days ahead?'],
  ['en', 'I was charged a deposit last time, does that come off the price?'],
  ['en', 'You charged me 90 for the cleaning last time. I would like another one Thursday at two.'],
  ['en', 'My water bill is way too high, I think we have a leak.'],
  ['en', 'The scooter is charged up but it still will not start.'],
  ['es', 'La vez pasada me cobraron cincuenta, quiero una limpieza el jueves a las dos.'],
  ['fr', 'Vous me facturez la séance si j’annule la veille ?'],
  ['de', 'Wird mir etwas berechnet, wenn ich doch absage?'],
] as const)('%s: disputes none: %s', (language, text) => {
  expect(does(language, text)).not.toContain('complaint');
});

test('who is charged with an offence disputes no bill', () => {
  expect(disputesCharge('i was charged with a dui although i blew under the limit.')).toBe(false);
});

test('where a message is asked for, what is disputed is the message', () => {
  const text =
    'I cancelled two days ahead and was charged fifty-five dollars anyway. I want it back, and a call today.';
  const state = { turns: 4, asked: 'message', frames: [{ flow: 'message', urgent: false }] } as const;
  expect(heard('en', text, { ...state, frames: [...state.frames] })).toEqual([{ do: 'set-message', body: text }]);
});
