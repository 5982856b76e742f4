// An engine that smokes on the road and a car that is driven without brakes ring; an engine that smokes as its fault is, and brakes
// that nobody wants done, are for a visit.
import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { findEmergency } from './emergencies.ts';

const garage = {
  industry: 'automotive',
  emergencies: ['brakes failed', 'no brakes'],
  services: [],
  languages: ['en'],
} as unknown as Business;

test.each<[Language, string]>([
  ['en', "my engine's smoking on the side of the road"],
  ['en', 'the engine is smoking blue and I am stuck on I-70'],
  ['en', 'smoke coming from under the hood!'],
  ['en', "we're drifting and the motor's smoking"],
  ['es', 'sale humo del motor'],
  ['fr', "le moteur fume à fond sur l'autoroute"],
  ['de', 'der Motor qualmt'],
  ['en', 'i have no brake pads left at all and im driving'],
  ['en', 'i have zero brakes'],
  ['en', "there's no brakes on my truck right now"],
  ['en', 'no brakes please help'],
  ['en', 'no brakes work me in'],
  ['es', 'estoy sin frenos en la carretera'],
  ['en', 'my car is smoking'],
  ['en', 'my car is smoking white and we are stuck on the shoulder'],
  ['en', "my truck's smoking really bad and I'm on the highway"],
  ['en', "there is no brake fluid and I'm on the highway"],
  ['en', 'I lost my brakes'],
  ['es', 'humo del cofre, acaba de empezar al arrancar, huele a gasolina'],
  ['es', 'sale humo del motor al arrancar y mis niños están adentro'],
  ['en', 'smoke from my engine when it starts and I smell gas'],
  ['fr', "fumée du capot au démarrage et ça sent l'essence"],
  ['de', 'Rauch aus der Motorhaube beim Starten, es riecht nach Benzin'],
])('%s: %s', (language, text) => expect(findEmergency(text, language, garage)).not.toBeNull());

test.each<[Language, string]>([
  ['en', 'I have a little blue smoke coming from my motor on startup'],
  ['en', "white smoke from the engine when it's cold, can you look at it Monday"],
  ['en', 'the motor keeps smoking at high rpm'],
  ['en', 'the engine is smoking a bit and burning oil for two weeks now'],
  ['en', 'do you do smoke tests on engines'],
  ['en', 'my car is smoking hot'],
  ['es', 'sale humo del motor cuando arranca en frío, quiero un diagnóstico'],
  ['es', 'sale humo del motor, ¿me lo revisan el viernes?'],
  ['fr', 'mon moteur fume bleu depuis une semaine'],
  ['de', 'der Motor raucht beim Kaltstart etwas blau'],
  ['en', 'Our van is smoking free, just so you know. Oil change please'],
  ['en', "My truck's smoking out the back, needs a diagnosis, any time today?"],
  ['en', 'my car is smoking white when I turn it on'],
  ['en', "I have no brake pads in the car, I'm driving to the store to get them, can you fit them friday?"],
  ['en', "no brake fluid light is on while I'm driving"],
  ['es', 'el motor echa humo blanco por el mofle, quiero un diagnóstico'],
  ['es', 'el motor echa un poco de humo azul y huele a aceite'],
  ['en', 'my gas engine smokes a little on startup, tune up please'],
  ['en', 'no brake service, please, just the oil change'],
  ['en', 'no brake work today, oil change Friday at 10'],
  ['en', 'no brake check please just rotate the tires'],
  ['en', 'no brakes needed just an oil change'],
  ['en', "no brake pads left, it grinds when I'm driving, is Friday ok"],
  ['es', 'sin frenos por favor, solo la rotación de llantas'],
])('no danger, %s: %s', (language, text) => expect(findEmergency(text, language, garage)).toBeNull());
