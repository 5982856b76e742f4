// A price and something else in one question are two; what asks one thing, or the price of two, stays whole.
import { expect, test } from 'vitest';
import type { FoundAnswer } from '../../answers-port.ts';
import type { Business, Language } from '../../business.ts';
import { askedTogether, ofSameBreath } from './asked-together.ts';

const houses: Readonly<Record<Language, readonly string[]>> = {
  en: ['State inspection', 'Oil change', "Kids' cut", 'Boiler service'],
  es: ['Limpieza dental', 'Cambio de aceite'],
  fr: ['Étude posturale', 'Révision complète'],
  de: ['Geigenunterricht', 'Sehtest'],
};
const house = (language: Language) =>
  ({ languages: [language], services: houses[language].map((name) => ({ name, minutes: 30 })) }) as unknown as Business;
const parts = (language: Language, question: string) => askedTogether(question, language, house(language));

test.each<[Language, string, string]>([
  ['en', 'How much is a state inspection and what papers should I bring?', 'what papers should I bring?'],
  ['en', "how much is a kids' cut and what ages is that for", 'what ages is that for'],
  ['en', 'What does a boiler service cost, and is the flue included?', 'is the flue included?'],
  ['en', "What's an oil change cost and do I have to wait there?", 'do I have to wait there?'],
  ['es', '¿Cuánto cuesta la limpieza dental y puede comer mi perro antes?', 'puede comer mi perro antes?'],
  ['es', '¿Cuánto sale el cambio de aceite y qué aceite usan?', 'qué aceite usan?'],
  ['fr', "Combien coûte l'étude posturale et qu'est-ce que je dois apporter ?", "qu'est-ce que je dois apporter ?"],
  ['fr', 'Combien coûte la révision complète, et vous prêtez un vélo ?', 'vous prêtez un vélo ?'],
  ['de', 'Was kostet Geigenunterricht, und ab welchem Alter geht das?', 'ab welchem Alter geht das?'],
  ['de', 'Was kostet der Sehtest und muss ich etwas mitbringen?', 'muss ich etwas mitbringen?'],
])('%s: %s', (language, question, second) => expect(parts(language, question)?.[1]).toBe(second));

test.each<[Language, string]>([
  ['en', 'How much is a state inspection?'],
  ['en', 'How much is a state inspection and an oil change?'],
  ['en', 'How much is an oil change and what do you charge for a state inspection?'],
  ['en', 'How much is the parking and where do I pay?'],
  ['en', 'What papers should I bring and where do I go?'],
  ['en', 'How much is a boiler service and why?'],
  ['es', '¿Cuánto cuesta la limpieza dental y el cambio de aceite?'],
  ['es', '¿Qué traigo y a qué hora llego?'],
  ['fr', "Combien coûte l'étude posturale et la révision complète ?"],
  ['de', 'Was kostet Geigenunterricht und Gitarre zusammen?'],
  ['de', 'Was soll ich mitbringen und wo parke ich?'],
])('%s, whole: %s', (language, question) => expect(parts(language, question)).toBeNull());

const found = (text: string, score: number): FoundAnswer => ({ kind: 'found', text, sources: [text], score });
const unknown: FoundAnswer = { kind: 'unknown' };
const text = (answer: FoundAnswer) => (answer.kind === 'found' ? answer.text : null);

const same = (question: string, bare: FoundAnswer, named: FoundAnswer) =>
  ofSameBreath(question, bare, named, (one) => one.kind === 'found' && one.text.includes('inspection'));

test('what points at the thing is answered with its name', () => {
  expect(text(same('how many pictures come with that?', found('others', 0.8), found('its', 0.75)))).toBe('its');
  expect(text(same('what do I bring?', found('others', 0.9), found('its', 0.95)))).toBe('its');
});

test('what stands for itself keeps its own answer', () => {
  expect(text(same('do you take cards?', found('cards', 0.98), found('its', 0.9)))).toBe('cards');
  expect(text(same('how many come with that?', found('others', 0.98), found('its', 0.6)))).toBe('others');
  expect(text(same('do you take cards?', found('cards', 0.98), unknown))).toBe('cards');
  expect(same('is there wifi?', unknown, unknown)).toBe(unknown);
  expect(same('do you take cards?', found('cards', 0.97), found('cards', 0.9))).not.toHaveProperty('doubtful');
});

test('what the name alone brought up is said with doubt', () => {
  expect(same('is there wifi?', unknown, found('its', 0.9))).toMatchObject({ doubtful: true });
  expect(same('is tea included with that?', unknown, found('its', 0.9))).not.toHaveProperty('doubtful');
});

test('what is of another thing, or of none, is said with doubt, and what tells of the thing is not', () => {
  expect(same('wann ist der nächste?', found('Stollen', 0.72), found('Stollen', 0.7))).toMatchObject({
    doubtful: true,
  });
  expect(same('when is it ready?', found('kept 3 days', 0.94), unknown)).toMatchObject({ doubtful: true });
  expect(same('how long is it?', found('An inspection takes an hour', 0.8), unknown)).not.toHaveProperty('doubtful');
  expect(same('what do I bring?', found('others', 0.9), found('its', 0.95))).not.toHaveProperty('doubtful');
});
