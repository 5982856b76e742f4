// What the shipped model of sense promises to the finder: a question lies nearer to what answers it than to its neighbours.
import { expect, it } from 'vitest';
import { placeOf } from '../../src/receptionist/answers/sense.ts';
import { nearness } from '../../src/receptionist/models/sense.ts';
import type { Language } from '../../src/receptionist/models/text.ts';
import { readLessons } from './lessons.ts';
import { trainSense } from './train-sense.ts';

it.each<[Language, string, string, Language, string]>([
  [
    'en',
    'Can we bring our spaniel?',
    'Pets are welcome on the terrace, on a leash.',
    'en',
    'We close at nine on Sundays.',
  ],
  [
    'en',
    'Do you charge extra if I get there late?',
    'After ten minutes we add $15.',
    'en',
    'We accept all major cards.',
  ],
  ['es', '¿Hay dónde dejar el coche?', 'Tenemos estacionamiento gratuito detrás.', 'es', 'Cerramos los domingos.'],
  [
    'fr',
    'Je viens en fauteuil roulant, ça passe ?',
    'Une rampe mène à la porte de côté.',
    'fr',
    'Nous fermons en août.',
  ],
  [
    'de',
    'Kann ich auch in Raten zahlen?',
    'Wir bieten Ratenzahlung über sechs Monate an.',
    'de',
    'Der Hof hat zwei Parkplätze.',
  ],
  ['en', 'Is there parking?', 'Im Hof haben wir zwei Parkplätze.', 'de', 'Wir nehmen Karten und Bargeld.'],
])('%s: %s', (language, question, answer, told, beside) => {
  const asked = placeOf(question, language, 'asking');
  const near = (text: string) => nearness(asked, placeOf(text, told, 'telling'));
  expect(near(answer)).toBeGreaterThan(near(beside));
});

it('says nothing of a text of which it knows nothing', () => {
  const nothing = placeOf('☃', 'en', 'asking');
  expect(nearness(nothing, placeOf('We close at nine.', 'en', 'telling'))).toBe(0);
});

it('is the same at every training, and every line of a lesson is read or refused', () => {
  const cards = readLessons(new URL('./lessons', import.meta.url).pathname);
  expect(new Set(cards.map(({ file }) => file.split('/')[0])).size).toBeGreaterThan(5);
  const few = cards.slice(0, 40);
  const [one, other] = [0, 1].map(() => trainSense(few, { rounds: 2, width: 8, batch: 16 }));
  expect(one?.weights).toEqual(other?.weights);
});
