// A detector for carbon monoxide that sounds is an emergency in anybody's words for it, in any house; one that is bought, tested,
// silent or low on its battery is none, and neither is another detector.
import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = { industry: 'trades', emergencies: [], languages: ['en'] } as unknown as Business;

test.each<[Language, string]>([
  ['en', "hi it's Bouchard again the detector's beeping in the basement, the carbon one"],
  ['en', 'the alarm is going off down cellar, the co one'],
  ['en', 'our carbon detector is chirping, what do I do'],
  ['en', 'the carbon thing just started beeping and we all feel sick'],
  ['en', "it's the carbon one that's going off, not the smoke one"],
  ['en', "the CO detector won't stop beeping"],
  ['en', "the beeper thing in our hallway keeps going off, the CO one, and I've got a headache"],
  ['es', 'el detector está sonando en el sótano, el de monóxido'],
  ['es', 'está sonando el detector de carbono'],
  ['fr', 'le détecteur sonne dans la cave, celui pour le CO'],
  ['fr', 'le détecteur de CO s’est déclenché'],
  ['de', 'der CO-Melder piept seit zehn Minuten'],
  ['de', 'der Melder im Keller piept, der für CO'],
])('%s: %s', (language, text) => expect(findEmergency(text, language, house)?.kind).toBe('gas'));

test.each<[Language, string]>([
  ['en', 'do you put in carbon detectors'],
  ['en', 'the beeper in the hallway keeps going off, the smoke one'],
  ['en', 'the smoke detector is beeping, can somebody change the battery'],
  ['en', 'the carbon detector is chirping, I think it needs a battery'],
  ['en', "the carbon detector isn't beeping or anything, I just want it checked"],
  ['en', 'what do I do if the carbon detector goes off'],
  ['en', 'the carbon detector went off last winter, you came out, I want a tune-up'],
  ['en', 'is the furnace detector the carbon one or the smoke one'],
  ['en', 'my alarm keeps going off at six so I will take the early one'],
  ['en', 'my carbon bike is making a beeping noise, the sensor one'],
  ['es', 'quiero poner un detector de carbono'],
  ['es', 'no está sonando el detector de carbono, solo quiero una revisión'],
  ['fr', 'le détecteur de CO ne sonne pas, je veux juste un entretien'],
  ['de', 'der CO-Melder piept nicht, ich will nur einen Termin'],
  ['de', 'bauen Sie auch CO-Melder ein'],
])('%s: %s is none', (language, text) => expect(findEmergency(text, language, house)).toBeNull());
