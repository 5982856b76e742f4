// Two names in one answer, the caller's and somebody else's, are told apart by whose each is said to be.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { BookFrame } from '../../state.ts';
import { namesApart } from './names-apart.ts';

test.each<[Language, string, string, string]>([
  ['en', "Mine's Andrea Pohl, hers is Mia", 'Andrea Pohl', 'Mia Pohl'],
  ['en', "I'm Jill Novak, she's Rose Novak", 'Jill Novak', 'Rose Novak'],
  ['en', 'Dave Kowalski, and he’s Owen', 'Dave Kowalski', 'Owen Kowalski'],
  ['es', 'yo soy Teresa Rojas, ella se llama Elena Paz', 'Teresa Rojas', 'Elena Paz'],
  ['fr', "Mathieu Gagnon, elle c'est Julie Perron", 'Mathieu Gagnon', 'Julie Perron'],
  ['de', 'Jonas Albrecht heißt er, ich bin Silke Albrecht', 'Silke Albrecht', 'Jonas Albrecht'],
  ['de', 'Petra Hartwig, die Tochter heißt Anna', 'Petra Hartwig', 'Anna Hartwig'],
  ['en', "Theo Banks for him, I'm Rich Banks", 'Rich Banks', 'Theo Banks'],
  ['en', 'theo banks for him, im rich banks', 'Rich Banks', 'Theo Banks'],
  ['en', 'This is Jill Novak, it’s for my mother, Rose Paz', 'Jill Novak', 'Rose Paz'],
  ['en', 'Owen Reed is my son, Dave Reed speaking', 'Dave Reed', 'Owen Reed'],
  ['es', 'Es para mi mamá, Elena Paz, yo soy Teresa Rojas', 'Teresa Rojas', 'Elena Paz'],
  ['es', 'Lucía Ruiz para ella, aquí Marta Ruiz', 'Marta Ruiz', 'Lucía Ruiz'],
  ['fr', "C'est pour ma mère, Odile Petit, moi c'est Claire", 'Claire', 'Odile Petit'],
  ['fr', "Pour ma sœur, Lucie Roy, moi c'est Claire", 'Claire', 'Lucie Roy'],
  ['fr', 'Julie Perron pour elle, Mathieu Gagnon pour moi', 'Mathieu Gagnon', 'Julie Perron'],
  ['de', 'Für meine Mutter, Annegret Weiß, ich bin Sabine Groß', 'Sabine Groß', 'Annegret Weiß'],
  ['de', 'Mein Sohn Lukas Wenger, hier ist Sabine', 'Sabine', 'Lukas Wenger'],
])('%s: %s', (language, said, own, other) => expect(namesApart(said, language)).toEqual({ own, other }));

test.each<[Language, string]>([
  ['en', 'Andrea Pohl'],
  ['en', "it's Mia Pohl"],
  ['en', 'she is Rose Novak'],
  ['es', 'soy Teresa Rojas'],
  ['de', 'ich bin Silke Albrecht'],
  ['en', "my sister Julia Reed gave me your number, I'm Ann Reed"],
  ['en', 'Put it under my mother’s name, please: Ruth Feldman'],
  ['en', "Theo Banks, it's for my son"],
  ['es', 'Ofelia Trujillo, va a nombre de mi abuela'],
  ['es', 'soy Teresa Rojas, para el jueves'],
  ['fr', 'au nom de ma fille, Camille Roy'],
  ['de', 'Für meine Mutter Montag um zehn, ich bin Sabine'],
  ['de', 'auf den Namen von meinem Sohn, Jonas Reinhardt'],
])('%s: “%s” is one name', (language, said) => expect(namesApart(said, language)).toBeNull());

const frame: BookFrame = { flow: 'book', service: 'Dental exam', times: [] };
const under = (...frames: BookFrame[]) => ({ turns: 2, asked: 'name' as const, frames });

test('a visit for somebody else is under their name', () =>
  expect(heard('en', "I'm Jill Novak, she's Rose Novak", under({ ...frame, forOther: 'my mother' }))).toEqual([
    { do: 'set-name', name: 'Rose Novak', sure: 0.95 },
  ]));

test('the caller’s own is under theirs, and who comes after is called as was said', () =>
  expect(heard('en', "Mine's Andrea Pohl, hers is Mia", under({ ...frame, nextGuest: true }, frame))).toEqual([
    { do: 'set-name', name: 'Andrea Pohl', sure: 0.95 },
    { do: 'name-next', names: ['Mia Pohl'] },
  ]));

test.each<[Language, string, string]>([
  ['en', "It's for my mother, Evelyn Thorpe. I'm Jill Thorpe", 'Evelyn Thorpe'],
  ['fr', "C'est pour ma mère, Odile Petit, moi c'est Claire", 'Odile Petit'],
  ['es', 'Es para mi hijo Mateo, yo soy Teresa Rojas', 'Mateo Rojas'],
  ['de', 'Für meinen Sohn, Lukas Wenger, ich bin Sabine', 'Lukas Wenger'],
])('a visit turns out to be for somebody else with the names, %s: %s', (language, said, name) =>
  expect(heard(language, said, under(frame))).toEqual([
    { do: 'for-other', whose: 'other' },
    { do: 'set-name', name, sure: 0.95 },
  ]),
);

test.each<[Language, string]>([
  ['en', "I'm Ann Reed, my sister is Julia Reed"],
  ['de', 'Ich bin Ann Reed, meine Schwester heißt Julia Reed'],
])('a message is from the caller, %s: %s', (language, said) =>
  expect(
    heard(language, said, { turns: 2, asked: 'name', frames: [{ flow: 'message', body: 'x', urgent: false }] }),
  ).toEqual([{ do: 'set-name', name: 'Ann Reed', sure: 0.95 }]),
);

test.each<[Language, string, string, string]>([
  ['en', "Can I book an exam for my daughter? Her name's Cleo Marsh, I'm Dana", 'Dana', 'Cleo Marsh'],
  ['en', "This is Rich Banks, I'd like an exam for my son Theo Banks", 'Rich Banks', 'Theo Banks'],
  ['en', "I'm Ann Reed, my sister Julia Reed needs an exam", 'Ann Reed', 'Julia Reed'],
  ['es', 'Soy Marta Ruiz, quisiera una revisión para mi hija Lucía Ruiz', 'Marta Ruiz', 'Lucía Ruiz'],
  ['fr', "Je voudrais un examen pour ma mère, Odile Petit, moi c'est Claire", 'Claire', 'Odile Petit'],
  [
    'de',
    'Ich bin Sabine Groß und hätte gern eine Untersuchung für meinen Sohn Lukas Wenger',
    'Sabine Groß',
    'Lukas Wenger',
  ],
])('told with the wish, %s: %s', (language, said, own, other) => {
  const commands = heard(language, said);
  expect(commands.filter((one) => one.do === 'set-name')).toEqual([expect.objectContaining({ name: own })]);
  expect(commands).toContainEqual({ do: 'for-other', whose: other });
});

test.each<[Language, string]>([
  ['en', "This is Rich Banks, I'd like an exam for my son"],
  ['en', "This is Rich Banks, I'd like an exam for my son Theo"],
  ['en', "I'm Ann Reed, my sister Julia Reed told me to call, I'd like an exam"],
  ['es', 'Soy Marta Ruiz, mi hermana Julia Ruiz me dio su número, quisiera una revisión'],
  ['de', 'Ich bin Ann Reed, meine Schwester Julia Reed hat Sie empfohlen, ich hätte gern eine Untersuchung'],
])('the caller’s own name stays that of the visit, %s: %s', (language, said) => {
  const names = heard(language, said).flatMap((one) => (one.do === 'set-name' ? one.name : []));
  expect(names).toHaveLength(1);
  expect(heard(language, said).some((one) => one.do === 'for-other' && one.whose !== 'other')).toBe(false);
});

test('the visit is under the name of whom it is for, and its note says who asked for it', async () => {
  const talk = talkWith();
  await talk.say("This is Rich Banks, I'd like a dental exam on Thursday at 10 for my son Theo Banks");
  await talk.say('312 555 0188');
  await talk.say('yes');
  expect(talk.records().appointments.at(-1)).toMatchObject({ name: 'Theo Banks' });
});
