import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (industry: Industry, emergencies: string[]) =>
  ({ industry, emergencies, languages: ['en'] }) as unknown as Business;
const plumber = house('trades', ['gas smell', 'sewage coming up', 'no water at all']);
const floods = house('trades', ['burst pipe', 'flooding']);
const roofer = house('trades', ['tree on the house']);
const dentist = house('medical', ['knocked out tooth', "bleeding that won't stop"]);
const techs = house('technology', []);
const heater = house('trades', ['no heat', 'no AC with a baby or an elderly person in the house']);
const vet = house('medical', ['ate chocolate', 'rat poison', "can't pee"]);
const trees = house('trades', ['tree on the house', 'tree fell on a car', 'branch on a power line']);
const hearing = house('medical', ['swallowed a hearing aid battery']);
const inn = house('tourism', ['no key to the room', 'heating out in the room', 'kayak overdue']);
const lawyer = house('legal', ['court hearing today']);

test.each<[Business, Language, string]>([
  [plumber, 'en', 'it smells like gas to me'],
  [plumber, 'en', "there's sewage, it's coming up in the tub"],
  [plumber, 'en', 'we have no water at all since this morning'],
  [plumber, 'es', 'aquí huele mucho a gas'],
  [plumber, 'fr', 'ça sent le gaz dans la cave'],
  [plumber, 'de', 'im Keller riecht es stark nach Gas'],
  [plumber, 'de', 'wir haben einen Rohrbruch'],
  [plumber, 'en', 'My kitchen is under water and the valve is stuck'],
  [plumber, 'en', "I can't shut the water off"],
  [plumber, 'en', 'water is coming in through the light fixture'],
  [techs, 'en', 'our whole office is down, nobody can log in'],
  [techs, 'de', 'niemand kann sich anmelden'],
  [dentist, 'en', 'my kid knocked his tooth out'],
  [dentist, 'en', "the bleeding just won't stop"],
  [dentist, 'es', 'no puede respirar bien'],
  [lawyer, 'en', 'my court hearing is today and I have nobody'],
  [lawyer, 'de', 'mein Bruder wurde gerade verhaftet'],
  [lawyer, 'en', "my husband isn't breathing"],
  [lawyer, 'es', 'están tocando la puerta, dicen que son de inmigración'],
  [lawyer, 'en', 'ice is at my door'],
  [heater, 'en', 'the furnace died last night and it is freezing'],
  [heater, 'en', "our air conditioning just quit, it's ninety four in here and my mother is eighty six"],
  [heater, 'es', 'se descompuso el aire y tengo un bebé aquí'],
  [vet, 'de', 'mein Hund hat Schokolade gefressen'],
  [vet, 'en', 'he got into the rat bait'],
  [vet, 'en', "my cat keeps going to the box but he can't urinate"],
  [trees, 'es', 'con el viento se cayó un árbol encima del carro de mi hermano'],
  [trees, 'en', 'the storm brought a huge limb down, it is lying across the electric wires'],
  [trees, 'en', 'a tree came down on our roof'],
  [hearing, 'fr', "mon petit-fils vient d'avaler une pile de mon appareil auditif"],
  [inn, 'de', 'die Heizung im Zimmer ist ausgefallen'],
  [inn, 'en', 'I lost the key to my room'],
  [inn, 'en', 'my husband took the kayak out and he is not back'],
  [dentist, 'en', 'is this 911 worthy? hes breathing weird now'],
  [dentist, 'en', 'her breathing is getting really strange'],
  [dentist, 'en', 'should i call 911'],
  [lawyer, 'es', 'mi hijo está respirando muy raro'],
  [lawyer, 'es', '¿llamo al 911?'],
  [dentist, 'fr', 'il respire bizarrement depuis une heure'],
  [dentist, 'fr', 'je dois appeler le 15 ?'],
  [dentist, 'de', 'er atmet jetzt ganz komisch'],
  [dentist, 'de', 'soll ich den Notarzt rufen?'],
  [dentist, 'en', 'hes 4 and burning up'],
  [floods, 'en', 'theres water coming thru my ceiling from upstairs HELP'],
  [floods, 'en', 'the ceiling is LEAKING'],
  [floods, 'en', 'its pouring. send someone now'],
  [floods, 'es', 'está cayendo agua del techo de la cocina'],
  [floods, 'es', 'el techo está goteando'],
  [floods, 'fr', "de l'eau coule du plafond"],
  [floods, 'fr', 'le plafond fuit'],
  [floods, 'de', 'bei mir kommt Wasser durch die Decke'],
  [floods, 'de', 'es tropft von der Decke'],
])('danger: %#', (business, language, text) => {
  expect(findEmergency(text, language, business)).not.toBeNull();
});

test.each<[Business, Language, string]>([
  [plumber, 'en', 'No gas smell or anything like that, just a check-up please'],
  [plumber, 'en', 'last winter we had a burst pipe, you fixed it'],
  [plumber, 'en', 'do you guys handle burst pipes?'],
  [plumber, 'en', 'what should I do in case of a gas smell?'],
  [plumber, 'es', 'no es mucho, gotea un poco la tubería'],
  [plumber, 'es', 'no huele a gas ni nada'],
  [plumber, 'de', 'es riecht nicht nach Gas, nur eine Frage'],
  [plumber, 'en', 'do you install underwater lights in a pond'],
  [plumber, 'en', 'how do I turn off the water?'],
  [techs, 'en', 'my laptop is slow'],
  [dentist, 'en', 'I would like a cleaning, nothing hurts'],
  [lawyer, 'en', 'my neighbor fired his lawyer'],
  [lawyer, 'en', 'do you handle immigration cases?'],
  [heater, 'en', 'no, the heat is fine, I just want a tune-up'],
  [heater, 'en', "the AC is not cooling and it's eighty five in here"],
  [plumber, 'es', 'el lavabo está tapado y ya no baja el agua'],
  [vet, 'en', 'does my dog need a rabies shot'],
  [inn, 'en', 'is there a heater in the room'],
  [trees, 'en', 'can you trim the tree next to my house'],
  [trees, 'en', 'the tree leans a bit to the left of the garage'],
  [hearing, 'en', 'I need new batteries for my hearing aid'],
  [lawyer, 'es', 'tengo una cita con inmigración en marzo'],
  [dentist, 'en', 'my breathing exercises help a lot'],
  [dentist, 'en', 'is he breathing through a mask during the filling?'],
  [dentist, 'en', 'she had a strange cough last year and it went away'],
  [dentist, 'en', 'when should i call 911 and when do i call you?'],
  [dentist, 'en', 'if the swelling comes back at night, should i call 911?'],
  [dentist, 'es', 'respira por la boca cuando duerme'],
  [dentist, 'fr', 'il respire par la bouche la nuit'],
  [dentist, 'de', 'er atmet durch den Mund'],
  [floods, 'en', 'my ceiling had a leak last year'],
  [floods, 'en', 'my ceiling was leaking last winter, you fixed it'],
  [floods, 'en', 'is a dripping faucet an emergency?'],
  [floods, 'en', 'the ceiling is not leaking any more'],
  [floods, 'en', "it's pouring outside, will you still come?"],
  [floods, 'es', 'el techo no está goteando, es la llave'],
  [floods, 'es', 'el año pasado caía agua del techo'],
  [floods, 'fr', 'le plafond ne fuit plus'],
  [floods, 'de', 'letztes Jahr kam Wasser durch die Decke'],
  [roofer, 'en', 'the ceiling is leaking, when could you look at it?'],
])('no danger: %#', (business, language, text) => {
  expect(findEmergency(text, language, business)).toBeNull();
});
