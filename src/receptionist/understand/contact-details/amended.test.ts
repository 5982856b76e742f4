// What was stated is put right in part: the end of a number, the number of a house, the hour; with a yes before it too.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const stated = { ...examStated, said: { name: 'Maria Lopez', phone: '+17735550144', address: '630 Hicks Avenue' } };

test.each<[Language, string]>([
  ['en', 'no wait, 0145'],
  ['en', "No, it's 0145"],
  ['es', 'es 0145 perdón'],
  ['fr', 'non, 0145'],
  ['de', 'nein, 0145'],
])('the end of the number, %s: %s', (language, text) => {
  const commands = heard(language, text, stated);
  expect(commands).toContainEqual({ do: 'set-phone', phone: '+17735550145' });
  expect(commands.some((one) => one.do === 'set-times')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'no, area code 312'],
  ['en', "it's a 312 area code actually"],
  ['es', 'no, el código de área es 312'],
  ['fr', "non, l'indicatif, c'est 312"],
  ['de', 'nein, die Vorwahl ist 312'],
])('the area alone, %s: %s', (language, text) =>
  expect(heard(language, text, stated)).toContainEqual({ do: 'set-phone', phone: '+13125550144' }),
);

test('a code of the door is no area, and no number is put right that was not stated', () => {
  expect(heard('en', 'the gate code is 312', stated).some((one) => one.do === 'set-phone')).toBe(false);
  const asked = { ...stated, asked: 'time' } as const;
  expect(heard('en', 'area code 312', asked).some((one) => one.do === 'set-phone')).toBe(false);
});

test.each<[Language, string]>([
  ['en', "No wait, it's 360, not 630."],
  ['es', 'Espere, es el 360, no el 630'],
  ['fr', "Attendez, c'est 360, pas 630"],
  ['fr', "Non, c'est 360, trois cent soixante, pas 630"],
  ['de', 'Moment, 360, nicht 630'],
  ['en', "It's 360 Hicks."],
  ['es', 'Ay, me equivoqué, es Hicks 360'],
])('the number of the house, %s: %s', (language, text) =>
  expect(heard(language, text, stated)).toContainEqual({ do: 'set-address', address: '360 Hicks Avenue' }),
);

test.each<[Language, string]>([
  ['en', "oh, it's 360, not 630"],
  ['es', 'Es el 360, no el 630'],
  ['de', 'achso ich meinte 360 nicht 630'],
])('and where the number is asked, %s: %s', (language, text) =>
  expect(heard(language, text, { ...stated, asked: 'phone' })).toContainEqual({
    do: 'set-address',
    address: '360 Hicks Avenue',
  }),
);

test.each<[Language, string]>([
  ['en', 'Yes. Actually, can we do 11?'],
  ['en', 'Yes, but can we make it 11?'],
  ['en', 'how about eleven?'],
  ['en', 'yea but 11'],
  ['en', 'No, eleven is fine'],
  ['en', 'No, I meant eleven'],
  ['es', 'Sí, pero ¿puede ser a las once?'],
  ['fr', 'Oui, mais plutôt 11 h'],
  ['de', 'Ja, aber lieber um elf'],
])('the hour, %s: %s', (language, text) => {
  const wishes = heard(language, text, stated).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(wishes.map((one) => one.time)).toEqual(['11:00']);
});

test('nothing is booked at the hour that was stated before', async () => {
  const talk = talkWith();
  await talk.say('I need a dental exam Wednesday at 10');
  await talk.say('Sam Reed');
  await talk.say('630 555 0126');
  const reply = await talk.say('Yes. Actually, can we do 11?');
  expect(reply.asks).toBe('confirm');
  expect(reply.text).toContain('11 AM');
});

test.each(['I want a cleaning Thursday at nine, no, ten', 'una limpieza el jueves a las nueve, no, a las diez'])(
  'the hour taken back in the same breath: %s',
  async (line) => {
    const reply = await talkWith().say(line);
    expect(reply.text).toMatch(/10/);
    expect(reply.asks).toBe('name');
  },
);

test.each<[Language, string]>([
  ['en', 'with a one t at the end'],
  ['fr', 'Le nom c’est Lopez avec un t à la fin'],
])('a letter at the end is none of the number, %s: %s', (language, text) =>
  expect(heard(language, text, stated).some((one) => one.do === 'set-phone')).toBe(false),
);
