// Whoever answers and asks in one breath is heard in both: the answer is taken, and the question asked without its words.
import { describe, expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';
import { besideAnswer } from './beside-answer.ts';

const underway: Partial<State> = {
  turns: 2,
  lastText: 'What is your name?',
  frames: [
    { flow: 'book', service: 'Dental exam', times: [], chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null } },
  ],
};
const offered: Partial<State> = {
  turns: 2,
  asked: 'time',
  lastText: 'I have Thursday at 9 or 9:30.',
  frames: [{ flow: 'book', service: 'Dental exam', times: [{ date: '2026-11-19' }] }],
  offers: [
    { kind: 'time', startsAt: '2026-11-19T15:00:00.000Z', staff: null, label: '9' },
    { kind: 'time', startsAt: '2026-11-19T15:30:00.000Z', staff: null, label: '9:30' },
  ],
};
const questions = (commands: readonly Command[]) =>
  commands.flatMap((one) => (one.do === 'ask' && !one.soft ? one.question : []));
const times = (commands: readonly Command[]) =>
  commands.flatMap((one) => (one.do === 'set-times' ? one.wishes.map((wish) => wish.time) : []));

describe('a name, and a question', () => {
  test.each<[Language, string, string, RegExp]>([
    ['en', 'Walter Finch, F I N C H. you accept Humana right?', 'Walter Finch', /^you accept Humana/],
    ['en', 'Dana Price, you guys have parking, right', 'Dana Price', /^you guys have parking/],
    ['en', 'is that 80 for the two of us? Dana Price', 'Dana Price', /^is that 80/],
    ['en', 'Dana Price. and my son can wait inside, yeah?', 'Dana Price', /^and my son/],
    ['es', 'Ana Ruiz, y ustedes aceptan Aetna, ¿verdad?', 'Ana Ruiz', /aceptan Aetna|verdad/],
    ['es', 'Ana Ruiz. ¿Mi hija puede entrar conmigo?', 'Ana Ruiz', /^Mi hija/],
    ['fr', 'Lucie Morel. vous prenez la carte, non ?', 'Lucie Morel', /^vous prenez la carte/],
    ['fr', 'Lucie Morel, et mon chien peut entrer aussi ?', 'Lucie Morel', /^et mon chien/],
    ['de', 'Uwe Kranz. Sie nehmen doch auch Karte, oder?', 'Uwe Kranz', /^Sie nehmen/],
    ['de', 'Uwe Kranz, und tut das sehr weh?', 'Uwe Kranz', /^und tut das/],
  ])('%s: %s', (language, text, name, question) => {
    const commands = heard(language, text, { ...underway, asked: 'name' });
    expect(commands).toContainEqual(expect.objectContaining({ do: 'set-name', name }));
    expect(questions(commands)).toEqual([expect.stringMatching(question)]);
  });
});

describe('a yes to the number that they call from, and a question', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'Yes. And the x-ray, is that extra?', /x-ray/],
    ['es', 'Sí. ¿Y la radiografía es aparte?', /radiograf/],
    ['fr', "Oui. Et donc pour la radio, c'est non ?", /radio/],
    ['de', 'Ja. Und das Röntgen, kostet das extra?', /Röntgen/],
  ])('%s: %s', (language, text, question) => {
    const commands = heard(language, text, { ...underway, asked: 'phone' });
    expect(commands).toContainEqual({ do: 'affirm' });
    expect(questions(commands)).toEqual([expect.stringMatching(question)]);
  });
});

describe('one of the times that were offered, and a question', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'half past nine. can my mom come in with me?', /^can my mom/],
    ['en', "9:30 then, who's it with?", /^who's it with/],
    ['en', '9:30. you guys validate parking right?', /^you guys/],
    ['es', 'A las nueve y media, y ¿mi mamá puede estar conmigo?', /mi mamá/],
    ['es', 'A las 9:30. ¿Tengo que ir en ayunas?', /Tengo que ir/],
    ['fr', 'À neuf heures et demie alors, et vous pouvez aussi me coiffer ?', /^et vous pouvez/],
    ['fr', "9h30 alors, mais c'est avec qui ?", /^mais c'est avec qui/],
    ['de', 'Donnerstag 9:30. Brauch ich da einen Ausweis?', /brauche? ich da einen Ausweis/i],
    ['de', 'halb zehn. Kann meine Tochter dabei sein?', /^Kann meine Tochter/],
  ])('%s: %s', (language, text, question) => {
    const commands = heard(language, text, offered);
    expect(times(commands)).toEqual(['09:30']);
    expect(questions(commands)).toEqual([expect.stringMatching(question)]);
  });
});

describe('what only asks whether the answer will do is no question of its own', () => {
  test.each<[Language, string]>([
    ['en', '9:30, is that ok?'],
    ['en', 'half past nine, does that still work for you?'],
    ['es', 'A las 9:30, ¿está bien?'],
    ['es', 'a las nueve y media, ¿se puede?'],
    ['fr', "9h30, c'est possible ?"],
    ['fr', 'à neuf heures et demie, ça vous va ?'],
    ['de', 'um halb zehn, geht das?'],
    ['de', '9:30 Uhr, passt Ihnen das?'],
  ])('%s: %s', (language, text) => {
    const commands = heard(language, text, offered);
    expect(times(commands)).toEqual(['09:30']);
    expect(questions(commands)).toEqual([]);
  });
});

test.each<[Language, string, string]>([
  ['en', 'Gus Orr, G U S O R R. do you have a ramp?', 'do you have a ramp?'],
  ['en', 'J. R. Hartley. what do I owe', 'what do I owe'],
  ['de', 'am 23. November um 9:30. Kann ich da parken?', 'Kann ich da parken?'],
  ['fr', 'jeudi, et on se gare où ?', 'et on se gare où ?'],
])('where a sentence ends, %s: %s', (language, text, question) => {
  expect(besideAnswer(text, language)?.questions).toEqual([question]);
});

test.each<[Language, string, string]>([
  ['en', '?? Olena Marchuk btw', 'Olena Marchuk'],
  ['en', 'lol, Dana Price', 'Dana Price'],
  ['en', 'Dana Price, by the way', 'Dana Price'],
  ['es', 'Ana Ruiz por cierto', 'Ana Ruiz'],
  ['fr', 'Lucie Morel, par contre', 'Lucie Morel'],
  ['fr', 'Au fait, Lucie Morel', 'Lucie Morel'],
  ['de', 'Uwe Kranz übrigens', 'Uwe Kranz'],
  ['de', '!! Uwe Kranz halt', 'Uwe Kranz'],
])('what is said beside a name is none of it, %s: %s', (language, text, name) => {
  const commands = heard(language, text, { ...underway, asked: 'name' });
  expect(commands).toEqual([expect.objectContaining({ do: 'set-name', name })]);
});

const messageOffered: Partial<State> = {
  turns: 1,
  asked: 'message',
  lastText: 'What shall I tell them?',
  unanswered: 'Do you sell braces?',
  frames: [{ flow: 'message', urgent: false, proposed: true }],
};
test.each<[Language, string]>([
  ['en', "no don't pass anything on just book me a cleaning on thursday"],
  ['en', 'no message, I just want a cleaning on Thursday'],
  ['es', 'no, no pase nada, solo quiero una limpieza el jueves'],
  ['fr', 'non, ne transmettez rien, réservez-moi juste un nettoyage jeudi'],
  ['de', 'Nein, geben Sie nichts weiter, buchen Sie mir einfach eine Zahnreinigung am Donnerstag'],
])('a visit instead of the message that was offered, %s: %s', (language, text) => {
  const commands = heard(language, text, messageOffered);
  expect(commands).toContainEqual({ do: 'start', flow: 'book' });
  expect(commands.filter((one) => one.do === 'set-message')).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'my gums keep bleeding. a cleaning i guess? thursday if possible'],
  ['es', 'me sangran las encías. ¿una limpieza supongo? el jueves si se puede'],
  ['fr', 'mes gencives saignent. un nettoyage peut-être ? jeudi si possible'],
  ['de', 'mein Zahnfleisch blutet. Eine Zahnreinigung vielleicht? Am Donnerstag wenn möglich'],
])('a service that is named with a doubt is wished, %s: %s', (language, text) => {
  const commands = heard(language, text, { turns: 1, asked: 'reason', lastText: 'What can I do for you?' });
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
  expect(times(commands)).toHaveLength(1);
  expect(questions(commands)).toEqual([]);
});
