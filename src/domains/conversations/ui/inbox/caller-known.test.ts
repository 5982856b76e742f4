// Who a caller is, as far as their talk says.
import { expect, it } from 'vitest';
import { callerKnown } from './caller-known.ts';
import type { Thread } from './use-thread.ts';

const nobody = { name: null, phone: null, email: null };
const left = (createdAt: string, said: Partial<Record<'name' | 'phone' | 'email', string>>) => ({
  ...{ ...nobody, createdAt, ...said },
});
const threadOf = (parts: object) =>
  ({
    conversation: { contact: null, from: { phone: null, email: null } },
    ...{ messages: [], appointments: [], ...parts },
  }) as unknown as Thread;

it('knows nothing of whoever said nothing of themselves', () => {
  expect(callerKnown(threadOf({}))).toEqual({ name: '', phone: null, email: null });
});

it('takes each from the newest that says it, be it left or booked', () => {
  const messages = [left('2026-03-02', { name: 'Dan', phone: '+12025550101' }), left('2026-03-04', { name: 'Dana' })];
  const appointments = [left('2026-03-03', { email: 'dana@example.com', phone: '+12025550102' })];
  expect(callerKnown(threadOf({ messages, appointments }))).toEqual({
    ...{ name: 'Dana', phone: '+12025550102', email: 'dana@example.com' },
  });
});

it('takes what the door vouches for before what was said', () => {
  const conversation = { contact: null, from: { phone: '+12025550199', email: null } };
  const messages = [left('2026-03-02', { phone: '+12025550101' })];
  expect(callerKnown(threadOf({ conversation, messages })).phone).toBe('+12025550199');
});
