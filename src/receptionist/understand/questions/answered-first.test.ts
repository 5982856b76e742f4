// What answers the reply before is heard, and so is the question behind it in the same breath.
import { describe, expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';

const offered: Partial<State> = {
  turns: 1,
  asked: 'time',
  lastText: 'I have Thursday at 9 or 9:30.',
  frames: [
    { flow: 'book', service: 'Dental exam', times: [{ date: '2026-11-19', earliest: '06:00', latest: '12:00' }] },
  ],
  offers: [
    { kind: 'time', startsAt: '2026-11-19T15:00:00.000Z', staff: null, label: '9' },
    { kind: 'time', startsAt: '2026-11-19T15:30:00.000Z', staff: null, label: '9:30' },
  ],
};
const questions = (commands: readonly Command[]) => commands.flatMap((one) => (one.do === 'ask' ? one.question : []));

describe('a time that is taken, and a question', () => {
  test.each<[Language, string, RegExp]>([
    ['en', '930 fine, and is there parking?', /^and is there parking/],
    ['en', '9:30 works, is there parking?', /^is there parking/],
    ['en', 'half past nine is good how much is that gonna be', /^how much/],
    ['es', 'a las 9:30 está bien, ¿y hay dónde estacionar?', /^y hay d/],
    ['es', 'las nueve y media me viene bien, y cuánto cuesta?', /^y cu/],
    ['fr', "9h30 c'est bon, et vous êtes à quel étage ?", /^et vous/],
    ['fr', 'à neuf heures et demie ça va, combien ça coûte ?', /^combien/],
    ['de', 'um halb zehn passt, und was kostet das?', /^und was/],
    ['de', '9:30 Uhr passt und gibt es Parkplätze?', /^und gibt/],
  ])('%s: %s', (language, text, question) => {
    const commands = heard(language, text, offered);
    expect(questions(commands)).toEqual([expect.stringMatching(question)]);
    expect(commands).toContainEqual({
      do: 'set-times',
      wishes: [expect.objectContaining({ date: '2026-11-19', time: '09:30' })],
    });
  });

  test.each<[Language, string, number]>([
    ['en', 'the second one, do you take Aetna?', 2],
    ['es', 'la segunda, ¿y aceptan tarjetas?', 2],
    ['fr', 'la première, et vous prenez la carte ?', 1],
    ['de', 'den zweiten, und kann man mit Karte zahlen?', 2],
  ])('one of the offers, %s: %s', (language, text, offer) => {
    const commands = heard(language, text, offered);
    expect(commands).toContainEqual({ do: 'pick', offer });
    expect(questions(commands)).toHaveLength(1);
  });
});

test.each<[Language, string]>([
  ['en', 'ok what about ten, and how much is it?'],
  ['en', 'how about 10'],
  ['es', '¿y qué tal a las diez?'],
  ['fr', 'et à dix heures ?'],
  ['de', 'und um zehn?'],
])('another time, put while a name is asked for, %s: %s', (language, text) => {
  const commands = heard(language, text, { ...examStated, asked: 'name' });
  expect(commands).toContainEqual({ do: 'set-times', wishes: [expect.objectContaining({ time: '10:00' })] });
});

describe('a detail that was asked for, and a question', () => {
  test.each<[Language, 'name' | 'phone' | 'address', string, Command, RegExp]>([
    ['en', 'name', 'Maria Lopez, and do you take Aetna?', { do: 'set-name', name: 'Maria Lopez', sure: 0.95 }, /Aetna/],
    ['en', 'phone', '773 555 0144 and is there parking?', { do: 'set-phone', phone: '+17735550144' }, /^and is/],
    [
      'en',
      'address',
      '88 Water Street, how long will you be?',
      { do: 'set-address', address: '88 Water Street' },
      /^how/,
    ],
    ['es', 'name', 'Rosa Pineda, ¿y cuánto dura?', { do: 'set-name', name: 'Rosa Pineda', sure: 0.95 }, /dura/],
    ['es', 'phone', '773 555 0133, ¿aceptan tarjetas?', { do: 'set-phone', phone: '+17735550133' }, /^¿?aceptan/],
    [
      'fr',
      'name',
      "Paul Martin, et c'est remboursé ?",
      { do: 'set-name', name: 'Paul Martin', sure: 0.95 },
      /rembours/,
    ],
    ['de', 'name', 'Jutta Meier, und gibt es Parkplätze?', { do: 'set-name', name: 'Jutta Meier', sure: 0.95 }, /Park/],
    ['de', 'phone', '773 555 0187, wie lange dauert das?', { do: 'set-phone', phone: '+17735550187' }, /^wie lange/],
  ])('%s, %s: %s', (language, asked, text, detail, question) => {
    const commands = heard(language, text, { ...examStated, asked, frames: offered.frames ?? [] });
    expect(commands).toContainEqual(detail);
    expect(questions(commands)).toEqual([expect.stringMatching(question)]);
  });
});

test.each<[Language, string]>([
  ['en', 'Yes, and is there parking?'],
  ['es', 'Sí, ¿y hay dónde estacionar?'],
  ['fr', 'Oui, et il y a un parking ?'],
  ['de', 'Ja, und gibt es Parkplätze?'],
])('a yes to what was stated, and a question, %s: %s', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(commands).toContainEqual({ do: 'affirm' });
  expect(questions(commands)).toHaveLength(1);
});

test.each<[Language, string]>([
  ['en', 'Yes, but how much is it?'],
  ['es', 'Sí, pero ¿cuánto cuesta?'],
  ['fr', 'Oui, mais combien ça coûte ?'],
  ['de', 'Ja, aber was kostet das?'],
])('a yes that waits for an answer is none yet, %s: %s', (language, text) => {
  expect(heard(language, text, examStated).some((one) => one.do === 'affirm')).toBe(false);
});

test.each<[Language, string, string]>([
  ['en', 'An exam on Thursday at ten, John Smith 773 555 0199', 'John Smith'],
  ['es', 'un examen el jueves a las diez, Rosa Pineda, 773 555 0199', 'Rosa Pineda'],
  ['fr', 'un examen jeudi à 10 h, Paul Martin, 773 555 0199', 'Paul Martin'],
  ['de', 'eine Untersuchung am Donnerstag um zehn, Jutta Meier, 773 555 0199', 'Jutta Meier'],
])('who stands right before the number calls, %s: %s', (language, text, name) => {
  expect(heard(language, text)).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
});

test('what is no name before a number is none', () => {
  const names = heard('en', 'An exam on Thursday. My Number 773 555 0199').filter((one) => one.do === 'set-name');
  expect(names).toEqual([]);
});

test.each<[Language, string]>([
  ['de', 'Moment noch, was kostet denn das?'],
  ['en', 'Hold on, what does that cost?'],
  ['es', 'Un momento, ¿cuánto cuesta eso?'],
  ['fr', 'Attendez, combien ça coûte ?'],
])('%s: who says “%s” gives no name', (language, text) => {
  expect(heard(language, text, { ...offered, asked: 'name', offers: [] }).map((one) => one.do)).toEqual(['ask']);
});

test.each<[Language, string]>([
  ['en', 'ok 9:30 works. wait, do you take Delta?'],
  ['es', 'a las 9:30 está bien. espere, ¿aceptan Delta?'],
  ['de', '9:30 passt. Moment, nehmen Sie Delta?'],
])('%s: "%s", where the name is asked, is another time and a question', (language, text) => {
  const [exam] = examStated.frames ?? [];
  const state = {
    ...examStated,
    said: {},
    asked: 'name' as const,
    frames: exam ? [{ ...exam, confirming: false }] : [],
  };
  const commands = heard(language, text, state);
  expect(commands).toContainEqual({ do: 'set-times', wishes: [expect.objectContaining({ time: '09:30' })] });
  expect(questions(commands)).toEqual([expect.stringMatching(/Delta/)]);
});
