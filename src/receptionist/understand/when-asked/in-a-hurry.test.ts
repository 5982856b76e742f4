// What callers say in a hurry: who they are with their mail, a question that holds the talk up, a delay in three words, another wish than
// the message that is being taken.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const booking = { turns: 2, frames: [{ flow: 'book' as const, times: [] }] };
const telling = (asked: 'name' | 'phone' | 'confirm') => ({
  turns: 2,
  asked,
  frames: [{ flow: 'message' as const, urgent: false, body: 'running late for my 11' }],
});

test.each<[Language, string]>([
  ['en', 'Paul Hendricks paul@example.com'],
  ['en', 'paul hendricks, paul@example.com'],
  ['en', 'Tuesday at 10, Paul Hendricks paul@example.com 555 201 3344'],
  ['fr', 'Paul Hendricks paul@example.com'],
])('%s: a name stands before the mail: %s', (language, text) => {
  const commands = heard(language, text, { ...booking, asked: 'time' });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name: 'Paul Hendricks' }));
  expect(commands).toContainEqual({ do: 'set-email', email: 'paul@example.com' });
});

test.each<[Language, string]>([
  ['en', 'Best is paul@example.com'],
  ['en', 'my work email paul@example.com'],
  ['en', 'Thank You paul@example.com'],
  ['de', 'Meine Mail paul@example.com'],
])('%s: and nobody before this one: %s', (language, text) =>
  expect(heard(language, text, { ...booking, asked: 'time' }).some((one) => one.do === 'set-name')).toBe(false),
);

test.each<[Language, string, string]>([
  ['en', 'uh hang on how much is that', 'how much is that'],
  ['en', "um one sec what's the address again", "what's the address again"],
  ['es', 'espere un momento cuánto cuesta', 'cuánto cuesta'],
  ['de', 'Moment mal was kostet das', 'was kostet das'],
])('%s: held up to ask: %s', (language, text, question) => {
  for (const asked of ['name', 'time'] as const)
    expect(heard(language, text, { ...booking, asked })).toEqual([{ do: 'ask', question }]);
});

test.each<[Language, string]>([
  ['en', 'hold on a sec'],
  ['en', 'wait a second let me check'],
  ['en', 'hold on i need to find my calendar'],
])('%s: held up and nothing asked: %s', (language, text) =>
  expect(heard(language, text, { ...booking, asked: 'time' })).toEqual([{ do: 'wait' }]),
);

test.each<[Language, string]>([
  ['en', 'running 15 late for my 11'],
  ['en', 'running late'],
  ['en', "i'm 5 min away"],
  ['en', '15 min late sorry'],
  ['en', 'late for my 11, be there 11:15'],
  ['es', 'voy tarde'],
  ['fr', 'en retard désolé'],
  ['de', 'bin spät dran'],
])('%s: all of the message is said: %s', (language, text) =>
  expect(heard(language, text)).toContainEqual({ do: 'set-message', body: text }),
);

test.each<[Language, string]>([
  ['en', 'how late can i be for my appointment'],
  ['en', 'is there a late fee'],
])('%s: a question, and nobody is late: %s', (language, text) => expect(begun(heard(language, text))).toEqual([]));

test.each<[Language, string, string]>([
  ['en', 'nevermind can you move it to tomorrow same time', 'move'],
  ['en', 'actually can you move it to tomorrow', 'move'],
  ['en', 'forget that, just cancel it', 'cancel'],
  ['en', 'actually just cancel my appointment', 'cancel'],
  ['es', 'olvídelo, mejor cancele mi cita', 'cancel'],
  ['fr', 'non en fait annulez mon rendez-vous', 'cancel'],
  ['de', 'nein Moment, sagen Sie meinen Termin ab', 'cancel'],
])('%s: instead of the message: %s', (language, text, flow) => {
  for (const asked of ['name', 'phone', 'confirm'] as const) {
    const commands = heard(language, text, telling(asked));
    expect(commands[0]).toEqual({ do: 'drop' });
    expect(begun(commands)).toEqual([flow]);
  }
});

test.each<[Language, string]>([
  ['en', "no just tell him I'm late"],
  ['en', 'no, Paul Hendricks'],
  ['en', "wait, actually it's 20 minutes"],
])('%s: and this is of the message: %s', (language, text) =>
  expect(begun(heard(language, text, telling('confirm')))).toEqual([]),
);

test.each<[Language, string]>([
  ['en', 'Tuesday if you have it'],
  ['en', 'Tuesday if that works'],
  ['es', 'el martes si hay'],
  ['fr', 'mardi si vous pouvez'],
  ['de', 'Dienstag, wenn Sie da haben'],
  ['de', 'Dienstag wenn es geht'],
])('%s: whether it goes is no question of its own: %s', (language, text) =>
  expect(heard(language, text, { ...booking, asked: 'time' }).map((one) => one.do)).toEqual(['set-times']),
);

test('a delay is passed on at once', async () => {
  const { say, records } = talkWith();
  await say('running 15 late for my 11');
  await say('Paul Hendricks 212 555 0147');
  await say('yes');
  expect(records().messages).toMatchObject([{ body: 'running 15 late for my 11' }]);
});

test.each<[Language, string, string]>([
  ['de', 'Ich bin spät dran mit meiner Steuererklärung, ich brauche einen Termin am Donnerstag', 'book'],
])('%s: late with something else than a visit: %s', (language, text, flow) =>
  expect(begun(heard(language, text))).toEqual([flow]),
);

test('when somebody was last seen to is a question, and no wish for the last hour', () => {
  const text = 'when was the last time you cleaned my teeth?';
  expect(heard('en', text).some((one) => one.do === 'set-times')).toBe(false);
});

test('the part of the day that was asked for before is no habit', () => {
  const [wish] = heard('en', 'You put me down for Thursday morning, I requested the afternoon').filter(
    (one) => one.do === 'set-times',
  );
  expect(wish?.do === 'set-times' && wish.wishes.map(({ earliest }) => earliest)).toEqual(['06:00', '12:00']);
});
