// A yes in which whom it is for is called by part of their name is a yes, and takes nothing from the name.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

const business: typeof dental = { ...dental, languages: ['en', 'es', 'fr', 'de'] };

test.each([
  ['I need a dental exam for my daughter on Thursday at nine', 'Yes, Nora at nine works'],
  ['Necesito una revisión dental para mi hija el jueves a las nueve', 'Sí, Nora a las nueve está bien'],
  ['Je voudrais un examen dentaire pour ma fille jeudi à neuf heures', "Oui, Nora à neuf heures c'est parfait"],
  ['Ich brauche eine Zahnuntersuchung für meine Tochter am Donnerstag um neun', 'Ja, Nora um neun passt'],
])('%s – %s', async (wish, yes) => {
  const talk = talkWith({ business });
  const before = talk.records().appointments.length;
  await talk.say(wish);
  await talk.say('Nora Haskell');
  expect((await talk.say('630 555 0188')).asks).toBe('confirm');
  await talk.say(yes);
  expect(talk.records().appointments.slice(before)).toMatchObject([{ name: 'Nora Haskell' }]);
});

test.each(['No, the name is Nora Hanson', 'Yes, but the name is Nora Hanson'])(
  'another name puts it right: %s',
  async (said) => {
    const talk = talkWith({ business });
    const before = talk.records().appointments.length;
    await talk.say('I need a dental exam on Thursday at nine');
    await talk.say('Nora Haskell');
    await talk.say('630 555 0188');
    expect(await talk.say(said)).toMatchObject({ asks: 'confirm', text: expect.stringContaining('Nora Hanson') });
    expect(talk.records().appointments).toHaveLength(before);
  },
);
