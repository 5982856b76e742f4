import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../business.ts';
import { findEmergency } from './emergencies.ts';

/** A house whose owner names this one danger. */
const fearing = (phrase: string, industry: Industry = 'trades') =>
  ({ industry, emergencies: [phrase], languages: ['en', 'es', 'fr', 'de'] }) as unknown as Business;

test.each<[string, Language, string]>([
  ['burst pipe', 'fr', 'le tuyau a pété dans la cave, ça coule partout'],
  ['no heat', 'fr', "j'ai pus de chauffage pis il fait moins quinze"],
  ['smoke filling the room', 'fr', 'y a plein de fumée dans le salon, le poêle tire plus'],
  ['brakes failed', 'fr', 'mes freins marchent plus, je suis sur le bord de la 89'],
  ['smoke from the hood', 'fr', 'allô ça boucane en dessous du capot'],
  ['fell off the ladder', 'fr', "la dame du ménage vient de tomber de l'escabeau, elle saigne"],
  ['my child has been taken', 'de', 'mein Mann hat unsere Tochter mitgenommen und ich weiß nicht wo sie ist'],
  ['calf swollen and hot after surgery', 'de', 'meine Wade ist ganz dick und heiß seit der OP'],
  ['bank account levied', 'de', 'die haben mein Konto gesperrt, das Finanzamt'],
  ['bank account levied', 'en', 'the IRS froze my account this morning'],
  ['IRS agent at my door', 'de', 'da steht einer vom IRS vor der Tür'],
  ['rental battery smoking', 'de', 'der Akku vom Leihrad raucht'],
  ['stuck on the highway', 'en', "my car died on 89 and I'm sitting on the shoulder, can you guys come get me?"],
  ['stuck on the highway', 'en', "no I don't need a service I need a tow, I'm on the side of the highway"],
  ['gas smell', 'en', "I smell gas, no, it's only me and the baby here."],
  ['gas smell', 'fr', "Il y a une odeur de gaz, non, c'est vraiment fort"],
  ['gas smell', 'es', 'huele a gas, no, es solo un goteo de la llave lo que oigo'],
  ['no heat', 'fr', 'Le chauffage ne marche pas très bien, il fait 8 degrés dans la maison'],
  ['no heat', 'fr', 'mon chauffage marche plus'],
  ['furnace smoking', 'fr', 'la fournaise boucane depuis hier'],
  ['bank account levied', 'en', 'the IRS took all my money out of my account'],
  ['stuck on the highway', 'en', 'my truck died, I am on the shoulder of 89'],
  ['stuck on the highway', 'es', 'se me murió el carro en la autopista'],
  ['stuck on the highway', 'en', "I'm stuck on 89 by exit 14"],
  ['stuck on the highway', 'en', 'broke down on the right shoulder near Richmond'],
  ['locked inside the storage building', 'en', "I'm locked in the storage unit and it's dark"],
  ['locked inside the storage building', 'fr', "je suis embarré dans l'entrepôt"],
  ['locked inside the storage building', 'es', 'me quedé encerrado, estamos encerrados en la bodega'],
  ['locked inside the storage building', 'de', 'ich bin im Lagerraum eingesperrt'],
  ['tree on the house', 'es', 'un árbol está recargado en mi casa'],
  ['truck broke down', 'en', 'our truck just died on the highway'],
  ['truck broke down', 'en', 'the truck broke down, can you move it off the road'],
  ['chest pain', 'en', "I've got chest pain, no, it's just getting stronger."],
  ['chest pain', 'en', "I've got chest pain, no, just send somebody!"],
  ['chest pain', 'de', 'Ich habe Brustschmerzen, nein, es ist wirklich schlimm.'],
  ['water pouring in', 'en', "water is pouring in, no, it's just getting worse"],
  ['water pouring in', 'en', "water is pouring in, no, it's not just a drip"],
  ['water pouring in', 'es', 'está entrando agua a chorros, no, es más que un goteo'],
])('%s: %s, %s', (phrase, language, text) => {
  expect(findEmergency(text, language, fearing(phrase))).not.toBeNull();
});

test.each<[string, Language, string]>([
  ['furnace smoking', 'fr', 'La fournaise fait un boucan terrible depuis hier'],
  ['furnace smoking', 'fr', 'Ma fournaise fait du boucan'],
  ['stuck on the highway', 'en', 'my shoulder is stuck and I want to talk about the bill'],
  ['stuck on the highway', 'en', 'the temperature gauge is stuck on 90'],
  ['stuck on the highway', 'en', 'my BMW i3 is stuck in park'],
  ['stuck on the highway', 'en', 'the seat is stuck, the lever on 12 of the diagram'],
  ['locked inside the storage building', 'en', 'my stuff is locked in a storage unit in Burlington, can you move it'],
  ['locked inside the storage building', 'en', "I'm stuck in a storage contract with somebody else"],
  ['locked inside the storage building', 'en', 'can I put my own lock on the storage unit'],
  ['locked inside the storage building', 'fr', "puis-je mettre un cadenas à l'entrepôt"],
  ['tree on the house', 'es', 'dejé la escalera recargada en la casa'],
  [
    'bank account levied today',
    'en',
    'The IRS took my payment out of my bank account today, can I book an IRS letter review?',
  ],
  [
    'bank account levied today',
    'en',
    'IRS letter review please, the IRS took my refund and today my account shows zero',
  ],
  ['bank account levied today', 'en', 'the IRS froze my refund, and today I opened an account'],
  ['truck broke down', 'en', 'My car died so I need to push my estimate to Friday.'],
  ['truck broke down', 'en', 'My car died on Monday, can we move the estimate to Friday?'],
  ['truck broke down', 'de', 'Mein Auto ist kaputt, ich muss den Termin verschieben'],
  ['truck broke down', 'es', 'Se me murió el carro, necesito cambiar la cita'],
  ['burst pipe', 'en', 'Pete replaced the pipe, and I want to thank him'],
  ['no heat', 'fr', 'mon chauffage marche plus vite depuis votre visite'],
  ['brakes failed', 'fr', 'mes freins font du bruit'],
  ['fell off the ladder', 'fr', "la dame du ménage a oublié l'escabeau"],
  ['my child has been taken', 'de', 'mein Mann hat unsere Tochter mitgenommen zum Einkaufen'],
  ['calf swollen and hot after surgery', 'de', 'ich habe im März eine Operation an der Wade'],
  ['bank account levied', 'de', 'mein Konto auf Ihrem Portal ist gesperrt'],
  ['bank account levied', 'en', 'is the IRS going to look at my account'],
  ['rental battery smoking', 'en', 'does the rental battery last all day'],
  ['stuck on the highway', 'en', 'my shoulder hurts from the seat belt'],
  ['stuck on the highway', 'en', 'take exit 12 on 89, right? I need a tow hitch'],
  ['IRS agent at my door', 'en', 'someone from the IRS wrote me a letter'],
  ['water pouring in', 'es', 'no, agua entrando a chorros no, es un goteo nomás'],
  ['burst pipe', 'en', "a burst pipe, no, it's just a little drip"],
  ['water pouring in', 'de', 'Wasser strömt rein nicht, es tropft nur ein bisschen'],
])('nothing of %s: %s, %s', (phrase, language, text) => {
  expect(findEmergency(text, language, fearing(phrase))).toBeNull();
});
