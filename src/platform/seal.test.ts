import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

it('a sealed secret opens for whom it was sealed and with its key alone', () => {
  const key = Buffer.alloc(32, 7);
  const secret = Buffer.from('12345678901234567890');
  const sealed = seal(key, 'usr_a', secret);
  expect(sealed).not.toContain(secret.toString('base64url'));
  expect(seal(key, 'usr_a', secret)).not.toBe(sealed);
  expect(unseal(key, 'usr_a', sealed)).toEqual(secret);
  expect(unseal(key, 'usr_b', sealed)).toBeNull();
  expect(unseal(Buffer.alloc(32, 8), 'usr_a', sealed)).toBeNull();
  expect(unseal(key, 'usr_a', 'AAAA')).toBeNull();
});
