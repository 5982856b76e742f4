// Whoever tells of an animal that is ill gets the visit for that where the house has one, else the one that finds out.
import { expect, test } from 'vitest';
import { dental, hank, monday } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

const visit = (name: string) => ({ name, minutes: 30 });
const clinic = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'] as const,
  services: [visit('Wellness exam'), visit('Sick visit'), visit('Vaccination'), visit('Nail trim')],
};
const heard = (language: Language, text: string, business: typeof clinic): readonly Command[] => {
  const turn = { text, channel: 'phone', business, from: { phone: hank }, now: monday } as const;
  return understandNow({ turn, state: freshState(language), business }).commands;
};
const services = (commands: readonly Command[]) =>
  commands.flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string]>([
  ['en', "my cat hasn't peed since yesterday and he's crying"],
  ['en', 'my dog is throwing up'],
  ['en', 'my dog threw up twice'],
  ['en', 'my dog has diarrhea'],
  ['en', 'the cat is sneezing a lot'],
  ['en', 'my dog ate a sock'],
  ['en', 'my puppy is not acting right'],
  ['en', 'my rabbit stopped eating'],
])('%s: "%s" wants the visit for whoever is ill', (language, text) => {
  const commands = heard(language, text, clinic);
  expect(commands).toContainEqual({ do: 'start', flow: 'book' });
  expect(commands.some((one) => one.do === 'complaint')).toBe(false);
  expect(services(commands)).toEqual(['Sick visit']);
});

test('where there is no such visit, the exam finds out', () => {
  const without = { ...clinic, services: clinic.services.filter(({ name }) => name !== 'Sick visit') };
  expect(services(heard('en', 'my dog threw up twice', without))).toEqual(['Wellness exam']);
});

test.each(['can my dog eat before surgery', 'my dog ate, can he still come for his nail trim?'])(
  '"%s" asks',
  (text) => {
    expect(heard('en', text, clinic)).toContainEqual(expect.objectContaining({ do: 'ask' }));
  },
);

test.each(['my dog has been scratching his ear all night', "my cat's been limping since Sunday, today if you can"])(
  'a visit that the owner also calls one for the ill is that: %s',
  (text) => {
    const services_ = [{ ...visit('Check-up'), aka: ['exam', 'sick visit'] }, visit('Vaccination'), visit('Nail trim')];
    const commands = heard('en', text, { ...clinic, services: services_ });
    expect(services(commands)).toEqual(['Check-up']);
    const hours = commands.flatMap((one) => (one.do === 'set-times' ? one.wishes : [])).map(({ earliest }) => earliest);
    expect(hours.filter((hour) => hour !== undefined)).toEqual([]);
  },
);

test('what is named beside it is what is wanted', () =>
  expect(services(heard('en', 'I need a nail trim, my dog keeps scratching us', clinic))).toEqual(['Nail trim']));
