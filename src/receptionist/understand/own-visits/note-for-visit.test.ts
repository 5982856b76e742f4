// What whoever comes is to be told, said while a visit is booked, is kept with it, and the booking goes on.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const chosen = { startsAt: '2026-11-19T15:00:00.000Z', staff: null };
const atPhone: Partial<State> = {
  ...{ turns: 4, asked: 'phone', lastText: 'x', said: { name: 'Bill Haney' } },
  frames: [{ flow: 'book', service: 'Dental exam', times: [], chosen }],
};

test.each<[Language, string, string]>([
  ['en', "Yeah this number. Can you tell him the dog's friendly?", "tell him the dog's friendly"],
  ['en', "This one's fine. Please tell them to use the back door.", 'tell them to use the back door'],
  ['en', '617 555 0144, and let him know the gate code is 4411', 'let him know the gate code is 4411'],
  ['es', 'Este mismo, y dígale al técnico que toque fuerte.', 'dígale al técnico que toque fuerte'],
  ['fr', "Oui, ce numéro. Dites-lui que la porte est à l'arrière.", "Dites-lui que la porte est à l'arrière"],
  ['de', 'Ja, diese. Sagen Sie ihm bitte, dass der Hund lieb ist.', 'Sagen Sie ihm bitte, dass der Hund lieb ist'],
])('%s: %s', (language, text, reason) => {
  const commands = heard(language, text, atPhone);
  expect(commands).toContainEqual({ do: 'set-reason', reason, isNote: true });
  expect(commands).not.toContainEqual({ do: 'start', flow: 'message' });
});

test.each<[Language, string]>([
  ['en', 'Can you tell me the price again?'],
  ['en', "I'll tell you the truth, I don't have a phone"],
])('what the caller is to be told is no note: %s: %s', (language, text) => {
  expect(heard(language, text, atPhone).some((one) => one.do === 'set-reason')).toBe(false);
});

test('the note stands with the booking, beside what it is for', async () => {
  const { say, records } = talkWith({});
  await say('I need a dental exam on Thursday, my back tooth hurts');
  await say('the first one');
  await say('Bill Haney');
  const { text, asks } = await say('yes this number, and please tell her I use a wheelchair');
  expect(asks).toBe('confirm');
  expect(text).toContain('tell her I use a wheelchair');
  await say('yes');
  expect(records()).toMatchObject({
    messages: [],
    appointments: expect.arrayContaining([expect.objectContaining({ name: 'Bill Haney' })]),
  });
});
