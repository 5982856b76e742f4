// Questions that lean on a day of any week, on the caller's own animal or on what was just asked, told from what they sound like.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from '../danger/emergencies.ts';
import { isSupposed } from '../text/sentences.ts';

test.each<[Language, string]>([
  ['en', 'can I come on a Saturday?'],
  ['en', 'could we bring her in on Sundays?'],
  ['es', '¿se puede ir los domingos?'],
  ['fr', 'Peut-on venir un lundi ?'],
  ['de', 'Kann man samstags vorbeikommen?'],
])('a day of any week is asked after, %s: %s', (language, text) => {
  expect(heard(language, text)).toEqual([{ do: 'ask', question: text }]);
});

test.each<[Language, string]>([
  ['en', 'can I come on Saturday?'],
  ['fr', 'Est-ce que je peux venir lundi ?'],
  ['en', 'Can I come on a Monday at ten?'],
  ['en', 'Could you come on a Monday at 9 to look at my boiler?'],
  ['en', 'My tooth is broken, can someone see me on a Saturday?'],
  ['en', "I'm in pain, can I come in on a Saturday?"],
  ['fr', 'Pourriez-vous venir un samedi pour réparer ma chaudière ?'],
])('a day to come is wished for, %s: %s', (language, text) => {
  expect(heard(language, text).map((one) => one.do)).toContain('set-times');
});

test.each<[Language, string]>([
  ['en', 'When does my dog have to stop eating if her teeth are done in the morning?'],
  ['en', 'what time can she eat again, my cat?'],
  ['de', 'Wann darf mein Hund danach wieder fressen?'],
])('the own animal is no secret, %s: %s', (language, text) => {
  expect(heard(language, text).map((one) => one.do)).toContain('ask');
});

test('whoever leans on an answer wishes all the same, and whoever supposes does not', () => {
  expect(isSupposed('if yes can I bring her in on Saturday?')).toBe(false);
  expect(isSupposed('Falls ja, könnte ich Samstag kommen?')).toBe(false);
  expect(isSupposed('if I cancel, what does it cost?')).toBe(true);
});

const vet = { industry: 'pets', emergencies: ['seizure'], languages: ['en'] } as unknown as Business;

test.each(['my dog is having a fit', 'he had another fit this morning and he is not waking up', 'my cat is fitting'])(
  '%s is an emergency',
  (text) => expect(findEmergency(text, 'en', vet)).not.toBeNull(),
);

test.each([
  'my chocolate Lab is fit as a fiddle',
  'I need a fitting for my wedding dress, she is fitting the curtains too',
  'whatever fits your diary',
  'can you fit us in',
  'is that collar a fit for a beagle',
  'is it a good fit for a puppy',
])('%s is none', (text) => expect(findEmergency(text, 'en', vet)).toBeNull());

test.each<[Language, string]>([
  ['en', 'my brakes have started squealing, could I bring it in Thursday at ten? actually make that half ten'],
  ['en', "I did something to my knee. I'd like a first visit some time late next week, after work"],
  ['es', 'quisiera hacer mi testamento. ¿Me puede dar cita para el miércoles 25 a las once?'],
  ['de', 'ich bräuchte mal ein erstes Gespräch, nächste Woche Mittwoch vielleicht, so um halb drei?'],
])('new work is no visit that is booked, %s: %s', (language, text) => {
  const begun = heard(language, text).flatMap((one) => (one.do === 'start' ? one.flow : []));
  expect(begun).toContain('book');
  expect(begun).not.toContain('move');
  expect(begun).not.toContain('appointments');
});

test('a day that is given up for another is a change, though no visit is named', () => {
  expect(heard('en', "About Thursday's water heater thing, can you do the Friday instead?")).toContainEqual({
    do: 'start',
    flow: 'move',
  });
});

test('with whom a visit is wished asks for nobody on the line', () => {
  expect(heard('en', 'any chance of a cleaning tomorrow? w dr patel pls').map((one) => one.do)).not.toContain(
    'wants-person',
  );
});
