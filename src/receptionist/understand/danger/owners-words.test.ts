import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

/** A house whose owner names this one danger. */
const fearing = (phrase: string, industry: Industry = 'wellness') =>
  ({ industry, emergencies: [phrase], languages: ['en', 'es', 'fr', 'de'] }) as unknown as Business;

test.each<[string, Language, string]>([
  ['pied qui noircit', 'fr', 'son pied noircit, deux orteils sont déjà tout noirs'],
  ['pied qui noircit', 'en', "my dad's toes are turning black"],
  ['pied qui noircit', 'es', 'el pie se le está poniendo negro'],
  ['pied qui noircit', 'de', 'der Zeh wird ganz schwarz'],
  ["wound won't stop bleeding", 'fr', 'la plaie saigne sans arrêt'],
  ['boat adrift', 'en', 'our boat is drifting, the motor died'],
  ['boat taking on water', 'en', 'the boat is sinking'],
  ['lost in the swamp', 'en', "we're lost somewhere in the swamp"],
  ['perdus dans les marais', 'fr', 'nous sommes perdus dans le marais'],
  ['fell off the ladder', 'en', 'my worker has fallen from a ladder'],
  ['Sturz auf den Kopf', 'de', 'sie ist vom Pferd gefallen, auf den Kopf'],
  ['infected tattoo', 'en', 'there is pus coming out of my tattoo'],
  ['abejas atacando', 'es', 'las abejas nos están picando, nos atacan'],
  ['stuck in the elevator', 'en', 'we are stuck in your elevator'],
  ['smoke filling the house', 'en', 'the whole house is full of smoke'],
  ["capsized and can't get back in", 'en', 'he flipped over and cannot get back in'],
  ['sudden loss of vision', 'en', 'I lost my vision this morning'],
  ['passed out', 'en', 'my sister just passed out in the sauna'],
  ['blown off', 'en', 'the shingles got blown right off'],
  ["détenu par l'immigration", 'fr', "il est détenu par l'immigration"],
  ['arrêté par ICE', 'fr', "on m'appelle : l'immigration l'a arrêté sur le chantier, je ne sais pas où il est"],
  ["détenu par l'immigration", 'es', 'la migra se llevó a mi esposo esta mañana'],
  ["détenu par l'immigration", 'en', "immigration picked up my husband, he's being held"],
  ["détenu par l'immigration", 'de', 'die Ausländerbehörde hat meinen Mann abgeholt'],
  ['hit by a car', 'en', 'nobody saw it, but my dog was hit by a car'],
  ['hit by a car', 'fr', 'une personne a renversé mon chien avec sa voiture'],
  ['swollen eyes after lashes', 'en', 'my left eye is kinda red and swollen since i got lashes'],
  ['swollen eyes after lashes', 'en', 'ever since my lash fill both eyes swell up'],
  ['bleeding after grooming', 'en', 'he has been bleeding since the grooming'],
  ['hinchazón después de la extracción', 'es', 'desde la extracción tengo mucha hinchazón'],
  ['saignement après l’extraction', 'fr', 'un saignement depuis l’extraction, ça coule'],
  ['Schwellung nach dem Eingriff', 'de', 'seit dem Eingriff eine starke Schwellung'],
  ['locked out', 'es', 'me quedé afuera de la casa, sin llaves'],
  ['locked out', 'es', 'nos quedamos fuera'],
  ['encerrado afuera', 'en', "I locked myself out and it's getting cold"],
  ['encerrado afuera', 'en', "I can't get in, the key broke off"],
  ['child locked in the car', 'es', 'se me trancó el carro con la niña adentro y las llaves puestas'],
  ['child locked in the car', 'fr', 'la voiture s’est fermée avec mon fils dedans'],
  ['child locked in the car', 'de', 'das Auto ist zu mit dem Kind drin'],
])('%s: %s, %s', (phrase, language, text) => {
  expect(findEmergency(text, language, fearing(phrase))).not.toBeNull();
});

test.each<[string, Language, string]>([
  ['pied qui noircit', 'en', 'do you have black nail polish for toes'],
  ['battery smoking', 'en', "No smoke, nothing hot, the battery looks fine, it's just dead"],
  ['battery smoking', 'es', 'sin humo, la batería se ve bien'],
  ['battery smoking', 'de', 'kein Rauch, der Akku sieht gut aus'],
  ['pied qui noircit', 'fr', 'je voudrais un vernis noir pour les pieds'],
  ['pied qui noircit', 'de', 'ich hätte gern schwarzen Lack auf den Zehen'],
  ['infected tattoo', 'en', 'I want a tattoo of a bee'],
  ['swollen eyes after lashes', 'en', 'how soon after lashes can I wash my eyes'],
  ['swollen eyes after lashes', 'en', "my eye isn't swollen since the lashes, just dry"],
  ['swollen eyes after lashes', 'en', 'do eyes get swollen from lashes'],
  ['swollen eyes after lashes', 'en', 'my eyes were swollen after lashes last year, is there another glue?'],
  ['swollen eyes after lashes', 'en', 'I have loved my lashes since you did my eyes'],
  ['bleeding after grooming', 'en', 'he has been happy since the grooming'],
  ['bleeding after grooming', 'en', 'no bleeding since the grooming, all good'],
  ['hinchazón después de la extracción', 'es', 'desde la extracción no tengo hinchazón'],
  ['lost in the swamp', 'en', 'we lost our booking for the swamp tour'],
  ['boat taking on water', 'en', 'can we bring water on the boat'],
  ['fell off the ladder', 'en', 'do you bring your own ladder'],
  ['stuck in the elevator', 'en', 'is there an elevator'],
  // The small word says what is done: of "passed out" nothing is in "pass it on".
  ['passed out', 'en', 'would you pass it on to her'],
  ['locked out', 'en', 'the lock on my shed wants oil'],
  ["détenu par l'immigration", 'fr', "j'ai retenu une consultation immigration pour mardi"],
  ["détenu par l'immigration", 'fr', "personne n'a été arrêté par l'immigration, c'est pour une carte verte"],
  ["détenu par l'immigration", 'de', 'ich habe die Papiere bei der Ausländerbehörde abgeholt'],
  ["détenu par l'immigration", 'en', "immigration has my husband's file"],
  // Who says that it happened to nobody tells of none.
  ['hit by a car', 'en', "don't worry, nobody's been hit by a car here"],
  ['hit by a car', 'en', 'no one got hit by a car'],
  ['hit by a car', 'es', 'a nadie lo atropelló un carro'],
  ['hit by a car', 'fr', "personne n'a été renversé par une voiture"],
  ['hit by a car', 'de', 'niemand wurde von einem Auto angefahren'],
])('%s: not %s, %s', (phrase, language, text) => {
  expect(findEmergency(text, language, fearing(phrase))).toBeNull();
});
