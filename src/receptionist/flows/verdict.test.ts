// What a yes and a no are to, when something else is said with them.
import { describe, expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../tests/support/talk.ts';
import type { Command } from '../commands.ts';

const yes: Command = { do: 'affirm' };
const no: Command = { do: 'deny' };
const also: Command = { do: 'also' };
const service = (name: string): Command => ({ do: 'set-service', service: name, sure: 1 });
const on = (date: string, time: string): Command => ({ do: 'set-times', wishes: [{ date, time }] });
const cleaning = service('Teeth cleaning');
const maria: Command[] = [
  { do: 'set-name', name: 'Maria Lopez', sure: 1 },
  { do: 'set-phone', phone: '+16305550126' },
];

/** A talk in which an exam on Thursday at nine is stated and waits for a yes. */
async function examStated(from?: string) {
  const talk = talkWith(from === undefined ? {} : { from });
  const person = from === undefined ? maria : [];
  const { asks } = await talk.say([
    { do: 'start', flow: 'book' },
    service('Dental exam'),
    on('2026-11-19', '09:00'),
    ...person,
  ]);
  expect(asks).toBe('confirm');
  const made = () => talk.records().appointments.filter((one) => one.startsAt.endsWith('Z'));
  return { ...talk, booked: () => made().map((one) => `${one.service} ${one.startsAt.slice(0, 16)} ${one.name}`) };
}
const examAtNine = 'Dental exam 2026-11-19T15:00 Maria Lopez';

describe('a yes with another errand in the same breath', () => {
  test('books what was stated, and goes on with the other', async () => {
    const { say, booked } = await examStated();
    const reply = await say([also, yes, cleaning]);
    expect(booked()).toEqual([examAtNine]);
    expect(reply).toMatchObject({ asks: 'time', text: expect.stringMatching(/exam is booked[\s\S]*teeth cleaning/) });
    await say([on('2026-11-20', '09:00')]);
    await say([yes]);
    expect(booked()).toEqual([examAtNine, 'Teeth cleaning 2026-11-20T15:00 Maria Lopez']);
  });

  test('as the embedded brain hears it', async () => {
    const { say, booked } = await examStated();
    await say("Yes please, and I'd also like to book a cleaning");
    expect(booked()).toEqual([examAtNine]);
  });

  test.each<[string, Command[]]>([
    ['for another day', [also, yes, cleaning, on('2026-11-20', '10:00')]],
    ['a message', [{ do: 'start', flow: 'message' }, yes]],
    ['a look at what is booked', [{ do: 'start', flow: 'appointments' }, yes]],
  ])('%s', async (_, commands) => {
    const { say, booked } = await examStated();
    await say(commands);
    expect(booked()).toEqual([examAtNine]);
  });

  test('whose time may be a correction does nothing yet, and loses neither', async () => {
    const { say, booked } = await examStated();
    const reply = await say([also, yes, cleaning, on('2026-11-19', '10:00')]);
    expect(booked()).toEqual([]);
    expect(reply).toMatchObject({ asks: 'confirm', text: expect.stringMatching(/exam .*at 9 AM/) });
    expect((await say([no, on('2026-11-19', '10:00')])).text).toMatch(/exam .*at 10 AM/);
    expect((await say([yes])).text).toMatch(/teeth cleaning on .*at 10 AM/);
    expect(booked()).toEqual(['Dental exam 2026-11-19T16:00 Maria Lopez']);
  });

  test.each<[string, Command[]]>([
    ['another time', [yes, on('2026-11-19', '10:00')]],
    ['another service', [yes, cleaning]],
    ['another name', [yes, { do: 'set-name', name: 'Anna Smith', sure: 1 }]],
    ['another number', [yes, { do: 'set-phone', phone: '+16305550199' }]],
    ['a no', [yes, no, also, cleaning]],
  ])('is none with %s', async (_, commands) => {
    const { say, booked } = await examStated();
    await say(commands);
    expect(booked()).toEqual([]);
  });

  test.each([
    'Yes, but have Dr. Park call me first',
    'Yes. Tell them to call me before they book it',
    'Yes, and tell Dana to wait until I called',
  ])('“%s” books nothing yet', async (line) => {
    const { say, booked } = await examStated();
    await say(line);
    expect(booked()).toEqual([]);
  });

  test.each<[string, string, boolean]>([
    ['a wish to be called first', 'Call me before you cancel it', false],
    ['what may be told any time', 'Thank Dana for the last time', true],
  ])('cancels with %s: %s → %s', async (_, body, goes) => {
    const { say, records } = talkWith({ from: hank });
    await say([{ do: 'start', flow: 'cancel' }]);
    await say([yes, { do: 'start', flow: 'message' }, { do: 'set-message', body }]);
    expect(records().appointments.some((one) => one.status === 'cancelled')).toBe(goes);
  });

  test('cancels what was stated, and books the other', async () => {
    const { say, records } = talkWith({ from: hank });
    await say([{ do: 'start', flow: 'cancel' }]);
    const { text } = await say('Yes, cancel it. And book me a dental exam on Friday at 9');
    expect(text).toMatch(/is cancelled[\s\S]*dental exam on Friday, November 20 at 9 AM/);
    expect(records().appointments.find((one) => one.contact === 'bauer')?.status).toBe('cancelled');
  });

  test('cancels nothing where another than the stated one is named', async () => {
    const { say, records } = talkWith({ from: hank });
    await say([{ do: 'start', flow: 'cancel' }]);
    const { asks } = await say([yes, service('Dental exam')]);
    expect(asks).toBe('confirm');
    expect(records().appointments.every((one) => one.status === 'booked')).toBe(true);
  });
});

describe('a yes that names which visit is to go', () => {
  /** Hank has an exam on the 19th and a cleaning on the 24th, and the exam is about to be cancelled. */
  const examGoing = async () => {
    const exam = { contact: 'bauer', service: 'Dental exam', startsAt: '2026-11-19T11:00:00-06:00' };
    const { say, records } = talkWith({
      from: hank,
      business: { ...dental, appointments: [...dental.appointments, exam] },
    });
    const { text } = await say([{ do: 'start', flow: 'cancel' }, service('Dental exam'), on('2026-11-19', '11:00')]);
    expect(text).toMatch(/dental exam/i);
    const of = (status: string) =>
      records().appointments.flatMap((one) =>
        one.contact === 'bauer' && one.status === status ? [`${one.service} ${one.startsAt.slice(0, 10)}`] : [],
      );
    return { say, of };
  };

  test.each<[string, Command[]]>([
    ['its service and day', [cleaning, { do: 'set-times', wishes: [{ date: '2026-11-24' }] }]],
    ['its service, and a day that is not quite its own', [cleaning, on('2026-11-25', '09:00')]],
    ['its service', [cleaning]],
  ])('by %s: that one is stated first, and nothing new is booked', async (_, commands) => {
    const { say, of } = await examGoing();
    const reply = await say([yes, ...commands]);
    expect(of('cancelled')).toEqual([]);
    expect(reply).toMatchObject({ asks: 'confirm', text: expect.stringMatching(/teeth cleaning/i) });
    await say([yes]);
    expect(of('cancelled')).toEqual(['Teeth cleaning 2026-11-24']);
    expect(of('booked')).toEqual(['Dental exam 2026-11-19']);
  });

  test('by what none of the visits is: it is a wish of its own', async () => {
    const { say, of } = await examGoing();
    await say([yes, service('Filling'), on('2026-11-20', '09:00')]);
    expect(of('cancelled')).toEqual(['Dental exam 2026-11-19']);
  });
});

describe('a message that was said yes to', () => {
  const question = 'Do you sell gift cards?';
  const accepted = async () => {
    const talk = talkWith();
    expect((await talk.say([{ do: 'ask', question }])).asks).toBe('message');
    expect((await talk.say([yes])).asks).toBe('name');
    return talk;
  };

  test('is kept when another errand begins before it is done', async () => {
    const { say, records } = await accepted();
    await say([{ do: 'start', flow: 'book' }, cleaning, on('2026-11-20', '09:00')]);
    await say([{ do: 'goodbye' }]);
    expect(records().messages).toMatchObject([{ body: expect.stringContaining('gift cards') }]);
  });

  test('takes more words in, and loses none', async () => {
    const { say, records } = await accepted();
    await say([{ do: 'set-message', body: 'Please call after five' }]);
    await say([{ do: 'goodbye' }]);
    expect(records().messages).toMatchObject([{ body: expect.stringMatching(/gift cards.*call after five/) }]);
  });

  test('outlives a question beside the yes, though nothing of it is known yet', async () => {
    const escalation = { ...dental.escalation, rule: 'Always try to resolve first' } as const;
    const { say, records } = talkWith({ business: { ...dental, escalation } });
    for (const _ of [1, 2]) await say([{ do: 'cannot-tell' }]);
    expect((await say([{ do: 'cannot-tell' }])).asks).toBe('message');
    const { asks } = await say([yes, { do: 'ask', question: 'What is your address?' }]);
    expect(asks).toBe('message');
    await say([{ do: 'set-message', body: 'Please call about the gift cards' }, ...maria]);
    await say([{ do: 'goodbye' }]);
    expect(records().messages).toMatchObject([{ body: expect.stringContaining('gift cards') }]);
  });

  test('gives way where it was only proposed', async () => {
    const { say, records } = talkWith();
    await say([{ do: 'ask', question }]);
    await say([{ do: 'start', flow: 'book' }, cleaning, on('2026-11-20', '09:00')]);
    await say([{ do: 'goodbye' }]);
    expect(records().messages).toEqual([]);
  });
});

describe('a no with what is right', () => {
  test('is put right at once: another name than the one on file', async () => {
    const { say, booked } = await examStated(hank);
    expect((await say('No, my name is Anna Smith')).text).toMatch(/under the name Anna Smith/);
    await say('yes');
    expect(booked()).toEqual(['Dental exam 2026-11-19T15:00 Anna Smith']);
  });

  test('a part of the name on file is that name', async () => {
    const { say } = await examStated(hank);
    expect((await say([{ do: 'set-name', name: 'H. Bauer', sure: 1 }])).text).toMatch(/under the name Hank Bauer/);
  });

  test('a number where only an address was stated', async () => {
    const { say } = talkWith({ from: null });
    const exam: Command[] = [{ do: 'start', flow: 'book' }, service('Dental exam'), on('2026-11-19', '09:00')];
    await say([...exam, { do: 'set-name', name: 'Maria Lopez', sure: 1 }]);
    expect((await say([{ do: 'set-email', email: 'maria@example.com' }])).asks).toBe('confirm');
    const { asks, text } = await say([no, { do: 'set-phone', phone: '+16305550199' }]);
    expect(asks).toBe('confirm');
    expect(text).toMatch(/0199/);
  });
});

test('a first no asks what to change and a second one leaves it, booking by booking', async () => {
  const { say } = await examStated();
  expect((await say([no])).asks).toBe('time');
  expect((await say([on('2026-11-20', '09:00')])).asks).toBe('confirm');
  expect((await say([no])).text).toMatch(/no appointment then/);
  // It has nothing to do with other people's appointments, nor with the next booking.
  expect((await say('the blue one')).text).not.toMatch(/other people/);
  await say([{ do: 'start', flow: 'book' }, cleaning, on('2026-11-20', '09:00')]);
  expect((await say([no])).asks).toBe('time');
});

test('who asked after somebody else is asked what to change all the same, and books as anybody', async () => {
  const { say } = talkWith();
  await say([{ do: 'others-appointment', wants: 'know' }]);
  expect((await say("I'd like to book a dental exam on Thursday at 9 am")).text).not.toMatch(/other people/);
  await say(maria);
  expect((await say([no])).asks).toBe('time');
});

describe('a no where no time was named', () => {
  test('is asked back once, and then leaves the visit', async () => {
    const { say, records } = talkWith();
    await say([{ do: 'start', flow: 'book' }, cleaning]);
    expect(await say([no])).toMatchObject({ asks: 'time' });
    expect(await say([no])).toMatchObject({ asks: 'more' });
    expect(records().appointments.filter((one) => one.status === 'booked' && one.startsAt.endsWith('Z'))).toEqual([]);
  });
});

describe('details that are told where several times are offered', () => {
  test('are taken down, and the same times are asked for again', async () => {
    const { say, records } = talkWith({ from: null });
    const { text, asks } = await say('a cleaning on Thursday please');
    const offered = text.match(/\d+(?::\d+)? [AP]M/g);
    expect(asks).toBe('time');
    expect(offered?.length).toBe(3);
    const told = await say('Bill Kessler, 630 555 0133');
    expect(told.asks).toBe('time');
    expect(told.text.match(/\d+(?::\d+)? [AP]M/g)).toEqual(offered);
    expect(told.text).toMatch(/Which of these/);
    expect((await say('the second one')).asks).toBe('confirm');
    await say('yes');
    expect(records().appointments.some(({ name }) => name === 'Bill Kessler')).toBe(true);
  });

  test('are a yes where one time was', async () => {
    const { say } = talkWith({ from: null });
    await say('a cleaning on Thursday please');
    expect((await say('yes')).text).toMatch(/Would that suit/);
    expect((await say('Bill Kessler')).asks).toBe('phone');
  });
});
