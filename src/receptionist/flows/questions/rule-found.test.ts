// The rule of a missed visit is told from what the owner says of missed visits, and from nothing else that costs something.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import { findAnswer } from '../../answers/find-answer.ts';
import type { Language } from '../../business.ts';

const ask = async (language: Language, question: string, knowledge: readonly { title: string; text: string }[]) => {
  const { say } = talkWith({ findAnswer, business: { ...dental, languages: [language], knowledge: [...knowledge] } });
  return await say(question);
};

test.each<[Language, string, string, string]>([
  [
    'de',
    'Was passiert, wenn ich nicht komme?',
    'Voranschlag',
    'Wird es mehr als $40 teurer als im Voranschlag, rufen wir vorher an.',
  ],
  ['es', '¿Qué pasa si no llego a la cita?', 'Emergencias', 'De noche esa salida cuesta $60 aparte del trabajo.'],
  ['fr', 'Que se passe-t-il si je ne viens pas ?', 'Tarifs', "La consultation est facturée, l'heure est à $275."],
  ['en', "What happens if we just don't show?", 'Delivery', 'There is a $30 fee for delivery past the river.'],
])('%s: “%s” is not told by another price', async (language, question, title, text) => {
  const { unanswered } = await ask(language, question, [{ title, text }]);
  expect(unanswered).toHaveLength(1);
});

test.each<[Language, string, string, string]>([
  ['de', 'Was passiert, wenn ich nicht komme?', 'Absagen', 'Wer nicht kommt, zahlt 25 Dollar.'],
  ['es', '¿Qué pasa si no llego a la cita?', 'Citas perdidas', 'Si falta sin avisar, cobramos $25.'],
  ['fr', 'Que se passe-t-il si je ne viens pas ?', 'Annulation', 'Un rendez-vous manqué coûte 25 dollars.'],
  ['en', "What happens if we just don't show?", 'No-shows', 'A missed visit costs $25.'],
  ['en', "What happens if we just don't show?", 'Cancellation', 'Cancel a day ahead, else we charge $25.'],
])('%s: “%s” is told by the owner: %s', async (language, question, title, text) => {
  const told = await ask(language, question, [{ title, text }]);
  expect(told.text).toContain('25');
});
