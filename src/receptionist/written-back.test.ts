// A letter is answered to whoever wrote it, also where the visit is for somebody else.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../tests/support/talk.ts';

const business: typeof dental = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

test.each([
  [
    'Hello,\n\nplease book a teeth cleaning for my mother Evelyn Thorpe on Thursday at 9. Her number is 630 555 0199.\n\nBest regards,\nPeter Marsh',
    /^Dear Peter Marsh,/,
  ],
  [
    'Hola:\n\nquisiera reservar una limpieza dental para mi madre, Elena Ruiz, el jueves a las 9. Su número es 630 555 0199.\n\nSaludos,\nPedro Marín',
    /^Hola, Pedro Marín:/,
  ],
  [
    'Bonjour,\n\nje voudrais un détartrage pour ma mère, Hélène Roussel, jeudi à 9 h. Son numéro est le 630 555 0199.\n\nCordialement,\nPaul Morin',
    /^Bonjour Paul Morin,/,
  ],
  [
    'Guten Tag,\n\nich hätte gern eine Zahnreinigung für meine Mutter, Ulrike Brenner, am Donnerstag um 9. Ihre Nummer ist 630 555 0199.\n\nMit freundlichen Grüßen\nPeter Marsch',
    /^Guten Tag Peter Marsch,/,
  ],
])('whoever signed: %s', async (letter, greeted) => {
  const { text } = await talkWith({ channel: 'email', from: null, business }).say(letter);
  expect(text).toMatch(greeted);
});

test('without a signature nobody is greeted by the name of whom the visit is for', async () => {
  const { text } = await talkWith({ channel: 'email', from: null }).say(
    'Please book a teeth cleaning for my mother, Evelyn Thorpe, on Thursday at 9. Her number is 630 555 0199.',
  );
  expect(text).toMatch(/^Hello,/);
});
