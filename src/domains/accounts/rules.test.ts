import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cookieSeconds,
  generatePassword,
  isWorthTouching,
  judgePassword,
  mayEndWithBrowser,
  sessionEnd,
} from './rules.ts';

describe('a chosen password', () => {
  it.each([
    ['five5', 'too-short-for-the-service'],
    ['', 'too-short-for-the-service'],
    ['sixsix', 'too-short'],
    ['seven77', 'too-short'],
    ['😀😀😀😀😀', 'too-short-for-the-service'],
    ['password', 'too-common'],
    ['Password123!', 'too-common'],
    ['P@ssw0rd', 'too-common'],
    ['pa55word2026', 'too-common'],
    ['!!Summer2026!', 'too-common'],
    ['12345678', 'too-common'],
    ['19870412', 'too-common'],
    ['qwertyuiop', 'too-common'],
    ['asdfghjkl123', 'too-common'],
    ['1q2w3e4r5t', 'too-common'],
    ['1qaz2wsx', 'too-common'],
    ['abcdefgh', 'too-common'],
    ['87654321', 'too-common'],
    ['aaaaaaaa', 'too-common'],
    ['abababab', 'too-common'],
    ['iloveyou', 'too-common'],
    ['monkeydragon', 'too-common'],
    ['monkeymonkey', 'too-common'],
    ['admin12345', 'too-common'],
    ['changeme!', 'too-common'],
    ['letmein2024', 'too-common'],
    ['Football99', 'too-common'],
    ['correct horse battery staple', 'fine'],
    ['Copper-Elbow-42', 'fine'],
    ['xK9!mQ2z', 'fine'],
    ['vierundzwanzig Rohre', 'fine'],
    ['пароль-не-простой', 'fine'],
    ['passwordless plumbing', 'fine'],
    ['z'.concat('vortex-quay-9').repeat(5).slice(0, 64), 'fine'],
  ])('%s is %s', (password, judgement) => {
    expect(judgePassword(password)).toBe(judgement);
  });

  it('is not one’s own address or company', () => {
    expect(judgePassword('maria.lopez', ['maria.lopez@example.com'])).toBe('too-common');
    expect(judgePassword('Maria.Lopez@example.com', ['maria.lopez@example.com'])).toBe('too-common');
    expect(judgePassword('Copperhill99!', ['Copperhill'])).toBe('too-common');
    expect(judgePassword('Copperhill and 9 more', ['Copperhill'])).toBe('fine');
  });
});

it('is generated as eight characters and A1!, different each time', () => {
  const made = Array.from({ length: 50 }, () => generatePassword(randomInt));
  for (const password of made) expect(password).toMatch(/^[A-Za-z0-9]{8}A1!$/);
  expect(new Set(made).size).toBe(50);
});

describe('a session', () => {
  const createdAt = new Date('2026-03-02T15:00:00Z');
  const atHour = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  it.each([
    [false, 0, 24],
    [false, 100, 124],
    [false, 160, 168],
    [true, 0, 720],
    [true, 2000, 2160],
  ])('remembered: %s, used after %s hours, ends after %s', (remember, used, end) => {
    expect(sessionEnd({ remember, createdAt }, atHour(used))).toEqual(atHour(end));
  });

  it('is written down as used once an hour, or twice a day where it is remembered', () => {
    expect(isWorthTouching({ remember: false, lastUsedAt: createdAt }, atHour(0.9))).toBe(false);
    expect(isWorthTouching({ remember: false, lastUsedAt: createdAt }, atHour(1))).toBe(true);
    expect(isWorthTouching({ remember: true, lastUsedAt: createdAt }, atHour(11))).toBe(false);
    expect(isWorthTouching({ remember: true, lastUsedAt: createdAt }, atHour(12))).toBe(true);
  });

  it('may end with the browser unless its end is further off than that of any such', () => {
    const endOf = (remember: boolean) => sessionEnd({ remember, createdAt }, createdAt);
    expect(mayEndWithBrowser(endOf(false), createdAt)).toBe(true);
    // A remembered one is touched twice a day.
    expect(mayEndWithBrowser(endOf(true), atHour(12))).toBe(false);
  });

  it('has a cookie that ends with the browser unless it is remembered', () => {
    expect(cookieSeconds(false)).toBeUndefined();
    expect(cookieSeconds(true)).toBe(90 * 86_400);
  });
});
