import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (industry: Industry, emergencies: string[], ...languages: Language[]) =>
  ({ industry, emergencies, languages }) as unknown as Business;
const sweeps = house('trades', ['chimney fire', 'carbon monoxide alarm', 'smoke filling the house'], 'en', 'es');
const ofen = house('trades', ['Kaminbrand', 'CO-Melder piept', 'Rauch in der Wohnung', 'chimney fire'], 'de', 'en');
const ramoneur = house('trades', ['feu de cheminée', 'détecteur de monoxyde qui sonne'], 'fr', 'en');

test.each<[Business, Language, string]>([
  [sweeps, 'en', "Nothing's on fire, and the carbon monoxide alarm isn't going off"],
  [sweeps, 'en', 'nothing is on fire over here, I only want an inspection'],
  [sweeps, 'en', 'The CO alarm never went off, we just want it checked'],
  [sweeps, 'en', 'the carbon monoxide detector is quiet, I need a sweep'],
  [sweeps, 'en', "We'd like the chimney swept before we light the first fire"],
  [sweeps, 'en', 'we want to have a fire in the chimney for Christmas'],
  [sweeps, 'en', 'Can I have a fire going the evening before you come?'],
  [sweeps, 'en', "I'd love a cozy fire, so the chimney has to be swept"],
  [sweeps, 'en', 'can you clean the chimney before the first fire of the season'],
  [sweeps, 'en', 'our neighbor had a chimney fire and my wife wants ours looked at'],
  [sweeps, 'en', 'The house down the street had a chimney fire. Could you sweep ours?'],
  [sweeps, 'es', 'el detector de monóxido de carbono no está sonando, solo quiero una revisión'],
  [sweeps, 'es', 'queremos limpiar la chimenea antes de encender el primer fuego'],
  [sweeps, 'es', 'mi vecina tuvo un incendio en la chimenea y quiero que revisen la mía'],
  [ofen, 'de', 'Bei uns brennt nichts, keine Sorge'],
  [ofen, 'de', 'Hier brennt zum Glück nichts, ich möchte nur kehren lassen'],
  [ofen, 'de', 'Der CO-Melder piept nicht, ich will nur einen Termin'],
  [ofen, 'de', 'Wir möchten den Kamin kehren lassen, bevor wir das erste Feuer anzünden'],
  [ofen, 'de', 'Unsere Nachbarn hatten einen Kaminbrand, seitdem will meine Frau eine Inspektion'],
  [ramoneur, 'fr', 'le détecteur de monoxyde de carbone ne sonne pas, je veux juste un ramonage'],
  [ramoneur, 'fr', "je voudrais un ramonage avant d'allumer le premier feu de cheminée"],
  [ramoneur, 'fr', 'nos voisins ont eu un feu de cheminée, ma femme veut une inspection'],
])('no danger: %#', (business, language, text) => {
  expect(findEmergency(text, language, business)).toBeNull();
});

test.each<[Business, Language, string]>([
  [sweeps, 'en', "Nothing's working and the kitchen's on fire"],
  [sweeps, 'en', "the carbon monoxide alarm isn't going off but we all have headaches"],
  [sweeps, 'en', "the carbon monoxide alarm won't stop going off"],
  [sweeps, 'en', 'we lit the first fire and now the chimney is on fire'],
  [
    sweeps,
    'en',
    "we wanted to light the first fire and there's smoke everywhere, the chimney is glowing from the fire",
  ],
  [sweeps, 'en', 'we have a fire in the chimney'],
  [sweeps, 'en', "our neighbor's house has a chimney fire, it is spreading"],
  [sweeps, 'en', 'my neighbor had a chimney fire and now our roof is on fire'],
  [sweeps, 'es', 'el detector de monóxido de carbono no deja de sonar'],
  [sweeps, 'es', 'encendimos el primer fuego y ahora hay fuego en la chimenea'],
  [ofen, 'de', 'Der CO-Melder piept und hört nicht auf'],
  [ofen, 'de', 'Es brennt, wir haben einen Kaminbrand'],
  [ofen, 'de', 'Beim Nachbarn brennt der Kamin, die Funken fliegen zu uns'],
  [ofen, 'de', 'Der CO-Melder piept nicht, aber mir ist schwindlig und es riecht nach Kohlenmonoxid'],
  [ramoneur, 'fr', 'le détecteur de monoxyde sonne sans arrêt'],
  [ramoneur, 'fr', 'on a un feu de cheminée, les flammes sortent'],
])('danger: %#', (business, language, text) => {
  expect(findEmergency(text, language, business)).not.toBeNull();
});
