// Of two that are wanted the second is given up by a plain no, whether it waits or is under way; the first keeps its yes.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const business: typeof dental = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

/** Both are wanted, and the first is stated. */
async function twoWanted(wish: string) {
  const talk = talkWith({ business });
  const before = talk.records().appointments.length;
  await talk.say(wish);
  await talk.say('Nora Haskell');
  const stated = await talk.say('630 555 0188');
  expect(stated.asks).toBe('confirm');
  return { talk, made: () => talk.records().appointments.slice(before) };
}

const wishes = {
  en: 'A dental exam for my daughter Nora on Thursday at nine, then one for her brother Cole after that',
  es: 'Una revisión dental para mi hija el jueves a las nueve, y luego una para su hermano',
  fr: 'Un examen dentaire pour ma fille jeudi à neuf heures, et un pour son frère Hugo juste après',
  de: 'Eine Zahnuntersuchung für meine Tochter am Donnerstag um neun, und danach eine für meinen Sohn Paul',
};

test.each([
  [wishes.en, 'yes', 'no, leave Cole, he has a cold'],
  [wishes.en, 'yes', "no, no second one, he's too little"],
  [wishes.en, 'yes', 'actually just the one'],
  [wishes.es, 'sí', 'no, nada más la una'],
  [wishes.fr, 'oui', 'non, pas de deuxième, Hugo ne veut pas'],
  [wishes.de, 'ja', 'Nein, Paul doch nicht, der ist noch zu klein'],
  [wishes.de, 'ja', 'nein, kein zweiter'],
])('left once the first is booked: %s – %s – %s', async (wish, yes, no) => {
  const { talk, made } = await twoWanted(wish);
  await talk.say(yes);
  expect(made()).toMatchObject([{ name: 'Nora Haskell' }]);
  expect(await talk.say(no)).toMatchObject({ asks: 'more' });
  expect(made()).toHaveLength(1);
});

test.each([
  [wishes.en, 'Yes, but leave Cole out'],
  [wishes.de, 'Ja, aber Paul doch nicht'],
  [wishes.fr, 'Oui, mais oubliez Hugo'],
])('left with the yes to the first, which is booked: %s – %s', async (wish, said) => {
  const { talk, made } = await twoWanted(wish);
  expect(await talk.say(said)).toMatchObject({ asks: 'more' });
  expect(made()).toMatchObject([{ name: 'Nora Haskell' }]);
});

test('left while the first is stated, which waits for its yes as before', async () => {
  const { talk, made } = await twoWanted(wishes.en);
  expect(await talk.say('no, skip Cole')).toMatchObject({ asks: 'confirm', text: expect.stringContaining('Nora') });
  expect(made()).toHaveLength(0);
  expect(await talk.say('yes')).toMatchObject({ asks: 'more' });
  expect(made()).toHaveLength(1);
});

test.each([
  [wishes.en, 'yes', 'no, not at half past nine'],
  [wishes.en, 'yes', 'no, Friday'],
  [wishes.es, 'sí', 'no, a la una'],
  [wishes.de, 'ja', 'nein, lieber um elf'],
])('a no to its time leaves nothing: %s – %s – %s', async (wish, yes, no) => {
  const { talk } = await twoWanted(wish);
  await talk.say(yes);
  expect(['time', 'name', 'confirm']).toContain((await talk.say(no)).asks);
});

test.each([
  'Just one, 11:30.',
  'Is there no other slot?',
  'Just the first one is fine.',
  'just the first one',
  'only that one',
  'Just the one after that please.',
])('what chooses among its times leaves nothing: %s', async (choice) => {
  const talk = talkWith({ business });
  await talk.say('A teeth cleaning and a dental exam Thursday at nine. Nora Haskell.');
  await talk.say('630 555 0188');
  expect(await talk.say('yes')).toMatchObject({ asks: 'time', text: expect.stringContaining(' or ') });
  expect(['time', 'name', 'confirm']).toContain((await talk.say(choice)).asks);
});

test('the first alone, where no times are offered, is all that is wanted', async () => {
  const { talk } = await twoWanted(wishes.en);
  await talk.say('yes');
  expect(await talk.say('just the first one')).toMatchObject({ asks: 'more' });
});

test('one number is no single visit', async () => {
  const talk = talkWith({ business });
  await talk.say(wishes.en);
  await talk.say('Nora Haskell');
  expect((await talk.say('Just the one number, 630 555 0188.')).text).not.toContain('no other appointment');
});

test('of two services the one that waits is left by its name', async () => {
  const talk = talkWith({});
  await talk.say('I need a teeth cleaning and a dental exam');
  await talk.say('Thursday at 9');
  expect(await talk.say("oh, and I don't need the dental exam after all")).toMatchObject({ asks: 'name' });
  await talk.say('Nora Haskell');
  await talk.say('630 555 0188');
  expect(await talk.say('yes')).toMatchObject({ asks: 'more', text: expect.stringMatching(/cleaning/i) });
});

test('whoever does not come after all is no other name for the first', async () => {
  const { talk, made } = await twoWanted(
    'Eine Zahnuntersuchung für meine Tochter am Donnerstag um neun, und für meinen Sohn Jan auch eine',
  );
  await talk.say('ja');
  expect(await talk.say('Jan doch nicht')).toMatchObject({ asks: 'more' });
  expect(made()).toMatchObject([{ name: 'Nora Haskell' }]);
});

test('the time that is said behind both is that of the first', async () => {
  const talk = talkWith({ business });
  const { text } = await talk.say('A dental exam for me and one for my sister, Friday at ten');
  expect(text).toMatch(/Friday, November 20 at 10/);
});
