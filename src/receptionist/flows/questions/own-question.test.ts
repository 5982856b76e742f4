// Where a question could not be answered and to pass it on is offered, another question that is answered is no message; and who
// leaves a second visit keeps the first.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

test.each(['how long does a teeth cleaning take', 'what time do you close on wednesday then'])(
  'another question is answered, and nothing is asked for a message: %s',
  async (question) => {
    const { say } = talkWith({});
    expect((await say('do you sell electric toothbrushes?')).asks).toBe('message');
    expect((await say(question)).asks).toBe('more');
  },
);

test('what is told behind the offer is the message', async () => {
  const { say } = talkWith({});
  await say('do you sell electric toothbrushes?');
  expect((await say('tell them I need two of them by Friday please')).asks).toBe('name');
});

test.each([
  ['en', 'All right, no other appointment then.'],
  ['es', 'De acuerdo, entonces ninguna otra cita.'],
  ['fr', 'Très bien, pas d’autre rendez-vous alors.'],
  ['de', 'In Ordnung, dann also kein weiterer Termin.'],
] as const)('%s: what was booked before stands where a second visit is left', async (language, left) => {
  const { say } = talkWith({ business: { ...dental, languages: [language] } });
  await say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-19', time: '10:00' }] },
    { do: 'set-name', name: 'Ray Dunn', sure: 1 },
    { do: 'set-phone', phone: '+15055550133' },
  ]);
  expect((await say([{ do: 'affirm' }])).asks).toBe('more');
  await say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Filling', sure: 1 },
  ]);
  expect((await say([{ do: 'goodbye' }])).text).toContain(left);
});
