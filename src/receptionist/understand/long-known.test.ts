// Who has snored for months is in no danger of now; one word of now, and the danger stands.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

const isEmergency = (language: Language, text: string) =>
  heard(language, text).some((one) => one.do === 'emergency' && one.kind === 'life');

test.each<[Language, string]>([
  ['en', "He's been snoring for months and can't breathe well at night"],
  ['en', 'My husband snores and has trouble breathing at night'],
  ['en', 'He has trouble breathing through his nose when he sleeps, for years'],
  ['en', "For years I've had trouble breathing at night, it's sleep apnea I think"],
  ['es', 'Ronca y respira mal de noche'],
  ['es', 'Mi esposo ronca y respira mal de noche desde hace meses'],
  ['fr', 'Il ronfle et respire mal la nuit depuis des mois'],
  ['de', 'Er schnarcht und atmet nachts schlecht'],
  ['de', 'Er schnarcht und kann seit Jahren nachts nicht richtig atmen'],
])('long known, %s: %s', (language, text) => expect(isEmergency(language, text)).toBe(false));

test.each<[Language, string]>([
  ['en', 'He has trouble breathing at night'],
  ['en', "He's snoring strangely and I can't wake him up, he can barely breathe"],
  ['en', "He snores and he can't breathe"],
  ['en', "He's been snoring for months and tonight he can't breathe"],
  ['en', 'He has been having trouble breathing for months and it got much worse'],
  ['en', "She snores at night, and now she's having trouble breathing"],
  ['en', 'My baby snores and has trouble breathing at night'],
  ['es', 'Mi hijo respira muy mal esta noche'],
  ['es', 'Ronca de noche y ahora no puede respirar'],
  ['es', 'Lleva meses roncando y hoy respira mal'],
  ['es', 'Ronca y no puede respirar'],
  ['fr', 'Il respire mal depuis une heure'],
  ['fr', 'Il ronfle la nuit et là maintenant il respire mal'],
  ['fr', "Il ronfle et n'arrive plus à respirer"],
  ['de', 'Er schnarcht nachts und jetzt bekommt er keine Luft'],
  ['de', 'Er schnarcht und bekommt keine Luft'],
  ['de', 'Er atmet schlecht'],
])('of now, %s: %s', (language, text) => expect(isEmergency(language, text)).toBe(true));
