// A counted time that is said plainly besides is what is said plainly; one that is only counted stays so.
import { expect, it } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { BookFrame } from '../../state.ts';

const under: BookFrame = { flow: 'book', service: 'Teeth cleaning', times: [] };
const wishesOf = (language: Language, text: string) =>
  heard(language, text, { turns: 2, asked: 'time', frames: [under] }).flatMap((one) =>
    one.do === 'set-times' ? one.wishes : [],
  );

it.each<[Language, string, string | undefined, string]>([
  ['en', 'Okay, then a day earlier, Friday the 20th at four', '2026-11-20', '16:00'],
  ['en', 'Two days later then, Saturday the 21st, at a quarter past nine', '2026-11-21', '09:15'],
  ['en', 'Could you make it an hour later, at five please?', undefined, '17:00'],
  ['en', 'half an hour later, ten thirty', undefined, '10:30'],
  ['es', 'Entonces un día antes, el viernes veinte a las cuatro de la tarde', '2026-11-20', '16:00'],
  ['es', 'Mejor una hora después, a las cinco de la tarde', undefined, '17:00'],
  ['fr', 'Alors le lendemain, mardi 24 à onze heures', '2026-11-24', '11:00'],
  ['fr', 'Plutôt une heure plus tard, à quinze heures', undefined, '15:00'],
  ['de', 'Dann eben einen Tag früher, Samstag den einundzwanzigsten um halb elf', '2026-11-21', '10:30'],
  ['de', 'Lieber eine Stunde später, um halb vier', undefined, '15:30'],
])('%s: said plainly: %s', (language, text, date, time) => {
  const wishes = wishesOf(language, text);
  expect(wishes.some((one) => one.shift !== undefined)).toBe(false);
  expect(wishes.at(-1)).toMatchObject({ time, ...(date !== undefined && { date }) });
});

it.each<[Language, string]>([
  ['en', 'a day earlier, same time'],
  ['en', 'the day after, at nine'],
  ['en', 'a day earlier or Friday at nine'],
  ['en', 'a day earlier, or Friday the 20th at nine'],
  ['en', 'an hour later, or at five'],
  ['en', 'two days later, Saturday the 21st is my birthday'],
  ['en', 'an hour later, at three I have to be at school'],
  ['en', 'a day later than Friday the 20th'],
  ['en', 'the day before, Friday I work'],
  ['en', 'an hour later, two people'],
  ['es', 'un día antes, o el viernes veinte a las nueve'],
  ['es', 'un día antes del viernes veinte'],
  ['es', 'una hora más tarde, a las tres tengo que estar en la escuela'],
  ['fr', 'une heure plus tard, à trois heures je dois partir'],
  ['de', 'einen Tag früher als Freitag'],
  ['de', 'eine Stunde später, um drei muss ich los'],
])('%s: still counted: %s', (language, text) => {
  expect(wishesOf(language, text).some((one) => one.shift !== undefined)).toBe(true);
});
