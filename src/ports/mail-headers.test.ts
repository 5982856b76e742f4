import { describe, expect, it } from 'vitest';
import { parseAddress } from './mail-headers.ts';

describe('parseAddress', () => {
  it.each([
    ['maria@example.com', { name: '', address: 'maria@example.com' }],
    ['  <maria@example.com> ', { name: '', address: 'maria@example.com' }],
    ['Telle <telle@localhost>', { name: 'Telle', address: 'telle@localhost' }],
    ['"Lopez, \\"Mia\\"" <m@example.com>', { name: 'Lopez, "Mia"', address: 'm@example.com' }],
    ['Jörg <jörg@bücher.example>', { name: 'Jörg', address: 'jörg@xn--bcher-kva.example' }],
    ['x+tag@EXAMPLE.com', { name: '', address: 'x+tag@example.com' }],
  ])('reads %s', (text, parsed) => expect(parseAddress(text)).toEqual(parsed));

  it.each([
    '',
    'maria',
    '@example.com',
    'a@b@example.com',
    'a b@example.com',
    'a@exam ple.com',
    'a@-example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Evil "x" <a@example.com>',
    `${'a'.repeat(65)}@example.com`,
    'a@[127.0.0.1]',
  ])('refuses %j', (text) => expect(parseAddress(text)).toBeNull());
});
