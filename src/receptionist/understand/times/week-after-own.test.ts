// "The week after", said of an own visit that was not told of yet, is counted from it; after a week that was named, from that one.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { readWishes } from './times.ts';

const read = (language: Language, text: string, from: string | null = null) =>
  readWishes(text, language, dental, '2026-11-23T15:00:00-06:00', { time: false, anchor: null, from }).map(
    ({ wish }) => wish,
  );
const aWeek = { shift: { days: 7, minutes: 0 } };

test.each<[Language, string]>([
  ['en', 'could I come the week after instead, same time?'],
  ['en', 'Can you move my fitting to the week after?'],
  ['es', '¿Me pueden pasar mi cita a la semana siguiente, a la misma hora?'],
  ['fr', "Est-ce qu'on peut la déplacer à la semaine d'après, même heure ?"],
])('%s: a week later: %s', (language, text) => {
  expect(read(language, text)).toContainEqual(aWeek);
});

test.each<[Language, string, string | null]>([
  ['en', 'could I come the week after next?', null],
  ['en', 'the week after Thanksgiving', null],
  ['en', 'anything next week, or the week after?', null],
  ['en', 'the week after would be good', '2026-11-25'],
])('%s: no week later: %s', (language, text, from) => {
  expect(read(language, text, from)).not.toContainEqual(aWeek);
});
