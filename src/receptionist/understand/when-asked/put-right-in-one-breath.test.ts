// A wish that is put right in the breath it is told in, and what only sounds like unhappiness, calling off or a danger.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from '../danger/emergencies.ts';

const house = (emergencies: string[]) =>
  ({ industry: 'medical', emergencies, languages: ['en'] }) as unknown as Business;
const ears = house(['sudden hearing loss']);
const eyes = house(['something in the eye', 'something stuck in my eye']);
const cooks = house(['réaction allergique']);

const servicesOf = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each([
  'Can I get a cleaning on Thursday at ten? Actually, make it an exam.',
  "I'd like a cleaning on Thursday at ten, no, scratch that, make it an exam, same day and time",
  'A cleaning on Thursday at ten please. Sorry, could we make that an exam?',
])('what is named last is wished, and nothing is cancelled: %s', (text) => {
  expect(begun(heard('en', text))).toEqual(['book']);
  expect(servicesOf('en', text)).toEqual(['Dental exam']);
});

test('an hour that is put right keeps the service', () => {
  expect(servicesOf('en', 'A cleaning on Thursday at nine. Actually, make it ten.')).toEqual(['Teeth cleaning']);
});

test('a visit that is told is called off', () => {
  expect(begun(heard('en', 'You had me down for a cleaning tomorrow at ten. Scratch that, please.'))).toEqual([
    'cancel',
  ]);
});

test.each<[Language, string]>([
  ['en', "I was to come on Thursday, it's my son's graduation and I forgot all about it. Can we move it to Friday?"],
  ['fr', "Jeudi j'ai l'anniversaire de ma mère, je l'avais oublié. On peut mettre vendredi ?"],
  ['de', 'Am Donnerstag hat meine Tochter Geburtstag, das hatte ich vergessen. Geht auch Freitag?'],
])('%s: who forgot something complains of nobody: %s', (language, text) => {
  expect(heard(language, text).map((one) => one.do)).not.toContain('complaint');
});

test('who was forgotten complains', () => {
  expect(heard('fr', 'Vous avez oublié mon rendez-vous, je suis furieux.').map((one) => one.do)).toContain('complaint');
});

test.each<[Language, string]>([
  ['de', 'Geht das auch auf Deutsch? Ich brauche einen Termin zur Untersuchung.'],
  ['es', '¿Podemos hablar en español? Quiero una limpieza.'],
  ['fr', "C'est possible en français ? Je voudrais un détartrage."],
])('%s: a language is asked for, and no visit is moved: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Business, Language, string]>([
  [ears, 'en', 'He suddenly lost his hearing on the left'],
  [ears, 'en', "I woke up and can't hear anything on my right side"],
  [ears, 'es', 'De repente no oigo nada de un lado'],
  [ears, 'fr', "Depuis ce matin je n'entends plus d'une oreille"],
  [ears, 'de', 'Ich höre auf einem Ohr plötzlich nichts mehr'],
  [cooks, 'fr', "Elle a les lèvres qui gonflent, je crois que c'est une allergie"],
  [cooks, 'fr', 'Mon fils commence à mal respirer'],
  [eyes, 'en', 'I got something stuck in my eye and nothing helps'],
  [eyes, 'en', 'Some sand got into my left eye'],
])('is a danger: %# %s', (business, language, text) => {
  expect(findEmergency(text, language, business)).not.toBeNull();
});

test.each<[Business, Language, string]>([
  [ears, 'en', 'My hearing loss got worse over the years, I need a test'],
  [ears, 'en', "My father can't hear well any more and wants a test"],
  [ears, 'en', "I suddenly can't hear anything you say, the line is bad"],
  [ears, 'en', 'My dad has been going deaf for years, can he come this morning?'],
  [ears, 'en', "I start to breathe very fast when I'm nervous"],
  [eyes, 'en', 'My left eye is weaker than the right one'],
  [eyes, 'en', 'My eye is fine, nothing stuck in it, I only want new glasses'],
])('is none: %# %s', (business, language, text) => {
  expect(findEmergency(text, language, business)).toBeNull();
});

test('what shall be passed on is told before it is said so', () => {
  const body = heard(
    'en',
    'The side gate was left open on Monday and the dog got out. Please pass this on. I do not want an appointment.',
  );
  expect(body).toContainEqual(expect.objectContaining({ do: 'set-message', body: expect.stringContaining('gate') }));
});

test.each([
  "Do you have anything today, I'm in a bit of pain",
  "I'm in a bit of a bind, do you have anything tomorrow",
])('what is free is asked, and nobody is late: %s', (text) => {
  expect(begun(heard('en', text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', "I need to cancel my cleaning on Tuesday, that's everything."],
  ['en', 'I have two visits, cancel the one on Thursday, the one on Tuesday stays.'],
  ['de', 'Ich muss meinen Termin am Dienstag absagen, das ist alles.'],
  ['fr', "Je dois annuler mon rendez-vous de mardi, c'est tout."],
])('%s: one visit is called off, and not every one: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['cancel']);
  expect(commands.map((one) => one.do)).not.toContain('every');
});

test.each<[Language, string]>([
  ['en', 'Please cancel all of my appointments.'],
  ['es', 'Cancele las dos, por favor.'],
  ['fr', 'Annulez tous mes rendez-vous, je vous prie.'],
  ['de', 'Sagen Sie bitte beide Termine ab.'],
  ['en', "I'd like to cancel my cleaning on Tuesday and my exam on Friday."],
])('%s: every visit that is meant is called off: %s', (language, text) => {
  expect(heard(language, text).map((one) => one.do)).toContain('every');
});

test('a parting is no wish for care', () => {
  const commands = heard('en', "No, that's all, take care.", { turns: 6, asked: 'more' });
  expect(begun(commands)).toEqual([]);
});

test.each([
  'A filling on Thursday at nine, no, actually, you know what, just a cleaning.',
  'A filling, uh, actually no, a cleaning on Thursday at nine.',
])('the second thought counts: %s', (text) => {
  expect(servicesOf('en', text)).toEqual(['Teeth cleaning']);
});

test('whom one comes to talk to on a day that is named is nobody on the line', () => {
  const commands = heard('en', "I'd like to talk to Dr. Abrams about whitening. Could I come in on Thursday at nine?");
  expect(commands.map((one) => one.do)).not.toContain('person');
  expect(begun(commands)).toEqual(['book']);
  expect(heard('en', "I'd like to talk to Dr. Abrams right now.").map((one) => one.do)).toContain('person');
});

test('a town in an address is nobody', () => {
  const text =
    'Could somebody come Thursday at nine? The house is at 518 Dale Street North, Saint Paul. You can reach me at 312 555 0186.';
  expect(heard('en', text).filter((one) => one.do === 'set-name')).toEqual([]);
});

test('a letter that is named with its place is no part of the name', () => {
  const named = heard('es', 'Octavio Reséndez, con zeta al final.', {
    turns: 2,
    asked: 'name',
    frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
  });
  expect(named).toContainEqual(expect.objectContaining({ do: 'set-name', name: 'Octavio Reséndez' }));
});

test('who goes through what is done, and wants whatever is not, has nothing undone', () => {
  const commands = heard(
    'en',
    'The filling on Thursday booked, and the cleaning cancelled. Please do whichever one is not done yet.',
    {
      turns: 8,
      asked: 'more',
      done: [
        { did: 'cancelled', appointment: 'a', service: 'Teeth cleaning', startsAt: '2026-11-24T15:00:00.000Z' },
        { did: 'booked', appointment: 'b', service: 'Filling', startsAt: '2026-11-19T15:00:00.000Z' },
      ],
    },
  );
  expect(begun(commands)).toEqual(['appointments']);
});

test('blood that does not stop is a danger, however it is told', () => {
  expect(findEmergency("he's bleeding again, it won't stop", 'en', ears)).not.toBeNull();
});

test.each<[Language, string]>([
  ['en', 'It came loose again. Can somebody press it back Thursday at 10:30?'],
  ['de', 'Kann jemand das am Donnerstag um zehn wieder festmachen?'],
])('%s: a hand that is asked for on a day at an hour is a visit: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});
