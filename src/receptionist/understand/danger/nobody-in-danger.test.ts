// What ordinary callers say, put to every emergency that an owner of the benchmark's houses lists: none of it rings anybody. Most
// of it once did, by the beginning of a word, a word of another language, or a thing that is only named.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';
import { ownersEmergency } from './owners-emergencies.ts';

const bench = fileURLToPath(new URL('../../../../bench/receptionist/', import.meta.url));

/** One house for every first language and trade, that lists all that houses of that kind list. */
function houses(): readonly Business[] {
  const kinds = new Map<string, Business & { emergencies: string[] }>();
  const folders = ['sets', 'first-sight']
    .flatMap((base) => readdirSync(`${bench}${base}`).map((set) => `${bench}${base}/${set}/businesses`))
    .filter((folder) => existsSync(folder));
  for (const file of folders.flatMap((folder) => readdirSync(folder).map((one) => `${folder}/${one}`))) {
    const business = JSON.parse(readFileSync(file, 'utf8')) as Business;
    const kind = `${business.languages[0]} ${business.industry}`;
    const known = kinds.get(kind) ?? { ...business, emergencies: [] };
    known.emergencies = [...new Set([...known.emergencies, ...(business.emergencies ?? [])])];
    kinds.set(kind, known);
  }
  return [...kinds.values()];
}

const ordinary: Record<Language, readonly string[]> = {
  en: [
    'Yeah, the number on your screen is good.',
    'No other numbers, that one reaches me.',
    'Several of us could come, whichever day you like.',
    'Our mortgage closes Friday, so Thursday at two would be best.',
    'no email please',
    "We don't have email, the phone's better.",
    'My code? That must have gone to her phone.',
    'Front pads are gone, can you do them Tuesday?',
    "It's 200 North Water Street, suite 12.",
    '14 Greenbrae Drive, Sparks',
    "It's his house, 77 Dover Street in Lakewood, put it under his name.",
    'The lock on the office door sticks, could somebody change it Thursday?',
    'Can you lock in that price for me?',
    'I only want the locks rekeyed, three doors.',
    "I'm locked out of my e-mail, so text me.",
    'I work all week, so Saturday, ten-ish?',
    "I can't get in on Tuesday, the week after works.",
    'Do you sell gift vouchers for the holidays?',
    'It was a gift from my sister.',
    "Let's sit down first and see if it's a fit.",
    'My kids are dying to see the puppies.',
    "She can't hear me, hang on, let me call you from outside.",
    'I came down with the flu, so I have to cancel tomorrow.',
    'Frozen shoulder, since about March.',
    'My father passed in January and it turns out I am the executor.',
    'I have no truck, could you bring one?',
    'I lost my car key, but my wife drives me.',
    'The old water heater is about done, I want a quote.',
    "I'm calling about my hearing aids, tomorrow at two.",
    'I hit a pothole on the way, so I am running ten minutes behind.',
    'You can see it from the street, can you?',
    'A bit of sparkling water would be lovely.',
    'The burner on the left of my stove is loose.',
    'We put floodlights in the yard.',
    'My locker is number nine.',
    'Totally fine by me.',
    'A hundred and ten Main Road.',
    'Rosa Delgado, D E L G A D O.',
    'Thanks, that is all, have a good day.',
    'Is there parking behind the building?',
    'How much is a basic tune-up?',
    'Tuesday at nine works, or else Wednesday.',
  ],
  es: [
    'Y como la compré yo por fuera, ¿me dan garantía?',
    'Trabajo fuera de la ciudad hasta el viernes.',
    'Dejé el carro afuera, en la calle.',
    'Sí, este número está bien.',
    'Un corte con Yadira para mañana a las doce.',
    'Quiero un corte de dama mañana, con quien sea.',
    'Tengo lo de los frenos el jueves a la una, pero ese día no tengo quien me lleve.',
    'No tengo carro, ¿pueden venir ustedes?',
    'Perdón, ¿me lo repite?',
    'No tengo correo, mejor por teléfono.',
    'Le saludo de parte de Salvador Salgado.',
    '¿Todavía tienen lugar hoy o mañana?',
    'Quisiera un salón para veinte personas.',
    'Una manguera nueva y el aceite.',
    'Chocolate no, mejor vainilla.',
    'Vivo en la calle Dolores, número ocho.',
    'Es todo, muchas gracias.',
    '¿Cuánto cuesta la revisión?',
  ],
  fr: [
    'Oui, ce numéro est bon.',
    'Jeudi le vingt-deux à seize heures.',
    'Je suis enceinte de seize semaines.',
    "Je n'ai pas de voiture jeudi.",
    "On vient d'acheter une maison avec un poêle à bois.",
    "Pas d'adresse électronique, merci.",
    "C'est pour une chemise et un pantalon.",
    'La cheminée du salon, et celle de la chambre.',
    'Mon congélateur est dans la cave.',
    'Une crevaison à réparer, mardi si possible.',
    'La sauvegarde de mon ordinateur, je la fais moi-même.',
    'Il vous reste une place demain ?',
    'Combien coûte une coupe ?',
    'Merci, ce sera tout.',
  ],
  de: [
    'Ja, die Nummer ist richtig.',
    'Ich hab an dem Tag kein Auto.',
    'Hundertzwanzig Euro, sagten Sie?',
    'Mein Sohn hat da Fußball.',
    'Ich habe schon viel von Ihnen gelesen.',
    'Eine Vollmacht bringe ich mit.',
    'Kann ich die Tasche bei Ihnen hineintragen?',
    'Keine E-Mail, bitte lieber anrufen.',
    'Herr Baumann wohnt im zweiten Stock.',
    'Am Montag oder am Dienstag, das ist mir egal.',
    'Das ist ein Geschenk, ein Gutschein.',
    'Was kostet ein Sehtest?',
    'Vielen Dank, das war alles.',
  ],
};

describe('nobody is in danger', () => {
  const all = houses();

  it('lists what owners fear', () => expect(all.flatMap((one) => one.emergencies).length).toBeGreaterThan(500));

  it.each(
    Object.entries(ordinary).flatMap(([language, lines]) => lines.map((line) => [language as Language, line] as const)),
  )('%s: %s', (language, line) => {
    // Whether it is meant is only judged where a phrase of the owner's is found at all.
    const rung = all.filter((house) => ownersEmergency(line, language, house, () => true) !== null);
    const found = rung.flatMap((house) =>
      house.emergencies.filter((phrase) => findEmergency(line, language, { ...house, emergencies: [phrase] })),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['en', 'plötzlich taub', 'My left ear went numb all of a sudden.'],
    ['de', 'plötzlich taub', 'Mein Ohr ist plötzlich taub.'],
    ['en', 'seizure', 'He is having a fit right now.'],
    ['de', 'veneno', 'Der Hund hat Gift gefressen.'],
    ['en', 'someone in the water', 'There is a man in the water!'],
    ['en', 'server down', 'The server is down for all of us.'],
    ['en', 'truck broke down', 'Your truck broke down in my driveway.'],
    ['en', 'locked inside', "I'm locked inside my unit."],
    ['en', 'collapsed', 'A guest collapsed in the lobby.'],
    ['en', 'passed out', 'She just passed right out.'],
    ['en', 'sparks', 'Sparks are coming out of the panel.'],
    ['es', 'no frena', 'El carro no frena.'],
    ['es', 'no frena', 'Se me fueron los frenos.'],
    ['en', 'court hearing tomorrow', 'I have a court hearing tomorrow at nine.'],
    ['en', 'hit by a car', 'My dog was hit by a car.'],
    ['en', 'IRS levy', 'The IRS seized my bank account.'],
    ['fr', 'ate chocolate', 'Il a avalé du chocolat.'],
    ['en', 'locked inside', 'We are trapped inside the building.'],
    ['es', 'locked inside', 'Me quedé encerrado en la bodega.'],
    ['fr', 'locked inside', "Je suis enfermée dans l'entrepôt."],
    ['en', 'dying', 'My mother is dying.'],
  ] as const)('somebody is, %s, “%s”: %s', (language, phrase, line) => {
    const [house] = all;
    expect(house && findEmergency(line, language, { ...house, emergencies: [phrase] })).not.toBeNull();
  });
});
