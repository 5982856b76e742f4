// "Am I booked now?" while something is still asked for: not yet, with the time that was taken; what was answered with it stands.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

/** An exam on Thursday the 19th at ten, and the name is asked. */
async function nameAsked(language: Language) {
  const talk = talkWith({ business: { ...dental, languages: [language] }, from: null });
  const { asks } = await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-19', time: '10:00' }] },
  ]);
  expect(asks).toBe('name');
  return talk;
}

const notYet = { en: 'Not yet: ', es: 'Todavía no: ', fr: 'Pas encore : ', de: 'Noch nicht: ' } as const;
const unknown = /don't know|don't have|no tengo esa|n’ai pas cette|weiß ich leider/u;

test.each<[Language, string]>([
  ['en', 'So is Thursday at ten booked or not?'],
  ['en', 'Am I booked now?'],
  ['en', 'wait, so am I all set for ten?'],
  ['en', 'so you have me down for ten, right?'],
  ['en', 'Thursday at ten, yes?'],
  ['en', 'did it go through?'],
  ['en', 'you have me down for three, right?'],
  ['es', '¿entonces ya quedó reservada?'],
  ['es', '¿ya tengo la cita?'],
  ['es', 'el jueves a las diez, ¿verdad?'],
  ['es', '¿ya estoy anotada?'],
  ['fr', "alors c'est réservé ou pas ?"],
  ['fr', "vous m'avez bien inscrit pour jeudi à dix heures ?"],
  ['fr', 'mon rendez-vous est confirmé ?'],
  ['de', 'Ist das jetzt gebucht?'],
  ['de', 'Bin ich jetzt eingetragen?'],
  ['de', 'Also Donnerstag um zehn, ja?'],
  ['de', 'Haben Sie mich für Donnerstag um zehn notiert?'],
])('%s: %s', async (language, line) => {
  const { say } = await nameAsked(language);
  const { text, asks } = await say(line);
  expect(text).toContain(notYet[language]);
  expect(asks).toBe('name');
});

test('what is answered with it is taken', async () => {
  const { say } = await nameAsked('en');
  const { text, asks } = await say('Edith Moreau, M-O-R-E-A-U. Ten on Thursday, yes?');
  expect(text).toContain('Not yet: ');
  expect(asks).toBe('phone');
});

test.each<[Language, string]>([
  ['en', 'Is Friday booked?'],
  ['en', 'Are you booked up on Friday?'],
  ['en', 'Friday at ten, yes?'],
  ['en', 'is the parking lot set up for trucks?'],
  ['en', 'Is my filling on Friday booked too?'],
  ['en', 'Right, Thursday at eleven instead please'],
  ['es', '¿tienen la cita de mi hijo anotada para el viernes?'],
  ['fr', 'vous avez réservé une salle pour les enfants ?'],
  ['de', 'Ist der Parkplatz reserviert für Kunden?'],
])('something else is asked: %s, %s', async (language, line) => {
  const { say } = await nameAsked(language);
  expect((await say(line)).text).not.toContain(notYet[language].trim().slice(0, -1).trim());
});

test('at the read-back it is said, and all is stated once more', async () => {
  const { say } = await nameAsked('en');
  await say([
    { do: 'set-name', name: 'Ray Dunn', sure: 1 },
    { do: 'set-phone', phone: '+15055550133' },
  ]);
  const { text, asks } = await say('Is it booked now?');
  expect(text).toMatch(/^Not yet\. .*Thursday, November 19 at 10 AM/u);
  expect(text).not.toMatch(unknown);
  expect(asks).toBe('confirm');
});
