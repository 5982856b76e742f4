// "Thank you so much" to what was read back is no yes: it is asked for once more in short, and nothing is done or lost meanwhile.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const business: typeof dental = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

test.each([
  ['I need a dental exam on Thursday at 9', 'thank you so much', /yes or no\?/, 'yes'],
  ['Necesito una revisión dental el jueves a las 9', 'muchas gracias', /sí o no\?/, 'sí'],
  ['Je voudrais un examen dentaire jeudi à 9 h', 'merci beaucoup', /oui ou non \?/, 'oui'],
  ['Ich brauche eine Zahnuntersuchung am Donnerstag um 9 Uhr', 'vielen Dank', /ja oder nein\?/, 'ja'],
])('%s / %s', async (wish, thanks, asked, yes) => {
  const talk = talkWith({ business });
  const before = talk.records().appointments.length;
  await talk.say(wish);
  await talk.say('Maria Lopez');
  expect((await talk.say('630 555 0188')).asks).toBe('confirm');
  const reply = await talk.say(thanks);
  expect(reply).toMatchObject({ asks: 'confirm', text: expect.stringMatching(asked) });
  expect(reply.ended).toBeFalsy();
  expect(talk.records().appointments).toHaveLength(before);
  await talk.say(yes);
  expect(talk.records().appointments).toHaveLength(before + 1);
});

test('a thanks with a yes is a yes', async () => {
  const talk = talkWith({ business });
  const before = talk.records().appointments.length;
  await talk.say('I need a dental exam on Thursday at 9');
  await talk.say('Maria Lopez');
  await talk.say('630 555 0188');
  await talk.say('Great, thanks');
  expect(talk.records().appointments).toHaveLength(before + 1);
});
