// Limits on the hour that name none: how early, how late, before work.
import { expect, test } from 'vitest';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string, object]>([
  ['en', 'Wednesday, not too early', { date: '2026-11-25', earliest: '10:00' }],
  ['es', 'el miércoles, no muy temprano', { date: '2026-11-25', earliest: '10:00' }],
  ['fr', 'mercredi, pas trop tôt', { date: '2026-11-25', earliest: '10:00' }],
  ['de', 'Mittwoch, nicht zu früh', { date: '2026-11-25', earliest: '10:00' }],
  ['en', 'Wednesday, not too late', { date: '2026-11-25', latest: '16:00' }],
  ['es', 'el miércoles, no tan tarde', { date: '2026-11-25', latest: '16:00' }],
  ['fr', 'mercredi, pas trop tard', { date: '2026-11-25', latest: '16:00' }],
  ['de', 'Mittwoch, nicht allzu spät', { date: '2026-11-25', latest: '16:00' }],
  ['en', 'Wednesday before work', { date: '2026-11-25', latest: '08:30' }],
  ['es', 'el miércoles antes del trabajo', { date: '2026-11-25', latest: '08:30' }],
  ['fr', 'mercredi avant le travail', { date: '2026-11-25', latest: '08:30' }],
  ['de', 'Mittwoch vor der Arbeit', { date: '2026-11-25', latest: '08:30' }],
  ['en', 'anything late in the day Wednesday', { date: '2026-11-25', earliest: '15:00' }],
  ['fr', 'mercredi tard dans la journée', { date: '2026-11-25', earliest: '16:00' }],
  ['de', 'Mittwoch spät am Tag', { date: '2026-11-25', earliest: '16:00' }],
])('%s: %s', (language, text, wish) => {
  const read = Object.assign({}, ...wishesIn(text, language, true));
  expect(read).toMatchObject(wish);
  expect('excluded' in read).toBe(false);
});

test('each of two days before work', () =>
  expect(wishesIn('Thursday or Friday, before work', 'en', false)).toMatchObject([
    { date: '2026-11-26' },
    { date: '2026-11-27', alternative: true, latest: '08:30' },
  ]));
