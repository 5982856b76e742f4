// Whether one more thing was noted is told from the talk, and takes the place of nothing; what was not taken is taken up then.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const talkIn = (language: Language) => talkWith({ business: { ...dental, languages: [language, 'en'] } });
const wishes: Readonly<Record<Language, string>> = {
  en: 'I need a teeth cleaning and a dental exam',
  es: 'Necesito una limpieza dental y una revisión dental',
  fr: "J'aurais besoin d'un détartrage et d'un examen dentaire",
  de: 'Ich brauche eine Zahnreinigung und eine Zahnuntersuchung',
};
const days: Readonly<Record<Language, string>> = {
  en: 'Thursday at 9',
  es: 'el jueves a las 9',
  fr: 'jeudi à 9 h',
  de: 'Donnerstag um 9',
};

test.each<[Language, string, RegExp]>([
  ['en', 'Did you note the exam or not?', /Yes, I have that down.*exam/],
  ['en', 'And you have the exam down as well, right?', /Yes, I have that down/],
  ['en', 'Is the exam on there too?', /Yes, I have that down/],
  ['es', '¿También me anotó la revisión?', /Sí, eso lo tengo anotado/],
  ['fr', "L'examen, là, vous l'avez noté ou pas ?", /Oui, c’est noté/],
  ['de', 'Haben Sie die Untersuchung auch notiert?', /Ja, das ist notiert/],
])('%s: what waits is told: %s', async (language, asked, said) => {
  const talk = talkIn(language);
  await talk.say(wishes[language]);
  await talk.say(days[language]);
  expect(await talk.say(asked)).toMatchObject({ asks: 'name', text: expect.stringMatching(said) });
  await talk.say('Maria Lopez');
  const stated = await talk.say('630 555 0188');
  expect(stated).toMatchObject({
    asks: 'confirm',
    text: expect.stringMatching(/cleaning|limpieza|détartrage|reinigung/i),
  });
});

test.each<[Language, string, string, RegExp]>([
  ['en', 'A teeth cleaning please', 'Have you got the dental exam down as well?', /exam right after/],
  ['es', 'Una limpieza dental por favor', '¿Apuntó también la revisión dental?', /Después de esto vemos/],
  ['fr', 'Un détartrage, je vous prie', "L'examen dentaire, c'est noté ?", /juste après/],
  ['de', 'Eine Zahnreinigung bitte', 'Haben Sie die Zahnuntersuchung auch notiert?', /Danach kommen wir/],
])('%s: what was not taken is taken up: %s – %s', async (language, wish, asked, said) => {
  const talk = talkIn(language);
  await talk.say(wish);
  await talk.say(days[language]);
  expect((await talk.say(asked)).text).toMatch(said);
});

test.each([
  'Did you get my number?',
  'Do you have parking?',
  'Do you have anything earlier for the cleaning?',
  'Is the exam included in the price?',
  'Have you got time for an exam on Friday instead?',
])('something else is asked: %s', async (asked) => {
  const talk = talkIn('en');
  await talk.say('A teeth cleaning please');
  await talk.say('Thursday at 9');
  expect((await talk.say(asked)).text).not.toMatch(/have that down|right after this one/);
});

test.each<[Language, string, RegExp]>([
  ['en', 'I want both, the cleaning and the exam', /Yes, I have that down/],
  ['es', 'No, quiero las dos cosas', /lo tengo anotado/],
  ['fr', 'je veux les deux', /c’est noté/],
  ['de', 'Nein, beides', /ist notiert/],
])('%s: both are wanted still: %s', async (language, said, told) => {
  const talk = talkIn(language);
  await talk.say(wishes[language]);
  await talk.say(days[language]);
  expect(await talk.say(said)).toMatchObject({ asks: 'name', text: expect.stringMatching(told) });
});

test.each<[Language, string, RegExp]>([
  ['en', 'I need a teeth cleaning and I would want the dental exam on top of that', /exam right after/],
  ['es', 'Quiero una limpieza dental y de paso una revisión dental', /Después de esto/],
  ['fr', "Il me faut un détartrage et puis tant que j'y suis un examen dentaire", /juste après/],
  ['de', 'Ich bräuchte eine Zahnreinigung und wo ich schon da bin auch gleich eine Zahnuntersuchung', /Danach/],
])('%s: while they are there: %s', async (language, said, told) =>
  expect((await talkIn(language).say(said)).text).toMatch(told),
);

test('what waits is begun no second time by naming it once more', async () => {
  const talk = talkIn('en');
  await talk.say(wishes.en);
  await talk.say('Thursday at 9');
  await talk.say('Maria Lopez');
  await talk.say('630 555 0188');
  expect((await talk.say("Yes. And what time's the exam then?")).text).toMatch(/exam/);
  await talk.say('no, no second one');
  expect(await talk.say('no thanks')).toMatchObject({ ended: true });
});
