// A thing that is told of is changed by who says "swap it"; a visit that somebody has, by who puts it from a day to another.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';

const garage = {
  ...dental,
  industry: 'automotive',
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    {
      name: 'Battery replacement',
      minutes: 30,
      aka: ['cambio de batería', 'remplacement de batterie', 'Batteriewechsel'],
    },
    { name: 'Tire change', minutes: 60, aka: ['cambio de llantas', 'changement de pneus', 'Reifenwechsel'] },
    { name: 'Brake pads', minutes: 60 },
  ],
  staff: [],
  knowledge: [],
} as unknown as Business;

test.each<[Language, string]>([
  ['en', 'The battery in his pickup is on its last legs. Could you swap it for him tomorrow at eleven?'],
  ['en', "My mom's truck won't hold a charge. Can you change the battery for her on Thursday at ten?"],
  ['en', "hi, battery's toast in my Corolla. could someone change it friday at 10?"],
  ['en', 'My tires are bald, could somebody change them Friday at nine?'],
  ['es', 'La batería de mi papá ya no da. ¿Me la pueden cambiar el jueves a las diez?'],
  ['fr', 'La batterie de ma mère est morte, pourriez-vous la changer jeudi à dix heures ?'],
  ['fr', 'Mes pneus sont usés, vous pouvez les changer vendredi à dix heures ?'],
  ['de', 'Die Batterie vom Auto meiner Mutter ist hinüber. Könnten Sie die am Donnerstag um zehn wechseln?'],
])('%s: no visit is moved: %s', (language, text) =>
  expect(begun(heard(language, text, {}, garage))).not.toContain('move'),
);

test.each<[Language, string]>([
  ['en', 'I have a battery replacement on Thursday. Could you swap it to Friday at eleven?'],
  ['en', "I've got my battery replacement tomorrow, can you change it to Friday at ten?"],
  ['en', "My dad's appointment for the battery is tomorrow. Could you switch it for him to Thursday at eleven?"],
  ['en', 'My tire visit is Thursday, can we swap it for Friday at ten?'],
  ['es', 'Tengo cita el jueves para la batería, ¿me la pueden cambiar al viernes a las diez?'],
  ['fr', "J'ai un rendez-vous jeudi pour la batterie, pourriez-vous le changer pour vendredi à dix heures ?"],
  ['de', 'Ich habe am Donnerstag den Termin für die Batterie. Könnten Sie den auf Freitag um zehn ändern?'],
])('%s: a visit is moved: %s', (language, text) => expect(begun(heard(language, text, {}, garage))).toContain('move'));
