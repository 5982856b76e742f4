import { expect, test } from 'vitest';
import { hank, talkWith } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { errandsIn } from './errands.ts';

const school = {
  services: [
    { name: 'Road test package', minutes: 60 },
    { name: 'Parking practice', minutes: 60 },
  ],
  languages: ['en', 'de'],
} as unknown as Business;

test.each<[Language, string, number]>([
  ['en', 'cancel the road test on Friday, and put me down for parking practice at one', 2],
  ['en', 'I cannot do the road test so cancel that, and then separately book me a parking practice Friday at one', 2],
  ['en', 'cancel the road test on Friday and book it again for Monday', 1],
  ['en', 'cancel my road test on Friday', 1],
  [
    'en',
    "cancel the road test on Friday, he's ill. And I'd like to do the parking practice with you on Monday at one",
    2,
  ],
  ['de', 'Bitte den road test am Freitag absagen. Ich möchte mit Ihnen parking practice machen, Montag um eins', 2],
  // What is wanted as well needs no name that is known here.
  ['en', 'please cancel my road test on Friday. also can somebody come and look at my car on Saturday at ten', 2],
  ['en', 'please cancel my visit on Friday. Also book me a parking practice on Saturday', 2],
  ['es', 'cancele mi road test del viernes. también quiero reservar otra visita el sábado', 2],
  ['fr', "annulez mon road test de vendredi. j'aimerais aussi réserver une visite samedi", 2],
  ['de', 'Bitte den road test am Freitag absagen. Außerdem möchte ich am Samstag einen Termin vereinbaren', 2],
  ['en', 'cancel my visit on Friday, and book me a parking practice on Saturday instead', 1],
  ['en', 'please cancel my road test on Friday. Also cancel the parking practice', 1],
  ['en', 'book me a parking practice on Friday at one', 1],
  ['en', 'I want my road test on Friday and my parking practice on Tuesday cancelled', 1],
  ['en', 'I need the road test Friday and the parking practice Tuesday canceled please', 1],
  ['en', 'I want a parking practice on Friday and my road test on Tuesday cancelled', 2],
  ['es', 'Quiero mi road test del viernes y la parking practice del martes canceladas', 1],
  ['fr', 'Je voudrais le road test de vendredi et la parking practice de mardi annulés', 1],
  ['de', 'Ich möchte den road test am Freitag und die parking practice am Dienstag absagen', 1],
  ['de', 'Ich möchte meinen road test am Freitag und meine parking practice am Dienstag bitte stornieren', 1],
  ['en', 'move my road test to Friday, it was parking practice that I had on Monday', 1],
])('%s: %s', (language, said, count) => {
  const errands = errandsIn(said, language, school);
  expect(errands).toHaveLength(count);
  // Nothing that was said gets lost between them but the words that join them.
  for (const word of ['road', 'parking'].filter((one) => said.includes(one))) expect(errands.join(' ')).toContain(word);
});

test('a word without an end holds nothing up', () => {
  const began = performance.now();
  errandsIn(`cancel my road test. ${'x'.repeat(3000)} now then please book it`, 'en', school);
  expect(performance.now() - began).toBeLessThan(500);
});

test('what was wanted besides is come back to once the first is done', async () => {
  const { say, records } = talkWith({ from: hank });
  await say('pls cancel my cleaning on the 24th. also can sb look at my tooth on friday at 10');
  const { asks } = await say('yes');
  expect(records().appointments.filter((one) => one.status === 'cancelled')).toHaveLength(1);
  expect(asks).not.toBe('more');
});

test.each<[Language, string]>([
  ['en', 'I would like a parking practice on Friday and to cancel my road test on Tuesday'],
  ['en', 'book me a parking practice for Friday, and cancel the one on Tuesday'],
  ['es', 'Quiero una parking practice el viernes y cancelar la del martes'],
  ['fr', 'Je voudrais une parking practice vendredi et annuler celle de mardi'],
  ['de', 'Ich möchte eine parking practice am Freitag und die am Dienstag absagen'],
])('a booking, and the end of another visit, %s: %s', (language, said) => {
  const [first, second] = errandsIn(said, language, school);
  expect(first).toMatch(/parking practice.* (?:friday|viernes|vendredi|freitag)/i);
  expect(second).toMatch(/^(?!.*parking).*(?:tuesday|martes|mardi|dienstag)/i);
});

test.each<[Language, string]>([
  ['en', 'I would like a parking practice on Friday and cancel on Tuesday if it rains'],
  ['en', 'put me down for a parking practice on Friday and cancel the one on Tuesday instead'],
  ['es', 'Quiero una parking practice el viernes y cancelar el martes si llueve'],
])('no second errand, %s: %s', (language, said) => {
  expect(errandsIn(said, language, school)).toEqual([said]);
});

test.each<[Language, string]>([
  ['en', "You can cancel Thursday's, and book me a parking practice Saturday at eleven"],
  ['en', 'Please cancel my road test on Tuesday. On the other hand I need a parking practice on Saturday.'],
  ['es', 'Cancele lo del martes. En cambio quisiera una parking practice el sábado.'],
  ['fr', "Vous pouvez annuler celui de mardi. Par contre j'aimerais une parking practice samedi."],
])('a day is given up, and another visit wished for on its own, %s: %s', (language, said) => {
  const [first, second] = errandsIn(said, language, school);
  expect(first).not.toMatch(/parking/i);
  expect(second).toMatch(/parking/i);
});
