// What only resembles a service of the house is not booked in its place: the visit that finds it out is taken, or it is asked which.
import { expect, test } from 'vitest';
import { dental, hank, monday } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const servicesOf = (...all: readonly (readonly [string, ...string[]])[]) =>
  all.map(([name, ...aka]) => ({ name, aka, minutes: 30 }));
const house = (name: string, industry: Business['industry'], services: Business['services']): Business => ({
  ...dental,
  ...{ name, industry, services },
  languages: ['en', 'es', 'fr', 'de'],
  staff: undefined,
});
const computers = house(
  'Fairview Computer Repair',
  'technology',
  servicesOf(
    ['Diagnostics', 'computer check'],
    ['New computer setup', 'set up a new laptop'],
    ['Screen replacement', 'cracked screen'],
  ),
);
const eyes = house(
  'Marlowe Street Eye Care',
  'medical',
  servicesOf(['Eye exam', 'eye test'], ['Glasses adjustment', 'bent glasses'], ['Dry eye consultation', 'dry eyes']),
);
const swim = house(
  'Blue Heron Swim School',
  'other',
  servicesOf(
    ['Trial lesson', 'trial'],
    ['Private lesson', 'one-on-one'],
    ['Parent and baby class', 'baby swim'],
    ['Adult beginners lesson'],
  ),
);

function wished(business: Business, language: Language, text: string) {
  const turn = { text, channel: 'phone', business, from: { phone: hank }, now: monday } as const;
  const { commands } = understandNow({ turn, state: freshState(language), business });
  return commands.flatMap((one) =>
    one.do === 'set-service' ? one.service : one.do === 'narrow-service' ? one.services.join(' or ') : [],
  );
}

test.each<[Language, string, string]>([
  ['en', "I spilled coffee on my MacBook and it won't turn on.", 'Diagnostics'],
  ['en', "I dropped my laptop and now it won't start", 'Diagnostics'],
  ['es', 'Se me cayó café en la laptop y no prende', 'Diagnostics'],
  ['de', 'Mein Laptop geht nicht mehr an', 'Diagnostics'],
  ['en', 'I need a new laptop set up', 'New computer setup'],
  ['en', 'my laptop screen is cracked', 'Screen replacement'],
])('%s: what is amiss is found out: %s', (language, text, service) =>
  expect(wished(computers, language, text)).toEqual([service]),
);

test.each<[Language, string, string]>([
  ['en', "I need new glasses, I can't read a thing anymore", 'Eye exam or Glasses adjustment'],
  ['es', 'Necesito lentes nuevos', 'Eye exam or Glasses adjustment'],
  ['fr', 'Il me faut de nouvelles lunettes', 'Eye exam or Glasses adjustment'],
  ['de', 'Ich brauche eine neue Brille', 'Eye exam or Glasses adjustment'],
  ['en', 'I need my glasses adjusted', 'Glasses adjustment'],
])('%s: of something new it is asked: %s', (language, text, service) =>
  expect(wished(eyes, language, text)).toEqual([service]),
);

test.each<[string, string]>([
  ["I'd like swimming lessons for my five year old", 'Trial lesson or Private lesson'],
  ["I'd like to learn to swim", 'Trial lesson or Private lesson or Adult beginners lesson'],
  ['swim lessons for my 6 month old baby', 'Parent and baby class'],
])('no age is guessed: %s', (text, service) => expect(wished(swim, 'en', text)).toEqual([service]));

const heating = house(
  'Granite Heating',
  'trades',
  servicesOf(['Furnace repair'], ['Furnace tune-up', 'furnace check'], ['Toilet repair'], ['Estimate visit', 'quote']),
);
test.each<[Language, string, string]>([
  ['en', 'My furnace is acting up, could somebody come on Wednesday at ten?', 'Furnace repair'],
  ['en', 'the toilet is making noises, can I get someone out Wednesday', 'Toilet repair'],
  ['es', 'Mi inodoro ya no sirve, ¿pueden venir el miércoles?', 'Toilet repair'],
  ['fr', 'Ma chaudière fait du bruit, vous pouvez venir mercredi ?', 'Furnace repair'],
  ['de', 'Meine Heizung macht Ärger und tropft, können Sie am Mittwoch kommen?', 'Furnace repair'],
  ['en', "I'd like a quote for a new furnace, Wednesday at ten", 'Estimate visit'],
  ['en', 'I want my furnace checked on Wednesday at ten', 'Furnace tune-up'],
])('%s: what is amiss with a thing that the house mends is mended: %s', (language, text, service) =>
  expect(wished(heating, language, text)).toEqual([service]),
);

test('a German "will" names no "will" of an owner', () => {
  const law = house('Harbor Law', 'legal', servicesOf(['Estate consultation', 'will'], ['Company setup', 'LLC']));
  expect(wished(law, 'de', 'Ich will am Mittwoch um zehn vorbeikommen')).toEqual([]);
  expect(wished(law, 'de', 'Ich will ein Testament machen, am Mittwoch um zehn')).toEqual(['Estate consultation']);
  expect(wished(law, 'en', 'I need a will, Wednesday at ten')).toEqual(['Estate consultation']);
});

test('what only resembles another service is meant of the one that was spoken of', () => {
  const groomer = house('Muddy Paws', 'other', servicesOf(['Full groom', 'haircut'], ['Cat groom', 'lion cut']));
  const heardOf = (text: string) =>
    understandNow({
      turn: { text, channel: 'chat', business: groomer, from: {}, now: monday },
      state: { ...freshState('en'), turns: 1, asked: 'more', lastText: 'x', topic: 'Cat groom' },
      business: groomer,
    }).commands;
  expect(heardOf("she's a persian, all matted")).toContainEqual(expect.objectContaining({ service: 'Cat groom' }));
  expect(heardOf('ok I want a haircut for my poodle')).toContainEqual(
    expect.objectContaining({ service: 'Full groom' }),
  );
});
