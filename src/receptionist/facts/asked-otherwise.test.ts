// The same facts asked in other words: whether somebody is there on a weekday, what the service in talk costs for a child, and what
// only sounds as if it asked for a price or the hours.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const day = [['10:00', '18:00']] as const;
const hours = { mon: [], tue: day, wed: [['11:00', '19:00']], thu: day, fri: day, sat: day, sun: [] };
const business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  hours,
  closedDates: [],
  services: [
    { name: 'Boat tour', aka: ['tour des marais'], minutes: 90, priceNote: '$30 a person, $18 for children under 12' },
    { name: 'Laptop setup', aka: ['set up a new laptop'], minutes: 60, priceCents: 9500 },
    { name: 'Screen replacement', minutes: 80 },
    { name: 'Full skin exam', aka: ['skin check'], minutes: 45, priceCents: 19_500 },
    { name: 'Bike fitting', aka: ['fit session'], minutes: 90, priceCents: 15_000 },
    { name: 'Diagnostics', minutes: 40, priceCents: 4500 },
    { name: 'Déclaration de revenus', minutes: 60, priceCents: 16_000 },
    { name: 'Dossier transfrontalier', aka: ['déclaration canadienne'], minutes: 90, priceCents: 29_000 },
  ],
} as unknown as Business;

const said = (question: string, language: Language, service?: string) =>
  factsAbout(question, language, { business, now: '2026-11-18T16:00:00Z', service, person: undefined });
const kinds = (question: string, language: Language, service?: string) =>
  said(question, language, service)?.says.map((one) => one.say) ?? [];

test.each<[Language, string, boolean]>([
  ['fr', 'Vous êtes là le lundi ?', false],
  ['fr', 'Vous sortez le lundi ?', false],
  ['fr', 'Est-ce que vous recevez le mercredi ?', true],
  ['fr', 'Vous travaillez le samedi ?', true],
  ['en', 'Are you around on Mondays?', false],
  ['en', 'Do you go out on Mondays?', false],
  ['en', 'Do you see patients on Saturdays?', true],
  ['es', '¿Salen los lunes?', false],
  ['es', '¿Reciben los sábados?', true],
  ['es', '¿Atienden los domingos?', false],
  ['de', 'Sind Sie montags da?', false],
  ['de', 'Fahren Sie auch montags?', false],
  ['de', 'Sind Sie am Samstag auch da?', true],
  ['en', 'Do you take guests out on Mondays?', false],
  ['en', 'Do you teach on Wednesdays?', true],
  ['es', '¿Vuelan los domingos?', false],
  ['fr', 'Vous volez le lundi ?', false],
  ['de', 'Unterrichten Sie montags?', false],
])('whether somebody is there, %s: %s', (language, question, open) => {
  const [told] = said(question, language)?.says ?? [];
  expect(told && 'open' in told ? told.open : undefined).toBe(open);
});

test.each<[Language, string, string]>([
  ['en', 'Is there a charge for the fitting itself?', 'Bike fitting'],
  ['fr', 'Et ça coûte combien, une déclaration ?', 'Déclaration de revenus'],
])('what is talked about, named in part, %s: %s', (language, question, service) => {
  expect(said(question, language, service)?.says).toEqual([expect.objectContaining({ say: 'price', service })]);
});

test.each<[Language, string]>([
  ['en', 'Until what time can I be seen on Wednesdays?'],
  ['en', 'How late can I come in on Wednesdays?'],
  ['es', '¿Hasta qué hora me pueden atender los miércoles?'],
  ['fr', "Jusqu'à quelle heure peut-on venir le mercredi ?"],
  ['de', 'Bis wann kann ich mittwochs kommen?'],
])('until when, %s: %s', (language, question) => {
  expect(JSON.stringify(said(question, language)?.says)).toContain('19:00');
});

test.each<[Language, string]>([
  ['en', 'Until when can I cancel without paying?'],
  ['en', 'Will my pictures be saved before you open it up?'],
  ['en', 'Do you close it up again afterwards?'],
  ['es', '¿Hasta qué hora del día anterior puedo cancelar?'],
  ['es', '¿Me la abren para ver la pila?'],
  ['fr', "Jusqu'à quand est-ce que je peux me décommander ?"],
  ['fr', "Est-ce que vous l'ouvrez devant moi ?"],
  ['de', 'Bis wann kann ich kostenlos absagen?'],
  ['de', 'Öffnen Sie ihn vor meinen Augen?'],
])('no question after the hours, %s: %s', (language, question) => {
  for (const kind of kinds(question, language)) expect(kind).not.toMatch(/hours|closed-on/);
});

test.each<[Language, string]>([
  ['fr', "C'est combien pour un enfant de huit ans ?"],
  ['en', 'How much is it for a kid of eight?'],
  ['es', '¿Cuánto cuesta para un niño de ocho años?'],
  ['de', 'Was kostet es für ein Kind von acht Jahren?'],
])('for a child, with the note of what is talked about, %s: %s', (language, question) => {
  expect(kinds(question, language, 'Boat tour')).toEqual(['price-note']);
  // One price says nothing of children.
  expect(kinds(question, language, 'Laptop setup')).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'What would a session like that cost, roughly?'],
  ['en', 'How much is such a session?'],
  ['es', '¿Cuánto costaría un trabajo así?'],
  ['fr', 'Ça coûte combien, une affaire comme ça ?'],
  ['de', 'Was kostet so eine Sache denn?'],
])('one like that, %s: %s', (language, question) => {
  expect(kinds(question, language, 'Full skin exam')).toEqual(['price']);
  expect(said(question, language, 'Full skin exam')?.says[0]).toMatchObject({ service: 'Full skin exam' });
});

test.each<[Language, string, string | null]>([
  ['en', 'How much is a new screen for a MacBook Air?', 'Screen replacement'],
  ['en', 'How much to set up a new laptop?', 'Laptop setup'],
  ['es', '¿Cuánto cuesta cambiar la pantalla de una laptop?', 'Screen replacement'],
  ['es', '¿Cuánto sale la revisión completa de la piel?', 'Full skin exam'],
  ['fr', 'Combien coûte un examen complet de la peau ?', 'Full skin exam'],
  ['de', 'Was kostet eine Hautuntersuchung?', 'Full skin exam'],
  ['en', 'Would you take my old bike as part of the price of a new one?', null],
  ['en', "What's the price of a new one?", null],
  ['fr', "Vous reprenez l'ancien en déduction du prix ?", null],
  ['de', 'Nehmen Sie mein altes Rad in Zahlung und rechnen es als Teil des Preises an?', null],
])('the price of that and of nothing else, %s: %s', (language, question, service) => {
  const found = said(question, language);
  if (service === null) expect(found).toBeNull();
  else expect(found?.says.map((one) => ('service' in one ? one.service : one.say))).toEqual([service]);
});

test.each<[Language, string]>([
  ['en', 'If you end up fixing it, do I still pay for the diagnostics?'],
  ['es', 'Si lo arreglan, ¿me cobran igual el diagnóstico?'],
  ['fr', 'Si vous le réparez, est-ce que je dois payer quand même le diagnostic ?'],
  ['de', 'Wenn Sie es reparieren, zahle ich die Diagnose trotzdem?'],
])('what hangs on a condition is no price to be told surely, %s: %s', (language, question) => {
  expect(said(question, language)?.sure ?? false).toBe(false);
});

test.each<[Language, string, string]>([
  ['en', 'What does a fitting run?', 'Bike fitting'],
  ['en', 'whats a bike fitting go for', 'Bike fitting'],
  ['en', 'What do you want for a bike fitting?', 'Bike fitting'],
  ['en', 'What does it cost to set up a new laptop that I got from the state?', 'Laptop setup'],
])('a price in other words, %s: %s', (language, question, service) => {
  expect(said(question, language)?.says).toContainEqual(expect.objectContaining({ say: 'price', service }));
});

test.each<[Language, string]>([
  ['en', 'What does it start at with you?'],
  ['en', 'And what does that go for?'],
  ['es', '¿Con cuánto debo contar?'],
  ['fr', 'Il faut compter combien ?'],
  ['de', 'Und mit wie viel muss ich da ungefähr rechnen?'],
  ['de', 'Was kostet die fit session?'],
])('the price of what is talked about, %s: %s', (language, question) => {
  expect(said(question, language, 'Bike fitting')?.says).toEqual([
    expect.objectContaining({ say: 'price', service: 'Bike fitting' }),
  ]);
});

test.each<[Language, string]>([
  ['en', 'How many weeks does a bike fitting last?'],
  ['en', 'What time does the bike fitting start?'],
  ['en', 'Do you clean the chain for free with the bike fitting?'],
  ['en', "What's the success rate of the diagnostics?"],
  ['es', '¿Qué papeles llevo para el skin check?'],
  ['fr', 'Combien de personnes font le tour des marais ?'],
])('sounds like a price and is none, %s: %s', (language, question) => {
  expect(kinds(question, language)).not.toContain('price');
  expect(kinds(question, language)).not.toContain('price-note');
});

const staffed = {
  ...business,
  closedDates: ['2026-12-24'],
  staff: [
    { name: 'Ada', services: ['Diagnostics'], hours: { ...hours, sat: [] } },
    { name: 'Bea', services: ['Diagnostics'], hours },
  ],
} as unknown as Business;
const toldBy = (question: string, language: Language) =>
  factsAbout(question, language, {
    business: staffed,
    now: '2026-11-18T16:00:00Z',
    service: undefined,
    person: undefined,
  })?.says ?? [];

test.each<[Language, string]>([
  ['en', 'Which technician is in on Saturdays?'],
  ['es', '¿Quién atiende los sábados?'],
  ['fr', 'Qui est là le samedi ?'],
  ['de', 'Wer ist samstags da?'],
])('who is in, %s: %s', (language, question) => {
  expect(toldBy(question, language)).toMatchObject([{ say: 'staff-on', staff: 'Bea', day: 'sat' }]);
});

test('a service is done on no day that the house is closed', () => {
  expect(toldBy('Are you running boat tours on Christmas Eve?', 'en')).toMatchObject([
    { say: 'closed-on', date: '2026-12-24' },
  ]);
  expect(toldBy('Are you running boat tours on Saturday?', 'en')).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'When are you open?'],
  ['en', 'What are your hours?'],
  ['en', 'hi, what time do you guys open and close'],
  ['es', '¿A qué hora abren?'],
  ['es', '¿Cuál es su horario?'],
  ['fr', 'Quels sont vos horaires ?'],
  ['fr', 'Vous ouvrez à quelle heure ?'],
  ['de', 'Wann haben Sie geöffnet?'],
  ['de', 'Wie sind Ihre Öffnungszeiten?'],
])('the hours as such are the whole week, whatever text there is on one day, %s: %s', (language, question) => {
  expect(said(question, language)).toMatchObject({ sure: true, says: [{ say: 'hours-week' }] });
});

test.each<[Language, string]>([
  ['en', 'When is the phone line open?'],
  ['es', '¿A qué hora abren la piscina?'],
])('those of one thing are not, %s: %s', (language, question) => {
  expect(said(question, language)?.sure ?? false).toBe(false);
});

test.each<[Language, string, string]>([
  ['en', 'What time do you knock off on Saturdays?', 'weekday-hours'],
  ['en', 'When do you shut on Tuesdays?', 'weekday-hours'],
  ['en', 'Will you guys be around on December 24?', 'hours-on'],
  ['en', 'Anyone there on December 24?', 'hours-on'],
  ['es', '¿A qué hora terminan los sábados?', 'weekday-hours'],
  ['es', '¿Habrá alguien el 24 de diciembre?', 'hours-on'],
  ['fr', 'À quelle heure finissez-vous le samedi ?', 'hours-on'],
  ['fr', 'Y aura-t-il quelqu’un le 24 décembre ?', 'hours-on'],
  ['de', 'Wann haben Sie samstags Feierabend?', 'weekday-hours'],
  ['de', 'Werden Sie am 24. Dezember da sein?', 'hours-on'],
])('the hours by another name, %s: %s', (language, question, say) => {
  expect(kinds(question, language)).toEqual([say]);
});

test.each<[Language, string]>([
  ['en', 'My door will not shut, what now?'],
  ['en', 'When do you shut off the water?'],
  ['en', "We're out of pills on Friday, how early do I need to ask for more?"],
  ['es', '¿A qué hora salen los resultados?'],
  ['de', 'Ist mit dem Rattern dann Schluss?'],
])('no hours, %s: %s', (language, question) => {
  expect(kinds(question, language)).toEqual([]);
});
