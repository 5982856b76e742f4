import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../../business.ts';
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
  // A chimney fire, and a fire on the stove, which is at large.
  [plumber, 'fr', "Le feu de cheminée n'est pas éteint"],
  [dentist, 'fr', "J'ai un feu de cheminée"],
  [plumber, 'en', "my fire on the stove and it's burning, help"],
  [plumber, 'en', 'the fire is still burning on the stove'],
  // Whether to call for help, beside a "when" that tells of what happened.
  [dentist, 'en', 'my husband turned grey when he ate a peanut, should i call an ambulance?'],
  [dentist, 'en', 'he hit his head when he fell should i call 911'],
  [dentist, 'en', 'when he stood up he fell over, should i call 911?'],
  [dentist, 'en', 'when he eats he turns grey, should i call 911?'],
  [dentist, 'en', "i don't know if it's bad, should i call 911?"],
  [dentist, 'es', 'mi mamá se puso pálida y fría cuando comió, ¿llamo al 911?'],
  [dentist, 'es', 'cuando comió se puso pálida ¿llamo al 911?'],
  [dentist, 'es', 'Sí, mi mamá está muy pálida, ¿llamo al 911?'],
  [dentist, 'fr', "quand il a mangé il est devenu tout blanc, j'appelle le 15 ?"],
  [dentist, 'fr', 'elle est toute pâle quand elle se lève, je dois appeler le 15 ?'],
  [dentist, 'de', 'er wird ganz grau, wenn er aufsteht, soll ich den Notarzt rufen?'],
  // Water, and no rain.
  [floods, 'en', "it's pouring everywhere in the kitchen"],
  [floods, 'en', "the ceiling broke and it's pouring everywhere"],
  [floods, 'en', "it's pouring everywhere, help"],
  [floods, 'en', "it's pouring now!"],
  // A breath that is denied itself, whatever stands behind it.
  [dentist, 'en', 'he is not breathing'],
  [dentist, 'en', 'he is not breathing, he just has a cough'],
  [dentist, 'en', 'he is not breathing right'],
  [dentist, 'en', 'he is not breathing weird he is not breathing at all'],
  [dentist, 'en', "he's not breathing weird, he just turned blue"],
  [dentist, 'es', 'no respira, solo tose'],
  [dentist, 'fr', 'il ne respire pas, il est enrhumé'],
  [dentist, 'de', 'er atmet nicht, er hat Husten'],
  [dentist, 'en', 'she is breathing bad, come quick'],
  [lawyer, 'es', 'me está doliendo muchísimo el pecho, como una opresión, se me va para el brazo izquierdo'],
  [plumber, 'es', 'siento una presión en el pecho y sudo frío'],
  [dentist, 'en', 'My chest is now tight'],
  [dentist, 'fr', 'Ma poitrine me serre, je croyais que ça allait passer'],
  [dentist, 'de', 'Es tut mir in der Brust weh'],
  [dentist, 'fr', 'la douleur descend dans mon bras gauche'],
  [dentist, 'es', 'tengo un dolor que me baja por el brazo izquierdo'],
  [dentist, 'de', 'die Schmerzen ziehen in den linken Arm'],
  [dentist, 'es', 'a mi papá se le torció la boca y no habla bien'],
  [dentist, 'en', 'my chest has been hurting since this morning and it goes down my left arm'],
  [dentist, 'en', "his chest feels really tight and he's sweating"],
  [lawyer, 'fr', "j'ai comme un poids sur la poitrine, ça descend dans le bras gauche"],
  [dentist, 'fr', 'il a la bouche de travers depuis dix minutes'],
  [dentist, 'de', 'ich habe so einen Druck auf der Brust, der zieht in den linken Arm'],
  [plumber, 'de', 'meinem Mann tut die Brust furchtbar weh'],
  [dentist, 'de', 'bei meiner Mutter hängt der Mundwinkel, der Mundwinkel hängt richtig'],
  [dentist, 'en', 'he is breathing weird in his crib'],
  [dentist, 'en', 'she is breathing hard from the smoke'],
  [dentist, 'en', 'his breathing is off'],
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
  [plumber, 'fr', 'le feu de cheminée est éteint, je voudrais un ramonage'],
  [plumber, 'fr', 'pas de feu de cheminée chez nous, juste un ramonage'],
  [inn, 'fr', 'je voudrais une chambre avec un feu de cheminée'],
  [plumber, 'fr', "le feu de bois n'est pas éteint"],
  [dentist, 'en', 'quick question, if the swelling comes back at night, should i call 911?'],
  [dentist, 'en', 'when the pain comes back should i call 911?'],
  [dentist, 'en', 'what do i do when the pain comes back, should i call 911?'],
  [dentist, 'es', 'si vuelve la hinchazón en la noche, ¿llamo al 911?'],
  [dentist, 'es', 'cuando vuelva el dolor, ¿llamo al 911?'],
  [dentist, 'fr', 'si ça revient la nuit, je dois appeler le 15 ?'],
  [dentist, 'fr', "quand la douleur revient, j'appelle le 15 ?"],
  [dentist, 'de', 'wenn die Schwellung nachts wiederkommt, soll ich den Notarzt rufen?'],
  [floods, 'en', "It's pouring now, will you still come tomorrow?"],
  [floods, 'en', "it's pouring now. will you still come tomorrow?"],
  [floods, 'en', "it's pouring everywhere today, are your roofers still coming?"],
  [floods, 'en', "it's pouring all over town, are you open?"],
  [dentist, 'en', "they're breathing bad air from the paint shop next door"],
  [dentist, 'en', 'she was breathing heavy paint fumes in the shop'],
  [dentist, 'en', "we're fine, i'm breathing hard in class and wanted to ask"],
  [dentist, 'es', 'me duele la muela del lado izquierdo y el brazo'],
  [plumber, 'en', 'My chest of drawers is heavy, do you move that?'],
  [dentist, 'en', 'My chest tattoo is really hurting'],
  [dentist, 'en', 'neck pain going down my left arm, can I book physio?'],
  [dentist, 'es', 'A mi hijo se le cayó de la boca la corona'],
  [dentist, 'fr', "Ma bouche est encore paralysée après l'anesthésie"],
  [dentist, 'fr', 'une dent dans la bouche qui pousse de travers'],
  [dentist, 'de', 'Meine Mundwinkel hängen, was kostet eine Unterspritzung?'],
  [dentist, 'de', 'Meine Brust tut nicht weh, ich will nur einen Termin'],
  [plumber, 'es', 'la blusa me aprieta el pecho, ¿la pueden agrandar?'],
  [plumber, 'fr', 'la robe me serre la poitrine'],
  [dentist, 'de', 'Nackenschmerzen bis in den linken Arm'],
  [dentist, 'en', 'my chest is not hurting any more, it was only a cold'],
  [dentist, 'de', 'die Brust tut beim Stillen weh, nehmen Sie mich als Patientin?'],
  [dentist, 'es', 'quiero hacerme un tatuaje en el pecho y en el brazo derecho'],
  [dentist, 'en', 'I want a tattoo from the chest down to the elbow'],
  [dentist, 'en', 'a sleeve that goes from my chest to my left arm'],
  [dentist, 'es', 'un tatuaje del pecho al brazo izquierdo'],
  [dentist, 'en', 'my shoulder hurts, it pulls down into the elbow of my left arm'],
  [dentist, 'fr', 'un tatouage sur la poitrine, ça fait mal ?'],
  [dentist, 'en', 'he is not breathing weird, he just has a cough'],
  [dentist, 'en', "she isn't breathing funny or anything, just a check-up"],
  [dentist, 'es', 'no respira raro, solo tiene tos'],
  [dentist, 'fr', 'il ne respire pas bizarrement, il a juste un rhume'],
  [dentist, 'de', 'er atmet nicht komisch, er hat nur Husten'],
  [dentist, 'en', 'if he is breathing weird who do i call?'],
  [dentist, 'en', 'what do i do if my baby is breathing weird after the shot?'],
  [roofer, 'en', 'the ceiling is leaking, when could you look at it?'],
])('no danger: %#', (business, language, text) => {
  expect(findEmergency(text, language, business)).toBeNull();
});

test('who tells of a wire is told nothing of getting out, and who tells a roofer of rain nothing of the main', () => {
  const trees = { industry: 'trades', emergencies: ['branch on a power line'], services: [], languages: ['es'] };
  const wire = 'se me cayó una rama en los cables de la luz y está echando chispas';
  expect(findEmergency(wire, 'es', trees as unknown as Business)?.kind).toBe('other');
  const burning = 'My house is on fire, it started at the power cables by the water heater';
  expect(findEmergency(burning, 'en', trees as unknown as Business)?.kind).toBe('fire');
  const fallen = 'my kitchen is on fire, a branch came down on the power lines';
  expect(findEmergency(fallen, 'en', trees as unknown as Business)?.kind).toBe('fire');
  const wall = 'los cables eléctricos de la pared están echando chispas';
  expect(findEmergency(wall, 'es', trees as unknown as Business)?.kind).toBe('fire');
  const outlet = 'el enchufe está echando chispas';
  expect(findEmergency(outlet, 'es', trees as unknown as Business)?.kind).toBe('fire');
  const rain = 'me está entrando el agua a chorros por el techo de la sala';
  const fearing = { industry: 'trades', emergencies: ['water pouring in'], languages: ['es'] };
  const roofer = { ...fearing, services: [{ name: 'Roof leak repair', minutes: 60 }] };
  const plumber = { ...fearing, services: [{ name: 'Leak repair', minutes: 60 }] };
  expect(findEmergency(rain, 'es', roofer as unknown as Business)?.kind).toBe('other');
  expect(findEmergency(rain, 'es', plumber as unknown as Business)?.kind).toBe('water');
  const attic = "A pipe burst in my attic and there's water pouring in through the ceiling";
  expect(findEmergency(attic, 'en', roofer as unknown as Business)?.kind).toBe('water');
  const vent = 'Water is pouring in around the vent pipe through the roof';
  expect(findEmergency(vent, 'en', roofer as unknown as Business)?.kind).toBe('other');
});
