// "What was that?" wants the last words again; "what's that run?" wants a price, and what is put right is one wish.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const named: Partial<State> = {
  turns: 2,
  asked: 'name',
  lastText: 'What name should I put it under?',
  frames: [
    { flow: 'book', service: 'Dental exam', times: [], chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null } },
  ],
};

test.each<[Language, string]>([
  ['en', 'What was that?'],
  ['es', '¿Cómo dijo?'],
  ['fr', 'Pardon ?'],
  ['de', 'Wie bitte?'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, named)).toEqual([{ do: 'say-again' }]);
});

test.each<[Language, string]>([
  ['en', "What's that run, by the way?"],
  ['en', "Before I forget, we're with EyeMed through the school, do you take that one?"],
  ['de', 'Moment noch, mit was muss man da preislich rechnen?'],
])('%s: asks, and names nobody: %s', (language, text) => {
  const commands = heard(language, text, named);
  expect(commands.map((one) => one.do)).toContain('ask');
  expect(commands.some((one) => one.do === 'set-name' || one.do === 'say-again')).toBe(false);
});

test('a wish that is put right is one', () => {
  const text =
    "I'd like a cleaning for Tuesday at 3:30... actually scratch that. Could I have a new one of the fillings instead?";
  const commands = heard('en', text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.flatMap((one) => (one.do === 'set-service' ? one.service : []))).toEqual(['Filling']);
});

test('two children, an hour for each', () => {
  const commands = heard(
    'es',
    'Un examen para mis dos hijos el viernes, uno a las diez y el otro luego a las diez y media',
  );
  const times = commands.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(times.flatMap((one) => one.time ?? [])).toEqual(['10:00', '10:30']);
});

test.each<[Language, string]>([
  ['en', "I'm with Delta Dental and my name is Ann Hendricks"],
  ['de', 'Wir sind bei der AOK und ich heiße Anna Huber'],
  ['en', "I'm with the Hendricks family, Ann Hendricks"],
])('%s: a name behind a firm is heard: %s', (language, text) => {
  expect(heard(language, text, named).map((one) => one.do)).toContain('set-name');
});
