import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import type { Heard } from '../../understander.ts';
import { feeOfMissed } from './fee-of-missed.ts';

const business = {
  languages: ['en', 'es', 'fr', 'de'],
  services: [{ name: 'Cleaning and exam' }, { name: 'Filling' }],
} as unknown as Business;
const heard = (language: Language): Heard => ({ state: freshState(language), business }) as unknown as Heard;

test.each<[Language, string]>([
  ['en', 'I missed my appointment yesterday. Do I have to pay for it?'],
  ['es', 'Se me pasó la cita de ayer. ¿Tengo que pagar?'],
  ['fr', 'On a raté notre séance samedi. Vous allez nous facturer ?'],
  ['de', 'Ich habe den Termin am Montag verschwitzt. Wird mir das berechnet?'],
])('only asks, %s: %s', (language, line) =>
  expect(feeOfMissed(heard(language), line, language)).toEqual([{ do: 'ask', question: line }]),
);

test.each<[Language, string]>([
  ['en', 'I missed my appointment yesterday. Can I get another one, and is there a fee?'],
  ['en', 'I missed my appointment yesterday, can we reschedule?'],
  ['en', 'I missed my appointment yesterday. What does a filling cost?'],
  ['en', 'I missed my appointment. Is there a fee for that? And when do you open?'],
  ['es', 'Se me pasó la cita de ayer. ¿Me pueden cambiar la cita al lunes?'],
  ['fr', "J'ai raté mon rendez-vous hier, je voudrais en reprendre un."],
  ['de', 'Ich habe meinen Termin gestern verpasst, bitte richten Sie aus, dass es mir leidtut.'],
])('wants more than that, %s: %s', (language, line) => expect(feeOfMissed(heard(language), line, language)).toBeNull());
