// Smoke out of what stands in a house rings, in any house, and so does a power line that came down; what smokes by its nature or on
// purpose, smoked once or does not smoke is none.
import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { findEmergency } from './emergencies.ts';

const house = { industry: 'trades', emergencies: [], services: [], languages: ['en'] } as unknown as Business;

test.each<[Language, string]>([
  ['en', "there's smoke coming out of my breaker box"],
  ['en', "There's smoke coming from the panel in my garage and the wires are hanging down"],
  ['en', "there's smoke coming out of the water heater"],
  ['en', 'smoke is pouring out of the dryer'],
  ['en', 'our furnace is smoking'],
  ['es', 'está saliendo humo del calentador'],
  ['es', 'el enchufe está echando humo'],
  ['fr', 'de la fumée sort de la prise'],
  ['fr', 'la fournaise fume'],
  ['de', 'aus der Steckdose kommt Rauch'],
  ['de', 'der Trockner qualmt'],
  ['en', "my dryer's smoking"],
  ['en', 'my dryers smoking what do i do'],
  ['en', 'the plug got hot and now its smoking'],
  ['en', 'the heater in here is smoking'],
  ['en', 'my dryer was smoking when I turned it on'],
  ['en', 'the outlet was smoking yesterday and it smells burnt again'],
  ['es', 'el calentador empezó a echar humo'],
  ['es', 'está humeando el panel'],
  ['es', 'hay humo saliendo de la pared'],
  ['fr', 'ça fume dans le tableau électrique'],
  ['fr', "la prise s'est mise à fumer"],
  ['de', 'es raucht aus der Steckdose'],
  ['de', 'aus der Lampe qualmt es'],
  ['de', 'der Akku vom Laptop qualmt'],
  ['de', 'der Sicherungskasten hat angefangen zu qualmen'],
])('%s: %s', (language, text) => expect(findEmergency(text, language, house)).not.toBeNull());

test.each<[Language, string]>([
  ['en', 'A power line came down by the garage'],
  ['en', 'a power line came down in our yard'],
  ['en', 'there are downed power lines across our driveway'],
  ['es', 'se cayó un cable de luz en el patio'],
  ['es', 'hay cables de luz tirados en el patio'],
  ['fr', 'des fils électriques sont par terre devant la maison'],
  ['de', 'eine Stromleitung liegt auf der Straße vor dem Haus'],
])('%s: %s, and nobody is sent near it', (language, text) =>
  expect(findEmergency(text, language, house)?.kind).toBe('other'),
);

test.each<[Language, string]>([
  ['en', 'there is no smoke coming out of the furnace, it just rattles'],
  ['en', 'the smoke detector on the ceiling needs a battery'],
  ['en', 'can you put in a smoke vent'],
  ['en', 'I want the smoke smell out of my vents'],
  ['en', 'the furnace smoked last winter and you fixed it, I want a tune-up'],
  ['en', 'do you have a smoking area by the lights'],
  ['en', 'these prices on light fixtures are smoking hot'],
  ['en', 'can you run a power line down to the shed'],
  ['en', 'I need a power line to the garage'],
  ['en', 'the chimney smokes when I light a fire'],
  ['en', "there's blue smoke coming out of the motor when I start it cold"],
  ['fr', 'le moteur fume un peu au démarrage'],
  ['es', 'hay cables eléctricos en la pared donde quiero el grifo'],
  ['es', 'no sale humo del calentador'],
  ['es', 'quiero un detector de humo en la pared'],
  ['fr', 'le détecteur de fumée du plafond bipe'],
  ['fr', 'la fournaise ne fume pas'],
  ['de', 'der Rauchmelder an der Decke piept'],
  ['de', 'der Trockner qualmt nicht'],
  ['en', "we did a smoke test and there's smoke coming out of the vents on the roof"],
  ['en', "we rented a smoke machine and there's smoke coming out of the vents lol"],
  ['en', 'my charger was smoking yesterday so I threw it out'],
  ['en', "the neighbor's dryer is smoking meat on the deck"],
  ['en', 'the lights are smoking good in your studio'],
  ['en', 'the tenant by the washer is smoking'],
  ['en', 'I have smoke stains on the wall'],
  ['en', 'my plumber started smoking in the attic'],
  ['es', 'en la prueba de humo sale humo de la pared'],
  ['es', 'mi marido fuma, las paredes huelen a humo'],
  ['fr', 'test de fumée fait, la fumée sort du mur'],
  ['fr', "hier la sécheuse fumait, je l'ai jetée"],
  ['fr', "le voisin fume dans la cage d'escalier, le mur est jaune"],
  ['de', 'bei der Rauchprobe kam Rauch aus der Wand'],
  ['de', 'gestern hat der Trockner gequalmt, ist entsorgt'],
  ['de', 'mein Mann raucht, die Decke ist gelb'],
])('no danger, %s: %s', (language, text) => expect(findEmergency(text, language, house)).toBeNull());
