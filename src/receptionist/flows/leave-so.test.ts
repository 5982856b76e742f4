// What is left so is said yes to; a no with "that's all" undoes nothing before it was asked after; a plain no does.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../tests/support/talk.ts';

async function examStated(opening = "I'd like a dental exam on Thursday at 9, my name is Maria Lopez, 630 555 0126") {
  const talk = talkWith({ business: { ...dental, languages: ['en', 'es', 'fr', 'de'] } });
  await talk.say(opening);
  const made = () => talk.records().appointments.filter((one) => one.startsAt.endsWith('Z')).length;
  return { ...talk, made };
}
const spanish = 'Quiero un examen dental el jueves a las 9, me llamo Maria Lopez, 630 555 0126';
const german = 'Ich möchte eine Untersuchung am Donnerstag um 9, ich heiße Maria Lopez, 630 555 0126';
const french = "Je voudrais un examen dentaire jeudi à 9 h, je m'appelle Maria Lopez, 630 555 0126";

test.each([
  [undefined, 'leave it like that'],
  [spanish, 'sí, así déjelo'],
  [french, 'oui, laissez comme ça'],
])('%s / %s books it', async (opening, line) => {
  const { say, made } = await examStated(opening);
  await say(line);
  expect(made()).toBe(1);
});

test.each([
  [undefined, "well no, that's all, thanks"],
  [undefined, "no that's right, go ahead"],
  [french, "bon, non c'est tout, merci"],
  [french, 'non laissez comme ça'],
])('%s / %s is asked after, and books on a plain yes', async (opening, line) => {
  const { say, made } = await examStated(opening);
  expect((await say(line)).asks).toBe('confirm');
  expect(made()).toBe(0);
  await say(opening === french ? 'oui' : 'yes');
  expect(made()).toBe(1);
});

test.each(['no', 'no, leave it', 'no thanks', 'no, forget it'])('“%s” books nothing', async (line) => {
  const { say, made } = await examStated();
  expect((await say(line)).text).not.toMatch(/yes or no/);
  expect(made()).toBe(0);
});

test.each([
  [undefined, "Let's leave it there for now, I need to ask my wife first."],
  [undefined, "Leave it like that for now, I'll call you back"],
  [undefined, "let's leave it there"],
  [french, 'Laissez ça comme ça, je rappellerai.'],
  [french, 'Laissez ça comme ça'],
  [spanish, 'Déjelo así, yo le llamo después.'],
  [german, 'Lassen wir es so, ich überlege es mir noch und rufe wieder an.'],
])('%s / %s puts it off, and books nothing before a yes', async (opening, line) => {
  const { say, made } = await examStated(opening);
  const before = made();
  expect((await say(line)).asks).toBe('confirm');
  expect(made()).toBe(before);
});

test('a plain yes before it is one', async () => {
  const { say, made } = await examStated();
  await say('yes, leave it there');
  expect(made()).toBe(1);
});
