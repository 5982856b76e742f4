// Other times that are asked for take none of those that were told, also where a name is asked for already.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const book = { flow: 'book' as const, service: 'Dental exam' };
const startsAt = '2026-11-19T15:00:00.000Z';
const offered: Partial<State> = {
  turns: 2,
  asked: 'time',
  offers: [{ kind: 'time', startsAt, staff: null, label: '2026-11-19 09:00' }],
  frames: [{ ...book, times: [{ date: '2026-11-19' }] }],
};
const taken: Partial<State> = {
  turns: 3,
  asked: 'name',
  frames: [{ ...book, times: [{ date: '2026-11-19', time: '09:00' }], chosen: { startsAt, staff: null } }],
};

test.each<[Language, string, 'earlier' | 'later']>([
  ['en', "Don't you have anything earlier?", 'earlier'],
  ['en', 'Nothing sooner?', 'earlier'],
  ['en', 'Hmm, do you have anything later?', 'later'],
  ['en', 'Wait, what else have you got?', 'later'],
  ['es', '¿No tiene algo más temprano?', 'earlier'],
  ['es', '¿No tiene más tarde?', 'later'],
  ['es', '¿Qué otras horas tienes?', 'later'],
  ['fr', "Vous n'avez rien de plus tôt ?", 'earlier'],
  ['fr', 'Vous avez plus tard ?', 'later'],
  ['de', 'Haben Sie nichts Früheres?', 'earlier'],
  ['de', 'Haben Sie auch später noch was?', 'later'],
])('%s: %s', (language, text, relative) => {
  const wish = [{ do: 'set-times', wishes: [{ relative }] }];
  expect(heard(language, text, offered)).toEqual(wish);
  expect(heard(language, text, taken)).toEqual(wish);
});

test('a time that is too early is taken back, and later ones are offered', async () => {
  const talk = talkWith();
  expect((await talk.say('I need a dental exam on Wednesday at 10')).asks).toBe('name');
  const { text, asks } = await talk.say('Hmm, do you have anything later?');
  expect(asks).toBe('time');
  expect(text).not.toContain('10 AM');
});

test('where nothing is sooner, that is said, and what there is stands', async () => {
  const talk = talkWith();
  const first = await talk.say('I need a dental exam as soon as possible');
  expect(first.asks).toBe('time');
  const { text } = await talk.say('Nothing sooner?');
  expect(text).toContain('nothing earlier');
  expect(text).toContain('November 16');
});

const serviceAsked: Partial<State> = {
  turns: 2,
  asked: 'service',
  frames: [{ flow: 'book', times: [{ date: '2026-11-19' }] }],
};

test.each<[Language, string, 'earlier' | 'later']>([
  ['en', "Don't you have anything later?", 'later'],
  ['es', '¿No tiene más tarde?', 'later'],
  ['fr', "Vous n'avez pas plus tard ?", 'later'],
  ['de', 'Haben Sie nichts Früheres?', 'earlier'],
])('where the service is still asked for, it is a wish and no refusal, %s: %s', (language, text, relative) => {
  expect(heard(language, text, serviceAsked)).toEqual([{ do: 'set-times', wishes: [{ relative }] }]);
});

test('the booking goes on behind it, on the day that was wished for', async () => {
  const talk = talkWith();
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-times', wishes: [{ date: '2026-11-19' }] },
  ]);
  expect(await talk.say("Don't you have anything later?")).toMatchObject({
    asks: 'time',
    text: expect.stringContaining('November 19'),
  });
});
