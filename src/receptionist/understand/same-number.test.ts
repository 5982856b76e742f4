// The number that the door shows is the one to call, in whichever words.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';
import type { State } from '../state.ts';

const askedFor: Partial<State> = {
  turns: 2,
  asked: 'phone',
  frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
};

test.each<[Language, string]>([
  ['en', 'The number you see there.'],
  ['en', 'This telephone, yes.'],
  ['en', 'the one on your screen'],
  ['en', 'The one that came up on your display is fine'],
  ['es', 'El que le aparece en pantalla'],
  ['es', 'Al número que ve ahí'],
  ['fr', "Celui qui s'affiche"],
  ['fr', 'Le numéro que vous voyez'],
  ['de', 'Die Nummer, die Sie sehen'],
  ['de', 'Die da angezeigt wird'],
])('%s: %s', (language, text) => {
  expect(heard(language, text, askedFor)).toContainEqual({ do: 'set-phone-same' });
});
