// Dangers of the owner's list and of every house in the words that callers have for them; what only resembles them is none.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (industry: Business['industry'], ...emergencies: string[]): Business => ({
  ...dental,
  industry,
  emergencies,
});
const optician = house('medical', 'sudden loss of vision', 'chemical in the eye');
const plumber = house('trades', 'sewage coming up', 'no water at all');
const locksmith = house('trades', 'child locked in', 'break-in just now');
const salon = house('wellness', 'allergic reaction', 'chemical burn');
const lawyer = house('legal', 'arrested');
const trees = house('trades', 'tree on the house');
const electrician = house('trades', 'electric shock');
const immigration = house('legal', 'picked up by immigration', 'detained by ICE');
const boats = house('tourism', 'person in the water');
const pharmacy = house('medical');

test.each<[Language, Business, string]>([
  ['en', optician, "I splashed oven cleaner in my eye and it's burning!!"],
  ['en', optician, 'Everything went dark in my left eye about twenty minutes ago.'],
  ['es', optician, 'me cayó cloro en el ojo'],
  ['es', optician, 'de repente no veo nada con el ojo izquierdo'],
  ['en', dental, "someone fell and hit his head at your door, he's bleeding"],
  ['es', locksmith, 'mi niño se encerró en el baño y no sabe abrir, está llorando'],
  ['en', locksmith, "Somebody kicked in my front door, I just got home, the lock's hanging off"],
  ['es', plumber, 'Está saliendo agua negra por la bañera, huele horrible'],
  ['es', plumber, 'no tenemos nada de agua desde anoche en todo el edificio'],
  ['en', salon, 'my scalp is burning and blistering from the color you did this morning'],
  ['es', salon, 'Me salió una reacción en la cara después del facial, tengo los ojos hinchados'],
  ['en', lawyer, 'My son got picked up by the police about an hour ago'],
  ['es', trees, 'se nos acaba de caer un pino encima de la casa'],
  ['en', optician, 'my left eye went blurry all of a sudden'],
  ['de', optician, 'ich sehe nichts mehr auf dem linken Auge'],
  ['es', dental, 'mi hijo se pegó en la cabeza y vomitó'],
  ['en', lawyer, 'the police took my son last night'],
  ['es', plumber, 'no tengo nada de agua'],
  ['en', dental, "I pulled a tooth and it won't quit bleeding"],
  ['en', dental, "where they pulled it, it won't stop bleeding"],
  ['es', pharmacy, 'mi hija se tomó un frasco de pastillas'],
  ['fr', pharmacy, 'elle a avalé une boîte de comprimés'],
  ['de', pharmacy, 'meine Tochter hat zu viele Tabletten geschluckt'],
  ['es', salon, 'el tinte me está quemando la cabeza'],
  ['fr', salon, 'mes paupières sont gonflées après le produit'],
  ['en', lawyer, 'ICE is outside my door'],
  ['es', lawyer, 'la migra se llevó a mi papá'],
  ['en', plumber, "water's pouring through the light fixture"],
  ['en', electrician, 'I touched the panel and got shocked, my arm is numb'],
  ['en', electrician, 'my dryer zapped me bad'],
  ['en', boats, 'the boat is sinking, help'],
  ['es', boats, 'el kayak se está hundiendo'],
  ['fr', boats, 'le bateau est en train de couler'],
  ['de', boats, 'das Boot sinkt'],
  ['en', trees, 'a pine came through the roof'],
  ['fr', plumber, "l'eau coule du plafond partout"],
  ['en', plumber, "the ceiling's caving in"],
  ['en', plumber, "water's out in the whole house, there is no water"],
  ['en', house('trades', 'no heat'), "heat's out and it's freezing"],
  ['en', electrician, 'sparks flying out of my meter'],
  ['en', lawyer, 'the police are at my house'],
  ['en', pharmacy, 'my son is having a severe allergic reaction'],
  ['en', pharmacy, 'her lips are blue'],
  ['en', pharmacy, 'my baby has a cold and her lips are blue'],
  ['en', pharmacy, 'her face is blue, she choked on a candy'],
  ['en', pharmacy, 'his lips are blue, he ate something'],
  ['en', dental, "I trimmed his nail and it doesn't stop bleeding"],
  ['en', plumber, "the ceiling's coming down"],
  ['en', plumber, 'the ceiling is coming down on us this minute'],
  ['en', plumber, 'the ceiling came down this week and water is everywhere'],
  ['en', plumber, "water's pouring out of the wall"],
  ['en', plumber, 'water is pouring slowly out of the wall'],
  ['en', lawyer, 'ICE just showed up in front of my building'],
  ['de', salon, 'das Färbemittel brennt auf der Kopfhaut'],
  ['en', trees, "there's a branch on my roof"],
  ['en', trees, 'a limb is on the roof'],
  ['en', trees, 'a tree is right on our house'],
  ['de', immigration, 'Die haben gerade meinen Bruder mitgenommen, von ICE, direkt vor der Wohnung'],
  ['de', immigration, 'Die Einwanderungspolizei hat meinen Mann mitgenommen'],
  ['en', immigration, 'border patrol has my husband'],
  ['fr', house('medical', 'ate poison'), "le chien a avalé de l'antigel"],
])('%s: %j, %s', (language, business, text) => {
  expect(findEmergency(text, language, business)).not.toBeNull();
});

test.each<[Business, string]>([
  [optician, "my eyes are going, I can't read the small print any more"],
  [optician, "I lost my glasses and can't see well, can I get an eye exam"],
  [optician, "can't make it to my eye exam thursday"],
  [locksmith, 'we had a break-in last month, want a security check'],
  [plumber, 'my water is a bit brown lately'],
  [lawyer, 'my kid gets picked up from school at three so after that'],
  [trees, 'the oak by the house needs pruning'],
  [trees, 'Dead branch on the live oak, over the roof, he should take a look.'],
  [trees, "there's a dead limb on the oak by the house"],
  [trees, 'the branch on the right of the house needs a trim'],
  [trees, "my tree is on your list for thursday, it's the one by the house"],
  [trees, 'pine needles landing on my roof, need a cleanup'],
  [trees, 'my house is on Oak street and I just fell behind on bills'],
  [trees, 'I want to price trimming a pine that is leaning over the house'],
  [locksmith, 'I just got home and my key broke in the lock'],
  [locksmith, 'I just got back and need a rekey, got burglarized in june'],
  [lawyer, 'police took my report yesterday, car accident'],
  [lawyer, 'the cops have my car in impound, can you help'],
  [plumber, 'not any hot water since tuesday'],
  [salon, 'I have a mild reaction to lavender oil, please note it for my massage'],
  [salon, 'I have a great reaction to that serum, can I rebook'],
  [optician, "I can't see Dr. Cole thursday, can we move it"],
  [optician, "I can't see a time that works on your website"],
  [optician, 'I lost my vision card'],
  [optician, 'my prescription is gone, can you see if you have it on file'],
  [dental, 'the bleeding stopped, but it will not quit aching'],
  [dental, 'my gums quit bleeding, can I come Friday'],
  [pharmacy, 'I took all my pills this month and need a refill'],
  [pharmacy, 'my mom took all her medication as prescribed'],
  [lawyer, 'there was ice outside my door and I slipped'],
  [lawyer, 'the ice is outside my building and I fell on it'],
  [lawyer, 'la policía se llevó mi carro, quiero una consulta'],
  [electrician, 'price for a panel, I got shocked by the last quote'],
  [electrician, 'I want an outlet that cannot shock the kids'],
  [boats, 'will we fall in the water on the tour'],
  [boats, 'can a kayak sink or tip over'],
  [boats, 'my boat sank last year, what would an engine cost'],
  [boats, "that boat's sinking in value"],
  [trees, 'light comes through the roof of my porch'],
  [house('trades', 'no heat'), 'no heat complaints, just the yearly'],
  [house('trades', 'no heat'), "my mom's heat is fine, a question about the bill"],
  [plumber, 'no water problems, just a drain cleaning'],
  [electrician, 'I need spark plugs and a meter box'],
  [electrician, 'the fixture sparkles, I need another'],
  [lawyer, 'do you need the police report'],
  [pharmacy, 'I have a severe allergic reaction history to latex'],
  [salon, 'my lips are blue from the lipstick'],
  [dental, 'Her lips are blue, she ate a popsicle. Can we book a cleaning friday?'],
  [pharmacy, "tongue is blue, he's a chow, is that ok"],
  [salon, "my lips are blue, it's a new gloss"],
  [pharmacy, "his nail doesn't stop bleeding when I trim it, so can you trim his nails Friday?"],
  [plumber, "The ceiling's coming down this week for the reno, need pipes moved"],
  [plumber, "water's pouring slow from the faucet"],
  [lawyer, 'ice came off the roof in front of my building and hit me, I want a consultation'],
  [lawyer, 'ice just fell in front of our door and I got hurt'],
  [electrician, 'the price of the panel shocked me, can you do cheaper'],
  [immigration, 'Meine Schwester hat die Unterlagen der Einwanderungsbehörde mitgenommen'],
  [immigration, 'mein Mann hat gerade meinen Bruder abgeholt, wir kommen zusammen wegen der immigration'],
  [lawyer, "the company hasn't stopped bleeding employees since, can I get a consultation"],
  [house('other'), 'the guest in the room with the tv keeps smoking'],
  [house('automotive'), 'the car just started smoking oil again, can I get a quote'],
  [salon, 'my eyelids are heavy in the morning, do you have a facial'],
])('no danger: %j, %s', (business, text) => {
  expect(findEmergency(text, 'en', business)).toBeNull();
});

test('antifreeze that was drunk is poison, and that on a shelf is none', () => {
  const vet = house('medical', 'rat poison');
  expect(findEmergency('der Hund hat Frostschutz getrunken', 'de', vet)).not.toBeNull();
  expect(findEmergency("le chien a bu de l'antigel", 'fr', vet)).not.toBeNull();
  expect(findEmergency('Haben Sie Frostschutz?', 'de', vet)).toBeNull();
  expect(findEmergency("Vendez-vous de l'antigel ?", 'fr', vet)).toBeNull();
});

test('a break-in is one, and nothing else that broke', () => {
  const keys = house('trades', 'someone broke in');
  for (const text of ['somebody broke in last night', 'Help, someone broke into my house', "there's been a break-in"])
    expect(findEmergency(text, 'en', keys), text).not.toBeNull();
  expect(findEmergency('Alguien entró a robar a mi casa', 'es', keys)).not.toBeNull();
  expect(findEmergency('Bei uns wurde eingebrochen', 'de', keys)).not.toBeNull();
  for (const text of [
    'The lock is broken',
    'I broke my key off in the lock',
    'The lock on my little mailbox by the door is broken, what would that cost?',
    'the handle broke, in the kitchen',
  ])
    expect(findEmergency(text, 'en', keys), text).toBeNull();
});

test('what pays in bitcoin is a shop, and what wants bitcoin is extortion', () => {
  const computers = { ...dental, industry: 'technology' as const, emergencies: [] };
  expect(findEmergency('All the files say "pay 2 bitcoin", every one of them', 'en', computers)).not.toBeNull();
  expect(findEmergency('can I pay with bitcoin', 'en', computers)).toBeNull();
});
