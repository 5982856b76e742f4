// Who stands by a fallen wire is told nothing of getting out, wherever the wire lies; whose house burns is told to get out, whatever fell.
import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const electrician = {
  industry: 'trades',
  emergencies: ['branch on a power line', 'power line down'],
  services: [],
  languages: ['en', 'es', 'fr', 'de'],
} as unknown as Business;

test.each<[Language, string]>([
  ['en', "A power line came down in front of our house and it's on fire"],
  ['en', "The power line by the garage fell down and there's fire and sparks"],
  ['en', "The wires behind our kitchen are down from the storm, tree on them, and the tree's on fire"],
  ['en', 'The power line to our house came down and it is on fire'],
  ['en', 'The house is fine but the power line is on fire'],
  ['en', "The tree next to my neighbor's house is on fire, it fell on the power lines"],
  ['es', 'Se cayó un cable de luz frente a la casa y hay fuego'],
  ['es', 'Se cayó un cable eléctrico detrás del garaje y hay fuego'],
  ['fr', 'Un fil électrique est tombé devant la maison et il y a le feu'],
  ['fr', "La ligne électrique près de l'immeuble est tombée, il y a le feu"],
  ['de', 'Die Stromleitung ist vor unserem Haus heruntergefallen und brennt'],
])('%s: “%s” says nothing of getting out', (language, text) => {
  expect(findEmergency(text, language, electrician)?.kind).toBe('other');
});

test.each<[Language, string]>([
  ['en', 'A power line came down behind our house and the house is on fire'],
  ['en', 'A power line fell on our house and it is on fire'],
  ['en', 'My house is on fire, a power line came down on it'],
  ['en', 'The roof the tree fell on is on fire, and the power line too'],
  ['en', 'A power line came down by the garage and our kitchen caught fire'],
  ['en', "The power line's down and our garage caught fire"],
  ['es', 'Se cayó un cable de luz frente a la casa y la casa está en llamas'],
  ['es', 'mi casa se está quemando, se cayó un cable de luz'],
  ['fr', 'Un fil électrique est tombé sur le toit et la maison est en feu'],
  ['de', 'Die Stromleitung ist auf das Haus gefallen und unser Haus brennt'],
])('%s: “%s” tells them to get out', (language, text) => {
  expect(findEmergency(text, language, electrician)?.kind).toBe('fire');
});
