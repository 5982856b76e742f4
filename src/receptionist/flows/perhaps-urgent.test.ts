// What may be a disaster in progress, told in everyday words, is asked about once: a yes rings whoever is on call, a no goes on.
import { describe, expect, test } from 'vitest';
import type { BusinessFile } from '../../../bench/receptionist/format.ts';
import { dental, talkWith } from '../../../tests/support/talk.ts';

const house = (services: readonly string[], emergencies: readonly string[]): BusinessFile => ({
  ...dental,
  industry: 'other' as BusinessFile['industry'],
  languages: ['en', 'es', 'fr', 'de'],
  services: services.map((name) => ({ name, minutes: 60 })),
  staff: [],
  emergencies: [...emergencies],
  appointments: [],
});
const heating = {
  ...house(['Furnace tune-up', 'Duct cleaning'], ['no heat', 'gas smell']),
  industry: 'trades',
} as const;
const movers = house(
  ['Half-day move', 'In-home estimate'],
  ['someone got hurt during the move', 'your truck hit my car'],
);
const vet = house(['Bath and brush', 'Small dog groom'], ['having a seizure', 'not breathing']);
const roofs = {
  ...house(['Roof leak repair', 'Gutter cleaning'], ['tree on the roof', 'ceiling coming down']),
  industry: 'trades',
} as const;

describe('asks', () => {
  test.each<[BusinessFile, string]>([
    [heating, "we woke up to fifty degrees in here, nothing's coming out of the vents"],
    [heating, 'la fournaise part plus pis on gèle'],
    [heating, 'desde anoche no calienta nada, tengo un bebé'],
    [movers, 'one of your guys just dropped the piano on his foot'],
    [movers, 'se les cayó el ropero encima a uno de sus muchachos, no se puede parar'],
    [movers, 'your driver just backed into my car'],
    [vet, "she's shaking on the floor and foaming"],
    [vet, 'mon chien tremble pis il bave, il se lève plus'],
    [roofs, 'se nos está cayendo el techo de la sala'],
  ])('%#: %s', async (business, line) => {
    const reply = await talkWith({ business }).say(line);
    expect(reply.asks).toBe('urgent');
    expect(reply.text).toMatch(/urgent/i);
    expect(reply.acts).toEqual([]);
  });
});

describe('asks nothing of what', () => {
  test.each<[BusinessFile, string]>([
    [heating, 'my furnace is due for a tune-up'],
    [heating, 'Do you guys work when it is freezing outside?'],
    [heating, 'it smells a little when it starts, been like that for a month'],
    [movers, 'our stuff is everywhere, how do we pack the kitchen?'],
    [movers, 'the last movers dropped my dresser last year, are you insured?'],
    [vet, "my dog won't stop shedding, fur everywhere"],
    [vet, 'mon chien perd ses poils partout'],
    [vet, "he can't get up early, do you have afternoons?"],
    [roofs, 'no es urgente, es una gotera chiquita'],
    [roofs, 'I need the gutters done on Friday, there are leaves everywhere'],
  ])('can wait, %#: %s', async (business, line) => {
    expect((await talkWith({ business }).say(line)).asks).not.toBe('urgent');
  });
});

test.each<[string, string, string]>([
  ['your driver just backed into my car', 'yes!', 'en'],
  ["she's shaking on the floor and foaming", "she can't get up", 'en'],
  ['la fournaise part plus pis on gèle', 'oui', 'fr'],
  ['se nos está cayendo el techo de la sala', 'sí, ahorita', 'es'],
])('%s — %s: rings', async (line, answer) => {
  const business = {
    ...roofs,
    emergencies: [...roofs.emergencies, ...movers.emergencies, ...heating.emergencies, ...vet.emergencies],
  };
  const talk = talkWith({ business });
  expect((await talk.say(line)).asks).toBe('urgent');
  const reply = await talk.say(answer);
  expect(reply.acts).toMatchObject([{ did: 'handed-off', to: 'on-call' }]);
});

test('a no goes on with what was told, and it is not asked again', async () => {
  const talk = talkWith({ business: roofs });
  expect((await talk.say('se nos está cayendo el techo de la sala')).asks).toBe('urgent');
  const reply = await talk.say('no, puede esperar');
  expect(reply.acts).toEqual([]);
  expect(reply.asks).not.toBe('urgent');
  expect((await talk.say('es que se está cayendo por todos lados')).asks).not.toBe('urgent');
});

test('a no of which nothing is left asks what is wanted', async () => {
  const talk = talkWith({ business: movers });
  await talk.say('your driver just backed into my car');
  const reply = await talk.say('no');
  expect(reply.asks).toBe('reason');
  expect(reply.acts).toEqual([]);
});
