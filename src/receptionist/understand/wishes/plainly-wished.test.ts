// A wish that only sounds like something else: a yes that says the day again, a visit of a kind and not of a person's, a
// change that begins with what cannot be, a person who is to do something.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { FlowName } from '../../commands.ts';
import type { State } from '../../state.ts';
import { servicesIn } from '../services/near.ts';

/** As `examStated`, on the Thursday of the week after the next one. */
const laterStated: Partial<State> = {
  ...examStated,
  frames: [
    {
      flow: 'book',
      service: 'Dental exam',
      times: [],
      chosen: { startsAt: '2026-12-03T15:00:00.000Z', staff: null },
      confirming: true,
    },
  ],
};

const days = (language: Language, text: string) =>
  heard(language, text, laterStated).flatMap((one) =>
    one.do === 'set-times' ? one.wishes.map(({ date }) => date) : [],
  );

test.each<[Language, string]>([
  ['en', 'Yes, Thursday at nine'],
  ['es', 'Sí, el jueves a las nueve'],
  ['fr', 'Oui, jeudi à neuf heures'],
  ['de', 'Ja, am Donnerstag um neun'],
])('%s: the day of “%s” is the one that was stated', (language, text) => {
  expect(new Set(days(language, text))).toEqual(new Set(['2026-12-03']));
});

test('a day that is named exactly is that day', () => {
  expect(days('en', 'No, this Thursday at nine')).toEqual(['2026-11-19']);
});

test.each<[Language, string]>([
  ['es', 'Necesito una cita de limpieza el jueves a las diez de la mañana'],
  ['fr', 'Je voudrais un rendez-vous de contrôle jeudi à dix heures'],
  ['de', 'Ich brauche einen Termin von einer Stunde am Donnerstag um zehn'],
])('%s: “%s” is nobody else’s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'others-appointment')).toBe(false);
});

test.each<[Language, string]>([
  ['es', 'Deme la cita de Maria, por favor'],
  ['fr', 'Donnez-moi le rendez-vous de Maria'],
  ['de', 'Sagen Sie mir den Termin von Maria'],
])('%s: “%s” is', (language, text) => {
  expect(heard(language, text).some((one) => one.do === 'others-appointment')).toBe(true);
});

test('a time that is asked for after the end is given is a change', () => {
  const said =
    'Je ne pourrai pas venir à mon rendez-vous de vendredi. Vous pourriez me le mettre à mercredi, à 14 heures ?';
  expect(begun(heard('fr', said))).toEqual(['move']);
});

test('a day is nobody whose visit is to be cancelled', () => {
  const commands = heard('en', 'Cancel my appointment for Friday November 20th');
  expect(begun(commands)).toEqual(['cancel']);
  expect(commands.some((one) => one.do === 'set-name')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'Ok, is there another one on Friday?'],
  ['fr', "D'accord, vous avez un autre rendez-vous vendredi ?"],
])('%s: “%s” asks, and books nothing that was stated', (language, text) => {
  const [first, second] = heard(language, text, examStated);
  expect([first?.do, second?.do]).not.toEqual(['affirm', 'also']);
});

test.each<[Language, string, FlowName]>([
  ['en', 'Call me back if possible', 'message'],
  ['en', 'Cancel my appointment if possible', 'cancel'],
  ['en', 'An appointment Friday if possible', 'book'],
  ['en', 'If possible, call me back', 'message'],
  ['es', 'Llámeme si puede', 'message'],
  ['es', 'Cancele mi cita si puede', 'cancel'],
  ['fr', "Rappelez-moi si c'est possible", 'message'],
  ['de', 'Termin absagen wenn möglich', 'cancel'],
])('%s: “%s” is wanted, though it is only hoped for', (language, text, flow) => {
  expect(begun(heard(language, text))).toEqual([flow]);
});

test.each<[Language, string]>([
  ['en', "The remote won't work for us any more, could you come Monday or Tuesday?"],
  ['fr', 'Ma chaudière, ça ne marche plus, vous pouvez venir mardi ou mercredi ?'],
  ['de', 'Meine Heizung geht nicht mehr, könnten Sie Dienstag oder Mittwoch kommen?'],
])('%s: in “%s” it is a thing that works no more, and no visit', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('move');
});

test.each<[Language, string]>([
  ['es', 'Mi esposa reservó para el jueves y queremos cambiarla'],
  ['es', 'Mi hija cambió de escuela, ¿atienden los sábados?'],
  ['fr', 'Ma femme a pris rendez-vous jeudi, on aura dix minutes de retard'],
  ['fr', 'Mon mari a changé de numéro'],
  ['en', "My wife made an appointment for Thursday, we'll be ten minutes late"],
  ['de', 'Meine Frau hat für Donnerstag einen Termin ausgemacht, wir kommen zehn Minuten zu spät'],
])('%s: “%s” tells of kin, and asks nothing of them', (language, text) => {
  expect(heard(language, text).some((one) => one.do === 'others-appointment')).toBe(false);
});

test.each<[Language, string]>([
  ['en', "Friday doesn't suit me after all, could we do Monday?"],
  ['es', 'El viernes ya no me conviene, ¿puede ser el lunes?'],
  ['fr', 'Vendredi, ça ne me convient plus, mardi ou mercredi ?'],
  ['de', 'Freitag passt mir doch nicht, geht Montag?'],
])('%s: in “%s” it is the visit', (language, text) => {
  expect(begun(heard(language, text))).toContain('move');
});

test.each<[Language, string]>([
  ['en', 'Was my appointment cancelled?'],
  ['es', '¿Cancelaron mi cita?'],
  ['fr', 'Est-ce que mon rendez-vous a été annulé ?'],
  ['de', 'Ist mein Termin abgesagt?'],
])('%s: “%s” asks what became of it', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['appointments']);
});

test.each<[Language, string]>([
  ['en', 'Can I have my appointment cancelled?'],
  ['de', 'Ist es möglich, dass mein Termin abgesagt wird?'],
])('%s: “%s” wants it', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
});

test('who comes later cancels nothing', () => {
  expect(begun(heard('de', 'Sagen Sie Herrn Park, ich komme später'))).toEqual(['message']);
});

test('what is too long to be heeded takes no emergency with it', () => {
  const long = Array.from({ length: 150 }, (_, at) => `it began with word ${at}`).join(', ');
  const commands = heard(
    'en',
    `My daughter is unconscious, ${long.slice(0, 1500)}. We live far out, ${long.slice(0, 1400)}. What do I do?`,
  );
  expect(commands.some((one) => one.do === 'emergency')).toBe(true);
});

test('who shall do it is no addressee of a message', () => {
  const name = dental.staff?.[0]?.name ?? '';
  const commands = heard('en', `I'd like ${name} to give him a dental exam. Is there anything on Thursday at ten?`);
  expect(begun(commands)).toEqual(['book']);
});

test('beside a service that is named, one that is only resembled is none', () => {
  const business = {
    ...dental,
    services: [
      { name: 'Reparación de aire acondicionado', minutes: 60, aka: ['AC repair'] },
      { name: 'Instalación de termostato', minutes: 60, aka: ['termostato'] },
    ],
  } as unknown as typeof dental;
  const named = servicesIn('ni olor a quemado ni nada, solo quiero un termostato nuevo', 'es', business);
  expect(named.map(({ name: one }) => one)).toEqual(['Instalación de termostato']);
});

test.each([
  'need brakes done on my tesla, fully electric. can i drop it off monday',
  'could I drop my laptop off tomorrow at 3?',
  'can i drop off my car monday for a cleaning',
  'is it ok to leave my car with you on Monday morning?',
])('what is brought is not called off: %s', (text) => expect(begun(heard('en', text))).not.toContain('cancel'));

test('a visit that is dropped is', () =>
  expect(begun(heard('en', 'please drop my appointment on monday'))).toContain('cancel'));

test.each<[Language, string]>([
  ['en', 'My tooth hurts, I need an exam. Can you see me tomorrow?'],
  ['en', 'I need a dental exam, can I come tomorrow morning?'],
  ['es', 'Necesito una limpieza, ¿puedo ir mañana?'],
  ['fr', 'Il me faut un examen dentaire, puis-je passer demain ?'],
  ['de', 'Ich brauche eine Zahnreinigung, kann ich morgen kommen?'],
])('%s: “%s” is answered by what is free, and by no text', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.filter((one) => one.do === 'ask')).toEqual([]);
});

test('what somebody has to do is no secret of theirs', () => {
  const line = 'If I buy my mom a voucher, how long does she have to use it?';
  expect(heard('en', line).some((one) => one.do === 'others-appointment')).toBe(false);
  const hers = 'Does my wife have any appointments next week?';
  expect(heard('en', hers).some((one) => one.do === 'others-appointment')).toBe(true);
  expect(heard('en', 'When does Maria have her appointment?').some((one) => one.do === 'others-appointment')).toBe(
    true,
  );
});
