// A visit that the caller had already is not the one that is wanted now.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const service = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string]>([
  ['en', 'It could be an exam, I had my cleaning last week. Thursday at nine?'],
  [
    'es',
    'Sería una revisión dental, la limpieza dental ya la hicimos. Ya terminé la limpieza dental. ¿El jueves a las nueve?',
  ],
  ['fr', "J'ai eu mon détartrage la semaine dernière, il me faut l'examen dentaire jeudi à 9 h"],
  ['de', 'Die Zahnreinigung habe ich letzte Woche gemacht, ich brauche eine Zahnuntersuchung am Donnerstag um 9 Uhr'],
])('%s: %s', (language, text) => {
  expect(service(language, text)).toEqual(['Dental exam']);
});

test.each<[Language, string]>([
  ['en', "I've already had my cleaning. Could I come on Thursday at nine?"],
  ['es', 'Ya terminé la limpieza dental. ¿Puedo ir el jueves a las nueve?'],
])('had already, it is asked which is meant, %s: %s', (language, text) => {
  expect(service(language, text)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'I had my teeth cleaned last year and want another cleaning on Thursday at nine'],
  ['en', 'I had a cleaning with you once. Could I come on Thursday at nine?'],
  ['de', 'Ich hätte gern eine Zahnreinigung am Donnerstag um 9 Uhr'],
])('wanted again, %s: %s', (language, text) => {
  expect(service(language, text)).toEqual(['Teeth cleaning']);
});

test.each<[Language, string]>([
  ['en', 'I have two crowns and ten fillings, can I come Friday at ten?'],
  ['fr', "J'ai trois couronnes, je peux venir vendredi à 10 h ?"],
  ['es', 'Desde mi limpieza me duele, ¿puedo ir el viernes a las diez?'],
  ['de', 'Seit meiner Füllung tut es weh, kann ich am Freitag um zehn kommen?'],
  ['en', 'It has hurt since my filling, can I come Friday at ten?'],
])('is told and not wished for, %s: %s', (language, text) => {
  expect(service(language, text)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'I have two fillings to get done, can I come Friday?', 'Filling'],
  ['en', 'I have two fillings, can you do them Friday?', 'Filling'],
  ['en', 'Can I get a whitening right after my cleaning Friday at nine?', 'Whitening'],
])('is wished for, %s: %s', (language, text, name) => {
  expect(service(language, text)).toEqual([name]);
});
