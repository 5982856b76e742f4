// Who has snored for months is in no danger of now; one word of anything else, and the danger stands.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

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
  ['en', 'My husband snores and has trouble breathing at night, could I book an appointment for him on Friday?'],
  ['es', 'Mi hijo ronca mucho y respira mal por la noche, ¿lo puede ver el dentista?'],
  ['fr', 'Mon fils ronfle et respire mal la nuit, je voudrais un rendez-vous pour lui'],
  ['de', 'Mein Sohn schnarcht laut und atmet nachts schlecht, ich möchte einen Termin für ihn'],
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
  ['en', 'He has had sleep apnea for years and his lips look bluish, trouble breathing'],
  ['en', "He's snored for years and has trouble breathing, he's clutching his arm"],
  ['en', 'He always has trouble breathing through his nose at night but his throat is closing'],
  ['en', "He snores for years and has trouble breathing, he's sweating and confused"],
  ['en', 'He always breathes badly at night, but he swallowed the crown'],
  ['en', "She's having trouble breathing, she always snores at night"],
  ['en', 'He has snored for years and has had trouble breathing all night'],
  ['es', 'Tiene apnea y respira mal de noche, los labios se le ponen morados'],
  ['es', 'Ronca hace años y respira mal, se le cerró la garganta'],
  ['es', 'Ronca hace años pero respira mal desde que le pusieron la anestesia'],
  ['es', 'Ronca hace años y no respira'],
  ['fr', "Il a de l'apnée la nuit, il respire mal et il a la langue qui gonfle"],
  ['fr', 'Il ronfle depuis des années et il respire mal, il est tout violet'],
  ['fr', "Il ronfle la nuit et respire mal depuis l'anesthésie"],
  ['de', 'Er hat seit Jahren Schlafapnoe und atmet schlecht, die Lippen sind bläulich'],
  ['de', 'Er schnarcht nachts, atmet schlecht seit der Betäubung'],
  ['de', 'Er schnarcht seit Jahren, atmet schlecht und ist ganz verwirrt'],
])('of now, %s: %s', (language, text) => expect(isEmergency(language, text)).toBe(true));
