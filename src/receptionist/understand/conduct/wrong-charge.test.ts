// Whoever disputes a charge complains of it; what led to it is told, and nothing is cancelled or booked anew.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
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

test.each([
  ['en', "They charged me way too much at the other shop, so I'd like to bring my car in to you on Friday at ten"],
  ['en', 'My last groomer, they charged me double, anyway I want to book a bath for Saturday'],
  ['en', 'I was charged a late fee by the bank even though I paid, I need an appointment with an attorney'],
  ['en', "You charged me twice for my last cleaning and I'd like a cleaning Friday at ten"],
  ['es', 'En el otro taller me cobraron de más, quiero una cita con ustedes el viernes'],
  ['fr', "On m'a facturé en trop chez l'autre garagiste, je voudrais un rendez-vous vendredi"],
  ['de', 'Man hat mir in der anderen Werkstatt zu viel berechnet, ich hätte gern einen Termin am Freitag'],
] as const)('%s: the visit wished for beside a charge is booked: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each([
  'my last groomer, they charged me double',
  'i was charged a late fee by the bank even though i paid',
  'i got charged twice at the other place',
  'you charged me the deposit already, i still want to come friday at three',
  'you charged me the deposit already, anyway could i come friday',
  'en el otro taller me cobraron de mas',
  "on m'a facture en trop chez l'autre garagiste",
  'man hat mir in der anderen werkstatt zu viel berechnet',
  'man hat mir beim letzten zahnarzt zu viel berechnet',
])('no charge of the house is disputed: %s', (folded) => {
  expect(disputesCharge(folded)).toBe(false);
});

test.each([
  'they charged me twice the other day',
  'on my last visit they charged me double.',
  'i got charged anyway at the other location',
  'you charged me too much, it is half at the other shop',
  'i was charged by mistake',
  'el otro dia me cobraron dos veces',
  'me cobraron igual',
  "on m'a quand meme facture la seance la semaine derniere",
  'man hat mir beim letzten termin zu viel berechnet',
])('a charge of the house is disputed: %s', (folded) => {
  expect(disputesCharge(folded)).toBe(true);
});

test('a call and the money back are no visit', () => {
  const text = 'You charged me fifty-five dollars anyway. I want it back, and I want a call today.';
  expect(does('en', text)).toContain('complaint');
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
