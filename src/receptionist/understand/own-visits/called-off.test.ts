import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';
import {
  asksWhetherCancelled,
  asksWhetherMayCancel,
  callsOffVisit,
  dropsTold,
  tellsOfOwnCancelled,
} from './called-off.ts';

test.each([
  'can i cancel later if smth comes up, what does it cost me',
  'and if i have to cancel what does that cost',
  'could we still back out for free',
  'puedo cancelar después si surge algo',
  'si tengo que cancelar, ¿me cobran?',
  "je peux annuler plus tard si j'ai un empêchement",
  'si je dois annuler, ça coûte combien',
  'kann ich später noch absagen wenn was dazwischenkommt',
  'wenn ich absagen muss, was kostet das',
])('asks for the rule: %s', (text) => {
  expect(asksWhetherMayCancel(foldCue(text))).toBe(true);
});

test.each([
  'can i cancel my appointment later today',
  'can you cancel it please',
  'can i cancel if that is ok',
  'puedo cancelar mi cita si es posible',
  "je peux annuler si c'est possible",
  'kann ich meinen Termin absagen wenn das geht',
  'please cancel it, something came up',
])('wants it cancelled: %s', (text) => {
  expect(asksWhetherMayCancel(foldCue(text))).toBe(false);
});

test.each([
  ['so the dna review is cancelled and the consultation booked?', true],
  ['¿entonces quedó cancelada la revisión?', true],
  ['la révision est bien annulée ?', true],
  ['ist die Wartung storniert?', true],
  ['can I have that cancelled?', false],
  ['please cancel the one that is not cancelled yet', false],
  ['quiero que quede cancelada', false],
])('asks whether it is cancelled: %s', (text, asks) => {
  expect(asksWhetherCancelled(foldCue(text))).toBe(asks);
});

test.each([
  ['my meeting got cancelled', true],
  ['our flight was just cancelled', true],
  ['se canceló mi junta', true],
  ['ma réunion a été annulée', true],
  ['mein Flug ist ausgefallen', true],
  ['my appointment was cancelled', false],
  ['mein Termin wurde abgesagt', false],
  ['cancel my lesson', false],
])('tells of what was cancelled elsewhere: %s', (text, tells) => {
  expect(tellsOfOwnCancelled(foldCue(text))).toBe(tells);
});

test.each([
  [
    'So just scrap that, would you.',
    'You fellas were coming out tomorrow for my stump. So just scrap that, would you.',
    true,
  ],
  ['Laissez tomber', 'Vous deviez passer demain. Laissez tomber', true],
  ['scrap that, the brakes too', 'I need an oil change. No, scrap that, the brakes too', false],
])('calls off a visit: %s', (clause, whole, off) => {
  expect(callsOffVisit(foldCue(clause), foldCue(whole))).toBe(off);
});

test.each<[Language, string]>([
  ['en', "I'm in tomorrow for a cleaning and an exam, so scratch the cleaning."],
  ['fr', 'Mardi le détartrage, on oublie ça.'],
])('%s: calls off the one that it names: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
});

test.each<[Language, string]>([
  ['en', 'can’t do the exam thursday, is friday same time ok'.replace('’', "'")],
  ['en', 'cant do the exam thursday, fri at 10 instead?'],
  ['fr', 'pour mon détartrage mardi 9h ça marche plus, jeudi à 10h ça irait ?'],
])('%s: a time that works no more is moved: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});

test.each([
  "Don't forget the exam on Thursday at three",
  "Please don't skip the cleaning on Tuesday the 24th",
  'Did you forget the cleaning on Tuesday the 24th?',
  "I'm in Tuesday for a cleaning, I'll drop the forms off first",
  "I'm down for an exam Thursday. I always forget the insurance card, should I bring it?",
  "I'll drop the kids at school, then can I come Thursday at nine for an exam",
  "I'd like to book a cleaning for Thursday at ten, skip the exam",
  'I forget the name of the doctor, but an exam Thursday at ten please',
  'Forget the whitening, book me a cleaning for Friday at ten',
  'You charged my card after the visit, and now I want a cleaning Friday at ten',
])('calls nothing off: %s', (text) => {
  expect(begun(heard('en', text))).not.toContain('cancel');
});

test('what is moved in the same breath is moved', () => {
  const text =
    "I'd like a cleaning Friday at nine. Actually no wait, could I move my exam from Thursday to Friday at ten instead?";
  expect(begun(heard('en', text))).toContain('move');
  expect(begun(heard('en', 'Can I adjust my exam to Friday at ten?'))).toEqual(['move']);
});

test.each([
  'Am Donnerstag um zehn habe ich die Behandlung, aber meine Enkelin ist krank. Streichen Sie das bitte.',
  'Ich kann am Freitag nicht, streichen Sie mich... streichen Sie ihn bitte wieder.',
])('calls off what it speaks of: %s', (text) => {
  expect(begun(heard('de', text))).toEqual(['cancel']);
});

test('what is lacking is no visit called off', () => {
  const frames = [{ flow: 'book' as const, times: [] }];
  for (const text of ['Wir haben momentan kein warmes Wasser', 'Im Moment keine Schmerzen'])
    expect(heard('de', text, { turns: 2, asked: 'service', frames })).not.toContainEqual({ do: 'drop' });
});

test.each<[Language, string]>([
  ['de', 'Nein, vorerst keinen neuen Termin.'],
  ['de', 'im Moment keinen, danke'],
])('%s: offered a time, wants none: %s', (language, text) => {
  const offers = ['15:00', '15:30'].map((hour) => ({
    ...({ kind: 'time', staff: null, label: hour } as const),
    startsAt: `2026-11-19T${hour}:00.000Z`,
  }));
  const frames = [{ flow: 'book', service: 'Dental exam', times: [] } as const];
  const commands = heard(language, text, {
    turns: 2,
    asked: 'time',
    offers,
    frames: frames.map((one) => ({ ...one, times: [] })),
  });
  expect(commands).toContainEqual({ do: 'drop' });
});

test.each<[Language, string]>([
  ['en', 'I got a cleaning tomorrow at eleven, but the doctor moved me to the same hour, so you better scratch that.'],
  ['en', 'I have an exam tomorrow at eleven. My boss switched my shift, so you can scrap it.'],
  ['es', 'Tengo una limpieza mañana a las once, pero el médico me cambió a esa hora, así que bórrela.'],
  ['fr', "J'ai un détartrage demain à onze heures, mais mon patron a changé mon horaire, donc enlevez-le."],
  ['de', 'Ich habe morgen um elf eine Zahnreinigung, mein Chef hat meine Schicht verlegt, streichen Sie mich da raus.'],
])('%s: a visit that is told is called off, whatever else was moved: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
});

test.each<[Language, string, string[]]>([
  ['en', "I'd like to move my cleaning tomorrow at eleven, actually scratch that.", []],
  ['en', 'I have a cleaning tomorrow at eleven, where do I park? Never mind, I see it.', []],
  ['en', 'I have an exam Thursday at ten, but my boss moved me, can I do Friday at ten instead?', ['move']],
  ['en', "I have a cleaning tomorrow at eleven, I'll drop it off before, the form", ['book']],
])('%s: no told visit is called off: %s', (language, text, flows) => {
  expect(begun(heard(language, text))).toEqual(flows);
});

test.each<[Language, string]>([
  ['es', 'Tengo limpieza el martes a las 10, no vengan antes de las 9 por favor'],
  ['es', 'Tengo una limpieza el martes a las 10, quítenme de la lista de espera'],
  ['es', 'Tengo una limpieza el martes a las 10, ya no hace falta que me confirmen'],
  ['en', "I have a cleaning Friday at 2, I forgot my ring there, please don't lose it!"],
  ['en', "I have a cleaning Friday at 2, my watch is there, please don't scratch it"],
  ['en', 'I have a cleaning Thursday at 9, my husband will drop it.'],
  ['en', 'I have a cleaning Thursday at 9 and my husband will just drop it.'],
  ['fr', "J'ai un détartrage jeudi à 10 h, plus besoin de confirmation, merci"],
  ['fr', "J'ai un détartrage jeudi à 10 h, enlevez-moi de la liste d'attente"],
  ['de', 'Ich habe Donnerstag um 10 eine Zahnreinigung, meine Frage wegen der Rechnung hat sich erledigt'],
  ['de', 'Ich habe Donnerstag um 10 eine Zahnreinigung, nehmen Sie mich bitte raus aus dem Newsletter'],
  ['de', 'Ich habe Donnerstag um 10 eine Zahnreinigung, streichen Sie das bitte nicht'],
])('%s: something else is dropped, or nothing: %s', (language, text) => {
  expect(dropsTold(foldCue(text)), language).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'I have a cleaning tomorrow at eleven, please just drop it, thanks.'],
  ['es', 'Tengo una limpieza mañana a las once, ya no hace falta, gracias.'],
  ['fr', "J'ai un détartrage demain à onze heures, plus besoin, merci."],
  ['de', 'Ich habe morgen um elf eine Zahnreinigung, das hat sich erledigt.'],
])('%s: the visit itself is dropped: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
});

test.each<[string, string]>([
  ['La cita de mañana ya no la necesito, anuladla.', 'cancel'],
  ['Mi vecino ya me arregló la muela, así que la cita de mañana no me hace falta, canceládmela.', 'cancel'],
  ['Movedla al viernes a las diez', 'move'],
  ['Mi cita de mañana, aplazadla una semana', 'move'],
])('as one tells it among friends, es: %s', (text, flow) => {
  const commands = heard('es', text);
  expect(begun(commands)).toEqual([flow]);
  expect(commands.some((one) => one.do === 'others-appointment')).toBe(false);
});

test.each(['¿La cita de Lucía Fuentes es mañana?', '¿Cuál es el teléfono de Gwen Adler?'])(
  'what is somebody else’s stays theirs: %s',
  (text) => {
    expect(heard('es', text).some((one) => one.do === 'others-appointment')).toBe(true);
  },
);
