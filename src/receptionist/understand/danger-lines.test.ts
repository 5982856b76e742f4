// A power line that came down rings in any house; one that stands, runs or is buried where it belongs, and a cable to be laid, does not.
import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { findEmergency } from './emergencies.ts';

const house = { industry: 'trades', emergencies: [], services: [], languages: ['en'] } as unknown as Business;

test.each<[Language, string]>([
  ['en', 'the power line fell on my car'],
  ['en', 'power lines are down all over our street'],
  ['en', 'a transformer blew and the wires are down in my yard'],
  ['en', 'live wire on the ground outside our house'],
  ['en', "there's a power line laying across the sidewalk out front"],
  ['en', 'a limb took down the power line'],
  ['en', 'the tree fell on the power lines'],
  ['es', 'se cayó el cable de luz encima de mi carro'],
  ['es', 'los cables de la luz se cayeron en la banqueta'],
  ['fr', 'la ligne électrique est tombée sur ma voiture'],
  ['fr', 'un poteau est tombé et les fils sont par terre'],
  ['de', 'eine Stromleitung ist auf mein Auto gefallen'],
  ['de', 'die Oberleitung ist abgerissen und hängt auf der Einfahrt'],
  ['de', 'das Stromkabel liegt auf der Straße'],
])('%s: %s', (language, text) => expect(findEmergency(text, language, house)?.kind).toBe('other'));

test.each<[Language, string]>([
  ['en', 'the power lines are in my yard, is that a problem for digging the drain?'],
  ['en', 'the electric line is in my driveway underground, can you dig there?'],
  ['en', 'the power line runs down in the yard to the shed, careful when you dig'],
  ['en', 'power lines come across the street to my house'],
  ['en', 'can you take the power lines down in my yard, we are going solar'],
  ['en', 'the power lines on the street side of the house, where would you park'],
  ['en', 'the electrical wire fell behind the wall, I need it fished out'],
  ['en', 'can you trim the tree that leans on the utility lines'],
  ['en', 'the wires are down in the crawl space somewhere'],
  ['es', 'quiero bajar los cables de luz de la pared'],
  ['es', 'hay un cable de luz en el patio para la bomba, cuidado al cavar'],
  ['es', 'hay cables de luz cerca del árbol, quiero un estimado'],
  ['fr', 'un câble électrique au sol dans le garage, vous pouvez passer au-dessus ?'],
  ['fr', 'je veux enterrer la ligne électrique dans la cour'],
  ['de', 'ich möchte ein Stromkabel auf der Terrasse verlegen'],
  ['de', 'das Stromkabel liegt schon auf dem Boden bereit'],
  ['de', 'die Stromleitung hängt über dem Dach, kommt ihr mit dem Kran durch'],
])('no danger, %s: %s', (language, text) => expect(findEmergency(text, language, house)).toBeNull());
