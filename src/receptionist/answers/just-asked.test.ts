import { describe, expect, it } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

/** One text a business, as its owner pasted it; none is of the benchmark's businesses. */
const say = async (title: string, text: string, question: string, language: Language = 'en') => {
  const found = await findAnswer(question, language, [{ title, text }]);
  return found.kind === 'found' ? found.text : found.kind;
};

const plans =
  'We take Premera, Regence and Lifewise. We do **not** take Molina. Bring your card and we bill them for you.';
const plansAndRules =
  'In network with Premera, Regence PPO and Lifewise. We are not contracted with Molina or Amerigroup. PPO: no referral needed.';
const animals = 'Dogs, cats and ferrets. We don’t see birds or reptiles. New patients fill in a form first.';
const pago = 'Efectivo, Visa y Zelle. No aceptamos cheques. Se paga al terminar.';
const zahlung = 'Wir nehmen Karte und Bargeld. Schecks nehmen wir nicht. Die Rechnung kommt per Post.';
const soins = 'Chiens, chats et furets. Nous ne soignons pas les oiseaux. Le carnet de santé est à apporter.';

describe('one thing of a kind is asked about, and others of the kind are left out', () => {
  it.each<[title: string, text: string, question: string, language: Language, said: string]>([
    [
      'Insurance',
      plans,
      'Do you take Regence?',
      'en',
      'We take Premera, Regence and Lifewise. Bring your card and we bill them for you.',
    ],
    ['Insurance', plans, 'Do you take Molina?', 'en', 'We do not take Molina.'],
    [
      'Insurance',
      plansAndRules,
      'Are you in network with Lifewise?',
      'en',
      'In network with Premera, Regence PPO and Lifewise. PPO: no referral needed.',
    ],
    [
      'Insurance',
      plansAndRules,
      'Nehmen Sie Lifewise?',
      'de',
      'In network with Premera, Regence PPO and Lifewise. PPO: no referral needed.',
    ],
    ['Animals', animals, 'Do you see ferrets?', 'en', 'Dogs, cats and ferrets. New patients fill in a form first.'],
    ['Animals', animals, 'Do you see birds?', 'en', 'We don’t see birds or reptiles.'],
    ['Pagos', pago, '¿Aceptan Visa?', 'es', 'Efectivo, Visa y Zelle. Se paga al terminar.'],
    ['Pagos', pago, '¿Aceptan cheques?', 'es', 'No aceptamos cheques.'],
    [
      'Bezahlen',
      zahlung,
      'Kann ich mit Bargeld zahlen?',
      'de',
      'Wir nehmen Karte und Bargeld. Die Rechnung kommt per Post.',
    ],
    ['Bezahlen', zahlung, 'Nehmen Sie Schecks?', 'de', 'Schecks nehmen wir nicht.'],
    [
      'Animaux',
      soins,
      'Est-ce que vous soignez les chats ?',
      'fr',
      'Chiens, chats et furets. Le carnet de santé est à apporter.',
    ],
    [
      'Payment',
      'Card, check or Zelle; we don’t take cash. The rest is due at pick-up.',
      'Can I pay by Zelle?',
      'en',
      'Card, check or Zelle. The rest is due at pick-up.',
    ],
    [
      'Payment',
      'Cards and cash. We don’t take Venmo or other payment apps. Tips are welcome.',
      'Can I pay with Venmo?',
      'en',
      'We don’t take Venmo or other payment apps.',
    ],
    [
      'Makes',
      'All Japanese makes, plus Subaru. We don’t work on Tesla or other electric cars.',
      'Do you work on Subaru?',
      'en',
      'All Japanese makes, plus Subaru.',
    ],
    [
      'Animals',
      'Dogs, cats and ferrets. We don’t see birds. They need a vet of their own.',
      'Do you see ferrets?',
      'en',
      'Dogs, cats and ferrets.',
    ],
    [
      'Insurance',
      'We take Premera and Regence. FSA and HSA cards are fine. Bring your card.',
      'Do you take Regence?',
      'en',
      'We take Premera and Regence. Bring your card.',
    ],
    [
      'Other work',
      'We don’t board cats. Only nail trims.',
      'Do you board cats?',
      'en',
      'We don’t board cats. Only nail trims.',
    ],
    [
      'Insurance',
      'We take Premera. We don’t take Molina. For other plans we give you a receipt.',
      'Do you take Molina?',
      'en',
      'We don’t take Molina. For other plans we give you a receipt.',
    ],
  ])('%s: %s %s', async (title, text, question, language, said) => {
    expect(await say(title, text, question, language)).toBe(said);
  });
});

describe('the text is said as it stands', () => {
  it.each<[why: string, title: string, text: string, question: string, language?: Language]>([
    ['all are asked', 'Insurance', plans.replaceAll('*', ''), 'Which insurance do you take?'],
    ['all are asked', 'Pagos', pago, '¿Qué formas de pago aceptan?', 'es'],
    ['all are asked', 'Bezahlen', zahlung, 'Welche Zahlungsarten nehmen Sie?', 'de'],
    [
      'both are of the kind',
      'Pianos',
      'We move upright pianos for $150 extra. We don’t move grand pianos.',
      'We’ve got my grandma’s upright piano, can you bring it?',
    ],
    [
      'a place is told with it',
      'Where we go',
      'Yards in Salem, Keizer and Turner. We don’t go to Albany.',
      'I live in Albany, can you do my yard?',
    ],
    ['both are named', 'Animals', animals, 'Do you see cats and birds?'],
    [
      'a condition is no list',
      'Payment',
      'Cards and cash. We don’t take cards under $20. Tips are welcome.',
      'Can I pay by card?',
    ],
    [
      'the kind is refused',
      'Payment',
      'We take Visa and Mastercard. We don’t take American Express cards.',
      'Do you take cards?',
    ],
    [
      'what is needed is told',
      'Insurance',
      'We take Premera. No referral needed. Bring your card.',
      'Do you take Premera?',
    ],
    [
      'a rule of the thing itself',
      'Dogs',
      'Dogs are welcome on the terrace. We don’t allow dogs in the dining room.',
      'Are dogs allowed?',
    ],
    [
      'only some of it',
      'Brands',
      'We repair Bosch and Miele. We don’t repair Bosch refrigerators.',
      'Do you repair Bosch?',
    ],
    ['an exception', 'Animals', 'Cats and dogs. We don’t see rabbits except in an emergency.', 'Do you see cats?'],
  ])('%s: %s %s', async (_, title, text, question, language = 'en') => {
    expect(await say(title, text, question, language)).toBe(text);
  });
});
