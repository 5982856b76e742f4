// The same line at the same step gets no third reply of the same, and does nothing by being said again.
import { expect, test } from 'vitest';
import { talkWith } from '../../../tests/support/talk.ts';
import type { FindAnswer } from '../answers-port.ts';

async function asked(step: 'time' | 'name' | 'phone' | 'confirm', findAnswer?: FindAnswer) {
  const talk = talkWith(findAnswer ? { findAnswer } : {});
  let reply = await talk.say(
    step === 'time' ? 'I need a dental exam on Thursday' : 'I need a dental exam on Thursday at nine',
  );
  if (step === 'phone' || step === 'confirm') reply = await talk.say('Maria Lopez');
  if (step === 'confirm') reply = await talk.say('312 555 0144');
  expect(reply.asks).toBe(step);
  return talk;
}
const booked = (talk: { records(): { appointments: readonly object[] } }) =>
  JSON.stringify(talk.records().appointments).includes('Maria Lopez');

test.each([
  ['confirm', 'Well it depends on my boss.'],
  ['confirm', 'Will my insurance pay for it?'],
  ['name', 'The usual one.'],
] as const)('told what else can be done, then handed on: %s %s', async (step, line) => {
  const talk = await asked(step);
  const replies = [await talk.say(line), await talk.say(line), await talk.say(line)];
  expect(replies[1]?.text).toContain('message');
  expect(new Set(replies.map(({ text }) => text)).size).toBe(3);
  expect(replies[2]?.ended || replies[2]?.asks === 'message').toBe(true);
  expect(booked(talk)).toBe(false);
});

test('nearly the same line is the same', async () => {
  const talk = await asked('confirm');
  await talk.say('Well, it depends on my boss.');
  expect(booked(talk)).toBe(false);
  expect((await talk.say('it depends on my boss')).text).toContain('or I can take a message');
});

test.each(['Ok, take a message please', 'Yes, a message then.'])('a message is taken instead: %s', async (line) => {
  const talk = await asked('confirm');
  await talk.say('Well it depends on my boss.');
  await talk.say('Well it depends on my boss.');
  expect((await talk.say(line)).asks).toBe('message');
  await talk.say('Please tell Dr. Abrams that my boss decides on it.');
  await talk.say('yes');
  expect(talk.records().messages).toContainEqual(expect.objectContaining({ body: expect.stringContaining('my boss') }));
  expect(booked(talk)).toBe(false);
});

test('other times are wished for as often as there are some', async () => {
  const talk = await asked('time');
  for (let times = 0; times < 3; times += 1) {
    const reply = await talk.say('anything later?');
    expect(reply.ended).toBe(false);
    expect(reply.text).not.toContain('or I can take a message');
  }
});

test.each([
  ['yes', true],
  ['go ahead', true],
] as const)('a yes behind what was said in vain books: %s', async (line, isBooked) => {
  const talk = await asked('confirm');
  await talk.say('Well it depends on my boss.');
  await talk.say('Well it depends on my boss.');
  await talk.say(line);
  expect(booked(talk)).toBe(isBooked);
});

test('different questions are none that were said before', async () => {
  const talk = await asked('confirm');
  for (const line of ['Will my insurance pay for it?', 'Is there somewhere to park?', 'Do you give out stickers?'])
    expect((await talk.say(line)).text).not.toContain('or I can take a message');
});

test.each(['time', 'confirm'] as const)('a question that is answered is not asked in vain: %s', async (step) => {
  const text = 'We see patients from the whole county.';
  const answers: FindAnswer = (question) =>
    question.includes('Naperville') ? { kind: 'found', text, score: 0.9, sources: ['Taught'] } : { kind: 'unknown' };
  const talk = await asked(step, answers);
  const replies = [];
  for (let times = 0; times < 3; times += 1) replies.push(await talk.say('Do you see patients from Naperville?'));
  for (const { text, asks, ended } of replies) {
    expect(text).toContain('whole county');
    expect(text).not.toContain('or I can take a message');
    expect({ asks, ended }).toEqual({ asks: step, ended: false });
  }
});

test('pardon is answered with what was said', async () => {
  const talk = await asked('phone');
  const first = await talk.say('Pardon?');
  expect((await talk.say('Pardon?')).text).toBe(first.text);
});

test('a half number that is given twice is told to be half', async () => {
  const talk = await asked('phone');
  await talk.say('555 014');
  expect((await talk.say('555 014')).text).toContain('area code');
});
