import { expect, it } from 'vitest';
import { choiceWords } from './choice-words.ts';

const at = (label: string) => ({ kind: 'time', startsAt: '2026-11-23T14:30:00Z', staff: null, label }) as const;

it.each([
  ['en', 'Monday, November 23 at 9:30 AM'],
  ['de', 'Montag, 23. November um 9:30'],
])('says a time on the wall in %s', (language, words) => {
  expect(choiceWords(at('2026-11-23 09:30'), language).replace(/\s/g, ' ')).toBe(words);
});

it('leaves words as they are', () => {
  expect(choiceWords(at('Monday at half past nine'), 'en')).toBe('Monday at half past nine');
  expect(choiceWords({ kind: 'service', service: 'Drain', label: 'Drain' }, 'en')).toBe('Drain');
});
