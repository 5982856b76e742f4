import { describe, expect, it } from 'vitest';
import { scryptPasswords } from './hash-passwords.ts';

const cheap = { N: 2 ** 10, r: 8, p: 1 };

describe('a password', () => {
  it('is kept as scrypt with its parameters, salted, and costs a moment', async () => {
    const passwords = scryptPasswords();
    const startedAt = performance.now();
    const hash = await passwords.hash('the same words');
    expect(performance.now() - startedAt).toBeGreaterThan(50);
    expect(hash).toMatch(/^scrypt\$N=32768,r=8,p=3\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
    expect(await passwords.hash('the same words')).not.toBe(hash);
    expect(await passwords.verify('the same words', hash)).toBe(true);
    expect(await passwords.verify('the same word', hash)).toBe(false);
  });

  it('is checked with the parameters that it was kept with', async () => {
    const before = await scryptPasswords(cheap).hash('old');
    expect(await scryptPasswords({ N: 2 ** 11, r: 8, p: 2 }).verify('old', before)).toBe(true);
  });

  it('counts to its last character, and is the same however its accents were typed', async () => {
    const passwords = scryptPasswords(cheap);
    const long = 'x'.repeat(255);
    const hash = await passwords.hash(`${long}a`);
    expect(await passwords.verify(`${long}b`, hash)).toBe(false);
    expect(await passwords.verify('caf\u00e9 au lait', await passwords.hash('cafe\u0301 au lait'))).toBe(true);
  });

  it('is never the one of an account that has none', async () => {
    const passwords = scryptPasswords(cheap);
    for (const tried of ['', 'null', 'anything']) expect(await passwords.verify(tried, null)).toBe(false);
  });

  it('that is kept in a form unknown here is a fault, not a match', async () => {
    await expect(scryptPasswords(cheap).verify('x', 'md5$abc')).rejects.toThrow(/not of a form/);
  });
});

it('runs two at a time, in order, and refuses when two hundred wait', async () => {
  const passwords = scryptPasswords(cheap);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (at: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await passwords.hash('x');
    order.push(at);
    running -= 1;
    if (at === 3) throw new Error('one that fails frees its place');
  };
  const all = await Promise.allSettled(
    Array.from({ length: 210 }, (_, at) => passwords.inTurn(`10.0.0.${at}`, work(at))),
  );
  expect(most).toBe(2);
  expect(order).toHaveLength(202);
  const refused = all.filter((one) => one.status === 'rejected' && one.reason.code === 'unavailable');
  expect(refused).toHaveLength(8);
  await expect(passwords.inTurn('10.0.1.1', async () => 'again')).resolves.toBe('again');
});

it('lets nobody fill the queue, so that others get their turn beside a flood', async () => {
  const passwords = scryptPasswords(cheap);
  const hash = () => passwords.hash('x');
  const flood = Array.from({ length: 300 }, (_, at) => passwords.inTurn(`2001:db8:0:1::${at.toString(16)}`, hash));
  const flooded = Promise.allSettled(flood);
  await expect(passwords.inTurn('198.51.100.7', async () => 'mine')).resolves.toBe('mine');
  const refused = (await flooded).filter((one) => one.status === 'rejected' && one.reason.code === 'too_many_requests');
  expect(refused).toHaveLength(278);
  await expect(passwords.inTurn('2001:db8:0:1::1', async () => 'again')).resolves.toBe('again');
});
