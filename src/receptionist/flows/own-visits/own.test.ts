// Who proves themselves with a code is believed for the rest of the talk, and who cannot is told nothing.
import { describe, expect, test } from 'vitest';
import type { TestTalk } from '../../../../tests/support/talk.ts';
import { dental, gwen, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Command } from '../../commands.ts';

const codeNow = (talk: TestTalk) => talk.records().codeSent ?? '';
const says = (code: string): Command[] => [{ do: 'set-code', code }];

/** A stranger who says that they are Gwen, wants her visit cancelled, and was asked for the code. */
async function asked(phone = gwen, business = dental) {
  const talk = talkWith({ from: null, business });
  const claim: Command[] = [{ do: 'set-name', name: 'Gwen Adler', sure: 1 }];
  await talk.say([{ do: 'start', flow: 'cancel' }, ...claim, { do: 'set-phone', phone }]);
  return talk;
}
const cancelled = (talk: TestTalk) => talk.records().appointments.some((one) => one.status === 'cancelled');

test('a right code proves, also who has nothing booked', async () => {
  const talk = await asked(gwen, { ...dental, appointments: [] });
  const { text, asks } = await talk.say(says(codeNow(talk)));
  expect(text).toMatch(/Thank you, Gwen Adler/);
  expect(text).not.toMatch(/code/);
  expect(asks).toBe('more');
});

test.each([
  'It hasn’t arrived yet',
  'No code came, my number ends in 0188',
  'Can you send it again?',
  'I didn’t get a text',
])('“%s” closes nothing: another is sent', async (line) => {
  const talk = await asked();
  const first = codeNow(talk);
  expect((await talk.say(line)).asks).toBe('code');
  expect(codeNow(talk)).not.toBe(first);
  expect((await talk.say(codeNow(talk))).text).toMatch(/dental exam/);
});

test('what is no code and no refusal leaves the question open, and a dictated code is heard', async () => {
  const talk = await asked();
  expect((await talk.say('Which number did you send it to?')).asks).toBe('code');
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const dictated = [...codeNow(talk)].map((digit) => words[Number(digit)]).join(' ');
  expect((await talk.say(dictated)).text).toMatch(/dental exam/);
});

test('a number that is put right is sent a code of its own', async () => {
  const talk = await asked('+17735550140');
  expect(codeNow(talk)).toBe('');
  await talk.say('Sorry, it is 773 555 0146');
  expect(codeNow(talk)).not.toBe('');
  expect((await talk.say(says(codeNow(talk)))).text).toMatch(/dental exam/);
});

test('no more codes are sent than the desk allows, and one that was sent still counts', async () => {
  const talk = await asked();
  await talk.say([{ do: 'resend-code' }]);
  expect((await talk.say([{ do: 'resend-code' }])).asks).toBe('code');
  const last = codeNow(talk);
  await talk.say([{ do: 'resend-code' }]);
  expect(codeNow(talk)).toBe(last);
});

test('the desk alone counts wrong codes: once it is closed, a right one proves nothing', async () => {
  const talk = await asked();
  const right = codeNow(talk);
  expect((await talk.say(says('000000'))).asks).toBe('code');
  expect((await talk.say(says('000001'))).asks).toBe('code');
  const { text } = await talk.say(says('000002'));
  expect(text).toMatch(/Without proof/);
  const after = await talk.say([{ do: 'start', flow: 'cancel' }, ...says(right)]);
  expect(after.acts).toEqual([]);
  expect(after.text).not.toMatch(/exam|Gwen/);
  await talk.say([{ do: 'affirm' }]);
  expect(cancelled(talk)).toBe(false);
});

test('the last right code of those allowed proves', async () => {
  const talk = await asked();
  const right = codeNow(talk);
  await talk.say(says('000000'));
  await talk.say(says('000001'));
  expect((await talk.say(says(right))).text).toMatch(/dental exam/);
});

test.each([
  ['I need to cancel my appointment', 'cancel'],
  ['Can you move my appointment to Friday?', 'move'],
])('where no code can be sent, “%s” is asked for no proof, and a message is offered', async (line, word) => {
  const talk = talkWith({ from: null, tools: { canSendCode: async () => false } });
  const { text, asks } = await talk.say(line);
  expect(text).toMatch(/Without proof/);
  expect(text).not.toMatch(/\bcode\b|on file/);
  expect(asks).not.toBe('code');
  await talk.say('Yes please, I am Gwen Adler');
  await talk.say('773 555 0146');
  await talk.say('yes');
  expect(talk.records().messages.map(({ body }) => body)).toEqual([expect.stringContaining(word)]);
  expect(talk.records().codeSent).toBeNull();
});

test('a code that cannot be sent by the way that was named is not said to be', async () => {
  const talk = talkWith({ from: null, tools: { sendCode: async () => ({ ok: false, reason: 'no_way' }) } });
  const claim: Command[] = [{ do: 'set-name', name: 'Gwen Adler', sure: 1 }];
  const { text } = await talk.say([{ do: 'start', flow: 'cancel' }, ...claim, { do: 'set-phone', phone: gwen }]);
  expect(text).toMatch(/Without proof/);
});

test.each(['I’d rather not', 'I don’t have it, it went to her phone', 'no'])('“%s” is told nothing', async (line) => {
  const talk = await asked();
  const { text } = await talk.say(line);
  expect(text).toMatch(/Without proof/);
  expect(text).not.toMatch(/exam/);
  expect(cancelled(talk)).toBe(false);
});

test('who declined is told nothing for the rest of the talk, whatever code is said', async () => {
  const talk = await asked();
  const right = codeNow(talk);
  await talk.say([{ do: 'decline' }]);
  const { acts, text } = await talk.say([{ do: 'start', flow: 'appointments' }, ...says(right)]);
  expect(acts).toEqual([]);
  expect(text).not.toMatch(/exam|Gwen/);
});

describe.each([
  ['a stranger', null],
  ['somebody whom the door proved', hank],
])('a visit of somebody else, asked for by %s,', (_, from) => {
  /** Gwen's visit is to be cancelled by another, and the code that went to her number is asked for. */
  const askedForGwen = async (phone = gwen) => {
    const talk = talkWith({ from });
    await talk.say([
      { do: 'start', flow: 'cancel' },
      { do: 'for-other', whose: 'wife' },
    ]);
    await talk.say([{ do: 'set-name', name: 'Gwen Adler', sure: 1 }]);
    expect((await talk.say([{ do: 'set-phone', phone }])).asks).toBe('code');
    return talk;
  };

  test('is found once her code proves it, and cancelled on a yes', async () => {
    const talk = await askedForGwen();
    const { asks, text } = await talk.say(says(codeNow(talk)));
    expect(text).toMatch(/dental exam/);
    expect(asks).toBe('confirm');
    expect(cancelled(talk)).toBe(false);
    await talk.say([{ do: 'affirm' }]);
    const gone = talk.records().appointments.filter((one) => one.status === 'cancelled');
    expect(gone.map((one) => one.name)).toEqual(['Gwen Adler']);
  });

  test('is not touched after wrong codes', async () => {
    const talk = await askedForGwen();
    for (const wrong of ['000000', '000001', '000002']) expect((await talk.say(says(wrong))).text).not.toMatch(/exam/);
    expect(cancelled(talk)).toBe(false);
  });

  test('is sent a code anew where the number is put right', async () => {
    const talk = await askedForGwen('+17735550140');
    await talk.say([{ do: 'set-phone', phone: gwen }]);
    expect((await talk.say(says(codeNow(talk)))).text).toMatch(/dental exam/);
  });
});

test('a code that was sent for one proves nothing of another who is named instead', async () => {
  const talk = talkWith({ from: hank });
  await talk.say("Cancel Gwen Adler's appointment");
  expect((await talk.say([{ do: 'set-phone', phone: gwen }])).asks).toBe('code');
  const reply = await talk.say([
    { do: 'start', flow: 'cancel' },
    { do: 'for-other', whose: 'Ida' },
  ]);
  expect(reply.asks).toBe('name');
  expect(reply.text).not.toMatch(/exam|cleaning/);
});

test('who proves themselves at the last asking is not refused what they prove', async () => {
  const talk = await asked();
  await talk.say('Which number did you send it to?');
  await talk.say('Hm, let me look');
  await talk.say(says(codeNow(talk)));
  await talk.say([{ do: 'affirm' }]);
  await talk.say([
    { do: 'start', flow: 'cancel' },
    { do: 'for-other', whose: 'husband' },
  ]);
  await talk.say([{ do: 'set-name', name: 'Hank Bauer', sure: 1 }]);
  await talk.say([{ do: 'set-phone', phone: hank }]);
  expect((await talk.say(says(codeNow(talk)))).text).toMatch(/cleaning/);
});

/** Of Gwen's two visits, the whitening on the 26th is never spoken of. */
const withTwo = {
  ...dental,
  appointments: [
    ...dental.appointments,
    { contact: 'adler', service: 'Teeth whitening', startsAt: '2026-11-26T15:00:00-06:00' },
  ],
};

describe('after a code for somebody else', () => {
  /** Gwen's visit was cancelled with her code by somebody else. */
  const cancelledForGwen = async (from: string | null, business = dental) => {
    const talk = talkWith({ from, business });
    await talk.say("Cancel Gwen Adler's appointment");
    await talk.say([{ do: 'set-phone', phone: gwen }]);
    expect(
      (await talk.say([...says(codeNow(talk)), { do: 'set-service', service: 'Dental exam', sure: 1 }])).text,
    ).not.toMatch(/Thank you, Gwen/);
    await talk.say([{ do: 'affirm' }]);
    expect(cancelled(talk)).toBe(true);
    return talk;
  };
  const books: Command[] = [
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Teeth cleaning', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-20', time: '10:00' }] },
  ];

  test('a stranger’s own booking asks who they are', async () => {
    const talk = await cancelledForGwen(null);
    expect((await talk.say(books)).asks).toBe('name');
    expect((await talk.say([{ do: 'set-name', name: 'Ned Flynn', sure: 1 }])).asks).toBe('phone');
    const { text } = await talk.say([{ do: 'set-phone', phone: '+16305550126' }]);
    expect(text).toMatch(/Ned Flynn/);
    expect(text).not.toMatch(/Gwen|0146/);
  });

  test('whom the door proved books under their own name and number', async () => {
    const { text, asks } = await (await cancelledForGwen(hank)).say(books);
    expect(asks).toBe('confirm');
    expect(text).toMatch(/Hank Bauer/);
    expect(text).not.toMatch(/Gwen|0146/);
  });

  test('the booking of whom the door proved is kept with their own contact', async () => {
    const talk = await cancelledForGwen(hank);
    await talk.say(books);
    await talk.say([{ do: 'affirm' }]);
    const { appointments, contacts } = talk.records();
    const own = contacts.find((one) => one.phone === hank)?.id;
    expect(appointments.at(-1)).toMatchObject({ name: 'Hank Bauer', contact: own });
  });

  test.each([
    ['en', 'when is my appointment?'],
    ['es', '¿y cuándo es mi cita?'],
    ['fr', "et c'est quand, mon rendez-vous ?"],
    ['de', 'und wann ist mein Termin?'],
  ] as const)('who asks for their own visit is told their own, %s: %s', async (language, line) => {
    const talk = await cancelledForGwen(hank, { ...withTwo, languages: [language] });
    const { text } = await talk.say(line);
    expect(text).toMatch(/24/);
    expect(text).not.toMatch(/whitening|26/i);
  });

  test('a stranger is told nothing more of her without another code', async () => {
    const talk = await cancelledForGwen(null, withTwo);
    const { text, asks } = await talk.say([{ do: 'start', flow: 'appointments' }]);
    expect(asks).toBe('name');
    expect(text).not.toMatch(/whitening|26/i);
  });

  test('a stranger who proves themselves next is who they are', async () => {
    const talk = await cancelledForGwen(null);
    await talk.say([
      { do: 'start', flow: 'cancel' },
      { do: 'set-name', name: 'Hank Bauer', sure: 1 },
    ]);
    await talk.say([{ do: 'set-phone', phone: hank }]);
    const { text } = await talk.say(says(codeNow(talk)));
    expect(text).toMatch(/Thank you, Hank Bauer/);
    expect(text).toMatch(/cleaning/);
    await talk.say([{ do: 'affirm' }]);
    const { text: stated } = await talk.say(books);
    expect(stated).toMatch(/Hank Bauer/);
    expect(stated).not.toMatch(/Gwen|0146/);
  });

  test('a code that is said while something of one’s own is under way proves the other alone', async () => {
    const talk = talkWith({ from: hank });
    await talk.say("Cancel Gwen Adler's appointment");
    await talk.say([{ do: 'set-phone', phone: gwen }]);
    const code = codeNow(talk);
    await talk.say([{ do: 'also' }, ...books]);
    const { text } = await talk.say(says(code));
    expect(text).not.toMatch(/Thank you, Gwen/);
    await talk.say([{ do: 'affirm' }]);
    const { appointments, contacts } = talk.records();
    const booked = appointments.find((one) => one.startsAt.startsWith('2026-11-20'));
    expect(booked).toMatchObject({ name: 'Hank Bauer', contact: contacts.find((one) => one.phone === hank)?.id });
  });
});

test.each(['no, my own', 'No, I mean my own appointment', 'no, the one under my name'])(
  '“%s” in place of the code for somebody else is about one’s own',
  async (line) => {
    const talk = talkWith({ from: hank });
    await talk.say("Cancel Gwen Adler's appointment");
    expect((await talk.say([{ do: 'set-phone', phone: gwen }])).asks).toBe('code');
    const { text, asks } = await talk.say(line);
    expect(asks).toBe('confirm');
    expect(text).toMatch(/teeth cleaning on Tuesday, November 24/);
  },
);
