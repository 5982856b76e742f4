// Who says in so many words that no visit is wanted has what they told passed on, and is offered none until they ask for one.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { foldCue } from '../cues/cue.ts';
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
  'no appointment, thanks',
  'pas de rendez-vous, merci',
  'Keinen Termin, bitte.',
  "I'm not booking anything, just asking",
  "I don't want to schedule an appointment, I only have a question",
  "I don't want to come in, I just want to order them",
  'no quiero reservar, solo preguntar',
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
  'Hi, I have no appointment',
  'I came by with no appointment.',
  'I was told no appointment. Is that right?',
  "You guys don't need an appointment, right?",
  "je n'ai pas de rendez-vous",
  "on m'a dit pas de rendez-vous, mais je préfère réserver",
  'ich habe noch keinen Termin',
  "I don't need to schedule a tow, just an oil change",
  "I don't need to book a beard trim, just a haircut",
  "I don't have to book a cleaning, do I?",
  "I'm not booking online because it won't work",
  'no quiero reservar una depilación, solo un corte',
  'je ne réserve pas de couleur, juste une coupe',
  'ich will keinen Termin absagen',
  "I don't need to come in early anymore",
  "I don't want a time change for my sister",
  "I don't want to come in and pay cash",
  "I don't want to come by alone",
  "I don't want to come in otherwise",
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

test.each<[Language, string]>([
  ['en', 'No appointment. I need a teeth cleaning Friday at 10'],
  ['en', "Hi, I have no appointment, I'd like a teeth cleaning Friday at 10"],
  ['fr', "Bonjour, je n'ai pas de rendez-vous, je voudrais un détartrage vendredi à 10h"],
  ['de', 'Ich habe noch keinen Termin. Zahnreinigung am Freitag um 10 Uhr bitte.'],
])('%s: a visit is begun all the same: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[string, string]>([
  ["How much is a teeth cleaning? I'm not booking, I'm just comparing.", 'Ok. Friday at 10 works then'],
  ["I don't want an appointment, I only want to know what a cleaning costs", "Fine, I'll take Thursday at 9"],
])('%s – %s: who chooses an hour wants one after all', async (asked, chosen) => {
  const talk = talkWith({ business: dental });
  await talk.say(asked);
  expect((await talk.say(chosen)).text).toMatch(/November (?:19|20)/);
});
