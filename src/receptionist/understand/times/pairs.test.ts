// Several visits in one breath, each with its hour, whichever of the two is said first.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const hours = (language: Language, text: string) => {
  const pairs: [string, (string | undefined)[]][] = [];
  for (const one of heard(language, text)) {
    if (one.do === 'set-service') pairs.push([one.service, []]);
    if (one.do === 'set-times') pairs.at(-1)?.[1].push(...one.wishes.flatMap((wish) => wish.time ?? []));
  }
  return pairs;
};

test.each<[Language, string]>([
  ['en', 'On Thursday please: a teeth cleaning at 10:00 and right after it, at 11:00, a dental exam'],
  ['en', "teeth cleaned, I'd come Thursday at 10:00 in the morning, and then a dental exam on Thursday at 11:00"],
  ['es', 'El jueves quisiera una limpieza dental a las 10:00 y después, a las 11:00, una revisión dental'],
  ['fr', 'Jeudi je voudrais un détartrage à 10 h et ensuite, à 11 h, un examen dentaire'],
  ['de', 'Am Donnerstag bitte eine Zahnreinigung um 10 Uhr und danach, um 11 Uhr, eine Zahnuntersuchung'],
])('%s: %s', (language, text) => {
  expect(hours(language, text)).toEqual([
    ['Teeth cleaning', ['10:00']],
    ['Dental exam', ['11:00']],
  ]);
});

test.each<[Language, string]>([
  ['en', 'A teeth cleaning for me and a dental exam for my son on Thursday: me at 10:00 and him at 11:00'],
  ['es', 'Una limpieza dental para mí y una revisión dental para mi hijo el jueves: yo a las 10:00 y él a las 11:00'],
  ['fr', 'Un détartrage pour moi et un examen dentaire pour mon fils jeudi : moi à 10 h et lui à 11 h'],
  [
    'de',
    'Eine Zahnreinigung für mich und eine Zahnuntersuchung für meinen Sohn am Donnerstag: ich um 10 Uhr und er um 11 Uhr',
  ],
])('as many hours as services, %s: %s', (language, text) => {
  expect(hours(language, text)).toEqual([
    ['Teeth cleaning', ['10:00']],
    ['Dental exam', ['11:00']],
  ]);
});

test.each<[Language, string]>([
  ['en', 'A teeth cleaning with Dr. Park at 10:00 on Thursday, and then Dr. Abrams for a dental exam at 11:00'],
  [
    'de',
    'Am Donnerstag eine Zahnreinigung bei Dr. Park um 10 Uhr und dann bei Dr. Abrams eine Zahnuntersuchung um 11 Uhr',
  ],
])('each with their own, %s: %s', (language, text) => {
  const told = heard(language, text).flatMap((one) => (one.do === 'set-staff' ? one.staff : []));
  expect(told).toEqual(['Dr. Owen Park', 'Dr. Ruth Abrams']);
});

test('whom both are to be with is said of both', () => {
  const told = heard('en', 'a teeth cleaning at 10:00 and a dental exam at 11:00 on Thursday, both with Dr. Park');
  expect(told.filter((one) => one.do === 'set-staff')).toHaveLength(2);
});

test.each<[Language, string]>([
  ['en', 'a teeth cleaning at 10, or at 11 if you have somebody who could do a dental exam'],
  ['en', 'a teeth cleaning at 10 or 11 on Thursday'],
])('%s: one visit, %s', (language, text) => {
  expect(hours(language, text)).toHaveLength(1);
});

test.each<[Language, string]>([
  [
    'en',
    'My twins both need a teeth cleaning. Could I bring them on Thursday, one at 9:00 and the other straight after at 9:40?',
  ],
  ['en', 'two teeth cleanings on Thursday please, one at 9:00 and another at 9:40'],
  ['es', 'Quisiera dos limpiezas dentales el jueves, una a las 9:00 y otra a las 9:40'],
  ['fr', "Il me faudrait deux détartrages jeudi, un à 9 h et l'autre juste après, à 9 h 40"],
  ['de', 'Ich brauche am Donnerstag zwei Zahnreinigungen, eine um 9 Uhr und die andere gleich danach um 9:40 Uhr'],
])('%s: twice the same, %s', (language, text) => {
  expect(hours(language, text)).toEqual([
    ['Teeth cleaning', ['09:00']],
    ['Teeth cleaning', ['09:40']],
  ]);
});

test.each<[Language, string]>([
  ['en', 'Two teeth cleanings please, Thursday at 9:00 and Friday at 10:00'],
  ['en', 'Both my kids need a teeth cleaning. Thursday at 9:00 for the girl and Friday at 10:00 for the boy?'],
  ['es', 'Necesito dos limpiezas dentales, el jueves a las 9:00 y el viernes a las 10:00'],
  ['fr', 'Il me faut deux détartrages, jeudi à 9 h et vendredi à 10 h'],
  ['de', 'Ich brauche zwei Zahnreinigungen, Donnerstag um 9 Uhr und Freitag um 10 Uhr'],
])('%s: as many as are wanted, %s', (language, text) => {
  expect(hours(language, text)).toEqual([
    ['Teeth cleaning', ['09:00']],
    ['Teeth cleaning', ['10:00']],
  ]);
});

test.each<[Language, string]>([
  ['en', 'Two people told me about you. A teeth cleaning, Thursday at 9:00 or Friday at 10:00?'],
  ['en', 'My two-year-old needs a teeth cleaning, Thursday at 9:00, no wait, Friday at 10:00'],
  ['en', 'I was there two weeks ago. A teeth cleaning on Thursday at 9:00, or Friday at 10:00 works'],
  ['es', 'Una limpieza dental el jueves a las 9:00 o el viernes a las 10:00, cualquiera de los dos'],
])('%s: one, at one of two times, %s', (language, text) => {
  expect(hours(language, text)).toHaveLength(1);
});

test.each<[Language, string]>([
  [
    'en',
    'My tooth hurts and they look dirty. Could I do the dental exam at 10:00 and the teeth cleaning at 11:00, both on Thursday?',
  ],
  ['es', 'El jueves, a las 10:00 la revisión dental y a las 11:00 la limpieza dental'],
  ['fr', "Jeudi : à 10 h l'examen dentaire et à 11 h le détartrage"],
  ['de', 'Am Donnerstag um 10 Uhr die Zahnuntersuchung und um 11 Uhr die Zahnreinigung'],
])('%s: each beside its hour, %s', (language, text) => {
  expect(hours(language, text)).toEqual([
    ['Dental exam', ['10:00']],
    ['Teeth cleaning', ['11:00']],
  ]);
});

test('es: “las dos a las diez” are both at ten', () => {
  const text = 'Dos limpiezas dentales, una el jueves y otra el viernes, las dos a las diez de la mañana';
  expect(hours('es', text)).toEqual([
    ['Teeth cleaning', ['10:00']],
    ['Teeth cleaning', ['10:00']],
  ]);
});
