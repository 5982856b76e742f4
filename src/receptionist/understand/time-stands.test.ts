// Once a time is chosen, a day that is only asked about or told with a shrug changes nothing; one that is proposed does.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';
import type { State } from '../state.ts';

const chosen = (asked: State['asked']): Partial<State> => ({
  turns: 2,
  asked,
  frames: [
    { flow: 'book', service: 'Dental exam', times: [], chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null } },
  ],
});
const changes = (language: Language, text: string, asked: State['asked']) =>
  heard(language, text, chosen(asked)).some((one) => one.do === 'set-times' || one.do === 'drop');

test.each<[Language, string]>([
  ['en', 'do you open Saturdays?'],
  ['en', 'is Monday any busier?'],
  ['en', 'if i came Monday would that be cheaper?'],
  ['en', "so Monday's off then, right?"],
  ['en', "Friday's my day off but whatever"],
  ['es', '¿abren los lunes?'],
  ['es', '¿el lunes hay más gente?'],
  ['es', 'entonces el lunes no se puede, ¿verdad?'],
  ['es', 'el lunes descanso pero ni modo'],
  ['fr', 'vous ouvrez le samedi?'],
  ['fr', 'il y a plus de monde le lundi?'],
  ['fr', "le lundi c'est mon congé mais bon"],
  ['de', 'habt ihr samstags offen?'],
  ['de', 'ist Montag mehr los?'],
  ['de', 'also Montag geht nicht, oder?'],
  ['de', 'Montag hab ich eigentlich frei, aber egal'],
])('%s: %s', (language, text) => {
  for (const asked of ['name', 'phone', 'confirm'] as const) expect(changes(language, text, asked)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'make it Friday'],
  ['en', 'actually Friday at 3'],
  ['en', 'is Friday free too? I could do that instead'],
  ['en', 'can we do Friday if it is less busy?'],
  ['en', 'Friday would be better, Thursday is too busy for me'],
  ['en', 'no, Friday'],
  ['es', 'mejor el viernes, hay menos gente'],
  ['es', '¿puedo ir el viernes?'],
  ['fr', 'plutôt vendredi, il y a moins de monde'],
  ['fr', 'non, vendredi'],
  ['de', 'lieber Freitag, da ist weniger los'],
  ['de', 'kann ich Freitag kommen?'],
])('%s: %s, and is another time', (language, text) => {
  expect(changes(language, text, 'confirm')).toBe(true);
});
