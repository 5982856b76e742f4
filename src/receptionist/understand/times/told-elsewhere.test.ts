// A visit that is told with its day, and behind it another time that is asked for: it is moved, whatever the reason that stands between.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "I've got a cleaning Thursday at nine and my car's in the shop. Do you have anything Friday at nine?"],
  ['en', "You're coming Monday at nine for the cleaning, only the power will be off. Would Wednesday at nine work?"],
  ['en', "I can't make my 5 PM cleaning tomorrow, could you do Thursday at nine?"],
  ['es', 'Quedaron de venir el lunes a las nueve pero estaré en el hospital. ¿Puede ser el miércoles a la misma hora?'],
  ['fr', "Vous deviez venir mardi à dix heures, mais j'ai une réunion. Est-ce qu'on peut remettre ça à jeudi ?"],
  ['fr', 'Vous devez venir jeudi pour le détartrage et je suis au travail. Vendredi, même heure, ça irait ?'],
  ['de', 'Sie wollten am Montag um neun kommen, da bin ich beim Arzt. Können wir das auf Mittwoch schieben?'],
  ['en', "I'm seeing Dr. Park Thursday at nine and my car's in the shop. Do you have anything Friday at nine?"],
  ['de', 'Ich bin am Donnerstag um neun bei Dr. Park, da muss ich arbeiten. Ginge es am Freitag um neun?'],
  ['fr', 'Je suis chez Dr. Park jeudi à neuf heures et je travaille. Vendredi à neuf heures, ça irait ?'],
])('moved, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});

test.each<[Language, string]>([
  ['en', "I've got a cleaning Thursday at nine. Do you also have anything Friday for an exam?"],
  ['en', "I've got a cleaning Thursday at nine. Could my sister come in at the same time?"],
  ['en', "I've got a cleaning Thursday at nine. Are you open Sunday?"],
  ['fr', 'Vous deviez me rappeler mardi pour le devis.'],
  ['en', "I've got my sister visiting Thursday so no cleaning then. Do you have anything Friday at ten?"],
  ['es', 'Tengo a mi hermana el jueves y limpieza ese día no. ¿Tendrá algo el viernes a las diez?'],
  ['de', 'Ich bin ein neuer Patient und will am Freitag zu Dr. Park. Ginge es um zehn?'],
  ['fr', 'Je suis chez ma mère jeudi. Dr. Park aurait quelque chose vendredi à dix heures ?'],
])('not moved, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('move');
});
