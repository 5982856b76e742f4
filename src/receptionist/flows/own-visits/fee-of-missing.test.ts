// What a visit costs that is missed is no price of the visit, whatever it names.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { frame, freshState } from '../../state.ts';
import { feeOfChange, feeOfMissing } from './fee-of-change.ts';

test.each<[Language, string]>([
  ['en', 'What do you charge if I forget to show up for a checkup?'],
  ['en', "What do I owe if I forget and don't show?"],
  ['en', "How much is it if I don't make it to my lesson?"],
  ['en', "What's it cost me if I blow off my trim?"],
  ['es', '¿Cuánto me cobran si se me olvida la cita?'],
  ['es', '¿Cuánto me cobran si no voy a la cita?'],
  ['es', '¿Cobran algo si no llego?'],
  ['en', 'If I miss the class do I owe you anything?'],
  ['fr', "Qu'est-ce que je dois si j'oublie le rendez-vous ?"],
  ['de', 'Was kostet es, wenn ich den Termin verschwitze?'],
])('%s: %s', (language, question) => {
  expect(feeOfMissing(question, language)).not.toBeNull();
});

test.each<[Language, string]>([
  ['en', 'What do you charge for a checkup?'],
  ['en', 'What does it cost if I forget my glasses at your office?'],
  ['en', "How much is it if I don't show my insurance card?"],
  ['en', 'What do I do if I forget my appointment?'],
  ['en', 'How much is it if we skip the blow-dry?'],
  ['en', 'If I miss the class can I get my money back?'],
  ['es', '¿Cuánto cuesta si no llevo seguro?'],
  ['es', '¿Cuánto me cobran si no voy a usar el seguro?'],
  ['es', '¿Cuánto es si no vamos a quedarnos a dormir?'],
  ['es', '¿Cuánto me cobran si no llego a tiempo?'],
  ['de', 'Was kostet es, wenn ich keine Versicherung habe?'],
])('is after no missed visit, %s: %s', (language, question) => {
  expect(feeOfMissing(question, language)).toBeNull();
});

test('a tag behind it makes a bare fee no longer', () => {
  const cancelling = { ...freshState('en'), frames: [frame.parse({ flow: 'cancel', times: [] })] };
  expect(feeOfChange(cancelling, "I'm not going to be charged for it, am I?")).toContain('cancelling');
});
