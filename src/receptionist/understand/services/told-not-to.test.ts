// What is not to be done is not what is booked; a time, a manner or a thing that stands beside nothing else rules no service out.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';

const garage: Business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  industry: 'automotive',
  services: [
    { name: 'Oil change', aka: ['cambio de aceite', 'vidange', 'Ölwechsel'], minutes: 30 },
    {
      name: 'Battery replacement',
      aka: ['cambio de batería', 'Batteriewechsel'],
      minutes: 30,
    },
    { name: 'Brake pads', aka: ['revisión de frenos', 'contrôle des freins', 'Bremsenprüfung'], minutes: 30 },
  ],
  staff: [],
};
const services = (language: Language, said: string) =>
  heard(language, said, {}, garage).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string, string]>([
  ['en', "Don't change the battery, change the oil", 'Oil change'],
  ['en', "please don't change the battery, just check the brakes", 'Brake pads'],
  ['en', "Hi, don't check the brakes, change the oil please. Wednesday at ten?", 'Oil change'],
  ['en', 'Change the oil but not the brakes', 'Oil change'],
  ['en', 'I want an oil change but leave the brake pads alone', 'Oil change'],
  ['de', 'Den Batteriewechsel bitte nicht, nur die Bremsenprüfung', 'Brake pads'],
  ['en', "it's not for the battery it's for the brakes", 'Brake pads'],
  ['en', 'no need to change the oil, just check the brakes', 'Brake pads'],
  ['es', 'No me cambie el aceite, revíseme los frenos', 'Brake pads'],
  ['es', 'No quiero que me cambien la batería, quiero que me revisen los frenos', 'Brake pads'],
  ['fr', 'Ne changez pas la batterie, faites juste la vidange', 'Oil change'],
  ['fr', "N'installez pas la batterie, faites la vidange vendredi", 'Oil change'],
  ['fr', "Ce n'est pas pour la batterie, c'est pour les freins", 'Brake pads'],
  ['de', 'Den Batteriewechsel nicht machen, nur die Bremsenprüfung', 'Brake pads'],
  ['de', 'Es geht nicht um den Ölwechsel, es geht um die Bremsenprüfung', 'Brake pads'],
])('%s: %s: %s', (language, said, service) => expect(services(language, said)).toEqual([service]));

test('the pronoun behind a verb that names a service denies it', () => {
  const salon: Business = {
    ...garage,
    services: [
      { name: 'Haircut', aka: ['cut', 'trim'], minutes: 30 },
      { name: 'Color', aka: ['dye'], minutes: 60 },
    ],
  };
  const of = (said: string) =>
    heard('en', said, {}, salon).flatMap((one) => (one.do === 'set-service' ? one.service : []));
  expect(of("don't cut it, just color it")).toEqual(['Color']);
  expect(of("I want a haircut but don't cut it too short")).toEqual(['Haircut']);
});

test('what is not to be done is not booked where the other is named in short', () => {
  expect(services('en', "do the oil, don't do the brakes")).toEqual(['Oil change']);
  expect(services('en', 'I want the oil done but not the brakes')).toEqual(['Oil change']);
});

test('what the verb alone denied still has its thing', () => {
  const [named] = heard('en', "don't whiten my teeth, just clean them").flatMap((one) =>
    one.do === 'set-service' ? one.service : [],
  );
  expect(named).toBe('Teeth cleaning');
});

test('the visit that is to stay is not the one that is called off', () => {
  const commands = heard('en', "don't cancel the oil change, cancel the brakes", {}, garage);
  expect(commands).toContainEqual({ do: 'start', flow: 'cancel' });
  expect(services('en', "don't cancel the oil change, cancel the brakes")).toEqual(['Brake pads']);
});

test.each<[Language, string, readonly string[]]>([
  ['en', "don't forget the battery, and I need an oil change", ['Oil change']],
  ['en', "don't change the oil before Friday", ['Oil change']],
  ['en', "don't change the oil before Friday, and the brakes on Monday", ['Oil change', 'Brake pads']],
  ['en', "I don't know a thing about cars, can you check the brakes", ['Brake pads']],
  ['en', "don't worry, just an oil change", ['Oil change']],
  ['en', "you don't do that? then an oil change", ['Oil change']],
  ['en', "please don't check the brakes at noon, I need the brakes checked in the morning", ['Brake pads']],
  ['es', 'no me arranca, necesito un cambio de batería', ['Battery replacement']],
  ['fr', "n'oubliez pas les freins, je voudrais une vidange", ['Oil change']],
  ['fr', 'ne faites pas la vidange avant vendredi', ['Oil change']],
  ['de', 'Den Ölwechsel bitte nicht am Montag, sondern am Dienstag', ['Oil change']],
])('%s: nothing is ruled out: %s', (language, said, named) => expect(services(language, said)).toEqual(named));
