// What is asked in the middle of a booking of what is in talk: by the night, the other of two, which of two prices, and where the house goes.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const business: Business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    { name: 'Boarding check-in', minutes: 15, priceNote: '$52 a night, $38 for a second dog', aka: ['kennel'] },
    { name: 'Swedish massage', minutes: 60, priceCents: 9000 },
    { name: 'Extended Swedish massage', minutes: 90, priceCents: 13_000 },
    { name: 'Nail trim', minutes: 15, priceCents: 1800 },
    { name: 'Furnace repair', minutes: 90, priceNote: '$89 for the diagnostic visit; parts extra', needsAddress: true },
  ],
  knowledge: [
    { title: 'Small or large', text: 'Dogs up to 30 pounds count as small; everything above that is large.' },
    { title: 'Kids', text: "Kids' cuts are for children up to 12. We have a booster seat." },
    {
      title: 'Where we work',
      text: 'We serve Portland, Falmouth and Westbrook. We do not go to the islands of Casco Bay.',
    },
    { title: 'Nights', text: 'A member of the staff sleeps here every night.' },
  ],
};
const about = (question: string, language: Language, service?: string) =>
  JSON.stringify(
    factsAbout(question, language, { business, now: '2026-11-16T10:00:00-05:00', service, person: undefined })?.says ??
      [],
  );

test.each<[Language, string]>([
  ['en', 'what is it per night?'],
  ['en', "so what's that a night?"],
  ['en', 'and how much is it for one night?'],
  ['es', '¿y cuánto es por noche?'],
  ['fr', "C'est combien par nuit ?"],
  ['de', 'Was macht das pro Nacht?'],
])('the note tells the price of a night, %s: %s', (language, question) => {
  expect(about(question, language, 'Boarding check-in')).toContain('$52 a night');
  expect(about(question, language, 'Nail trim')).not.toContain('$52 a night');
});

test.each<[Language, string]>([
  ['en', 'Is somebody there at night?'],
  ['en', 'How many walks do they get a day?'],
  ['en', 'What is it like there at night?'],
  ['en', 'What does insulin cost a night?'],
  ['de', 'Wie oft gehen Sie am Tag raus?'],
])('no price by the night, %s: %s', (language, question) => {
  expect(about(question, language, 'Boarding check-in')).not.toContain('$52');
});

test.each<[Language, string]>([
  ['en', "What's the price difference, what's the long one cost?"],
  ['en', 'How much is the longer one?'],
  ['es', '¿Cuánto cuesta la más larga?'],
  ['fr', 'La plus longue coûte combien ?'],
  ['de', 'Was kostet die lange?'],
  ['de', 'Was ist der Preisunterschied?'],
])('both prices, %s: %s', (language, question) => {
  const told = about(question, language, 'Swedish massage');
  expect(told).toContain('9000');
  expect(told).toContain('13000');
});

test.each<[Language, string]>([
  ['en', 'What is the difference between the two?'],
  ['en', 'Is the long one harder?'],
  ['en', 'How much longer is it?'],
])('no two prices, %s: %s', (language, question) => {
  expect(about(question, language, 'Swedish massage')).not.toContain('13000');
});

test.each<[Language, string, string]>([
  ['en', "My dog's 28 pounds, which price do I pay?", '30 pounds'],
  ['en', 'Is my 14-year-old still charged the child price?', 'up to 12'],
  ['en', "My son's 11, does he still get the kids' price?", 'up to 12'],
  ['es', 'Mi hijo tiene 11 años, ¿paga todavía precio de niño?', 'up to 12'],
  ['de', 'Meine Tochter ist 13, zahlt sie noch den Kinderpreis?', 'up to 12'],
  ['en', 'Is a fourteen-year-old still a kid?', 'up to 12'],
  ['en', 'My thirty-pound dog, which size is he?', '30 pounds'],
  ['fr', 'Mon chien pèse 28 livres, quel tarif je paie ?', '30 pounds'],
  ['de', 'Gilt meine 13-jährige Tochter noch als Kind?', 'up to 12'],
])('the limit decides, %s: %s', (language, question, told) => {
  expect(about(question, language)).toContain(told);
});

test.each<[Language, string]>([
  ['en', 'My dog weighs 28 pounds, can he have a bath?'],
  ['en', "What's the price for a nail trim at 11?"],
  ['en', 'My 14-year-old needs a haircut'],
  ['es', 'Vine hace 2 años, ¿qué precio tiene ahora?'],
  ['en', 'My son is at 11 on Friday, which price is it?'],
])('no limit is asked of, %s: %s', (language, question) => {
  expect(about(question, language)).not.toMatch(/30 pounds|up to 12/);
});

test.each<[Language, string]>([
  ['en', 'Do you come out to Westbrook?'],
  ['en', 'do you guys go as far as falmouth'],
  ['en', 'Do you work in Bangor?'],
  ['en', 'Do you guys cover Falmouth?'],
  ['en', 'Can you come to Gorham?'],
  ['en', 'Could you work in Falmouth?'],
  ['es', '¿Vienen a Gorham?'],
  ['fr', 'Vous travaillez à Westbrook ?'],
  ['es', '¿Ustedes van hasta Westbrook?'],
  ['fr', "Vous allez jusqu'à Falmouth ?"],
  ['de', 'Kommen Sie auch nach Westbrook?'],
])('where the house goes, %s: %s', (language, question) => {
  expect(about(question, language)).toContain('We serve Portland');
});

test.each<[Language, string]>([
  ['en', 'Do you come to the door?'],
  ['en', 'Do you work in the evening?'],
  ['en', 'Can you get to my furnace?'],
  ['es', '¿Trabajan en la noche?'],
  ['en', 'Can you come in Friday?'],
  ['en', 'Can you get to it by Friday?'],
  ['en', 'Do you service Toyotas?'],
  ['en', 'Do you cover Medicare?'],
  ['en', 'Do you work in December?'],
  ['en', 'Do you work in Spanish?'],
  ['en', 'Can you get to it by Christmas?'],
  ['fr', 'Vous travaillez en Août ?'],
  ['es', '¿Trabajan en Navidad?'],
  ['de', 'Arbeiten Sie auch in der Nacht?'],
  ['de', 'Kommen Sie auch nach Feierabend?'],
  ['de', 'Liefern Sie bis Freitag?'],
  ['en', 'Could you work in Lily?'],
  ['en', 'Can you work in my daughter Lily?'],
  ['en', 'Do you work in Excel?'],
  ['en', 'Can you get to the Toyota?'],
  ['en', 'Can you come to Mom?'],
  ['es', '¿Van a la Toyota?'],
])('no place is asked of, %s: %s', (language, question) => {
  expect(about(question, language)).not.toContain('We serve Portland');
});

test.each<[Language, string]>([
  ['es', '¿Y cuánto cobran por venir a revisar?'],
  ['es', '¿La visita tiene costo?'],
  ['en', "what's it cost just to have somebody come and see what's wrong?"],
])('what coming out costs, %s: %s', (language, question) => {
  expect(about(question, language, 'Furnace repair')).toContain('$89');
});

test('whether something comes first is no price', () => {
  expect(about('Do I have to get checked by a doctor before I can get a Swedish massage?', 'en')).not.toContain('9000');
  expect(about('How much do I have to pay before a Swedish massage?', 'en')).toContain('9000');
});
