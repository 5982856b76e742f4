// Where a name or a number is asked for, another time is a time; names, numbers and their first digits stay what they are.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { Asks } from '../../turn.ts';

// An exam on Thursday the 19th at nine has been told to be free.
const at = (asked: Asks) => ({
  turns: 3,
  asked,
  frames: [
    {
      flow: 'book' as const,
      service: 'Dental exam',
      times: [],
      chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null },
    },
  ],
});
const commands = (language: Language, text: string, asked: Asks) =>
  heard(language, text, at(asked)).map((one) => one.do);

test.each<[Language, string]>([
  ['en', 'fri at 2 then'],
  ['en', '10 works'],
  ['en', 'no mornings'],
  ['en', 'anything after 4?'],
  ['en', 'wait is there anything earlier'],
  ['en', 'hmm friday at 10 works better'],
  ['es', 'mejor el viernes a las 4'],
  ['es', '¿hay algo más tarde?'],
  ['fr', 'plutôt vendredi à 10 h'],
  ['fr', 'pas le matin'],
  ['fr', 'vers 15h'],
  ['fr', 'non attendez, 14h ce serait mieux'],
  ['en', 'around 3'],
  ['de', 'lieber Freitag um zehn'],
  ['de', 'vormittags geht nicht'],
])('%s: a time in place of a name or a number: %s', (language, text) => {
  expect(commands(language, text, 'name')).toEqual(['set-times']);
  expect(commands(language, text, 'phone')).toEqual(['set-times']);
});

test.each<[Language, string, Asks, string]>([
  ['en', 'June April', 'name', 'set-name'],
  ['en', 'may', 'name', 'set-name'],
  ['en', 'Tom Friday', 'name', 'set-name'],
  ['es', 'Rosa Viernes', 'name', 'set-name'],
  ['en', '630 555 0126', 'phone', 'set-phone'],
])('%s: %s, asked for the %s, stays what it is', (language, text, asked, kind) => {
  expect(commands(language, text, asked)).toEqual([kind]);
});

test.each(['ten', 'five oh eight', '8 30'])('the first digits of a number are no hour: %s', (text) => {
  expect(commands('en', text, 'phone')).not.toContain('set-times');
});

test('the time that is wanted instead is the one that is booked', async () => {
  const talk = talkWith({ from: null });
  await talk.say('I need an exam on thursday at 10');
  expect((await talk.say('no wait, wednesday at 2 works better')).text).toContain('Wednesday');
  await talk.say('Rosa Reyes');
  expect((await talk.say('hmm, 3 would be better')).asks).toBe('phone');
  await talk.say('630 555 0126');
  await talk.say('yes');
  const [made] = talk.records().appointments.filter((one) => one.name === 'Rosa Reyes');
  expect(made?.startsAt).toBe('2026-11-18T21:00:00.000Z');
});

const done = {
  turns: 6,
  asked: 'more' as const,
  done: [{ did: 'booked' as const, appointment: 'apt_1', service: 'Dental exam', startsAt: '2026-11-19T16:00:00Z' }],
};

test.each<[Language, string]>([
  ['en', 'actually can we do an hour later'],
  ['en', 'hmm can it be earlier'],
  ['en', 'actually, can we do 3?'],
  ['es', 'mejor una hora más tarde'],
  ['fr', 'plutôt une heure plus tard'],
  ['de', 'lieber eine Stunde später'],
])('%s: right after it was booked, it is moved: %s', (language, text) => {
  expect(heard(language, text, done).map((one) => one.do)).toEqual(['start', 'set-times']);
  expect(heard(language, text, done)[0]).toEqual({ do: 'start', flow: 'move' });
});

test('another time for somebody else is another visit', () => {
  expect(heard('en', 'friday at 3 for my son', done)[0]).toEqual({ do: 'start', flow: 'book' });
});

test.each<[Language, string]>([
  ['en', "I don't have it with me today"],
  ['en', "I'm at work until 5"],
  ['en', 'you can try after 6'],
  ['es', 'es el 414'],
  ['fr', "c'est le 04 14"],
])('how somebody is reached is no time, %s: %s', (language, text) => {
  expect(commands(language, text, 'phone')).not.toContain('set-times');
});

test.each<[Language, string]>([
  ['en', "I'm June"],
  ['es', 'Domingo'],
])('a name that a month or a day has, too, %s: %s', (language, text) => {
  expect(commands(language, text, 'name')).toContain('set-name');
});

// The exam on Thursday the 19th is booked, and "anything else?" was asked.
const booked = {
  turns: 5,
  asked: 'more' as const,
  lastText: 'Anything else?',
  done: [{ did: 'booked' as const, appointment: 'apt_1', service: 'Dental exam', startsAt: '2026-11-19T15:00:00Z' }],
};

test.each<[Language, string]>([
  ['en', 'Oh wait, are you open on Saturday?'],
  ['en', "no that's it for today"],
  ['en', 'no, see you thursday'],
  ['es', 'no, eso es todo por hoy'],
  ['fr', 'non, à jeudi'],
  ['de', "nein, das war's für heute"],
  ['de', 'nein danke, bis Donnerstag dann'],
])('nothing is moved by a question or a goodbye, %s: %s', (language, text) => {
  expect(heard(language, text, booked)).not.toContainEqual({ do: 'start', flow: 'move' });
});

test.each<[Language, string]>([
  ['en', 'the first one'],
  ['es', 'el primero'],
  ['fr', 'le premier'],
  ['de', 'der erste'],
])('one of those that were offered is no first of the month, %s: %s', (language, text) => {
  expect(commands(language, text, 'name')).not.toContain('set-times');
});

test.each<[Language, string]>([
  ['en', 'omg wait i forgot i work thursday, friday after 5?'],
  ['en', "oh I forgot I'm away then, can we do Friday at 3"],
  ['es', 'ay no, se me olvidó que trabajo, el viernes a las 5?'],
  ['fr', "oh attendez, j'ai oublié que je travaille, vendredi à 15h"],
  ['de', 'ach nein, da kann ich doch nicht, Freitag um drei?'],
])('behind the reason for it the other day is meant, and nothing is given up, %s: %s', async (language, text) => {
  const wishes = heard(language, text, at('name')).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(wishes.find(({ excluded }) => !excluded)?.date).toBe('2026-11-20');
  expect(commands(language, text, 'name')).not.toContain('decline');
});

test.each<[Language, string]>([
  ['de', 'Untersuchung halt'],
  ['de', 'Vorsorge halt'],
  ['fr', 'un bilan'],
  ['en', 'just a check'],
])('a short answer to which service is neither an insult nor a pause, %s: %s', (language, text) => {
  const state = { turns: 1, asked: 'service' as const, frames: [{ flow: 'book' as const, times: [] }] };
  const done = heard(language, text, state).map((one) => one.do);
  expect(done).not.toContain('abuse');
  expect(done).not.toContain('wait');
});

test.each<[Language, string]>([
  ['en', 'no, rather the afternoon'],
  ['en', 'nope, the afternoon instead'],
  ['es', 'no, prefiero en la tarde'],
  ['fr', 'non, plutôt l’après-midi'],
  ['de', 'nee, lieber nachmittags'],
])('a no and the part of the day that is liked better, %s: %s', (language, text) =>
  expect(commands(language, text, 'phone')).toEqual(['set-times']),
);

test.each<[Language, string]>([
  ['en', 'no, call me in the afternoon instead'],
  ['en', 'no, rather not'],
  ['de', 'nee, lieber nicht'],
])('hours to be rung in, or none, %s: %s', (language, text) =>
  expect(commands(language, text, 'phone')).not.toContain('set-times'),
);
