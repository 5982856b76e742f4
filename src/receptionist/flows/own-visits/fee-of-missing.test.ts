// What a visit costs that is missed is no price of the visit, whatever it names.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { frame, freshState } from '../../state.ts';
import { feeOfChange, feeOfMissing, ruleOfMissing, tellsFeeOfMissed } from './fee-of-change.ts';

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

test.each<[Language, string]>([
  ['en', "What happens if we just don't show?"],
  ['en', 'What if I oversleep and miss my appointment?'],
  ['en', "And what do you do if somebody doesn't turn up?"],
  ['es', '¿Y qué pasa si al final no nos presentamos?'],
  ['es', '¿Y si mi hijo simplemente no aparece?'],
  ['fr', 'Et si jamais je ne me pointe pas ?'],
  ['de', 'Was passiert, wenn ich den Termin einfach verschwitze?'],
  ['de', 'Und wenn wir nicht auftauchen?'],
])('what then, %s: %s', (language, question) => expect(ruleOfMissing(question, language)).not.toBeNull());

test.each<[Language, string]>([
  ['en', "What happens if the swelling doesn't go down?"],
  ['en', "What if I don't come in with my card?"],
  ['en', "What if my package doesn't show up at your office?"],
  ['en', 'What happens if I miss a dose?'],
  ['en', "What happens if I don't make it in time?"],
  ['es', '¿Qué pasa si no llego a tiempo?'],
  ['es', '¿Y si no va bien el color?'],
  ['fr', 'Et si la pièce ne vient pas ?'],
  ['de', 'Was ist, wenn das Paket nicht kommt?'],
  ['de', 'Und wenn ich keinen Ausweis habe?'],
])('is after no visit that is missed, %s: %s', (language, question) =>
  expect(ruleOfMissing(question, language)).toBeNull(),
);

test.each<[Language, string]>([
  ['en', 'I forgot my visit last week, first time it happens. Will that cost me anything?'],
  ['en', "We didn't make it to our lesson on Monday, sorry. Is there a charge for that?"],
  ['es', 'No fui a mi cita del lunes. ¿Me cobran algo?'],
  ['fr', "J'ai oublié mon rendez-vous la semaine passée. Ça va me coûter quelque chose ?"],
  ['de', 'Ich habe meinen Termin gestern verpasst. Muss ich den bezahlen?'],
])('a visit was missed, %s: %s', (language, question) => expect(feeOfMissing(question, language)).not.toBeNull());

test.each<[Language, string]>([
  ['en', 'I forgot my visit last week. Where do I park?'],
  ['en', 'I missed my appointment yesterday. Do you take cards?'],
  ['es', 'Se me pasó la cita. ¿A qué hora abren?'],
  ['fr', "J'ai raté mon rendez-vous. Vous êtes ouverts demain ?"],
  ['de', 'Ich habe den Termin vergessen. Wann haben Sie geöffnet?'],
])('a visit was missed, and something else is asked, %s: %s', (language, question) =>
  expect(feeOfMissing(question, language)).toBeNull(),
);

test.each<[boolean, string]>([
  [true, 'A missed exam is billed at $25.'],
  [true, 'Si no viene y no avisa cobramos $25.'],
  [true, 'Remboursé si vous annulez plus de 7 jours avant ; ensuite nous le gardons.'],
  [false, 'Cambiar o cancelar no cuesta nada. Solo le pedimos avisar antes.'],
  [false, 'Absagen kostet nichts.'],
  [false, 'We keep the car for three days at no charge.'],
])('tells what a missed visit costs, %s: %s', (tells, text) => expect(tellsFeeOfMissed(text)).toBe(tells));
