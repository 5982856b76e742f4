// What may be a disaster in progress, told in everyday words, is asked about once: a yes rings whoever is on call, a no goes on.
import { describe, expect, test } from 'vitest';
import type { BusinessFile } from '../../../../bench/receptionist/format.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

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
const poisons = house(['Bath and brush', 'Small dog groom'], ['ate poison', 'having a seizure']);
const plumbing = {
  ...house(['Drain cleaning', 'Water heater repair'], ['sewage backup', 'no heat', 'flooding']),
  industry: 'trades',
} as const;
const trees = {
  ...house(
    ['Tree removal estimate', 'Tree trimming estimate', 'Yard cleanup'],
    ['tree on the house', 'tree on a power line'],
  ),
  industry: 'trades',
} as const;
const roofs = {
  ...house(
    ['Roof leak repair', 'Gutter cleaning'],
    ['tree on the roof', 'ceiling coming down', 'roof blown off', 'water pouring in'],
  ),
  industry: 'trades',
} as const;
const garage = {
  ...house(['Oil change', 'Brake inspection'], ['fuel leak', 'brakes failed']),
  industry: 'automotive',
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
    [poisons, "my dog just ate like half a bar of baking chocolate, he's a lab, he seems fine"],
    [poisons, 'mi perro se comió una barra de chocolate'],
    [poisons, 'mon chien a mangé tout un paquet de raisins'],
    [poisons, 'mein Hund hat eine Tafel Schokolade gefressen'],
    [garage, 'die sind irgendwo liegen geblieben, mein Sohn hat mir geschrieben'],
    [roofs, 'se nos está cayendo el techo de la sala'],
    [plumbing, 'The sewage is all over the basement.'],
    [plumbing, "We're freezing in here."],
    [plumbing, 'hay aguas negras por todos lados'],
    [garage, 'somebody spilled oil all over the shop floor and a guy slipped'],
    [garage, "the drain plug popped out and it's pouring oil everywhere"],
    [garage, "l'huile coule partout dans mon garage"],
    [garage, 'hay aceite por todos lados'],
    [garage, 'überall ist Öl'],
    [roofs, "the wind tore off a bunch of shingles, they're in the yard and the rain is coming in"],
    [roofs, "half my shingles are in the yard after the storm and it's raining into the bedroom"],
    [roofs, 'el viento se llevó las tejas y se está metiendo el agua'],
  ])('%#: %s', async (business, line) => {
    const reply = await talkWith({ business }).say(line);
    expect(reply.asks).toBe('urgent');
    expect(reply.text).toMatch(/urgent|dringend/i);
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
    [poisons, 'my cat only ate the gum line kibble, I need a bath for her'],
    [poisons, 'do you sell chocolate?'],
    [poisons, 'We ate your chocolate cake at a wedding and want the same for ours'],
    [vet, 'my kid ate all the chocolate you had at the counter, sorry, can I book a bath?'],
    [vet, 'meine Handschuhe sind bei Ihnen liegen geblieben'],
    [trees, "I got two stumps and a live oak that's hanging over the garage, what'd that cost"],
    [vet, "he can't get up early, do you have afternoons?"],
    [roofs, 'no es urgente, es una gotera chiquita'],
    [roofs, 'I need an estimate, some shingles are missing'],
    [roofs, "do you work when it's raining?"],
    [garage, "I need an oil change, it's pouring outside so can I wait in the lobby?"],
    [garage, 'the furnace in my shop is an oil furnace and I see dust everywhere'],
    [garage, 'I use synthetic oil and I see your signs everywhere'],
    [garage, 'there is coffee all over the floor of my car, do you clean that?'],
    [garage, 'how much is the oil change, oil prices are up everywhere'],
    [plumbing, '¿hay agua dura en todas partes? quiero un filtro'],
    [roofs, 'I need the gutters done on Friday, there are leaves everywhere'],
    [trees, "I'd like a quote for trimming a tree, I'm not home right now."],
    [trees, "There's acorns everywhere from the tree, I want a yard cleanup"],
    [trees, 'Tengo hojas por todos lados del árbol'],
    [trees, "I need a tree removal estimate, I'm selling the house right now"],
    [trees, 'Überall liegt Laub vom Baum, ich brauche jemanden zum Aufräumen'],
    [movers, "I need an estimate for a couch that's sitting on the side of the house"],
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

const disaster = 'The sewage is all over the basement.';
const answers: Readonly<Record<'urgent' | 'calm' | 'neither', readonly string[]>> = {
  urgent: [
    'It is.',
    'It sure is, we have a newborn.',
    'I think so',
    'Kind of',
    'Very much so',
    "I'd say so",
    'As soon as you can',
    "It's getting worse by the minute",
    "There's no time to lose",
    'No doubt about it',
    'No question',
    "Yes, it's been like this since yesterday",
    'Yes! I just want it fixed, it cannot wait',
  ],
  calm: [
    "Right now? I'm just looking for a quote.",
    'Sure, but Friday is fine.',
    'Yes, tomorrow at ten please.',
    'No, I think it can wait',
    "I don't think so",
    'Not really',
  ],
  neither: ['Hmm, let me see', 'Joe Miller', 'my basement'],
};

test.each(answers.urgent)('%s: rings', async (answer) => {
  const talk = talkWith({ business: plumbing });
  expect((await talk.say(disaster)).asks).toBe('urgent');
  expect((await talk.say(answer)).acts).toMatchObject([{ did: 'handed-off', to: 'on-call' }]);
});

test.each<[string, string]>([
  ['se nos está cayendo el techo de la sala', 'Creo que sí'],
  ['se nos está cayendo el techo de la sala', 'Lo antes posible'],
  ['se nos está cayendo el techo de la sala', 'Es que se va a caer'],
  ['la fournaise part plus pis on gèle', 'Je pense que oui'],
  ['la fournaise part plus pis on gèle', 'Évidemment'],
  ['la fournaise part plus pis on gèle', 'Assez, oui'],
  ['die Heizung springt nicht mehr an, wir frieren', 'Auf jeden Fall'],
  ['die Heizung springt nicht mehr an, wir frieren', 'Ich denke schon'],
])('%s — %s: rings', async (line, answer) => {
  const business = { ...roofs, emergencies: [...roofs.emergencies, ...heating.emergencies] };
  const talk = talkWith({ business });
  const reply = await talk.say(line);
  if (reply.asks !== 'urgent') return expect(reply.acts).toMatchObject([{ did: 'handed-off', to: 'on-call' }]);
  expect((await talk.say(answer)).acts).toMatchObject([{ did: 'handed-off', to: 'on-call' }]);
});

test.each(answers.calm)('%s: rings nobody, and is not asked about again', async (answer) => {
  const talk = talkWith({ business: plumbing });
  await talk.say(disaster);
  const reply = await talk.say(answer);
  expect(reply.acts).toEqual([]);
  expect(reply.asks).not.toBe('urgent');
});

test('a tree that is fine right now rings nobody', async () => {
  const talk = talkWith({ business: trees });
  expect((await talk.say('the tree is leaning bad toward the house')).asks).toBe('urgent');
  const reply = await talk.say('The tree is fine right now, I just want it trimmed.');
  expect(reply.acts).toEqual([]);
  expect(reply.asks).not.toBe('urgent');
});

test.each(answers.neither)('%s: neither yes nor no, asked once more, and once only', async (answer) => {
  const talk = talkWith({ business: plumbing });
  await talk.say(disaster);
  const again = await talk.say(answer);
  expect(again.asks).toBe('urgent');
  expect(again.acts).toEqual([]);
  const last = await talk.say(answer);
  expect(last.asks).not.toBe('urgent');
  expect(last.acts).toEqual([]);
});

test('asked once more, a yes still rings for what was told first', async () => {
  const talk = talkWith({ business: plumbing });
  await talk.say(disaster);
  await talk.say('Hmm, let me see');
  expect((await talk.say('yes')).acts).toMatchObject([
    { did: 'handed-off', to: 'on-call', reason: expect.stringContaining('sewage') },
  ]);
});

test('while it is not known whether it can wait, nothing is put down with a visit', async () => {
  const { say } = talkWith({ business: poisons });
  const { text, asks } = await say('My dog ate chocolate, we ate some too');
  expect(asks).toBe('urgent');
  expect(text).not.toContain('note');
});
