// A yes with a note beside it keeps the note, and any other yes makes none up.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const noted = (language: Language, text: string) => {
  const commands = heard(language, text, examStated);
  return { commands, notes: commands.flatMap((one) => (one.do === 'set-reason' ? one.reason : [])) };
};

test.each<[Language, string, RegExp]>([
  ['en', 'yes but write down its 4 people', /4 people/],
  ['en', 'Yes, and make a note that the buzzer is broken', /buzzer/],
  ['en', 'yes but write down that the dental exam is for school', /for school/],
  ['en', "yes please, there's four of us", /four of us/],
  ['en', "yes, and please note I'm allergic to latex", /latex/],
  ['en', "yes. I'm in a wheelchair by the way", /wheelchair/],
  ['es', 'sí, y soy alérgica al látex desde niña', /látex/],
  ['es', 'sí, y mi perro muerde a los desconocidos', /muerde/],
  ['fr', "oui, et j'ai une prothèse de hanche", /hanche/],
  ['de', 'ja, und ich bin im Rollstuhl unterwegs', /Rollstuhl/],
  ['en', 'yes, I have a latex allergy', /latex/],
  ['es', 'sí, tengo alergia al látex', /látex/],
  ['de', 'ja, ich habe eine Latexallergie seit Jahren', /Latex/],
  ['es', 'sí. y apunta que somos dos', /somos dos/],
  ['es', 'sí, pero somos tres', /somos tres/],
  ['fr', 'oui mais 3 personnes hein', /3 personnes/],
  ['fr', 'oui, et notez que nous serons quatre', /quatre/],
  ['de', 'ja aber wir sind zu dritt', /dritt/],
  ['de', 'Ja, und schreiben Sie dazu, dass die Klingel kaputt ist', /Klingel/],
  ['en', 'Yes, have her call me', /call me/],
  ['en', 'Yes, and have the doctor call me please', /call me/],
  ['en', 'yes please, they can call me if anything changes', /anything changes/],
  ['es', 'sí, que me llame la doctora', /me llame/],
  ['fr', "oui, qu'elle me rappelle", /rappelle/],
  ['de', 'ja, sie soll mich anrufen', /anrufen/],
])('a yes with a note keeps it, %s: %s', (language, text, holds) => {
  const { commands, notes } = noted(language, text);
  expect(commands.some((one) => one.do === 'affirm')).toBe(true);
  expect(commands.some((one) => one.do === 'set-times')).toBe(false);
  expect(notes).toEqual([expect.stringMatching(holds)]);
});

test.each<[Language, string]>([
  ['en', 'yes'],
  ['en', 'yes, call me Ana'],
  ['en', 'yes, call me before you book it'],
  ['en', 'yes, they called me already'],
  ['en', 'Yes please, thank you so much'],
  ['en', 'yes but thanks, bye'],
  ['en', 'Yes, but at four please'],
  ['en', "yes I'm sure that's fine"],
  ['en', 'Yes, I have time then for sure'],
  ['es', 'sí, la hora es perfecta para mí'],
  ['fr', "oui, je suis d'accord avec ça"],
  ['de', 'ja, ich habe dann auf jeden Fall Zeit'],
  ['es', 'sí, está bien, gracias'],
  ['fr', 'oui, parfait, merci'],
  ['de', 'ja, passt so, danke'],
  ['en', 'Yes, I have to run now'],
  ['en', 'Yes, I have it written down'],
  ['en', "Yes, I've got everything written down"],
  ['es', 'Sí, tengo que irme ya'],
  ['es', 'sí, tengo todo escrito aquí'],
  ['fr', "Oui, j'ai compris ce que vous dites"],
  ['fr', "oui, j'ai bien noté tout ça"],
  ['de', 'Ja, ich habe alles verstanden'],
  ['de', 'ja, ich habe es mir aufgeschrieben'],
])('a yes without one notes nothing, %s: %s', (language, text) => {
  expect(noted(language, text).notes).toEqual([]);
});

test('with the yes to a change it is a message, which is begun beside it', () => {
  const moved: typeof examStated = {
    ...examStated,
    frames: [{ flow: 'move', times: [], appointment: 'apt_1', confirming: true }],
  };
  const commands = heard('en', 'yes, and write down that we are four people', moved);
  expect(commands).toContainEqual({ do: 'affirm' });
  expect(commands).toContainEqual({ do: 'start', flow: 'message' });
  expect(commands).toContainEqual({ do: 'set-message', body: 'write down that we are four people' });
});

test.each<[string, string, string]>([
  [
    'I need a dental exam on Thursday at 10, I am Jane Doe',
    'yes, and please note I use a wheelchair.',
    'please note I use a wheelchair',
  ],
  ['Quiero un examen dental el jueves a las 10, soy Rosa Pineda', 'sí, pero somos tres', 'somos tres'],
])('what is noted is said back: %s', async (wish, yes, note) => {
  const { say } = talkWith();
  await say(wish);
  await say('773 555 0144');
  const { text, acts } = await say(yes);
  expect(acts).toEqual([expect.objectContaining({ did: 'booked' })]);
  expect(text).toContain(note);
});
