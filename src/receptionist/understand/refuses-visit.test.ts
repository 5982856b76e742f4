// Who says in so many words that no visit is wanted has what they told passed on, and is offered none until they ask for one.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import type { State } from '../state.ts';
import { foldCue } from './cues/cue.ts';
import { refusesVisit } from './refuses-visit.ts';

test.each([
  "no i'm not booking",
  "No! I don't want a time.",
  "I don't need to come in and sit down",
  'I do NOT want an appointment',
  'no quiero cita',
  'no necesito ir, solo dígale',
  'je ne veux pas de rendez-vous',
  "je n'ai pas besoin de passer",
  'ich brauche keinen Termin',
  'ich will gar nichts buchen',
])('%s: refuses a visit', (said) => {
  expect(refusesVisit(foldCue(said))).toBe(true);
});

test.each([
  "I don't want a time before nine",
  "I don't need an appointment for the kids, just for me",
  "I don't want to come in twice",
  "I don't need to come in, do I?",
  "I don't want an appointment with Mai",
  "I don't have an appointment yet",
  "I don't need to come in until Friday",
  'no quiero cita con él',
  'no necesito ir hasta el lunes',
  'je ne veux pas de rendez-vous avant midi',
  'ich brauche keinen Termin vor neun',
  'ich will nicht am Montag kommen',
])('%s: does not', (said) => {
  expect(refusesVisit(foldCue(said))).toBe(false);
});

const offered: Partial<State> = {
  turns: 1,
  asked: 'time',
  concern: 'I need two whitening trays for Friday',
  frames: [{ flow: 'book', service: 'Whitening', times: [] }],
};
const bodies = (language: Language, text: string, state = offered) =>
  heard(language, text, state).flatMap((one) => (one.do === 'set-message' ? one.body : []));

test.each<[Language, string]>([
  ['en', "No! I don't want a time. Just take a message, please. The small ones."],
  ['es', 'No quiero cita. Déjeme un recado: las chicas, por favor.'],
  ['fr', 'Je ne veux pas de rendez-vous. Je voudrais laisser un message : les petites.'],
  ['de', 'Ich will keinen Termin. Ich möchte eine Nachricht hinterlassen: die kleinen.'],
])('%s: what the talk began with is part of the message: %s', (language, text) => {
  const commands = heard(language, text, offered);
  expect(commands[0]).toEqual({ do: 'drop' });
  expect(begun(commands)).toEqual(['message']);
  expect(bodies(language, text)).toEqual([`I need two whitening trays for Friday. ${text}`]);
});

test.each([
  "I don't need to come in, I just want to order them",
  "I'm not booking. I want someone to fix it for free",
  "I don't want an appointment. Can't you just write that down?",
])('what is wished for instead is a message: %s', (text) => {
  expect(bodies('en', text)).toEqual([`I need two whitening trays for Friday – ${text}`]);
});

test.each([
  "I don't want an appointment",
  "no I don't want an appointment on Friday, I need it Saturday",
  'just take a message: the small ones please',
])('nothing is put before, or passed on, of: %s', (text) => {
  expect(bodies('en', text).join()).not.toContain('whitening trays');
});

test('none is offered any more until one is asked for', async () => {
  const talk = talkWith({ business: dental });
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Whitening', sure: 1 },
  ]);
  await talk.say("no, I'm not booking");
  const later = await talk.say('the whitening on the left side is half gone');
  expect(later.asks).not.toBe('time');
  expect(later.text).not.toMatch(/November/);
});

test('one that is asked for after all is looked for', async () => {
  const talk = talkWith({ business: dental });
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Whitening', sure: 1 },
  ]);
  await talk.say("no, I'm not booking");
  expect((await talk.say('can I get a cleaning on Thursday at 9?')).text).toMatch(/November 19/);
});

const atTime = (language: Language, text: string) =>
  heard(language, text, {
    language,
    turns: 2,
    asked: 'time',
    frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
  });

test.each<[Language, string]>([
  ['en', "I don't want an appointment. Please tell the doctor that I need my records."],
  ['es', 'No quiero una cita. Dígale al doctor que necesito mis papeles.'],
  ['fr', 'Je ne veux pas de rendez-vous. Transmettez simplement ma commande au docteur : deux brosses.'],
  ['de', 'Ich will keinen Termin. Richten Sie dem Arzt bitte aus, dass ich meine Unterlagen brauche.'],
])('%s: “%s”', (language, text) => {
  expect(atTime(language, text)[0]).toEqual({ do: 'drop' });
  expect(begun(atTime(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', "I don't want an appointment on Thursday, Friday is better"],
  ['en', "I don't need an appointment before Friday"],
  ['es', 'No quiero una cita por la mañana'],
  ['fr', 'Je ne veux pas de rendez-vous le matin'],
  ['de', 'Ich brauche keinen Termin am Morgen, lieber nachmittags'],
])('%s: “%s” is heard as before', (language, text) => {
  expect(begun(atTime(language, text))).not.toContain('message');
});
