// An emergency that the owner named in one language is heard in the caller's own words; what is calm and near to it rings nobody.
import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (industry: Industry, ...emergencies: string[]) =>
  ({ industry, emergencies, languages: ['en'] }) as unknown as Business;
const garage = house('automotive', 'brakes failed', 'stuck on the highway');
const family = house('legal', 'my child has been taken', 'restraining order', 'he is threatening me');
const cleaners = house('other', 'cleaner is hurt', 'water pouring through the ceiling');
const electrician = house('trades', 'electric shock', 'wire down in the yard');
const physio = house('medical', 'calf is swollen and hot');

test.each<[Business, Language, string]>([
  [garage, 'fr', 'mes freins ont lâché, la pédale va au plancher'],
  [garage, 'fr', "J'ai plus de freins, je suis sur le bas-côté"],
  [garage, 'fr', "Je suis coincé sur l'autoroute"],
  [garage, 'es', 'el pedal del freno se fue al fondo'],
  [garage, 'de', 'die Bremse geht ins Leere'],
  [family, 'de', 'Mein Ex hat unsere Tochter einfach mitgenommen'],
  [family, 'de', 'Er droht mir, dass er mich umbringt'],
  [family, 'es', 'Me está amenazando mi ex'],
  [cleaners, 'fr', "L'eau coule à travers le plafond"],
  [cleaners, 'fr', "La femme de ménage s'est blessée"],
  [electrician, 'es', 'A mi esposo le dio la corriente'],
  [electrician, 'es', 'Se cayó un cable en el patio'],
  [physio, 'de', 'Meine Wade ist dick und ganz heiß'],
])('an emergency of %o, %s: %s', (business, language, text) => {
  expect(findEmergency(text, language, business)).not.toBeNull();
});

test.each<[Business, Language, string]>([
  [garage, 'fr', 'Mes freins grincent un peu'],
  [garage, 'fr', "J'ai lâché le frein à main, ça grince depuis"],
  [garage, 'fr', "Je suis coincé dans les bouchons sur l'autoroute, j'aurai dix minutes de retard"],
  [family, 'de', 'Was kostet eine einstweilige Verfügung?'],
  [family, 'de', 'Was kostet eine Beratung zum Sorgerecht?'],
  [cleaners, 'fr', 'Est-ce que vous nettoyez les plafonds ?'],
  [electrician, 'es', 'Quiero pasar un cable nuevo al patio'],
  [physio, 'de', 'Meine Wade zwickt beim Laufen'],
])('none of %o, %s: %s', (business, language, text) => {
  expect(findEmergency(text, language, business)).toBeNull();
});
