// Whose line it is is asked first by many, and what they want stands behind it.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

test.each<[Language, string, string]>([
  ['en', 'hi is this the dental office? I need a cleaning', 'Teeth cleaning'],
  ['es', '¿hablo con el consultorio? necesito una limpieza dental', 'Teeth cleaning'],
  ['fr', "Bonjour, c'est bien le cabinet dentaire ? Il me faut un détartrage", 'Teeth cleaning'],
  ['de', 'Hallo, ist da die Praxis? Ich brauche eine Zahnreinigung', 'Teeth cleaning'],
])('%s: %s', (language, text, service) => {
  const commands = heard(language, text);
  expect(commands[0]).toEqual({ do: 'what-are-you' });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service }));
});

test('who meant another house hears which this is, and nothing is booked for them', () => {
  const begun: Partial<State> = { turns: 1, asked: 'service', frames: [{ flow: 'book', times: [] }] };
  expect(heard('en', "Two large pizzas. Wait, isn't this Gino's?", begun)).toEqual([
    { do: 'what-are-you' },
    { do: 'drop' },
  ]);
  expect(heard('en', "isn't this included?")).not.toContainEqual({ do: 'what-are-you' });
});

test.each<[Language, string]>([
  ['en', 'is this the dentist?'],
  ['en', 'is this the dentist? hello?'],
  ['es', 'está la farmacia Guadalupe?'],
  ['de', 'bin ich da beim Zahnarzt Lindner?'],
])('nothing more is wanted: %s: %s', (language, text) =>
  expect(heard(language, text)).toEqual([{ do: 'what-are-you' }]),
);

test.each(['¿Está el doctor Haddad?', '¿Está la licenciada Teresa?', '¿Está el señor Salinas?'])(
  'who asks for somebody is not told whose line it is: %s',
  (text) => expect(heard('es', text)).not.toContainEqual({ do: 'what-are-you' }),
);
