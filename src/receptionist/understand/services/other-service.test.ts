// "What about the cleaning?", where a time for an exam was asked for: the cleaning is meant instead, and no text about it is asked for.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const timeAsked: Partial<State> = {
  turns: 1,
  asked: 'time',
  lastText: 'Which day?',
  frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
};

test.each<[Language, string]>([
  ['en', 'what about a cleaning?'],
  ['en', 'and a cleaning?'],
  ['en', 'how about a teeth cleaning instead?'],
  ['es', '¿y qué tal una limpieza?'],
  ['es', '¿y una limpieza?'],
  ['fr', 'et un détartrage ?'],
  ['de', 'und was ist mit einer Zahnreinigung?'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, timeAsked)).toEqual([{ do: 'set-service', service: 'Teeth cleaning', sure: 0.7 }]);
});

test.each<[Language, string]>([
  ['en', 'what about parking?'],
  ['en', 'what about the exam?'],
  ['es', '¿y el estacionamiento?'],
  ['fr', 'et le parking ?'],
  ['de', 'und was ist mit Parken?'],
])('of another thing it is asked, %s: %s', (language, text) => {
  expect(heard(language, text, timeAsked)).not.toContainEqual(expect.objectContaining({ do: 'set-service' }));
});

test('after a price it is the price of the other', () => {
  const priced = heard('en', 'what about a cleaning?', { ...timeAsked, priced: true });
  expect(priced).toEqual([expect.objectContaining({ do: 'ask' })]);
});
