// What is asked of the visit that is talked about is told from the list and the diary, and no line near to it is taken for that.
import { describe, expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { freshState, type State } from '../../state.ts';
import {
  asksForEarliest,
  asksHowLong,
  asksIfWith,
  ofVisitAtHand,
} from '../../understand/questions/asks-of-visit-at-hand.ts';

const spoken = (language: Language) => ({ ...dental, languages: [language] });
const visit = dental.appointments?.find(({ service }) => service === 'Teeth cleaning');
const staff = visit?.staff ?? '';

describe('of their own visit, right after it was told', () => {
  test.each<[Language, string, string]>([
    ['en', 'and is that with STAFF', staff],
    ['en', 'is that still STAFF', staff],
    ['en', 'with STAFF, right?', staff],
    ['en', 'ok and how long is that', '1 hour'],
    ['es', 'es con STAFF?', staff],
    ['es', 'y cuánto tardan', '1 hora'],
    ['fr', "c'est toujours avec STAFF", staff],
    ['fr', 'ça dure combien de temps', '1 heure'],
    ['de', 'ist das wieder bei STAFF', staff],
    ['de', 'und wie lang dauert das', '1 Stunde'],
  ])('%s: %s', async (language, question, told) => {
    const talk = talkWith({ from: hank, business: spoken(language) });
    await talk.say([{ do: 'start', flow: 'appointments' }]);
    const { text, unanswered } = await talk.say(question.replace('STAFF', staff));
    expect(text).toContain(told);
    expect(unanswered).toEqual([]);
  });

  test('it stays at hand behind another question', async () => {
    const talk = talkWith({ from: hank });
    await talk.say([{ do: 'start', flow: 'appointments' }]);
    await talk.say('and is that with anybody new');
    expect((await talk.say('how long does it take')).text).toContain('1 hour');
  });
});

const asked: readonly Command[] = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: 'Teeth cleaning', sure: 1 },
  { do: 'set-times', wishes: [{ date: '2026-11-19' }] },
];

test('the earliest of the times that were told is put alone, and taken with a yes', async () => {
  const talk = talkWith();
  const { offers } = await talk.say(asked);
  expect(offers.length).toBeGreaterThan(1);
  const first = await talk.say("what's earliest");
  expect([first.asks, first.offers]).toEqual(['time', [offers[0]]]);
  expect((await talk.say('yes')).asks).toBe('name');
});

test('asked while the name is wanted, a name of the staff is no name of the caller', async () => {
  const talk = talkWith();
  const { offers } = await talk.say(asked);
  const first = offers[0];
  const whose = first?.kind === 'time' ? first.staff : null;
  if (!whose) throw new Error('nobody is offered');
  await talk.say([{ do: 'pick', offer: 1 }]);
  const { text, asks } = await talk.say(`is that still ${whose}`);
  expect(text).toContain(`Yes, that's with ${whose}`);
  expect(asks).toBe('name');
});

describe('left alone', () => {
  const taken: State = {
    ...freshState('en'),
    asked: 'name',
    frames: [{ flow: 'book', service: 'Teeth cleaning', times: [] }],
  };
  test.each([
    `${staff} please`,
    staff,
    `with ${staff} please`,
    `is ${staff} there today?`,
    `can ${staff} call me back?`,
    `is that with insurance?`,
    'how long is the wait?',
    'how long are you open today?',
    'how long have you been there?',
    'first thing in the morning',
    'the earliest',
    '773 555 0187, how long does it take?',
  ])('%s', (said) => expect(ofVisitAtHand(taken, said, 'en', dental)).toBeNull());
  test.each<[Language, string]>([
    ['de', `Wieder bei ${staff}.`],
    ['fr', `Toujours avec ${staff}.`],
    ['en', `Still with ${staff}.`],
    ['de', `und wieder bei ${staff}`],
  ])('a wish, %s: %s', (language, said) => expect(asksIfWith(said, language, dental)).toBeNull());
  test.each<[Language, string]>([
    ['de', `Wieder bei ${staff}?`],
    ['fr', `c'est toujours avec ${staff}`],
    ['de', `das ist immer noch bei ${staff}`],
  ])('a question, %s: %s', (language, said) => expect(asksIfWith(said, language, dental)).not.toBeNull());
  test('where nothing is talked about', () =>
    expect(ofVisitAtHand(freshState('en'), `is that ${staff}?`, 'en', dental)).toBeNull());
  test.each([
    'how long is the warranty?',
    'how long does the numbness last',
    'wie lange halten die Füllungen',
    'cuánto tardan los resultados',
    'ça prend combien de temps avant de pouvoir manger',
  ])('%s', (said) => expect(asksHowLong(said)).toBe(false));
  test.each(['what is the earliest I can eat?', 'first Monday of the month?', 'the first one', 'what is first aid'])(
    '%s',
    (said) => expect(asksForEarliest(said)).toBe(false),
  );
  test('of two people none is asked after', () =>
    expect(asksIfWith('is that Dr. Ruth Abrams or Dr. Owen Park?', 'en', dental)).toBeNull());
});
