import { describe, expect, it } from 'vitest';
import { parseAddress } from '#ports/mail-headers.ts';
import { emailField } from './fields.ts';

const isTaken = (text: string) => emailField.safeParse(text).success;

describe('an address', () => {
  it.each([
    'maria@example.com',
    "o'brien+tag_1@mail.example.co.uk",
    'jörg@bücher.example',
    '愛@日本.example',
    `${'a'.repeat(64)}@example.com`,
  ])('is %s, for a form as for the mailer', (text) => {
    expect(isTaken(text)).toBe(true);
    expect(parseAddress(text)?.name).toBe('');
  });

  it.each([
    'jane..doe@example.com',
    '.a@b.co',
    'a.@b.co',
    'a;b@c.de',
    'a@b_c.de',
    'a@-b.de',
    'a@b-.de',
    'a@b..de',
    '"a"@b.de',
    'a@[127.0.0.1]',
    'a\u0001@b.de',
    'a b@c.de',
    `${'a'.repeat(65)}@b.de`,
    `a@${'b'.repeat(64)}.de`,
    'a@b@c.de',
    '<a@b.de>',
  ])('is not %j, for a form as for the mailer', (text) => {
    expect(isTaken(text)).toBe(false);
    expect(parseAddress(text)?.name === '' && parseAddress(text)?.address === text).toBe(false);
  });

  it('of the own network is one for the mailer alone', () => {
    expect(isTaken('telle@localhost')).toBe(false);
    expect(parseAddress('telle@localhost')).not.toBeNull();
  });
});
