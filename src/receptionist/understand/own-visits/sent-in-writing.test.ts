// What is to be sent of a visit is kept with it, or passed on whole once it is booked; nobody is asked what to pass on.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const at = (asked: State['asked']): Partial<State> => ({ ...examStated, asked });
const isNote = (reason: string) => ({ do: 'set-reason', reason, isNote: true });

test.each<[Language, string, string]>([
  ['en', 'text me a confirmation', 'text me a confirmation'],
  ['en', 'just send me that by text', 'send me that by text'],
  ['en', 'can you text me that?', 'text me that'],
  ['es', 'mándeme la confirmación por mensaje', 'mándeme la confirmación por mensaje'],
  ['es', 'me lo puede mandar por WhatsApp', ''],
  ['fr', 'envoyez-moi une confirmation par texto', 'envoyez-moi une confirmation par texto'],
  ['fr', 'envoyez-moi ça par SMS', 'envoyez-moi ça par SMS'],
  ['de', 'schicken Sie mir das per SMS', 'schicken Sie mir das per SMS'],
  ['de', 'Schicken Sie mir bitte eine Bestätigung', 'Schicken Sie mir bitte eine Bestätigung'],
])('%s: %s: kept with the visit that is under way', (language, said, note) => {
  for (const asked of ['name', 'time', 'address'] as const) {
    const commands = heard(language, said, at(asked));
    if (note !== '') expect(commands).toEqual([isNote(note)]);
    expect(commands.filter((one) => one.do === 'start' || one.do === 'cannot-tell')).toEqual([]);
  }
});

test.each<[Language, string]>([
  ['en', 'yep, text me a confirmation'],
  ['en', 'sounds good, and email me the details please'],
  ['es', 'sí, y mándeme la confirmación'],
  ['fr', 'oui, envoyez-moi une confirmation'],
  ['de', 'ja, und schicken Sie mir das per SMS'],
])('%s: %s: the yes before it is a yes', (language, said) =>
  expect(heard(language, said, at('confirm')).map((one) => one.do)).toEqual(['set-reason', 'affirm']),
);

test('whoever wants a confirmation of what is stated agrees to it', () => {
  expect(heard('en', 'text me a confirmation', at('confirm')).map((one) => one.do)).toEqual(['set-reason', 'affirm']);
  expect(heard('en', 'text me that', at('confirm')).map((one) => one.do)).toEqual(['set-reason']);
});

test('where the number that the door shows is asked about, a text to it says yes', async () => {
  const { say } = talkWith({ channel: 'phone' });
  await say('I need a cleaning on Thursday at ten, my name is Dana Reyes');
  const reply = await say('text me a confirmation');
  expect(reply.asks).toBe('confirm');
  expect(reply.text).toContain('text me a confirmation');
});

test('of what is booked it is passed on whole', async () => {
  const { say, records } = talkWith();
  await say('I need a cleaning on Thursday at ten, my name is Dana Reyes');
  await say('this number');
  await say('yes');
  const reply = await say('text me a confirmation');
  expect(reply.asks).not.toBe('message');
  if (reply.asks === 'confirm') await say('yes');
  expect(records().messages.map(({ body }) => body)).toEqual(['text me a confirmation']);
});

test.each<[Language, string]>([
  ['en', 'no, text me the details first'],
  ['en', 'can you text me the address'],
  ['en', 'did you text me a confirmation?'],
  ['en', 'will I get a confirmation by text?'],
  ['en', 'do not text me'],
  ['en', 'my wife will text you the details'],
  ['en', 'email me the price list'],
  ['es', '¿me va a llegar una confirmación?'],
  ['es', 'mándeme primero los detalles'],
  ['fr', "vous envoyez un rappel d'habitude ?"],
  ['fr', 'envoyez-moi quelqu’un demain'],
  ['de', 'bekomme ich eine Bestätigung?'],
  ['de', 'schicken Sie mir jemanden'],
])('%s: %s: is something else', (language, said) =>
  expect(heard(language, said, at('name')).filter((one) => one.do === 'set-reason')).toEqual([]),
);

test('with no visit spoken of it is none to be booked', () => {
  expect(heard('en', 'text me a confirmation').map((one) => one.do)).not.toContain('set-reason');
});
