// What was kept at once of a danger is never overwritten, whatever is said after it, and nothing is claimed that no record holds.
import { expect, test } from 'vitest';
import { dental, type TestTalk, talkWith } from '../../../../tests/support/talk.ts';
import type { Command } from '../../commands.ts';

const danger: Command = { do: 'emergency', kind: 'flood', said: 'There is a burst pipe' };
const words = (body: string): Command => ({ do: 'set-message', body });
const nobodyThere = { ...dental, escalation: { rule: 'Auto-escalate complex issues', humanHours: 'never' } } as const;
const bodies = (talk: TestTalk) => talk.records().messages.map((one) => one.body);

/** What was said of the danger is its record. */
async function inDanger() {
  const talk = talkWith({ business: nobodyThere });
  await talk.say([danger]);
  expect(bodies(talk)).toEqual(['as understood']);
  return talk;
}

test('words after a danger are added to its record, and so is the danger told once more', async () => {
  const talk = await inDanger();
  await talk.say([words('Maria Lopez, hurry please')]);
  expect(bodies(talk)).toEqual(['as understood. Maria Lopez, hurry please']);
  await talk.say([danger]);
  expect(bodies(talk)).toEqual(['as understood. Maria Lopez, hurry please']);
});

test('a wish for a person loses neither the danger nor a message above it', async () => {
  const talk = await inDanger();
  await talk.say([{ do: 'complaint', about: 'You ruined my carpet and I want my money back' }]);
  await talk.say([{ do: 'person' }]);
  await talk.say([{ do: 'set-name', name: 'Maria Lopez', sure: 1 }]);
  await talk.say([{ do: 'goodbye' }]);
  expect(bodies(talk)).toEqual(['as understood', expect.stringContaining('ruined my carpet')]);
  expect(talk.records().messages).toMatchObject([{ name: 'Maria Lopez' }, { name: 'Maria Lopez' }]);
});
