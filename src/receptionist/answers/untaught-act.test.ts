import { expect, test } from 'vitest';
import type { AboutBusiness } from '../answers-port.ts';
import type { Language } from '../business.ts';
import { asksOfUntaughtAct } from './untaught-act.ts';

const knowledge = [
  { title: 'Glasses', text: 'Frames and lenses are ready in ten days. We repair frames while you wait.' },
  { title: 'Parking', text: 'You can park behind the house.' },
];
const business = {
  name: 'Fernside Eyes',
  languages: ['en', 'es', 'fr', 'de'],
  services: [{ name: 'Eye exam' }, { name: 'Lens cleaning', aka: ['Oil change'] }],
} as unknown as AboutBusiness;

test.each<[Language, string]>([
  ['en', 'Can you tint the lenses for me?'],
  ['en', 'Hi, could you come out and jump my battery?'],
  ['en', 'Will you paint the frames?'],
  ['en', 'Can you wax my eyebrows?'],
  ['es', '¿Me pueden lavar el carro?'],
  ['es', '¿Pueden pintar la puerta?'],
  ['fr', 'Pouvez-vous peindre la monture ?'],
  ['de', 'Können Sie mir die Haare färben?'],
])('nothing speaks of it, %s: %s', (language, question) =>
  expect(asksOfUntaughtAct(question, language, knowledge, business)).toBe(true),
);

test.each<[Language, string]>([
  ['en', 'Can you repair my frames?'],
  ['en', 'Can you clean my lenses?'],
  ['en', 'Can you check my eyes?'],
  ['en', 'Can you help me with my glasses?'],
  ['en', 'Can you see my son on Friday?'],
  ['en', 'Can you send someone out?'],
  ['en', 'Can you squeeze me in?'],
  ['en', 'Can you look at my knee?'],
  ['en', 'Can you call me back?'],
  ['en', 'My lenses are tinted, can I still come?'],
  ['es', '¿Me pueden cambiar el aceite?'],
  ['es', '¿Me puede ver el doctor hoy?'],
  ['es', '¿Pueden mandar a alguien?'],
  ['fr', 'Pouvez-vous me rappeler ?'],
  ['fr', 'Vous pouvez réparer ma monture ?'],
  ['de', 'Können Sie mir helfen?'],
  ['de', 'Können Sie meine Brille reparieren?'],
  ['de', 'Können Sie mich zurückrufen?'],
])('may well be done, or is how a visit is wished for, %s: %s', (language, question) =>
  expect(asksOfUntaughtAct(question, language, knowledge, business)).toBe(false),
);
