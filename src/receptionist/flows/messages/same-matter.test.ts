// More of what was just sent is read back and put to it; what is of another matter, or for somebody else, is a message of its own.
import { expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, type TestTalk, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { unsentIn } from '../../unsent.ts';
import { addedTo } from './same-matter.ts';

const business: BusinessFile = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

async function taken(talk: TestTalk, body: string): Promise<void> {
  await talk.say([
    { do: 'start', flow: 'message' },
    { do: 'set-message', body },
    { do: 'set-name', name: 'Anna Berg', sure: 1 },
    { do: 'set-phone', phone: '+16305550126' },
  ]);
  await talk.say([{ do: 'affirm' }]);
}

const yes: Readonly<Record<Language, string>> = { en: 'yes', es: 'sí', fr: 'oui', de: 'ja' };

test.each<[Language, string, string, RegExp]>([
  ['en', 'The awning motor hums and does not move', 'Tell them the awning is half open now.', /half open/u],
  ['en', 'Her violin has a crack in the back', 'Also let them know the bow is warped.', /warped/u],
  ['en', "My daughter can't make it Friday, she has the flu", 'Tell them she can make it Friday now.', /can make it/u],
  ['es', 'El aire no enfría', 'Dígales también que el control se quedó sin luz.', /control/u],
  ['fr', 'Le volet du salon est bloqué', 'Dites-leur que le volet grince depuis lundi.', /grince/u],
  ['de', 'Die Heizung klopft die ganze Nacht', 'Richten Sie bitte noch aus, dass der Keller nass ist.', /Keller/u],
])('goes into the one that was sent, %s: %s + %s', async (language, body, line, added) => {
  const talk = talkWith({ business });
  await taken(talk, body);
  expect((await talk.say(line)).asks).toBe('confirm');
  await talk.say(yes[language]);
  const { messages } = talk.records();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.body).toContain(body);
  expect(messages[0]?.body).toMatch(added);
});

test.each<[Language, string, string]>([
  ['en', 'The awning motor hums and does not move', 'Please have billing call me about the co-pay we were charged.'],
  ['en', 'The awning motor hums', 'And another thing, tell them the awning invoice never came.'],
  ['es', 'El aire no enfría', 'Dígales que necesito una factura para mi empresa.'],
  ['fr', 'Le volet du salon est bloqué', 'Dites-leur que j’ai déménagé à Lyon.'],
  ['de', 'Die Heizung klopft die ganze Nacht', 'Sagen Sie Ihnen, dass ich umgezogen bin.'],
])('is a message of its own, %s: %s + %s', async (language, body, line) => {
  const talk = talkWith({ business });
  await taken(talk, body);
  await talk.say(line);
  await talk.say(yes[language]);
  const { messages } = talk.records();
  expect(messages[0]?.body).toBe(body);
  expect(messages).toHaveLength(2);
});

const before = (to: string | undefined) => ({
  ...freshState('en'),
  keptLast: {
    id: 'msg_1',
    body: 'Tell Dr. Patel that my blood pressure pills make me dizzy.',
    urgent: false,
    turn: 2,
    to,
  },
  turns: 3,
});

test.each([
  'And let the office know my blood draw bill is wrong.',
  'Have somebody in billing call me about the blood pressure bill.',
  'Que alguien de facturación me llame por las pastillas de la presión, blood pressure.',
])('what is for whoever is there goes not into what was for one person: %s', (body) => {
  expect(addedTo(before('Dr. Patel'), { flow: 'message', urgent: false, body })).toBeNull();
});

test.each([
  ['Tell her the blood pressure pills also make me cough.', 'Dr. Patel'],
  ['Have somebody call me about the blood pressure pills.', undefined],
] as const)('more for the same goes into it: %s', (body, to) => {
  expect(addedTo(before(to), { flow: 'message', urgent: false, body })).toBe('msg_1');
});

test('whoever hangs up before the yes has added it all the same', () => {
  const state = {
    ...freshState('en'),
    keptLast: { id: 'msg_1', body: 'The crown came off.', urgent: false, turn: 2 },
    frames: [{ flow: 'message', body: 'Tell her the crown hurts', urgent: false, adds: 'msg_1', confirming: true }],
  };
  expect(unsentIn(state)).toEqual([
    {
      body: 'The crown came off. Tell her the crown hurts',
      urgent: false,
      completes: 'msg_1',
      to: undefined,
      name: undefined,
      phone: undefined,
      email: undefined,
    },
  ]);
});
