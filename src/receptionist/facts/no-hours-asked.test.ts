// What only sounds as if it asked for the hours: a thing that is opened, until when a thing may be used, since when there is a house.
// And the hours by another name: whether somebody comes on a weekday as such.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const day = [['09:00', '17:00']] as const;
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] };
const business = { ...dental, languages: ['en', 'es', 'fr', 'de'], hours, closedDates: [] } as unknown as Business;

const sourcesOf = (question: string, language: Language) =>
  factsAbout(question, language, { business, now: '2026-11-18T16:00:00Z', service: undefined, person: undefined })
    ?.sources ?? [];

test.each<[Language, string]>([
  ['en', 'Will you wreck my lock getting it open?'],
  ['en', 'Can you get my car door open without a scratch?'],
  ['en', 'Do you open safes?'],
  ['es', '¿Abren cajas fuertes?'],
  ['fr', 'Vous ouvrez les coffres ?'],
  ['de', 'Können Sie meine Tür ohne Schaden öffnen?'],
  ['en', 'Until when can I download them?'],
  ['en', 'How late can I return the helmet?'],
  ['en', 'How long can I keep the crutches?'],
  ['fr', "Jusqu'à quand puis-je les télécharger ?"],
  ['es', '¿Hasta cuándo las puedo descargar?'],
  ['de', 'Bis wann kann ich sie herunterladen?'],
  ['en', 'How long have you guys been open?'],
  ['es', '¿Cuántos años lleva abierto el despacho?'],
  ['es', '¿Desde cuándo están abiertos?'],
  ['fr', 'Depuis quand êtes-vous ouverts ?'],
  ['de', 'Seit wann haben Sie geöffnet?'],
  ['en', 'Until when do I have to choose my pictures?'],
  ['es', 'Si me tardo en escoger, ¿tengo hasta cuándo?'],
  ['es', '¿Hasta cuándo tenemos para pagar?'],
  ['fr', "Si je traîne pour choisir, j'ai jusqu'à quand ?"],
  ['fr', "Jusqu'à quand ai-je pour me décider ?"],
  ['de', 'Bis wann habe ich Zeit dafür?'],
  ['de', 'Bis wann muss ich mich entscheiden?'],
  ['en', 'Do you do Saturday group rides?'],
  ['en', 'Do you run Wednesday night sewing circles?'],
  ['en', 'Are there any Friday workshops?'],
])('is after no hours, %s: %s', (language, question) => expect(sourcesOf(question, language)).not.toContain('hours'));

test.each<[Language, string]>([
  ['en', 'How long are you open on Fridays?'],
  ['en', 'Do you do Saturdays?'],
  ['en', 'Do you do Saturdays too?'],
  ['en', 'Do you do Saturday mornings?'],
  ['en', 'Are you running on Friday afternoon?'],
  ['en', 'What time do you open the doors?'],
  ['en', 'Do you open on Saturdays?'],
  ['en', 'Will you get the shop open by eight?'],
  ['en', 'Until when can I call you?'],
  ['en', 'Until when are you open today?'],
  ['es', '¿Hasta cuándo están abiertos hoy?'],
  ['fr', "Vous êtes ouverts jusqu'à quand ?"],
  ['de', 'Bis wann haben Sie offen?'],
  ['en', 'How late can I drop my bike off?'],
  ['es', '¿Cuánto tiempo están abiertos los viernes?'],
  ['es', '¿A qué hora abren la puerta?'],
  ['fr', "Jusqu'à quelle heure puis-je les récupérer ?"],
  ['fr', 'Vous ouvrez la porte à quelle heure ?'],
  ['de', 'Wie lange haben Sie geöffnet?'],
  ['de', 'Wann öffnen Sie die Türen?'],
  ['de', 'Kommen Sie auch samstags?'],
  ['en', 'Do you come out on Saturdays?'],
  ['en', 'How late can I use the gym on Saturdays?'],
  ['en', 'Until what time can we use the pool on Sundays?'],
  ['en', 'How late can I play a round on Saturday?'],
  ['en', 'How late can I return the kayak on Saturday?'],
  ['fr', "Jusqu'à quelle heure puis-je la ramener samedi ?"],
  ['es', '¿Vienen los sábados?'],
  ['fr', 'Vous venez aussi le samedi ?'],
])('is after the hours, %s: %s', (language, question) => expect(sourcesOf(question, language)).toContain('hours'));

test.each<[Language, string]>([
  ['en', 'What time do you open the car wash?'],
  ['en', 'When do you open the car lot on Saturday?'],
  ['en', 'What time do you open doors?'],
  ['en', 'What time do you open the door in the morning?'],
  ['en', 'Do you get the marina open on Sundays?'],
  ['en', 'Can I pick a day youre open late?'],
  ['es', '¿A qué hora abren la puerta de la clínica?'],
  ['es', '¿Abren el autolavado los sábados?'],
  ['fr', 'À quelle heure ouvrez-vous les portes demain ?'],
  ['fr', 'Vous ouvrez la porte de derrière à quelle heure ?'],
  ['de', 'Ist Ihr Auto Service am Samstag geöffnet?'],
  ['de', 'Wann ist das Schloss am Samstag geöffnet?'],
  ['de', 'Um wie viel Uhr öffnen Sie Türen und Tore?'],
])('a part of the house is opened with it, %s: %s', (language, question) =>
  expect(sourcesOf(question, language)).toContain('hours'),
);

test('a date on which somebody is to come is none of the hours', () => {
  expect(sourcesOf('Kommen Sie am Samstag?', 'de')).toEqual([]);
  expect(sourcesOf('Do you come with a ladder?', 'en')).toEqual([]);
});
