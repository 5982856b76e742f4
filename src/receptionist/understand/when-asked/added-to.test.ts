// What is to be added to what is wanted, or done beside it, is one more visit: it takes the place of nothing, and is not asked of a text.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const services = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string]>([
  ['en', 'Can I add a teeth cleaning?'],
  ['en', 'add a teeth cleaning please'],
  ['en', 'Yes, and add a teeth cleaning'],
  ['es', '¿Le puedo agregar una limpieza dental?'],
  ['es', 'Sí, y agregue una limpieza dental'],
  ['fr', 'Est-ce que je peux ajouter un détartrage ?'],
  ['fr', 'Oui, et ajoutez un détartrage'],
  ['de', 'Können Sie eine Zahnreinigung dazunehmen?'],
  ['de', 'Ja, und nehmen Sie eine Zahnreinigung dazu'],
])('added to a stated booking it is one more, %s: %s', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(commands).toContainEqual({ do: 'also' });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
});

test.each(['No, a teeth cleaning instead', 'make it a teeth cleaning', 'no, I said a teeth cleaning'])(
  'what is wanted instead takes its place: %s',
  (text) => expect(heard('en', text, examStated)).not.toContainEqual({ do: 'also' }),
);

test.each<[Language, string]>([
  ['en', 'I need a dental exam and I also want to get my teeth cleaned'],
  ['en', 'I need a dental exam and a teeth cleaning, can you do both?'],
  ['es', 'Necesito una revisión dental y también quisiera una limpieza dental'],
  ['fr', 'Il me faut un examen dentaire et je voudrais aussi un détartrage'],
  ['de', 'Ich brauche eine Zahnuntersuchung und möchte auch eine Zahnreinigung'],
  ['de', 'Ich brauche eine Zahnuntersuchung und eine Zahnreinigung, können Sie beides machen?'],
])('both are wanted, and nothing is asked, %s: %s', (language, text) => {
  expect(services(language, text)).toEqual(['Dental exam', 'Teeth cleaning']);
  expect(heard(language, text).filter((one) => one.do === 'ask')).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'I had a dental exam last week and now I also want a teeth cleaning'],
  ['en', 'My gums and my jaw hurt, I need a teeth cleaning'],
  ['es', 'Me duelen las encías y también la mandíbula, quiero una limpieza dental'],
  ['fr', "J'ai mal aux gencives et aussi à la mâchoire, je voudrais un détartrage"],
  ['de', 'Mein Zahnfleisch und auch mein Kiefer tun weh, ich brauche eine Zahnreinigung'],
])('one alone is wanted, %s: %s', (language, text) => {
  expect(services(language, text)).toEqual(['Teeth cleaning']);
});

test('with a yes the stated one is booked as it was, and the added one is gone on to', async () => {
  const talk = talkWith({});
  await talk.say('I need a dental exam on Thursday at 9');
  await talk.say('Maria Lopez');
  expect((await talk.say('630 555 0188')).asks).toBe('confirm');
  const before = talk.records().appointments.length;
  const put = await talk.say('Yes. Can I add a teeth cleaning?');
  expect(put).toMatchObject({ asks: 'time', text: expect.stringMatching(/exam is booked[\s\S]*cleaning/i) });
  expect(talk.records().appointments).toHaveLength(before + 1);
});
