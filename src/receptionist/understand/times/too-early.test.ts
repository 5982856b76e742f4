// An hour that is too early or too late is no wish for it, but bounds the others.
import { expect, test } from 'vitest';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';
import { addressIn } from '../contact-details/address-answer.ts';

const read = (text: string, language: Language) => wishesIn(text, language, true);

test.each<[Language, string, object]>([
  ['en', '8 is too early', { earliest: '08:15' }],
  ['en', '7 is way too early for me', { earliest: '07:15' }],
  ['en', '4 pm is a bit too late', { latest: '15:45' }],
  ['es', 'a las 8 es muy temprano', { earliest: '08:15' }],
  ['es', 'a las 4 de la tarde es demasiado tarde', { latest: '15:45' }],
  ['fr', "8 h c'est trop tôt", { earliest: '08:15' }],
  ['fr', "16 h c'est un peu trop tard", { latest: '15:45' }],
  ['de', '8 Uhr ist mir zu früh', { earliest: '08:15' }],
  ['de', '16 Uhr ist zu spät', { latest: '15:45' }],
])('%s: %s', (language, text, wish) => {
  expect(read(text, language)).toEqual([wish]);
});

test('the hour behind it is the one that is wished', () => {
  expect(read('7 is way too early, 10?', 'en').at(-1)).toEqual({ time: '10:00' });
  expect(addressIn('7 is way too early')).toBeNull();
});

test('whether an hour is too late is asked of that hour', () =>
  expect(read('Is 5 pm on friday too late?', 'en').map(({ time }) => time)).toEqual(['17:00']));
