// What the start and the doctor say of the configuration.
import { expect, it } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { describeParts } from './parts.ts';

const saidOf = (name: string, settings: Record<string, string>) =>
  describeParts(readConfig({ SECRET: 'x'.repeat(32), ...settings })).find((part) => part.name === name);

it('tells who may open demo businesses once there is a public address, and that this can be ended', () => {
  expect(saidOf('Demo mode', {})?.says).toBe(
    'any e-mail and password open a private demo business (DEMO_MODE=off ends that)',
  );
  expect(saidOf('Demo mode', { PUBLIC_URL: 'https://telle.example' })?.says).toContain(
    'to everybody who reaches https://telle.example (DEMO_MODE=off ends that)',
  );
  expect(saidOf('Demo mode', { PUBLIC_URL: 'https://telle.example', DEMO_MODE: 'off' })).toMatchObject({
    state: 'off',
    says: 'people need an account',
  });
});
