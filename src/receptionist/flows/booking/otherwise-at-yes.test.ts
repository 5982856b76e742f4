// A yes to what was read back, and with it a changed wish: what is wished is read back in its place, and what was stated is not booked.
// What only goes with it, or tells something, leaves the yes as it is.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { dental, stranger, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

const openings: Readonly<Record<Language, string>> = {
  en: 'I need a dental exam Friday at 10, my name is Ann Lee, 630 555 0126',
  es: 'Necesito un examen dental el viernes a las 10, me llamo Ana Lima, 630 555 0126',
  fr: 'Il me faut un examen dentaire vendredi à 10 h, je m’appelle Anne Lenoir, 630 555 0126',
  de: 'Ich brauche eine Untersuchung am Freitag um 10 Uhr, mein Name ist Anna Lenz, 630 555 0126',
};

async function stated(language: Language) {
  const business = { ...dental, languages: [language, 'en' as const] };
  const talk = talkWith({ business, from: stranger });
  expect((await talk.say(openings[language])).asks).toBe('confirm');
  const before = talk.records().appointments.length;
  return { talk, booked: () => talk.records().appointments.slice(before) };
}

test.each<[Language, string, RegExp]>([
  ['en', 'yes but I want a cleaning instead of the exam', /cleaning/i],
  ['en', 'yes but I think I want the cleaning rather than the exam', /cleaning/i],
  ['es', 'sí pero quiero una limpieza en vez del examen', /cleaning|limpieza/i],
  ['fr', 'oui mais je voudrais un détartrage au lieu de l’examen', /cleaning|détartrage/i],
  ['de', 'ja, aber ich möchte eine Zahnreinigung statt der Untersuchung', /cleaning|zahnreinigung/i],
  ['en', 'yes. actually can we push it to eleven', /11 AM/],
  ['en', 'yes please, could you move it to eleven', /11 AM/],
  ['es', 'sí. la podemos pasar a las once', /11:00/],
  ['fr', 'oui, en fait on peut décaler à 11 h', /11 h/],
  ['de', 'ja. ach können wir doch elf machen', /11 Uhr/],
])('%s: “%s” is read back, and nothing is booked yet', async (language, line, said) => {
  const { talk, booked } = await stated(language);
  expect((await talk.say(line)).text).toMatch(said);
  expect(booked()).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'yes, but can we do a different day'],
  ['en', 'yes. Actually can we push it a little'],
  ['de', 'ja. können wir es doch etwas verschieben'],
  ['en', "yes but I'd like a massage instead"],
  ['en', 'Yes, but I need a crown check instead'],
  ['es', 'sí, pero quiero un masaje en lugar de eso'],
  ['fr', 'oui mais je voudrais un massage à la place'],
  ['de', 'ja, aber ich möchte stattdessen eine Massage'],
])('%s: “%s” books nothing', async (language, line) => {
  const { talk, booked } = await stated(language);
  expect((await talk.say(line)).asks).not.toBe('more');
  expect(booked()).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'yes but I want to be numb for it'],
  ['en', "yes, and please note I'd rather pay in cash"],
  ['en', "Yes, but I'd like to pay cash instead"],
  ['en', "Yes, but I'd like to pay by check instead"],
  ['en', 'yes, but I want a text instead of an email'],
  ['en', 'yes. And I need to move my other appointment'],
  ['en', "yes please. If I have to reschedule I'll call"],
  ['en', 'yes, please, I had to reschedule last time'],
  ['en', 'yes, I moved to a new house by the way'],
  ['en', 'yes please, push notifications are fine'],
  ['es', 'sí, pero me da miedo la aguja'],
  ['fr', 'oui, mais j’ai très peur'],
  ['de', 'ja, aber ich habe Angst vor Spritzen'],
])('%s: “%s” is a yes', async (language, line) => {
  const { talk, booked } = await stated(language);
  await talk.say(line);
  expect(booked()).toHaveLength(1);
});

test('what is wished instead and was not heard costs neither the service nor the note', async () => {
  const { talk, booked } = await stated('en');
  await talk.say('yes, but I want a text instead');
  expect((await talk.say('Friday at ten')).text).toMatch(/dental exam on Friday, November 20 at 10 AM/);
  await talk.say('yes');
  expect(booked()).toEqual([expect.objectContaining({ service: 'Dental exam', startsAt: '2026-11-20T16:00:00.000Z' })]);
});

test('a call-off with another time in it calls off', async () => {
  expect(heard('en', "ok, I'll do it another time, cancel", examStated)).toContainEqual({
    do: 'start',
    flow: 'cancel',
  });
  const { talk } = await stated('en');
  expect((await talk.say("ok, I'll do it another time, cancel")).text).toMatch(/no appointment/i);
});

test.each([
  "Sure. My brother wants to come along and he's only here Monday, what do you think?",
  "Sure. My brother wants to come along and he's here on Monday, is that a problem?",
])('“%s” proposes the day', async (line) => {
  const { talk, booked } = await stated('en');
  await talk.say(line);
  expect(booked()).toEqual([]);
});

test.each<[string, string]>([
  ['ok but with Dr. Park', 'Dr. Owen Park'],
  ['yes but Dr. Park please', 'Dr. Owen Park'],
  ['yes but anyone but Dr. Park', 'Dr. Ruth Abrams'],
])('“%s” means %s', async (line, staff) => {
  expect(heard('en', line, examStated)).toContainEqual({ do: 'set-staff', staff });
});

test.each([
  "Yes. I'll need a ride home instead",
  'Yes, I will need a receipt instead',
  'Yes, but I want a hard copy instead',
  'Yes, but I want the room key instead',
])('what comes beside a visit is a note: %s', async (line) => {
  const { talk, booked } = await stated('en');
  await talk.say(line);
  expect(booked()).toHaveLength(1);
});
