// When the next of several comes, counted from the one before.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { guestTime, withoutGuestTimes } from './guest-time.ts';

test.each<[Language, string, string]>([
  ['en', 'right after me', 'right-after'],
  ['en', 'right after, please', 'right-after'],
  ['en', 'right after if possible', 'right-after'],
  ['fr', 'juste après', 'right-after'],
  ['en', 'back to back', 'right-after'],
  ['en', 'before mine', 'just-before'],
  ['en', 'at the same time', 'same-time'],
  ['en', 'the same day', 'same-day'],
  ['en', 'on another day', 'other-day'],
  ['es', 'el mismo jueves, después de lo mío', 'right-after'],
  ['fr', 'juste avant moi', 'just-before'],
  ['de', 'gleich danach', 'right-after'],
])('%s: %s', (language, said, time) => expect(guestTime(said, language)).toBe(time));

test.each<[Language, string]>([
  ['en', 'after work'],
  ['en', 'right after school'],
  ['en', 'right after lunch'],
  ['es', 'justo después de la escuela'],
  ['fr', "juste après l'école"],
  ['fr', 'juste après le dîner'],
  ['en', 'the day after tomorrow'],
  ['es', 'después de las cuatro'],
  ['fr', 'après le travail'],
  ['de', 'nach der Arbeit'],
])('%s: “%s” is counted from nobody', (language, said) => expect(guestTime(said, language)).toBeNull());

test('what is said beside it stays in its place', () =>
  expect(withoutGuestTimes('right after me, with Gus', 'en').trim()).toBe(', with Gus'));
