// What teaches and fits is whole, and what measures is not among it.
import { expect, it } from 'vitest';
import { questionCards } from '../models/question-cards.ts';
import { askedBusinesses, parts, partsOf } from './asked.ts';

const all = askedBusinesses();

it('reads every set and file, and leaves out what is held', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ set }) => set.includes('held'))).toEqual([]);
  for (const { name, knowledge, questions } of all)
    for (const { title } of questions)
      expect(title === null || knowledge.some((one) => one.title === title), name).toBe(true);
});

it('takes each set whole into one of the parts, none of which is small', () => {
  const partOf = partsOf(all);
  const counts = Array.from({ length: parts }, (_, part) => all.filter(({ set }) => partOf.get(set) === part).length);
  expect(Math.min(...counts)).toBeGreaterThan(all.length / parts / 2);
});

it('makes a card of what answers and of all that asks for it', () => {
  const about = { name: 'Harbor Plumbing', languages: ['en'], services: [] } as const;
  const knowledge = [{ title: 'Call-out', text: 'Coming out costs $89. Evenings are $40 more.' }];
  const right = (said: string) => said.includes('$89');
  const ask = (q: string, title: string | null) => ({ q, language: 'en', title, right }) as const;
  const questions = [
    ask('What do you charge to show up?', 'Call-out'),
    ask('Is looking free?', 'Call-out'),
    ask('Gutters?', null),
  ];
  const [card, ...others] = questionCards([{ set: 'own', name: 'harbor', about, knowledge, questions, weight: 1 }]);
  expect(others).toEqual([]);
  expect(card?.asks.en).toEqual(['What do you charge to show up?', 'Is looking free?']);
  expect(card?.tells.en).toEqual(['Coming out costs $89.', 'Call-out. Coming out costs $89.']);
});
