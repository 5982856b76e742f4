// Who needs nobody to come gives the visit up, in whatever words; who needs no special one does not.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "The washer started working again so I don't need anybody Wednesday."],
  ['en', "You don't have to come Wednesday, it's fixed."],
  ['en', "it's working again, so nobody needs to come"],
  ['en', 'no need to come out tomorrow'],
  ['es', 'ya no hace falta que vengan el miércoles'],
  ['fr', "ce n'est plus la peine de venir mercredi"],
  ['de', 'Sie brauchen am Mittwoch nicht mehr zu kommen'],
])('%s: %s', (language, text) => expect(begun(heard(language, text))).toEqual(['cancel']));

test.each(["I don't need anybody fancy, just someone to clean my teeth", 'do I need somebody with me?'])(
  'nothing is given up: %s',
  (text) => expect(begun(heard('en', text))).not.toContain('cancel'),
);
