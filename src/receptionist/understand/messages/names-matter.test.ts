// A line that only says which matter a message is of tells nothing new; whatever is told of it does.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { onlyNames } from './names-matter.ts';

test.each<[Language, string, string]>([
  [
    'en',
    'You people charged my card twice for one haircut',
    'Just make sure somebody calls me about the double charge.',
  ],
  ['en', 'Do you do timing belts on an Audi?', 'Could you have someone e-mail me about the belt, please?'],
  ['en', 'The dryer vent is clogged again, call me', 'Have somebody ring me regarding the clogged vent.'],
  ['es', 'Me cobraron dos veces el corte', 'Que alguien me llame por lo del cobro doble, por favor.'],
  ['fr', 'Vous m’avez facturé deux fois la coupe', 'Qu’on me rappelle au sujet de la double facturation, merci.'],
  ['de', 'Sie haben mir den Schnitt doppelt abgebucht', 'Es soll mich jemand wegen der doppelten Abbuchung anrufen.'],
])('%s: %s + %s', (language, message, line) => {
  expect(onlyNames(line, message, language)).toBe(true);
});

test.each<[Language, string, string]>([
  ['en', 'You people charged my card twice', 'Have somebody call me about the charge on Friday.'],
  ['en', 'You people charged my card twice', 'Have somebody call me about the charge and my lost key.'],
  ['en', 'You people charged my card twice', 'Have somebody call me about the charge for Lena.'],
  ['en', 'You people charged my card twice', 'Have somebody call me about the parking.'],
  ['en', 'You people charged my card twice', 'Have my husband called about the charge.'],
  ['es', 'Me cobraron dos veces el corte', 'Que alguien me llame por lo del cobro de 40 dólares.'],
  ['fr', 'Vous m’avez facturé deux fois la coupe', 'Qu’on me rappelle au sujet de la facturation avant lundi.'],
  ['de', 'Sie haben mir den Schnitt doppelt abgebucht', 'Es soll mich jemand wegen der Abbuchung vom Montag anrufen.'],
])('not %s: %s + %s', (language, message, line) => {
  expect(onlyNames(line, message, language)).toBe(false);
});
