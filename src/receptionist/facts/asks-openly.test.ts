// A yes is told to who asks whether something is done, and not to who asks how, which, or from what age.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  services: [{ name: 'Voice lesson', aka: ['singing', 'canto', 'chant', 'Gesang'], minutes: 45 }],
} as unknown as Business;
const says = (question: string, language: Language) =>
  factsAbout(question, language, {
    business,
    now: '2026-11-18T16:00:00Z',
    service: undefined,
    person: undefined,
  })?.says.map((one) => one.say) ?? [];

test.each<[Language, string]>([
  ['en', 'How old do you have to be for singing?'],
  ['en', 'Which singing do you do?'],
  ['es', '¿A partir de qué edad hacen canto?'],
  ['es', '¿Qué hacen en el canto?'],
  ['es', '¿Qué canto hacen?'],
  ['es', '¿Por qué hacen canto?'],
  ['fr', 'Quel chant faites-vous ?'],
  ['de', 'Welchen Gesang machen Sie?'],
])('no yes, %s: %s', (language, question) => expect(says(question, language)).not.toContain('service-offered'));

test.each<[Language, string]>([
  ['en', 'Do you do singing?'],
  ['en', 'What about singing, do you do that?'],
  ['en', 'Hi! How are you? Do you offer singing?'],
  ['es', '¿Hacen canto?'],
  ['es', '¿Que hacen canto?'],
  ['es', 'Hola, ¿que si hacen canto?'],
  ['fr', 'Vous faites du chant ?'],
  ['de', 'Machen Sie Gesang?'],
])('a yes, %s: %s', (language, question) => expect(says(question, language)).toContain('service-offered'));
