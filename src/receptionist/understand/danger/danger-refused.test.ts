// Who refuses a brake job or has no complaint of the heat wants something else; who has no brakes or no heat rings, in any words.
import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (industry: string, ...emergencies: string[]) =>
  ({ industry, emergencies, services: [], languages: ['en', 'es', 'fr', 'de'] }) as unknown as Business;
const garages = [house('automotive'), house('automotive', 'no brakes', 'brakes failed')];
const plumber = house('trades', 'no heat', 'no water', 'no power');

test.each<[Language, string]>([
  ['en', "I have no brakes just the handbrake and I'm coming down the hill"],
  ['en', 'My car has no brakes today and the pedal goes to the floor'],
  ['en', 'no brakes please im scared'],
  ['en', 'no brakes problem, the pedal went to the floor while driving'],
  ['en', 'brakes are out, no brakes just now on the highway'],
  ['en', 'no brakes only the emergency brake'],
  ['en', 'no brakes please'],
  ['en', 'no brakes just barely stopped'],
  ['en', "no brakes just the oil light and I can't stop"],
  ['en', 'we have no brakes, just the tires are new'],
  ['es', 'sin frenos por favor, vengan'],
  ['es', 'estoy sin frenos por favor'],
  ['es', 'no tengo frenos, solo llantas'],
  ['fr', 'je suis sans freins'],
])('brakes are gone, %s: %s', (language, text) => {
  for (const garage of language === 'fr' || text.startsWith('no tengo') ? garages.slice(1) : garages)
    expect(findEmergency(text, language, garage)).not.toBeNull();
});

test.each<[Language, string]>([
  ['en', 'no brakes just an oil change'],
  ['en', 'no brakes needed just an oil change'],
  ['en', 'no brakes only the alignment'],
  ['en', 'no brakes this time, just tires'],
  ['en', 'no brakes today just the inspection'],
  ['en', 'no brakes please, just an alignment'],
  ['en', 'no brakes issues, just a rotation'],
  ['en', 'I lost my brakes appointment, can you look it up'],
  ['en', 'I lost the brakes receipt'],
  ['es', 'sin frenos por favor, solo la rotación de llantas'],
  ['fr', 'sans freins cette fois, juste la vidange'],
  ['de', 'keine Bremsen bitte, nur der Ölwechsel'],
])('no brakes are wanted, %s: %s', (language, text) => {
  for (const garage of garages) expect(findEmergency(text, language, garage)).toBeNull();
});

test.each([
  "we have no heat maintenance hasn't come and my baby is freezing",
  'no heat issues all night long its 50 in here',
  "no heat problem started last night, it's 5 below out",
  "no heat check just the furnace it's 40 degrees in here",
  "we've got no heat problems started yesterday",
  'no water issues since this morning nothing comes out',
  'no water, problems with the pump',
  'no water meter is frozen',
  "no heat work this season we're freezing",
  'no heat service only the fan runs',
  "there's no power maintenance says call you",
])('there is none: %s', (text) => expect(findEmergency(text, 'en', plumber)).not.toBeNull());

test.each([
  'no heat issues at all, just the tune-up',
  'no water issues here, I want a faucet put in',
  'no heat check, just the AC',
  'no heat maintenance, just the AC',
  'no power issues so far',
  'no power problems to report',
  'no water softener, just a filter',
  'no heat work this season, just the ducts',
  'hi, no water problems, just a drain cleaning',
  'no heat questions, thanks',
])('nobody complains: %s', (text) => expect(findEmergency(text, 'en', plumber)).toBeNull());
