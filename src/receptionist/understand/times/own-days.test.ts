// A day on which the caller is gone is none to come on where another is wished; a visit that is moved on a day, and who comes on it, stay.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const days = (language: Language, said: string) =>
  heard(language, said).flatMap((one) =>
    one.do === 'set-times' ? one.wishes.flatMap(({ date, until }) => (date === undefined ? [] : (until ?? date))) : [],
  );

test.each<[Language, string]>([
  ['en', "We're moving Thursday, so I need a cleaning before that"],
  ['en', 'I fly out Thursday and I need a dental exam before then'],
  ['es', 'Nos mudamos el jueves, necesito una limpieza antes'],
  ['fr', 'On déménage jeudi, il me faudrait un détartrage avant'],
  ['de', 'Wir ziehen am Donnerstag um, ich brauche vorher noch eine Zahnreinigung'],
])('%s: before it: %s', (language, said) => {
  expect(days(language, said)).toEqual(['2026-11-18']);
});

test.each<[Language, string]>([
  ['en', 'We move out Thursday, can I get a cleaning on Wednesday?'],
  ['en', "I'm leaving for Denver Thursday, so a dental exam Wednesday please"],
  ['es', 'Me voy de viaje el jueves, quiero una limpieza el miércoles'],
  ['fr', 'On déménage jeudi, je voudrais un détartrage mercredi'],
  ['de', 'Wir fahren am Donnerstag in den Urlaub, ich möchte am Mittwoch eine Zahnreinigung'],
])('%s: the other day is wished: %s', (language, said) => {
  expect(days(language, said)).toEqual(['2026-11-18']);
});

test.each<[Language, string, readonly string[]]>([
  ['en', "I'm moving Thursday's cleaning to Friday", ['2026-11-19', '2026-11-20']],
  ['en', "I'm coming Thursday for a cleaning", ['2026-11-19']],
  ['en', "A cleaning Thursday please, we're moving soon", ['2026-11-19']],
  ['es', 'Voy el jueves para una limpieza', ['2026-11-19']],
  ['fr', 'Je viens jeudi pour un détartrage', ['2026-11-19']],
  ['de', 'Ich komme am Donnerstag zur Zahnreinigung', ['2026-11-19']],
])('%s: as it was: %s', (language, said, expected) => {
  expect(days(language, said)).toEqual(expected);
});
