// Unanswered questions bring a person in, and throw no visit away whose time is taken; what was noted of it goes with a hand-off.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Command } from '../../commands.ts';

const business = { ...dental, escalation: { ...dental.escalation, rule: 'Escalate after 3 attempts' as const } };
const questions = ['Do you validate parking?', 'Is there wifi in the waiting room?', 'Do you have a fish tank?'];

const wished: readonly Command[] = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: 'Dental exam', sure: 1 },
];
const atTen: Command = { do: 'set-times', wishes: [{ date: '2026-11-19', time: '10:00' }] };

test('with no time taken the third of them brings a person', async () => {
  const { say, records } = talkWith({ business, from: null });
  await say([...wished]);
  for (const one of questions) await say(one);
  expect(records().handoff?.to).toBe('human');
});

test('with a time taken the visit is finished first', async () => {
  const { say, records } = talkWith({ business, from: null });
  await say([...wished, atTen]);
  for (const one of questions) expect((await say(one)).ended).toBe(false);
  await say([
    { do: 'set-name', name: 'Edith Moreau', sure: 1 },
    { do: 'set-phone', phone: '+15055550133' },
  ]);
  await say([{ do: 'affirm' }]);
  expect(records().appointments.map(({ name }) => name)).toContain('Edith Moreau');
  expect(records().handoff).toBeNull();
});

test('whoever asks for a person is brought one who knows what was noted', async () => {
  const { say, records } = talkWith({ business: dental, from: null });
  await say([...wished, atTen, { do: 'set-name', name: 'Edith Moreau', sure: 1 }]);
  await say([{ do: 'person' }]);
  await say([{ do: 'person' }]);
  await say([{ do: 'person' }]);
  expect(records().handoff?.reason).toMatch(/\[Not booked yet: Dental exam, 2026-11-19 10:00, Edith Moreau\]$/u);
});
