import { expect, test } from 'vitest';
import { wordsOfLetter } from './letter-words.ts';

test.each([
  [
    'Dear Ana Ruiz,\n\nWe are closed on Friday. Does Monday suit you?\n\nKind regards,\nField Plumbing',
    'We are closed on Friday. Does Monday suit you?',
  ],
  ['Guten Tag Jana Roth,\n\nAm Samstag ist zu.\n\nMit freundlichen Grüßen\nSalon Roth', 'Am Samstag ist zu.'],
  ['Hola, Ana:\n\nSí, abrimos.\n\nUn cordial saludo,\nClínica Sol', 'Sí, abrimos.'],
  ['Hello,\n\nFirst this.\n\nThen that, please.', 'First this. Then that, please.'],
  ['Two things,\n\nplease', 'please'],
  ['Drain cleaning is $189. Anything else?', 'Drain cleaning is $189. Anything else?'],
  ['One\n\nTwo', 'One\n\nTwo'],
  ['', ''],
])('%j', (letter, said) => {
  expect(wordsOfLetter(letter)).toBe(said);
});
