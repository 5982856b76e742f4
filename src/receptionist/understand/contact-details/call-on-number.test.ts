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
