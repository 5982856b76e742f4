// "Call me on …" beside a visit that is wished for tells a number; said to somebody of the house, or with no visit wished for, it is
// a message.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "I don't want to book anything yet. Please have Dr. Park call me at 773-555-0178 to talk about a price."],
  ['en', 'We are thinking about whitening for the whole family. Please have Dr. Park call me at 773-555-0178.'],
  ['es', 'No quiero hacer cita todavía. Que me llame el Dr. Park al 773-555-0178, por favor.'],
  ['fr', "Je ne veux pas prendre de rendez-vous. Demandez au Dr. Park de m'appeler au 773 555 0178."],
  ['de', 'Ich möchte noch keinen Termin. Dr. Park soll mich bitte unter 773 555 0178 anrufen.'],
])('%s: a message: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', 'I want to book a cleaning on Friday at ten, call me at 773-555-0178 if needed.'],
  ['en', 'I need a filling Thursday at nine. You can call me on 773-555-0178.'],
])('%s: a visit with a number: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', "I'd like a cleaning next Tuesday at eleven, and you can call me on this number."],
  ['en', 'A filling on Thursday at nine please, you can reach me at this number.'],
  ['es', 'Quería una limpieza el jueves a las diez y media, si se puede, y me pueden llamar a este mismo número.'],
  ['fr', 'Je voudrais un détartrage jeudi à onze heures, et vous pouvez me rappeler sur ce numéro.'],
  ['de', 'Ich hätte gern eine Zahnreinigung am Donnerstag um zehn, und Sie erreichen mich unter dieser Nummer.'],
])('%s: a visit with the number that is called from: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands).toContainEqual({ do: 'set-phone-same' });
});

test.each<[Language, string]>([
  ['en', 'Please have Dr. Park call me on this number about my bill.'],
  ['en', 'Tell Dr. Park the crown came loose, she can call me on this number.'],
  ['en', 'My crown came loose, you can call me on this number.'],
  ['es', 'Llámenme a este número por favor, es por la limpieza del jueves.'],
  ['es', '¿Me puede llamar el doctor a este mismo número? Es por la factura.'],
  ['fr', 'Rappelez-moi sur ce numéro, c’est pour ma facture.'],
  ['de', 'Dr. Park soll mich bitte unter dieser Nummer anrufen, es geht um die Rechnung.'],
])('%s: a call is begged for: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message']);
});
