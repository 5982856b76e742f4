import { describe, expect, it } from 'vitest';
import { inFours, keyUri, readCode, recoveryCodeOf, stepAt, stepsTaken } from './rules.ts';
import { codeOf, stepOfCode } from './service/make-codes.ts';

/** RFC 6238, appendix B, in six digits. */
const secret = Buffer.from('12345678901234567890');
const vectors: readonly [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

describe('codes that change with time', () => {
  it.each(vectors)('are the standard’s at second %i', (second, code) => {
    expect(codeOf(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });

  it('are taken half a minute early or late, and no more', () => {
    const now = new Date(1111111111_000);
    const step = stepAt(now);
    expect(stepsTaken(now).sort()).toEqual([step - 1, step, step + 1]);
    const found = [-2, -1, 0, 1, 2].map((apart) => stepOfCode(secret, codeOf(secret, step + apart), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
    expect(stepOfCode(secret, '000000', now)).toBeNull();
    expect(stepOfCode(secret, '', now)).toBeNull();
  });
});

describe('what somebody typed', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['4FK2-9mno-abcd-efgh', { kind: 'recovery', code: '4fk29mn0abcdefgh' }],
    ['4fk2 9mnl abcd efgi', { kind: 'recovery', code: '4fk29mn1abcdefg1' }],
    ['12345', null],
    ['1234567', null],
    ['４５６７８９', null],
    ['4fk2-9mno-abcd-efgu', null],
    ['', null],
  ])('%o is %o', (typed, read) => expect(readCode(typed)).toEqual(read));
});

it('a recovery code is sixteen letters of 32, read in fours', () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, at) => at * 17));
  expect(code).toHaveLength(16);
  expect(readCode(inFours(code))).toEqual({ kind: 'recovery', code });
});

it('the address of a key names Telle and the account', () => {
  const uri = new URL(keyUri('maria+1@lopez.example', 'GEZDGNBV'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Telle:maria+1@lopez.example');
  expect(uri.searchParams.get('secret')).toBe('GEZDGNBV');
});
