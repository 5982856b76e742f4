// Once a time is chosen, a day that is only asked about or told with a shrug changes nothing; one that is proposed does.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

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
  ['en', 'I work Fridays, oh well'],
  ['en', 'oh, are you open Saturdays?'],
  ['en', "what's the price on Mondays?"],
  ['es', 'el lunes trabajo, ni modo'],
  ['fr', 'lundi je travaille, tant pis'],
  ['de', 'Montag arbeite ich, macht nichts'],
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

test('what is told in passing is answered by nothing', () => {
  expect(heard('en', "Friday's my day off but whatever", chosen('confirm'))).toEqual([
    { do: 'chitchat', inPassing: true },
  ]);
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
  // Why the one that was chosen will not do is no question.
  ['en', "I'm busy Thursday, is Friday free?"],
  ['en', 'Thursday is packed for me, is there anything Friday?'],
  ['en', 'will you be less crowded Friday at 2, if so put me then'],
  ['en', "do you work Friday at 2, that's my day off"],
  ['es', 'el jueves hay mucha gente, ¿tiene el viernes a las 3?'],
  ['fr', "jeudi c'est plus cher, vous avez vendredi à 14 h ?"],
  ['de', 'Donnerstag ist es voller, habt ihr Freitag um 14 Uhr was?'],
  ['de', 'Donnerstag ist bei euch immer los, geht Freitag um 14 Uhr?'],
  // Agreed to with a shrug.
  ['en', 'Friday at 2, oh well'],
  ['en', 'Make that Friday at 2, oh well'],
  ['en', 'Thursday at 2 then, whatever'],
  ['en', "Friday at 2 is a bit late but that's fine"],
  ['en', "Can't do Thursday but Friday, whatever"],
  ['en', "then Friday, I'm off, whatever"],
  ['es', 'entonces el viernes a las 3, ni modo'],
  ['es', 'el viernes a las 3 es más tarde pero está bien'],
  ['fr', "vendredi c'est un peu tard mais ça va"],
  ['de', 'Dann Freitag um 14 Uhr, egal'],
  ['de', 'Freitag um 14 Uhr ist spät, aber passt schon'],
  // The chosen one is taken back.
  ['en', "Thursday won't work then, huh"],
  ['en', "Thursday can't work, right"],
  ['en', 'Shoot, Thursday is no good then'],
  ['en', "The 19th can't be, my kid's off then"],
  ['es', 'ay, el jueves no se puede, ¿verdad?'],
  ['fr', 'ah, jeudi ça marche pas, non'],
  ['de', 'Oh, Donnerstag geht nicht, stimmt'],
])('%s: %s, and is another time', (language, text) => {
  expect(changes(language, text, 'confirm')).toBe(true);
});
