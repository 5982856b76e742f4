// What only sounds like a question is let by beside a wish; what asks the house something is not.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const asks = (language: Language, text: string, state: Partial<State> = {}) =>
  heard(language, text, state).flatMap((one) => (one.do === 'ask' ? one.question : []));

test.each<[Language, string]>([
  ['en', "Hello? I'd like a teeth cleaning on Tuesday the 24th at ten."],
  ['en', "Hey, how's it going? I'd like a teeth cleaning on Tuesday the 24th at ten."],
  ['en', "Gil Ostrander here, how are you doing. I'd like a teeth cleaning on Tuesday the 24th at ten."],
  ['en', "I'd like a teeth cleaning Tuesday the 24th at ten, and it does have to be Dr. Shah."],
  ['en', "I won't be needing my cleaning on Tuesday the 24th. Could you take me off the list?"],
  ['es', 'Hola, ¿qué tal? Quería una limpieza el martes 24 a las 10.'],
  ['es', 'Una amiga me habló maravillas de ustedes. Quería una limpieza el martes 24 a las 10.'],
  ['fr', 'Allô ? Je voudrais un détartrage mardi 24 à 10 h.'],
  ['fr', 'Bonjour, comment allez-vous. Je voudrais un détartrage mardi 24 à 10 h.'],
  ['de', 'Hallo? Ich hätte gern eine Zahnreinigung am Dienstag, den 24., um 10 Uhr.'],
  [
    'de',
    'Ich stand im Stau, was mich geärgert hat. Ich hätte gern eine Zahnreinigung am Dienstag, den 24., um 10 Uhr.',
  ],
])('%s asks nothing: %s', (language, text) => {
  expect(asks(language, text)).toEqual([]);
});

test('a tag behind what is told answers', () => {
  const state: Partial<State> = {
    turns: 2,
    asked: 'phone',
    frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
  };
  const text = "You've got it on your screen, haven't you? That one.";
  expect(heard('en', text, state)).toEqual([{ do: 'set-phone-same' }]);
});

test.each<[Language, string]>([
  ['en', "Hello? I'd like a teeth cleaning on Tuesday the 24th at ten. Do you take Delta Dental?"],
  ['en', "How are you with nervous patients? I'd like a teeth cleaning on Tuesday the 24th at ten."],
  ['es', '¿Qué tal es el estacionamiento? Quería una limpieza el martes 24 a las 10.'],
  ['fr', 'Comment venir en bus ? Je voudrais un détartrage mardi 24 à 10 h.'],
  ['de', 'Ich wüsste gern, was eine Füllung ist. Und eine Zahnreinigung am Dienstag, den 24., um 10 Uhr.'],
])('%s asks: %s', (language, text) => {
  expect(asks(language, text)).not.toEqual([]);
});

test.each<[Language, string]>([
  ['en', "do you need my number? it's 630 555 0126"],
  ['es', '¿Necesita mi número? Es el 630 555 0126'],
  ['fr', 'Vous voulez mon numéro ? C’est le 630 555 0126'],
  ['de', 'Brauchen Sie meine Nummer? 630 555 0126'],
])('%s: what begins a detail asks nothing: %s', (language, text) => {
  const frames: State['frames'] = [{ flow: 'book', service: 'Dental exam', times: [] }];
  expect(asks(language, text, { turns: 2, asked: 'name', frames })).toEqual([]);
});

test.each<[Language, string]>([
  ['en', "and if I'm like 15 min late"],
  ['es', '¿y si llego 15 minutos tarde?'],
  ['fr', 'et si je suis en retard de 15 minutes'],
  ['de', 'und wenn ich 15 Minuten zu spät komme'],
])('%s: what holds for who is late is asked, and no message: %s', (language, text) => {
  const commands = heard(language, text, { turns: 2, asked: 'more' });
  expect(commands.map((one) => one.do)).toContain('ask');
  expect(commands.map((one) => one.do)).not.toContain('start');
});
