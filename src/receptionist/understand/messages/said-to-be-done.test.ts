// At a read-back whoever says that it be done says yes; whoever says more, or less, does not.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const bodies: Readonly<Record<Language, string>> = {
  en: 'Please tell the owner that the skylight is still dripping after the repair.',
  es: 'La gotera del techo sigue después del arreglo.',
  fr: 'La fuite du toit continue après la réparation.',
  de: 'Das Dach tropft nach der Reparatur immer noch.',
};
const readBack = (language: Language): Partial<State> => ({
  turns: 3,
  asked: 'confirm',
  language,
  lastText: 'Is that right?',
  frames: [{ flow: 'message', body: bodies[language], urgent: false, confirming: true }],
});

test.each<[Language, string]>([
  ['en', 'yes tell him'],
  ['en', 'Yeah, go on and tell him please'],
  ['en', 'yes, let her know'],
  ['en', 'yes please pass it on'],
  ['en', 'yes, tell him the skylight is dripping after the repair'],
  ['en', 'tell him please'],
  ['es', 'sí, dígale'],
  ['es', 'Sí, por favor páseles el recado'],
  ['es', 'sí, avísele lo de la gotera'],
  ['fr', 'oui, transmettez-lui'],
  ['fr', "Oui, dites-leur s'il vous plaît"],
  ['de', "ja, sagen Sie's ihr"],
  ['de', 'Ja bitte, geben Sie es weiter'],
])('a yes, %s: %s', (language, line) => {
  expect(heard(language, line, readBack(language))).toEqual([{ do: 'affirm' }]);
});

test('the wish for a person stands beside it', () => {
  expect(heard('en', 'Yes, please connect me.', readBack('en'))).toEqual([{ do: 'affirm' }, { do: 'person' }]);
});

test.each<[Language, string]>([
  ['en', "yes tell him it's the one over the stairs"],
  ['en', 'yes and tell him to call my husband at 303 555 0121'],
  ['en', "yes but don't tell him"],
  ['en', 'tell him only about the skylight'],
  ['en', "yes, tell him it isn't dripping"],
  ['en', 'no, tell him they burn'],
  ['en', 'Just tell him the skylight is dripping'],
  ['en', 'yes, tell him on Thursday'],
  ['en', 'have somebody call me back'],
  ['es', 'sí, dígale que lo necesito para el lunes'],
  ['fr', 'oui, dites-lui que c’est le toit du garage'],
  ['de', 'ja, und sagen Sie ihr, dass es die Küche ist'],
])('more, or less, %s: %s', (language, line) => {
  expect(heard(language, line, readBack(language))).not.toEqual([{ do: 'affirm' }]);
});

test('what else they are to hear behind a yes is read back with the rest', () => {
  expect(heard('es', 'sí, avíseles que también falta la escalera', readBack('es'))).toEqual([
    { do: 'set-message', body: `${bodies.es} avíseles que también falta la escalera` },
  ]);
});

test('nothing of it where a booking is stated', () => {
  const frames: State['frames'] = [{ flow: 'book', service: 'Exam', times: [], confirming: true }];
  expect(heard('en', 'tell him please', { turns: 3, asked: 'confirm', lastText: 'Right?', frames })).not.toEqual([
    { do: 'affirm' },
  ]);
});

test('the same line at the same read-back is a yes', async () => {
  const talk = talkWith({ business: dental });
  await talk.say([
    { do: 'start', flow: 'message' },
    { do: 'set-message', body: 'The crown is off' },
    { do: 'set-name', name: 'Anna Berg', sure: 1 },
    { do: 'set-phone', phone: '+16305550126' },
  ]);
  await talk.say('yes, the whole thing');
  await talk.say('yes, the whole thing');
  expect(talk.records().messages).toHaveLength(1);
});
