import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (industry: Industry, emergencies: string[], ...languages: Language[]) =>
  ({ industry, emergencies, languages }) as unknown as Business;
const kayaks = house(
  'tourism',
  ["capsized and can't get back in", 'missing paddler', 'drifting out to sea'],
  'en',
  'es',
  'fr',
  'de',
);
const dentist = house('medical', [], 'en');
const phones = house('technology', [], 'en', 'es', 'fr', 'de');

test.each<[Business, Language, string]>([
  [
    kayaks,
    'en',
    "my husband's kayak tipped over, it capsized and he can't get back in, he's been in the water ten minutes",
  ],
  [kayaks, 'en', 'we flipped and cannot climb back onto the boat'],
  [kayaks, 'en', 'My son fell out and is not able to get back in the kayak'],
  [kayaks, 'en', "he's still in the water and shaking"],
  [kayaks, 'en', 'we are being swept out to sea'],
  [kayaks, 'en', 'my friend is missing, she took a kayak out hours ago'],
  [kayaks, 'en', 'the wind is blowing us, we are drifting out to sea'],
  [dentist, 'en', 'my daughter went overboard'],
  [kayaks, 'es', 'se volcó el kayak y mi esposo no puede volver a subir'],
  [kayaks, 'es', 'mi hijo se cayó al agua'],
  [kayaks, 'es', 'Se nos cayó al agua un hombre del otro barco'],
  [kayaks, 'fr', "le kayak a chaviré et mon mari n'arrive pas à remonter"],
  [kayaks, 'fr', "quelqu'un est tombé à l'eau"],
  [kayaks, 'de', 'wir sind gekentert und mein Mann kommt nicht mehr ins Boot'],
  [kayaks, 'de', 'jemand ist ins Wasser gefallen'],
  [kayaks, 'en', 'our boat is going under'],
  [kayaks, 'en', "the boat's going under fast"],
  [kayaks, 'en', 'the kayak is going under and my son is in it'],
  [kayaks, 'de', 'das Boot geht unter, Hilfe'],
  [kayaks, 'fr', 'notre bateau coule vite'],
])('danger: %#', (business, language, text) => {
  expect(findEmergency(text, language, business)).not.toBeNull();
});

test.each<[Business, Language, string]>([
  [kayaks, 'en', 'what happens if we capsize?'],
  [kayaks, 'en', 'we capsized last year and you got us back in, thank you'],
  [kayaks, 'en', 'how long are we in the water?'],
  [kayaks, 'en', "I can't swim, may I still come along?"],
  [kayaks, 'en', 'do you teach what to do if somebody falls overboard'],
  [kayaks, 'en', 'nobody fell in, we just want to book once more'],
  [kayaks, 'en', 'is the kayak stable or does it tip over?'],
  [phones, 'en', 'my phone fell in the water and does not turn on'],
  [phones, 'es', 'se me cayó el teléfono al agua'],
  [phones, 'fr', "mon téléphone est tombé à l'eau"],
  [phones, 'de', 'mein Handy ist ins Wasser gefallen'],
  [kayaks, 'fr', "notre projet est tombé à l'eau, je dois annuler"],
  [kayaks, 'de', 'unser Ausflug ist ins Wasser gefallen, ich möchte absagen'],
  [kayaks, 'es', '¿cuánto tiempo estamos en el agua?'],
  [kayaks, 'en', 'the boat is going under the bridge at what time?'],
  [kayaks, 'en', 'my kayak is going under the tarp, can I do the tour at 3?'],
  [kayaks, 'en', 'our boat is going under contract'],
  [kayaks, 'de', 'das Boot geht unter der Brücke durch, wann denn?'],
  [kayaks, 'fr', 'le bateau coule quand il pleut'],
])('no danger: %#', (business, language, text) => {
  expect(findEmergency(text, language, business)).toBeNull();
});
