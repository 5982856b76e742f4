// "Yes, please connect me" to a message that was read back: a person where the house's rule has come to it, else the message goes.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, type TestTalk, talkWith } from '../../../../tests/support/talk.ts';

const houseOf = (
  rule: BusinessFile['escalation']['rule'],
  humanHours: BusinessFile['escalation']['humanHours'],
): BusinessFile => ({ ...dental, escalation: { ...dental.escalation, rule, humanHours } });

const complaint = "I got a wrong bill for my exam twice now, I don't want a machine, I want a person.";

/** A complaint, up to where its message was read back. */
async function readBack(talk: TestTalk, line = complaint): Promise<void> {
  await talk.say([{ do: 'complaint', about: line }]);
  await talk.say([
    { do: 'set-name', name: 'Anna Berg', sure: 1 },
    { do: 'set-phone', phone: '+16305550126' },
  ]);
}

test('a complaint that asks for a person is put through at the next wish', async () => {
  const talk = talkWith({ business: houseOf('Escalate after 3 attempts', 'business') });
  await talk.say(complaint);
  await talk.say('Anna Berg');
  await talk.say('630 555 0126');
  const { ended } = await talk.say('Yes, please connect me.');
  expect(ended).toBe(true);
  expect(talk.records().handoff).toMatchObject({ to: 'human' });
  expect(talk.records().appointments.filter(({ name }) => name === 'Anna Berg')).toEqual([]);
});

test.each(["Yes that's right, can you put me through now?", 'Yes please connect me.'])(
  'a plain message is kept, and the call put through: %s',
  async (line) => {
    const talk = talkWith({ business: houseOf('Auto-escalate complex issues', 'business') });
    await talk.say("I'd like to leave a message for the owner: the crew did a lovely job. Anna Berg.");
    await talk.say('630 555 0126');
    expect((await talk.say(line)).ended).toBe(true);
    expect(talk.records().messages).toMatchObject([{ name: 'Anna Berg' }]);
    expect(talk.records().handoff).toMatchObject({ to: 'human' });
  },
);

test('where the rule has not come to it, the message goes and the wish is answered', async () => {
  const talk = talkWith({ business: houseOf('Escalate after 3 attempts', 'business') });
  await readBack(talk, 'The crown that you made has come off for the second time');
  const { asks, text } = await talk.say('Yes, please connect me.');
  expect(asks).toBe('more');
  expect(text).toContain('get someone');
  expect(talk.records().messages).toHaveLength(1);
  expect(talk.records().handoff).toBeNull();
});

test('where nobody is to be had, that is said and the message goes', async () => {
  const talk = talkWith({ business: houseOf('Auto-escalate complex issues', 'never') });
  await readBack(talk);
  const { asks, text } = await talk.say('Yes, please connect me.');
  expect(asks).toBe('more');
  expect(text).toContain('nobody is free');
  expect(talk.records().messages).toHaveLength(1);
});

test('a plain yes sends it as before', async () => {
  const talk = talkWith({ business: houseOf('Escalate after 3 attempts', 'business') });
  await readBack(talk);
  await talk.say('yes');
  expect(talk.records().messages).toHaveLength(1);
  expect(talk.records().handoff).toBeNull();
});

test('a complaint of which a person was to hear at once is told where nobody is there', async () => {
  const talk = talkWith({ business: houseOf('Always try to resolve first', 'never'), channel: 'phone' });
  const { asks, text } = await talk.say([
    { do: 'complaint', about: 'You billed me twice for the same exam, connect me with someone' },
    { do: 'person' },
  ]);
  expect(text).toContain('nobody is free');
  expect(asks).toBe('name');
});
