import { expect, it } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { waysOfCodes } from './codes.ts';
import { describeParts } from './parts.ts';

it.each([
  ['a demo that keeps its mail', {}, { texts: true, canMail: true }, 'on'],
  ['a demo that sends mail', { SMTP_URL: 'smtp://localhost:25' }, { texts: false, canMail: true }, 'on'],
  [
    'a private install that sends mail',
    { DEMO_MODE: 'off', SMTP_URL: 'smtp://localhost:25' },
    { texts: false, canMail: true },
    'on',
  ],
  ['a private install without mail', { DEMO_MODE: 'off' }, { texts: false, canMail: false }, 'off'],
])('%s sends callers codes by the ways that reach somebody, and says so', (_, settings, ways, state) => {
  const config = readConfig(settings);
  const { sendText, canMail } = waysOfCodes(config);
  expect({ texts: sendText !== null, canMail }).toEqual(ways);
  expect(describeParts(config).find(({ name }) => name === 'Codes for callers')?.state).toBe(state);
});
