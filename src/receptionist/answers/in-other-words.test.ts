// What callers of any trade ask in everyday sayings finds the entry that answers, and the same words used of something else find none. The
// house here is of no benchmark.
import { describe, expect, it, test } from 'vitest';
import type { Language } from '../business.ts';
import { findAnswer } from './find-answer.ts';

const taught = [
  { title: 'On the day', text: 'The driver calls you half an hour ahead.' },
  { title: 'Coming often', text: 'After nine washes the tenth is on the house, with our stamp card.' },
  { title: 'What to bring', text: 'Your lease and a photo ID.' },
  { title: 'Finding us', text: 'Third floor, turn left after the elevator.' },
  { title: 'Hearing', text: 'We book a sign language interpreter, with five days of notice.' },
  { title: 'By screen', text: 'Over the internet we help for $50 a half hour.' },
  { title: 'How many visits', text: 'A bridge takes three visits.' },
  { title: 'Rescue', text: 'No files, no fee.' },
  { title: 'Teachers', text: '12% off for teachers.' },
  { title: 'Our mistakes', text: 'If we make an error we put it right and pay the fine.' },
  { title: 'German', text: 'Petra speaks German.' },
];
const ask = async (question: string, language: Language) => {
  const found = await findAnswer(question, language, taught);
  return found.kind === 'found' ? found.sources[0] : (found.nearest?.sources[0] ?? 'unknown');
};

describe('found', () => {
  it.each<[Language, string, string]>([
    ['en', 'Will he give me a ring before he turns up?', 'On the day'],
    ['es', '¿Me llaman antes de llegar?', 'On the day'],
    ['fr', "On m'appelle avant de passer ?", 'On the day'],
    ['de', 'Ruft der Fahrer vorher an?', 'On the day'],
    ['en', "I'm a regular, do I get anything out of it?", 'Coming often'],
    ['es', 'Vengo cada mes, ¿premian a los clientes de siempre?', 'Coming often'],
    ['de', 'Bekommen Stammkunden etwas?', 'Coming often'],
    ['en', 'What should I dig out before I come in?', 'What to bring'],
    ['de', 'Was soll ich vorher raussuchen?', 'What to bring'],
    ['en', "I'm standing in your lobby, where do I go?", 'Finding us'],
    ['es', 'Estoy abajo, ¿a qué piso subo?', 'Finding us'],
    ['fr', 'Je suis devant, quel étage ?', 'Finding us'],
    ['de', 'Ich stehe unten, welches Stockwerk?', 'Finding us'],
    ['en', 'My sister is deaf, do you have someone who signs?', 'Hearing'],
    ['fr', 'Ma mère est sourde, avez-vous quelqu’un qui signe ?', 'Hearing'],
    ['en', 'Could you get on my computer from where you are?', 'By screen'],
    ['es', '¿Cuántas veces tengo que ir para un puente?', 'How many visits'],
    ['en', "Do I still pay if you can't get my pictures back?", 'Rescue'],
    ['en', 'I teach fifth grade, do I get a break?', 'Teachers'],
    ['en', 'Who covers the fine if you guys mess up?', 'Our mistakes'],
    ['es', 'Si se equivocan, ¿quién paga la multa?', 'Our mistakes'],
    ['de', 'Kann ich mit jemandem deutsch reden?', 'German'],
  ])('%s: %s → %s', async (language, question, title) => {
    expect(await ask(question, language)).toBe(title);
  });
});

test.each<[Language, string]>([
  ['en', 'Can I ring the bell at night?'],
  ['en', 'Do you dig ponds?'],
  ['en', 'Do you teach yoga?'],
  ['es', '¿Venden estampillas?'],
  ['fr', 'Vendez-vous des bagues ?'],
  ['de', 'Verkaufen Sie Briefmarken?'],
])('no such saying, %s: %s', async (language, question) => {
  const found = await findAnswer(question, language, taught);
  expect(found.kind).toBe('unknown');
});
