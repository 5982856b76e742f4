// Whether a fee is set against what is paid later is no question for a sum, with or without a pause behind the condition. The house here
// is of no benchmark.
import { describe, expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';
import { readQuestion } from './question.ts';
import { wantedOf } from './wanted.ts';

const taught = [
  { title: 'First meeting', text: 'If you hire us, the fee for the first meeting is taken off your first invoice.' },
  { title: 'Late cancelling', text: 'Later than a day ahead we charge $40.' },
  { title: 'Parking', text: 'Behind the house.' },
];

describe('whether a sum is credited', () => {
  it.each<[Language, string]>([
    ['en', 'Does the consultation fee count toward my bill?'],
    ['en', 'does that price come off the invoice'],
    ['en', 'If I hire you does that first fee count toward it?'],
    ['en', 'The consultation fee I was charged, does it get applied towards the treatment?'],
    ['en', 'I was told the estimate fee gets credited toward the job, is that so?'],
    ['en', 'Is the fee taken off the final bill?'],
    ['en', 'Does the deposit come off the price of the sofa?'],
    ['en', 'If I book, is the diagnostic fee knocked off?'],
    ['es', '¿El costo de la consulta se descuenta de la factura?'],
    ['fr', 'Le prix de la consultation est-il déduit de la facture ?'],
    ['de', 'Wird die Gebühr fürs Erstgespräch angerechnet?'],
  ])('wants no sum: %s %s', (language, question) => {
    expect(wantedOf(question, language)).toBe('anything');
  });

  it.each<[Language, string]>([
    ['en', 'How much comes off the price?'],
    ['en', 'What is the fee if it counts toward the bill?'],
    ['en', 'Does the price go up in December?'],
    ['en', 'Price to have my gel nails taken off?'],
    ['en', 'Price if the old roof has to come off?'],
    ['en', 'Is there a fee for coming late?'],
    ['es', '¿Cuánto se descuenta del precio?'],
    ['fr', 'Quel est le prix déduit de la facture ?'],
    ['de', 'Was kostet es, wenn die Gebühr angerechnet wird?'],
  ])('still wants one: %s %s', (language, question) => {
    expect(wantedOf(question, language)).toBe('amount');
  });

  it.each([
    'if I end up hiring you does that first fee count toward it?',
    'Would the charge for the first meeting be applied toward the invoice?',
  ])('is answered: %s', async (question) => {
    const found = await findAnswer(question, 'en', taught);
    expect(found.kind === 'found' && found.sources).toEqual(['First meeting']);
  });
});

describe('a condition without a pause', () => {
  const told = (question: string, language: Language) =>
    readQuestion(question, language).context.flatMap(({ stems }) => stems).length > 0;

  it.each<[Language, string]>([
    ['en', 'if it snows do you still plow the roof'],
    ['es', 'Si contrato el plan ¿me rebajan la limpieza?'],
    ['fr', 'si la toiture fuit est-ce que vous réparez la gouttière'],
  ])('is told, and what is behind it is asked: %s %s', (language, question) => {
    expect(told(question, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'do you do the gutters'],
    ['en', 'I wonder if the roof can be plowed'],
  ])('is none here: %s %s', (language, question) => {
    expect(told(question, language)).toBe(false);
  });
});
