import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const school = {
  industry: 'other',
  emergencies: ['student is hurt', 'child was not picked up', 'child never came out of the lesson'],
  languages: ['en', 'de'],
} as unknown as Business;

test.each<[Language, string]>([
  ['en', "my daughter had her lesson till eight and she never came out, the door's locked and the lights are off"],
  ['en', "I'm outside, my son hasn't come out yet and it's dark in there"],
  ['en', "My kid's class ended at five. He didn't come out of the building and nobody answers"],
  ['en', 'my daughter was not picked up from the lesson and she is standing outside'],
  ['en', "our son's still on the steps, nobody came to get him"],
  ['es', 'mi hija tenía clase hasta las ocho y no ha salido de la clase'],
  ['es', 'nadie recogió a la niña, mi hija está sola afuera'],
  ['fr', "ma fille avait cours jusqu'à huit heures et elle n'est jamais sortie"],
  ['fr', "personne n'est venu chercher mon fils"],
  ['de', 'meine Tochter hatte bis acht Unterricht und sie ist nicht rausgekommen'],
  ['de', 'mein Sohn wurde nicht abgeholt'],
  ['es', 'mi hija no sale de la clase y ya son las nueve'],
  ['de', 'mein Kind ist immer noch nicht aus dem Gebäude gekommen'],
])('a child that is not where it should be by now is what the owner names: %s %s', (language, said) => {
  expect(findEmergency(said, language, school)?.said).toMatch(/child/u);
});

test.each<[Language, string]>([
  ['en', 'My daughter spilled juice at her lesson and the stain never came out'],
  ['en', "My son's recital video never came out"],
  ['en', 'My daughter never came out of her shell until she started singing with you'],
  ['en', "My son hasn't come out with a favourite instrument so far"],
  ['en', "My daughter's sheet music was not picked up"],
  ['en', 'My daughter gets picked up at five by her grandmother, is there a bench to wait on?'],
  ['en', 'What happens if my son is not picked up in time?'],
  ['en', 'My son comes out of school at three, could he have a lesson at four?'],
  ['es', 'mi hija no sale de la escuela hasta las tres'],
  ['es', 'el video de mi hija no salió bien'],
  ['fr', "ma fille sort de l'école à quatre heures"],
  ['de', 'meine Tochter kommt um drei aus der Schule'],
  ['en', 'I am calling about my daughter, I called three times and they never picked up the phone'],
  ['en', 'My son needs a lesson Friday at ten, I called yesterday and they have not picked up'],
  ['en', "my kids haven't picked up their certificates"],
  ['en', 'my son has not picked up the guitar in weeks'],
  ['en', 'my son is never picked up late, why the fee?'],
  ['en', "nobody came for my son's birthday party"],
  ['es', 'nadie recogió el violín de mi hija'],
  ['es', 'nadie buscó clases para mi hija antes, ¿tienen lugar?'],
  ['es', 'mi hijo todavía no ha salido de vacaciones, ¿puede tener una clase el lunes?'],
  ['es', 'mi hija no salió en la foto del recital'],
  ['fr', "personne n'est venu chercher le violon de ma fille"],
  ['fr', "mon fils n'est pas sorti de la semaine, il est malade"],
  ['de', 'meine Tochter hat ihr Zeugnis noch nicht abgeholt'],
  ['de', 'Mein Kind wird heute nicht vom Bus abgeholt, ich bringe es selbst'],
  ['de', 'mein Sohn will heute nicht raus, er ist krank, ich sage den Termin ab'],
  ['de', 'meine Tochter findet den Rhythmus nie raus'],
  ['de', 'das Notenheft meiner Tochter wurde nicht abgeholt'],
])('what else does not come out or is fetched is no danger: %s %s', (language, said) => {
  expect(findEmergency(said, language, school)).toBeNull();
});
