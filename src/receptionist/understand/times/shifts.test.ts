// By how much: the words of four languages, and what is no shift at all.
import { expect, it } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { readShift } from './shifts.ts';

it.each([
  ['en', 'thats too early push it back an hour', { days: 0, minutes: 60 }],
  ['en', 'could you move it up by 30 minutes?', { days: 0, minutes: -30 }],
  ['en', 'two hours later please', { days: 0, minutes: 120 }],
  ['en', 'move that to the next day', { days: 1, minutes: 0 }],
  ['en', 'half an hour earlier', { days: 0, minutes: -30 }],
  ['en', 'a week later', { days: 7, minutes: 0 }],
  ['es', 'una hora más tarde, por favor', { days: 0, minutes: 60 }],
  ['es', 'mejor al día siguiente', { days: 1, minutes: 0 }],
  ['fr', 'une demi-heure plus tôt', { days: 0, minutes: -30 }],
  ['fr', 'plutôt le lendemain', { days: 1, minutes: 0 }],
  ['fr', 'plutôt la veille', { days: -1, minutes: 0 }],
  ['en', 'could we do the day before that?', { days: -1, minutes: 0 }],
  ['de', 'geht auch eine Stunde später?', { days: 0, minutes: 60 }],
  ['de', 'lieber am Tag danach', { days: 1, minutes: 0 }],
] as const)('%s: %s', (language, text, shift) => {
  expect(readShift(text, language)?.shift).toEqual(shift);
});

it.each([
  ['en', 'the day after tomorrow'],
  ['en', 'the day after Thanksgiving'],
  ['en', 'the day before Thanksgiving'],
  ['es', 'el día antes de Navidad'],
  ['fr', 'la veille de Noël'],
  ['es', 'al día siguiente de Navidad'],
  ['fr', 'le lendemain de Noël'],
  ['en', 'later in the afternoon'],
  ['en', 'is an hour enough?'],
  ['de', 'übermorgen um drei'],
] as const)('%s: no shift in "%s"', (language, text) => {
  expect(readShift(text, language)).toBeNull();
});

it.each<[Language, string]>([
  ['en', "I'm down for Thursday at ten, could I come the day after that instead, at five in the afternoon?"],
  ['en', 'My visit is Thursday at ten, could we move it to the day after, at 5 pm?'],
  ['es', 'Tengo cita el jueves a las diez, ¿puedo ir al día siguiente a las cinco?'],
  ['fr', "J'ai rendez-vous jeudi à dix heures, je peux venir le lendemain à dix-sept heures ?"],
  ['de', 'Mein Termin ist am Donnerstag um zehn, ginge es am nächsten Tag um 17 Uhr?'],
])('%s: a day that is counted keeps the hour that is said for it: %s', (language, text) => {
  const wishes = heard(language, text).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  const [, shifted, hour] = wishes.map(({ date, time, shift }) => ({ date, time, shift }));
  expect(wishes[0]).toMatchObject({ date: '2026-11-19', time: '10:00' });
  expect(shifted).toEqual({ date: undefined, time: undefined, shift: { days: 1, minutes: 0 } });
  expect(hour).toEqual({ date: undefined, time: '17:00', shift: undefined });
});

it.each<[Language, string, string]>([
  ['en', 'Could I come for a cleaning the day after Thanksgiving at nine?', '2026-11-27'],
  ['fr', 'Je peux venir pour un détartrage le lendemain de Noël à neuf heures ?', '2026-12-26'],
])('%s: a day that is said by a holiday is no shift: %s', (language, text, date) => {
  const wishes = heard(language, text).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(wishes).toEqual([expect.objectContaining({ date, time: '09:00' })]);
});
