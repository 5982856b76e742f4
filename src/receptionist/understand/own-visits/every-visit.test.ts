// One visit that is called off takes none of the others with it, whatever else the line has of "both" and "everything".
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const every = (language: Language, text: string) => heard(language, text).some((one) => one.do === 'every');

test.each<[Language, string]>([
  ['en', 'I have an exam Thursday at ten and a cleaning at nine, please cancel the cleaning'],
  ['en', 'I must cancel my cleaning, sorry, and thanks for everything'],
  ['es', 'Quiero cancelar mi cita del jueves, gracias por todo'],
  ['fr', 'Je voudrais annuler mon rendez-vous de jeudi, merci pour tout'],
  ['de', 'Ich möchte meinen Termin am Donnerstag absagen, danke für alles'],
  ['en', 'We both have the flu, so I have to cancel my visit'],
  ['es', 'Estamos los dos enfermos, tengo que cancelar mi limpieza'],
  ['de', 'Wir sind beide krank, ich muss meine Zahnreinigung absagen'],
  ['en', 'Please cancel my cleaning, everything else stays'],
  ['en', 'I want to cancel both, sorry, just the exam'],
  ['en', 'Everything went well with the exam, can I cancel my follow-up on Thursday?'],
  ['en', 'I must cancel Thursday at 9, my flight leaves Wednesday and I return on Sunday'],
])('%s: one: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['cancel']);
  expect(every(language, text)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'Cancel the exam at nine and the cleaning at ten'],
  ['en', 'I need both of my appointments cancelled'],
  ['en', 'I have to cancel everything'],
  ['es', 'Cancele las dos, por favor.'],
  ['fr', 'Annulez tous mes rendez-vous.'],
  ['de', 'Ich muss leider alles absagen.'],
])('%s: all: %s', (language, text) => {
  expect(every(language, text)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'Can I buy a gift card and book a cleaning for Thursday?'],
  ['en', "Can you recommend a good dentist for a cleaning? I'd come Thursday"],
  ['es', '¿Me pueden recomendar un día para una limpieza esta semana?'],
  ['fr', 'Pouvez-vous me recommander un créneau jeudi pour un détartrage ?'],
  ['de', 'Kann ich am Donnerstag zur Zahnreinigung kommen und die Unterlagen abholen?'],
])('%s: a wish beside something that is bought or recommended stays one: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

const only = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'every' ? [one.only] : []));

test.each<[Language, string]>([
  ['en', 'Please cancel the cleaning and my exam'],
  ['es', 'cancele la limpieza y el examen'],
  ['fr', "annulez le détartrage et l'examen"],
  ['de', 'Sagen Sie die Zahnreinigung und die Untersuchung ab'],
  ['de', 'Zahnreinigung und Untersuchung absagen bitte'],
])('those that are listed, %s: %s', (language, text) => {
  expect(only(language, text)).toEqual([['Teeth cleaning', 'Dental exam']]);
});

test.each<[Language, string]>([
  ['en', 'cancel the exam and book a cleaning'],
  ['en', 'cancel the cleaning and the exam stays'],
  ['en', 'cancel the exam or the cleaning, whichever is later'],
  ['en', 'I want an exam and a cleaning'],
  ['de', 'Sagen Sie mir, was die Zahnreinigung und die Untersuchung kosten'],
])('no list of those, %s: %s', (language, text) => {
  expect(only(language, text)).toEqual([]);
});
