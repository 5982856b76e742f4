// Who wants a thing looked over before they buy it gets the service that is for that, where the house has one.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';

const garage = {
  ...dental,
  industry: 'automotive',
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    { name: 'Oil change', minutes: 30, aka: ['cambio de aceite', 'vidange', 'Ölwechsel'] },
    { name: 'Brake inspection', minutes: 30 },
    { name: 'Pre-purchase inspection', minutes: 60, aka: ['used car check'] },
    { name: 'Diagnostic visit', minutes: 60, aka: ['check it over'] },
  ],
  staff: [],
  knowledge: [],
} as unknown as Business;

const named = (language: Language, text: string) =>
  heard(language, text, {}, garage).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string]>([
  [
    'en',
    "I'm looking at a used Camry from a private seller and I'd like one of you to inspect it before I hand over the cash.",
  ],
  ['en', "There's a used Civic on Craigslist I might buy. Can someone check it over first, Thursday at two?"],
  [
    'en',
    "My daughter's thinking of buying a secondhand Subaru, could you take a look at it before she signs anything?",
  ],
  ['en', 'found a Mazda from a private owner, want you to look it over before I commit, friday 10am'],
  ['es', 'Quiero comprar un carro usado y me gustaría que lo revisaran antes el jueves a las dos.'],
  ['fr', "Je vais acheter une voiture d'occasion, pourriez-vous l'inspecter jeudi à 14 heures ?"],
  [
    'de',
    'Ich habe einen Gebrauchtwagen im Auge, könnten Sie den am Donnerstag um zwei durchchecken, bevor ich ihn kaufe?',
  ],
])('%s: %s', (language, text) => expect(named(language, text)).toEqual(['Pre-purchase inspection']));

test.each<[Language, string]>([
  ['en', 'I bought a used Camry last month and now it makes a grinding noise. Can you look at it Thursday at two?'],
  ['en', 'The check engine light is on, can you inspect it before I drive to Reno?'],
  ['en', "I'm selling my truck to a private buyer, could you do an oil change before that?"],
  ['en', "I'd like my brakes inspected before I pay for new pads, friday 10am"],
  ['en', 'Can I get an oil change before I commit to the road trip?'],
  ['es', 'Compré un carro usado y hace ruido, ¿lo pueden revisar?'],
  ['fr', "J'ai acheté une voiture d'occasion, elle fait du bruit, pouvez-vous la regarder ?"],
  ['de', 'Ich habe einen Gebrauchtwagen gekauft, der klappert. Können Sie den mal anschauen?'],
])('%s: not %s', (language, text) => expect(named(language, text)).not.toContain('Pre-purchase inspection'));

test('where the house has none, nothing is put in its place', () => {
  const plain = { ...garage, services: garage.services.filter(({ name }) => name !== 'Pre-purchase inspection') };
  const commands = heard(
    'en',
    'looking at a used Camry from a private seller, inspect it before I pay him?',
    {},
    plain,
  );
  expect(commands).not.toContainEqual(expect.objectContaining({ service: 'Pre-purchase inspection' }));
});
