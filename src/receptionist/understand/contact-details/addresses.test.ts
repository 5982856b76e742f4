// An address said beside a name or an hour is read as one, and is no part of either; where it is asked, a change of the hour is none.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { addressSaid } from './addresses.ts';

const comesToPeople = { ...dental, services: dental.services.map((one) => ({ ...one, needsAddress: true })) };

test.each<[Language, string, string]>([
  ['en', "I'm at 55 Pioneer Street, my drain's clogged", '55 Pioneer Street'],
  ['en', 'Forty-two Clinton Street, apartment 3.', '42 Clinton Street, apartment 3'],
  ['en', 'Wanda Fields, 88 South Elm in Jenks.', '88 South Elm in Jenks'],
  ['en', 'Pat Hebert, 4816 Prytania.', '4816 Prytania'],
  ['en', 'wanda fields 88 south elm', '88 south elm'],
  ['es', 'patricia zamora 412 mission rd apt 6', '412 mission rd apt 6'],
  ['es', 'En la calle Montana 2214', 'calle Montana 2214'],
  ['es', 'es en 412 Mission Road, departamento 6', '412 Mission Road, departamento 6'],
  ['es', 'vivo en el 640 de la calle 49 del oeste, en Hialeah', '640 de la calle 49 del oeste, en Hialeah'],
  ['es', 'yanet rojas 8320 nw 36 st doral', '8320 nw 36 st doral'],
  ['fr', 'Denise Poirier, 18 rue Bartlett à Lewiston', '18 rue Bartlett à Lewiston'],
  ['de', 'Christoph Weidmann, 2210 Broadway in San Antonio', '2210 Broadway in San Antonio'],
  ['de', 'stefan brehm 8305550166 hausnummer 15 schubert street kerrville', '15 schubert street kerrville'],
  ['de', 'Wir wohnen am Lindenweg 12', 'Lindenweg 12'],
  ['en', 'tomorrow at 10 at 14 Elm Street, Dover', '14 Elm Street, Dover'],
  ['en', "14 Elm Street, that's in Dover", "14 Elm Street, that's in Dover"],
  ['en', '14 Elm Street and the town is Dover', '14 Elm Street and the town is Dover'],
  ['en', '14 Elm Street over in Dover', '14 Elm Street over in Dover'],
  ['en', '14 Elm Street, Dover, NJ 07801', '14 Elm Street, Dover, NJ 07801'],
  ['es', 'calle Olmo 14, queda en Dover', 'calle Olmo 14, queda en Dover'],
  ['fr', "14 rue Hoche, c'est à Dover", "14 rue Hoche, c'est à Dover"],
  ['fr', '14 rue Hoche, 75011 Paris', '14 rue Hoche, 75011 Paris'],
  ['de', 'Ulmenstraße 14, das ist in Dover', 'Ulmenstraße 14, das ist in Dover'],
  ['de', 'Ulmenstraße 14, 07801 Dover', 'Ulmenstraße 14, 07801 Dover'],
  ['en', '14 Elm Street, Dover, NJ 312 555 0188', '14 Elm Street, Dover, NJ'],
  ['en', '14 Elm Street, Dover 312 555 0188', '14 Elm Street, Dover'],
  ['en', "14 Elm Street, it's in the kitchen", '14 Elm Street'],
  ['en', "14 Elm Street and I'm Rich Banks", '14 Elm Street'],
  ['es', 'calle Olmo 14, es en la cocina', 'calle Olmo 14'],
  ['fr', "14 rue Hoche, c'est à la cuisine", '14 rue Hoche'],
  ['de', 'Ulmenstraße 14, das ist im Keller', 'Ulmenstraße 14'],
  ['en', 'Ben Katz, 44 Silver Street, my old address was 18 Copper Street', '44 Silver Street'],
  ['en', '14 Elm Street but Google sends people to 40 Elm Street', '14 Elm Street'],
  ['es', 'en la calle Plata 44, pero el GPS los manda a calle Plata 4', 'calle Plata 44'],
  ['fr', "Au 44 rue Plate, l'ancienne adresse c'était le 18 rue Cobre", '44 rue Plate'],
  ['de', 'Gartenstraße 4, die alte Adresse war Ringstraße 18', 'Gartenstraße 4'],
  ['en', "Ben Katz, 17 Birch Lane, hang on, that's the old one, 240 Spruce Street", '240 Spruce Street'],
])('%s: %s', (language, said, address) => expect(addressSaid(said, language, comesToPeople)?.value).toBe(address));

test.each<[Language, string]>([
  ['en', 'Thursday at 10 Ben Katz'],
  ['en', 'the 12 November please'],
  ['en', 'for 25 People'],
  ['en', 'we are 20 minutes down the road'],
  ['en', 'thursday 10 works for our street'],
  ['es', 'el viernes 27 a las nueve'],
  ['fr', 'le 18 Novembre à 14 h'],
  ['de', 'am 20 März um 14 Uhr'],
])('no address, %s: %s', (language, said) => expect(addressSaid(said, language, comesToPeople)).toBeNull());

test.each<[Language, string, string]>([
  ['en', 'Wanda Fields, 88 Elm in Jenks.', '88 Elm in Jenks'],
  ['en', "It's 88 South Elm near Jenks", '88 South Elm near Jenks'],
  ['en', "We're at 19 Maple", '19 Maple'],
  ['es', 'Soy Ana Ruiz, 412 Mission en Tulsa', '412 Mission en Tulsa'],
])('to a house that comes to nobody, %s: %s', (language, said, address) =>
  expect(addressSaid(said, language, dental)?.value).toBe(address),
);

test.each<[Language, string]>([
  ['en', 'I drive a 2015 Toyota in Jenks'],
  ['en', "It's a 2015 Honda Civic in Blue"],
  ['en', 'It is for my Honda, 2015 Civic in Blue'],
  ['en', 'I have 12 Chihuahuas in Tulsa'],
  ['en', "We're at 12 Noon"],
  ['de', 'Wir haben 12 Fenster in Hamburg'],
  ['de', 'Ich wohne seit 15 Jahren in Berlin'],
  ['de', 'Wir sind 15 Personen in Halle'],
  ['de', 'Ich habe einen 2018 Golf in Schwarz'],
])('what is counted or driven is no house, %s: %s', (language, said) =>
  expect(addressSaid(said, language, dental)).toBeNull(),
);

test.each<[Language, string]>([
  ['en', 'I drive a 2015 Toyota'],
  ['de', 'Wir sind 15 Personen'],
  ['de', 'Ich wohne seit 15 Jahren in Berlin'],
])('nor is it to a house that comes to people, %s: %s', (language, said) =>
  expect(addressSaid(said, language, comesToPeople)).toBeNull(),
);

test.each<[Language, string]>([
  ['en', 'Oh, actually, can you make it eleven?'],
  ['es', 'me puedes cambiar la hora pa las 11'],
  ['fr', "Vous pouvez changer l'heure à 11 h ?"],
  ['de', 'Können wir es auf 11 Uhr verschieben?'],
  ['de', 'achso ich meinte 51 nicht 15'],
])('where the address is asked, no address is %s: %s', (language, text) => {
  const commands = heard(language, text, {
    turns: 4,
    asked: 'address',
    said: { name: 'Wanda Fields' },
    frames: [
      {
        flow: 'book',
        service: 'Dental exam',
        times: [],
        chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null },
      },
    ],
  });
  expect(commands.some((one) => one.do === 'set-address')).toBe(false);
});

test('a name, an address and an hour in one breath are all kept', async () => {
  const talk = talkWith({ business: comesToPeople });
  await talk.say('I need a cleaning Thursday, nine if you can. Ben Katz, 55 Pioneer Street.');
  const stated = await talk.say('630 555 0126');
  expect(stated.asks).toBe('confirm');
  expect(stated.text).toContain('Ben Katz');
  expect(stated.text).toContain('55 Pioneer Street');
});
