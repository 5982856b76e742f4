// A child that is shut in is told to whoever is on call, by any house; what only sounds like it is not.
import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const locksmith = { industry: 'trades', emergencies: [], languages: ['en'] } as unknown as Business;

test.each<[Language, string]>([
  ['en', 'my baby is locked in the car'],
  ['en', 'I locked my keys in the car and my two year old is trapped inside, please hurry'],
  ['en', 'I accidentally locked my toddler in the truck'],
  ['en', "the car door shut and my son's stuck in there, in the car"],
  ['en', "I'm locked out and my baby is alone inside"],
  ['es', 'Cerré la camioneta con las llaves adentro y mi niño de dos años se quedó encerrado, está llorando'],
  ['es', 'mi bebé está encerrado en el carro'],
  ['es', 'se me cerró la puerta y mi hija está adentro'],
  ['fr', 'mon bébé est enfermé dans la voiture'],
  ['fr', 'la porte a claqué et mon fils est à l’intérieur'],
  ['de', 'mein Kind ist im Auto eingesperrt'],
  ['de', 'die Tür ist zugefallen und meine kleine Tochter ist drinnen'],
])('%s: %s', (language, text) => expect(findEmergency(text, language, locksmith)?.kind).toBe('life'));

test.each<[Language, string]>([
  ['en', 'I locked my keys in the car'],
  ['en', "my kid's bike is stuck in the car"],
  ['en', 'the baby seat is stuck in the car'],
  ['en', 'do you have a plan for when a kid is locked in a car?'],
  ['en', 'my son locked his keys in the truck'],
  ['en', 'the child lock on my car door is stuck'],
  ['en', 'my daughter drives the car and the window is stuck'],
  ['es', 'mi hijo dejó las llaves en el carro'],
  ['es', 'el seguro para niños del carro está trabado'],
  ['fr', 'ma fille a perdu les clés de la voiture'],
  ['de', 'mein Sohn hat den Schlüssel im Auto vergessen'],
  ['de', 'die Kindersicherung am Auto klemmt'],
])('%s: %s is none', (language, text) => expect(findEmergency(text, language, locksmith)).toBeNull());
