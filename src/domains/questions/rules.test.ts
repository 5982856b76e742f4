import { expect, it } from 'vitest';
import type { Id } from '#shared/ids.ts';
import { groupAmong, isRight, keyOf, partsTaught, percentOf, resultOf, standsIn } from './rules.ts';

it.each([
  ['Do you have parking?', 'is there any parking', true],
  ['Do you take credit cards?', 'Can I pay with a credit card?', false],
  ['Do you repair gas boilers?', 'do you repair a gas boiler', true],
  ['¿Tienen estacionamiento?', '¿Hay estacionamiento?', true],
  ['Do you have parking?', 'Do you have towels?', false],
])('%s / %s', (one, other, isSame) => {
  const known = keyOf(one);
  expect(groupAmong(keyOf(other), [known]) === known).toBe(isSame);
});

it('a question of small words alone still has a key', () => {
  expect(keyOf('What is it?')).not.toBe('');
  expect(keyOf('???')).toBe('');
});

it.each([
  ['189', 'It costs $189.00.', true],
  ['$1,200', 'It is 1200 dollars', true],
  ['1.200 €', 'Das kostet 1200 €.', true],
  ['18', 'It costs $189', false],
  ['18', 'It costs $18.50', false],
  ['18,50', 'It costs $18.50', true],
  ['9 am', 'From 9:00 a.m. to 5 p.m.', true],
  ['9:30', 'From 9:30 AM', true],
  ['30', 'From 9:30 AM', false],
  ['One Year', 'guaranteed for one year.', true],
  ['cafe', 'There is a café.', true],
  ['...', 'Anything...', false],
  ['no', 'I do not know that now.', false],
  ['no', 'No, only on weekdays.', true],
  ['we do', 'We don’t do that, we do drains.', true],
  ['do it', 'We do italic writing.', false],
  ['Parkplatz', 'Der Kundenparkplatz ist dahinter.', true],
])('%s in %s', (words, text, is) => {
  expect(standsIn(words, text)).toBe(is);
});

it('a reply is right when it says what is expected, or admits what is not known where that is expected', () => {
  const known = { text: 'Behind the house.', sources: ['Parking'], isUnknown: false };
  const unknown = { text: 'I do not know. Behind the house?', sources: [], isUnknown: true };
  expect(isRight({ answerable: true, expected: [] }, known)).toBe(true);
  expect(isRight({ answerable: true, expected: ['garage', 'behind'] }, known)).toBe(true);
  expect(isRight({ answerable: true, expected: ['garage'] }, known)).toBe(false);
  expect(isRight({ answerable: true, expected: ['behind'] }, unknown)).toBe(false);
  expect(isRight({ answerable: true, expected: [] }, { ...known, text: '' })).toBe(false);
  // A question back is no answer, unless the owner expects its words.
  const back = { text: 'Which day suits you?', sources: [], isUnknown: false };
  expect(isRight({ answerable: true, expected: [] }, back)).toBe(false);
  expect(isRight({ answerable: true, expected: ['which day'] }, back)).toBe(true);
  expect(isRight({ answerable: false, expected: [] }, unknown)).toBe(true);
  expect(isRight({ answerable: false, expected: [] }, known)).toBe(false);
});

const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

it('what is taught is told from the records', () => {
  const bare = {
    profile: {
      ...{ address: '', phone: '', email: 'desk@example.com' },
      ...{ hours: week, emergencies: [], onCall: null, humanHours: 'business' as const },
    },
    services: [],
    staff: [],
    sources: [],
  };
  const none = partsTaught({ ...bare, testQuestions: 0 });
  expect(Object.entries(none).filter(([, taught]) => taught)).toEqual([]);
  const all = partsTaught({
    profile: {
      ...bare.profile,
      address: '1 Main Street',
      hours: { ...week, mon: [['09:00', '12:00']] },
      emergencies: ['gas'],
      humanHours: 'never',
    },
    services: [
      { priceCents: 0, priceNote: null },
      { priceCents: null, priceNote: 'From $20' },
    ],
    staff: [{ name: 'Ana' }],
    sources: [{ status: 'ready', isOn: true }],
    testQuestions: 1,
  });
  expect(Object.values(all).every(Boolean)).toBe(true);
  expect(partsTaught({ ...bare, services: [{ priceCents: null, priceNote: null }], testQuestions: 0 }).prices).toBe(
    false,
  );
  expect(partsTaught({ ...bare, sources: [{ status: 'failed', isOn: true }], testQuestions: 0 }).sources).toBe(false);
});

it('a share is whole only when all of it is there', () => {
  expect([percentOf(199, 200), percentOf(2, 2), percentOf(0, 0)]).toEqual([99, 100, null]);
});

it('what was said to a question counts until the question or what is expected changes', () => {
  const id = 'tqn_1' as Id<'testQuestion'>;
  const asked = { question: 'Where do I park?', answerable: true, expected: ['behind'] };
  const question = { id, ...asked, language: 'en' as const, createdAt: '2026-03-02T09:00:00.000Z' };
  const results = [{ testQuestionId: id, ...asked, passed: true, reply: 'Behind the house.', sources: [] }];
  expect(resultOf(question, results)).toBe(results[0]);
  expect(resultOf({ ...question, expected: ['garage'] }, results)).toBeUndefined();
  expect(resultOf({ ...question, answerable: false }, results)).toBeUndefined();
  expect(resultOf(question, [])).toBeUndefined();
});
