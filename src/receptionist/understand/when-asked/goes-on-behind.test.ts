// Put aside in the middle of a booking: what stands behind it decides whether the visit goes on or is given up.
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
const kinds = (language: Language, said: string) => heard(language, said, readBack).map((one) => one.do);

test.each<[Language, string, string]>([
  ['en', 'Never mind, ten is fine', 'set-times'],
  ['en', 'Forget it, Monday works better', 'set-times'],
  ['en', 'Never mind the reminder, yes book it', 'affirm'],
  ['en', 'Forget about the text message, yes please', 'affirm'],
  ['en', 'Never mind the parking. Yes, that works', 'affirm'],
  ['es', 'Olvídelo, a las once está bien', 'set-times'],
  ['es', 'Olvídese del recordatorio, sí, resérvela', 'affirm'],
  ['fr', 'Laissez tomber, onze heures ça me va', 'set-times'],
  ['fr', 'Laissez tomber le rappel, oui, réservez', 'affirm'],
  ['de', "Vergessen Sie's, elf Uhr passt auch", 'set-times'],
  ['de', 'Vergessen Sie die Erinnerung, ja, buchen Sie', 'affirm'],
])('%s: goes on: %s', (language, said, kind) => {
  expect(kinds(language, said)).toContain(kind);
  expect(kinds(language, said)).not.toContain('drop');
});

test.each<[Language, string]>([
  ['en', 'Never mind the reminder'],
  ['es', 'Olvídese del recordatorio'],
  ['fr', 'Laissez tomber la facture'],
  ['de', 'Vergessen Sie die Quittung'],
])('%s: the visit stands without it: %s', (language, said) => {
  expect(kinds(language, said)).toEqual(['cannot-tell']);
});

test.each<[Language, string]>([
  ['en', 'No, never mind'],
  ['en', "No, forget it, I'll call you back"],
  ['en', "Forget it, I can't do ten"],
  ['en', 'Never mind the appointment'],
  ['en', 'Forget the cleaning'],
  ['en', "Never mind. Yes, I'm sure"],
  ['es', 'No, olvídelo'],
  ['es', 'Olvídelo, yo les llamo luego'],
  ['fr', 'Non, laissez tomber, je vous rappelle'],
  ['fr', 'Laissez tomber le rendez-vous'],
  ['de', "Nein, vergessen Sie's, ich melde mich wieder"],
  ['de', 'Vergessen Sie den Termin'],
])('%s: is given up, and nobody is abused: %s', (language, said) => {
  expect(kinds(language, said)).toContain('drop');
  expect(kinds(language, said)).not.toContain('abuse');
  expect(kinds(language, said)).not.toContain('affirm');
  expect(kinds(language, said)).not.toContain('set-times');
});

test('who is rude with it is heard to be', () => {
  expect(kinds('en', "Forget it, you're useless idiots")).toContain('abuse');
});
