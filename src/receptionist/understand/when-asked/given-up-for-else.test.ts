// What stood is given up and another wish taken up in one breath; a refusal that is none, and a no that puts right, lose nothing.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const readBack: Partial<State> = {
  turns: 4,
  asked: 'confirm',
  said: { name: 'Maria Lopez', phone: '+12125550142' },
  frames: [
    { flow: 'book', times: [{ date: '2026-11-19', time: '14:00' }], service: 'Teeth cleaning', confirming: true },
  ],
};
const kinds = (language: Language, said: string, state: Partial<State> = readBack) =>
  heard(language, said, state).map((one) => (one.do === 'start' ? one.flow : one.do));

test.each<[Language, string]>([
  ['en', 'No, forget it. Have someone call me about the sink'],
  ['en', "Don't book it. Have someone call me"],
  ['en', 'no forget it just have somebody call me back'],
  ['en', 'Forget the cleaning, just have Marisol give me a ring.'],
  ['en', 'Actually, scrap the appointment. Could somebody phone me about the bill?'],
  ['en', "Never mind, don't book anything. Just ask the doctor to call me back."],
  ['en', 'No, have someone call me instead.'],
  ['en', "No thanks, just tell Dr. Park I'll bring the form myself."],
  ['es', 'No, olvídelo. Que me llame alguien por lo de la factura.'],
  ['es', 'No la agende. Mejor que me llame la doctora.'],
  ['es', 'No, mejor que me llame alguien.'],
  ['fr', "Non, laissez tomber. Que quelqu'un me rappelle au sujet de la facture."],
  ['fr', "Ne réservez rien. Demandez plutôt à quelqu'un de me rappeler."],
  ['fr', 'Pas de rendez-vous finalement. Dites à la docteure de me rappeler.'],
  ['de', 'Nein danke, der Doktor soll mich lieber zurückrufen.'],
  ['de', 'Nein, vergessen Sie es. Es soll mich bitte jemand wegen der Rechnung zurückrufen.'],
  ['de', 'Buchen Sie nichts. Der Doktor soll mich bitte anrufen.'],
])('%s: given up for words to pass on: %s', (language, said) => {
  const found = kinds(language, said);
  expect(found.slice(0, 2)).toEqual(['drop', 'message']);
  expect(found).not.toContain('affirm');
});

test('another service takes the place of the one that is given up', () => {
  const found = heard('en', "No, scratch that. I'd like a dental exam instead, Friday at two.", readBack);
  expect(found).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Dental exam' }));
  expect(found.some((one) => one.do === 'drop' || one.do === 'start')).toBe(false);
});

test('what is asked behind it is asked', () => {
  expect(kinds('en', "Don't book it. Do you take Aetna?")).toEqual(['drop', 'ask']);
});

test.each<[Language, string]>([
  ['en', 'Move my cleaning to Wednesday? No, forget it. Have Dr. Park call me instead'],
  ['en', 'Yes, and have someone call me before they come'],
  ['en', 'No, call me before you come'],
  ['en', 'No, call me Mary'],
  ['en', 'No, call me at 212 555 0198 instead'],
  ['en', "No, don't call me, text me"],
  ['en', 'No, I got a call from you saying two pm'],
  ['en', "Don't book it until someone calls me about the price"],
  ['en', "Never mind the time, just call me when you're on the way"],
  ['en', "No, forget it, I'll call you back"],
  ['en', "don't forget to call me when it's done"],
  ['en', "No, I don't want it with Dr. Park, have Marisol do it"],
  ['es', 'No, llámeme antes de la cita'],
  ['es', 'No, me llamo María López con zeta'],
  ['fr', 'Non, appelez-moi avant de venir'],
  ['de', 'Nein, rufen Sie mich vorher an'],
  ['de', 'Nein, um elf, und rufen Sie mich bitte vorher an'],
])('%s: gives up nothing for a message: %s', (language, said) => {
  const found = kinds(language, said);
  expect(found.includes('drop') && found.includes('message')).toBe(false);
});

test('a no to the number that is asked for gives up nothing', () => {
  expect(kinds('en', 'No, have them call me at my office', { ...readBack, asked: 'phone' })).not.toContain('drop');
});
