// What is only asked about in the breath of a wish is none to book; what is wished for along or instead still is.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const readBack: Partial<State> = {
  turns: 4,
  asked: 'confirm',
  said: { name: 'Maria Lopez', phone: '+12125550142' },
  frames: [
    { flow: 'book', times: [{ date: '2026-11-19', time: '14:00' }], service: 'Teeth cleaning', confirming: true },
  ],
};
const services = (language: Language, said: string, state?: Partial<State>) =>
  heard(language, said, state).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string]>([
  ['en', 'Can you move it to three, and how much is whitening?'],
  ['en', 'Can you move that? And what does a filling cost?'],
  ['en', 'Could we make it Friday, also do you do whitening?'],
  ['es', '¿Me la cambia al viernes, y cuánto cuesta el blanqueamiento?'],
  ['fr', 'On peut la mettre vendredi, et combien coûte un blanchiment ?'],
  ['de', 'Können wir es auf Freitag legen, und was kostet eine Füllung?'],
])('%s: the other service is only asked about: %s', (language, said) => {
  expect(services(language, said, readBack)).toEqual([]);
  expect(heard(language, said, readBack).map((one) => one.do)).toContain('ask');
});

test('a move and a price are two things, and no question is made of the move', () => {
  const found = heard('en', 'Can you move my cleaning, and how much is whitening?');
  expect(found.filter((one) => one.do === 'ask' && one.soft !== true)).toEqual([
    { do: 'ask', question: 'how much is whitening?' },
  ]);
  expect(services('en', 'Can you move my cleaning, and how much is whitening?')).toEqual(['Teeth cleaning']);
});

test.each<[Language, string]>([
  ['en', 'Actually, a filling instead'],
  ['en', 'Make it Friday, and can I get a filling too?'],
  ['en', 'Wait, I need a filling, not a cleaning'],
  ['es', 'Mejor el viernes, y quiero también un empaste'],
  ['de', 'Nein, ich brauche eine Füllung'],
])('%s: another service is wanted: %s', (language, said) => {
  expect(heard(language, said, readBack)).toContainEqual(
    expect.objectContaining({ do: 'set-service', service: 'Filling' }),
  );
});
