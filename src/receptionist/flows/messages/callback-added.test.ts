// Whoever only wants to be called, right after a message was taken, has it put to that message; anything else is a message of its own.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, type TestTalk, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { isOnlyCallback } from '../../understand/messages/only-callback.ts';

const business: BusinessFile = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

/** Leaves a message that the crown has come off again. */
async function taken(talk: TestTalk): Promise<void> {
  await talk.say([
    { do: 'start', flow: 'message' },
    { do: 'set-message', body: 'The crown has come off again' },
    { do: 'set-name', name: 'Anna Berg', sure: 1 },
    { do: 'set-phone', phone: '+16305550126' },
  ]);
  await talk.say([{ do: 'affirm' }]);
  expect(talk.records().messages).toHaveLength(1);
}

test.each<[Language, string]>([
  ['en', 'No, just have him call me'],
  ['en', 'no, just have somebody call me, thanks'],
  ['en', 'Just ask her to call me back when she can'],
  ['es', 'No, solo que me llame, gracias'],
  ['fr', 'Non, juste qu’on me rappelle'],
  ['de', 'Nein, es soll mich nur jemand anrufen'],
  ['de', 'Nein, jemand soll mich bitte zurückrufen'],
])('it is added, %s: %s', async (_, line) => {
  const talk = talkWith({ business });
  await taken(talk);
  const { asks, acts } = await talk.say(line);
  expect(asks).toBe('more');
  expect(acts).toEqual([{ did: 'took-message', message: 'msg_1' }]);
  const { messages } = talk.records();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.body).toContain(line);
  expect(messages[0]?.name).toBe('Anna Berg');
});

test.each<[Language, string]>([
  ['en', 'Just call me Dana'],
  ['en', 'No, just have Dr. Abrams call me about the invoice'],
  ['en', 'No, but have him call me an ambulance'],
  ['en', 'Can you call me a cab?'],
  ['es', 'Me llamo Ana'],
  ['fr', "Je m'appelle Anne"],
  ['de', 'Ich rufe morgen noch einmal an'],
])('it says more, or something else, %s: %s', (language, line) => {
  expect(isOnlyCallback(line, language)).toBe(false);
});

test('a wish to be called that comes later is a message of its own', async () => {
  const talk = talkWith({ business });
  await taken(talk);
  await talk.say('What are your hours on Friday?');
  await talk.say('Have somebody call me');
  expect(talk.records().messages[0]?.body).not.toContain('somebody');
});
