// Behind a time that is taken, what somebody does, had or asks at another time is no wish for it; where it turns to another, it is.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import type { State } from '#receptionist/state.ts';
import { examStated, heard } from '../../../../tests/support/heard.ts';

const offered: Partial<State> = {
  turns: 2,
  asked: 'time',
  lastText: 'I have Thursday at 9, 10 or 11. Which would you like?',
  offers: ['15', '16', '17'].map((hour) => ({
    kind: 'time' as const,
    startsAt: `2026-11-19T${hour}:00:00.000Z`,
    staff: null,
    label: '',
  })),
  frames: [{ flow: 'book', service: 'Dental exam', times: [{ date: '2026-11-19' }] }],
};
const wishes = (language: Language, text: string, state: Partial<State>) =>
  heard(language, text, { ...state, language }).flatMap((one) =>
    one.do === 'set-times' ? one.wishes.map(({ date, time }) => `${date ?? ''} ${time ?? ''}`.trim()) : [],
  );

const ten = '2026-11-19 10:00';
test.each<[Language, string]>([
  ['en', '10 is good. we fly out the 28th so he needs to look nice'],
  ['en', 'Ten works. My lease is up on the 28th, just so you know.'],
  ['en', 'Ten works. Do I get x-rays again? I had some back in October.'],
  ['en', 'Ten works. Should I stop taking it right now, or can I still take it tonight?'],
  ['en', 'ten for her. is the second kid cheaper?'],
  ['es', 'A las diez está bien. Mi esposo vuelve el lunes.'],
  ['es', 'A las diez. ¿Tengo que llevar algo? La última limpieza fue en marzo.'],
  ['es', 'A las diez. Ya es la segunda vez que vengo este año.'],
  ['fr', "10h c'est parfait. enfin on rentre le 27 avec lui, faut un papier je crois"],
  ['fr', 'À dix heures. Moi je travaille le mardi mais ma mère sera là.'],
  ['de', 'Zehn Uhr. Muss ich für den dritten Termin auch was zahlen?'],
  ['de', 'Zehn Uhr ist gut. Meine Frau fliegt am Montag.'],
])('%s: the offered hour alone: %s', (language, text) => {
  expect(wishes(language, text, offered)).toEqual([ten]);
});

test.each<[Language, string]>([
  ['en', "Yes, put it in. Who's going to call me? I'm at work till three."],
  ['en', 'Yes. And do I need a new exam for that? My last one was, like, in January.'],
  ['fr', 'Oui. Mon mari rentre le 27.'],
  ['es', 'Sí, así está bien. Trabajo hasta las tres.'],
  ['de', 'Ja, genau. Ich arbeite bis drei.'],
])('%s: what was stated stands: %s', (language, text) => {
  expect(wishes(language, text, examStated)).toEqual([]);
  expect(heard(language, text, { ...examStated, language })).toContainEqual({ do: 'affirm' });
});

test.each<[Language, string]>([
  ['en', 'Ten is fine. Oh wait, no, I work till three on Thursday, can we do Friday?'],
  ['en', 'ten is good. actually could we make it friday instead'],
  ['en', "Ten's good. Or do you have anything on Friday?"],
  ['es', 'A las diez está bien. Mejor el viernes, que el jueves trabajo'],
  ['fr', "10h c'est parfait. euh non je préfère le vendredi"],
  ['de', 'Zehn Uhr ist gut. Ach nee, lieber am Freitag.'],
])('%s: another day: %s', (language, text) => {
  expect(wishes(language, text, offered).some((one) => one.startsWith('2026-11-20'))).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'no no FRIDAY at 9, thursday is when i get paid'],
  ['es', 'no, el viernes a las nueve, el jueves es mi cumpleaños'],
  ['fr', "non non vendredi à 9h !! jeudi c'est mon jour de travail"],
  ['de', 'Nein, Freitag um neun, Donnerstag ist mein freier Tag'],
])('%s: not the day that something else is on: %s', (language, text) => {
  for (const asked of ['name', 'confirm'] as const)
    expect(wishes(language, text, { ...examStated, asked })).toEqual(['2026-11-20 09:00']);
});
