// What leads to an address is no part of it; a building's name, a unit and how to find it are.
import { expect, test } from 'vitest';
import { withoutLead } from './lead-to-address.ts';

test.each<[string, string, string | null]>([
  ["The car's at 910 Auburn Boulevard", '910 Auburn Boulevard', null],
  ['Her place is 733 Cinecue Way', '733 Cinecue Way', null],
  ["It's at my mom's, 14 Elm", '14 Elm', "It's at my mom's"],
  ["You'd be coming out to 2290 Juniper Court", '2290 Juniper Court', null],
  ['the shop is at 88 West 9th Street, Tempe', '88 West 9th Street, Tempe', null],
  ['My place is Apt 4, 14 Elm Street', 'Apt 4, 14 Elm Street', null],
  ["my in-laws, they're at 330 Cordova Road", '330 Cordova Road', null],
  ['the office, so 2200 Capitol Avenue, the garage level 2', '2200 Capitol Avenue, the garage level 2', null],
  ['Él vive en la calle Alameda 715', 'calle Alameda 715', null],
  ['es la casa de mi suegra, calle Piedras 2203', 'calle Piedras 2203', 'es la casa de mi suegra'],
  ["c'est au 12 rue Lisbon", '12 rue Lisbon', null],
  ['Mon père habite au 31 rue du Moulin à Lewiston', '31 rue du Moulin à Lewiston', null],
  ['Meine Mutter wohnt in der Lindenstraße 14', 'Lindenstraße 14', null],
  ['Das Haus steht Am Markt 3 in Boerne', 'Am Markt 3 in Boerne', null],
])('%s', (said, address, whose) => expect(withoutLead(said)).toEqual({ address, whose }));

test.each([
  'The Willows, 14 Elm Street',
  'Apt 4, 14 Elm Street',
  'the blue house behind the church, 14 Elm Street',
  'County Road 12',
  'Maple Court Building B, 14 Elm Street',
  'ring the bell at 14 Elm Street',
  'calle Olmo 14, la casa azul',
  'Hauptstraße 21 in Milwaukee',
  'between Fifth and 3rd',
])('as it is: %s', (said) => expect(withoutLead(said)).toEqual({ address: said, whose: null }));
