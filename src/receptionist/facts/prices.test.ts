// What something costs and how long it takes, in whatever words it is asked: in the middle of a booking it is the price of what is being booked.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const business: Business = {
  ...dental,
  services: [
    { name: 'House call', aka: ['Hausbesuch', 'visita a domicilio'], minutes: 60, priceCents: 16_000, currency: 'USD' },
    { name: 'Limping horse', minutes: 60 },
  ],
};
const about = (question: string, language: Language, service?: string) =>
  factsAbout(question, language, { business, now: '2026-11-16T10:00:00-05:00', service, person: undefined });

test.each<[Language, string, boolean]>([
  ['en', 'Would Medicare pay for a house call?', false],
  ['en', 'Is my insurance going to pay for the house call?', false],
  ['es', '¿Cuánto me paga mi seguro por la visita a domicilio?', false],
  ['fr', 'Ma mutuelle rembourse combien pour une visite à domicile ?', false],
  ['de', 'Was zahlt meine Krankenkasse für den Hausbesuch?', false],
  ['en', 'What do I pay for a house call?', true],
  ['en', 'Do I have to pay for a house call, and how much is it?', true],
  ['en', 'What do new patients pay for a house call?', true],
  ['en', 'How much would my mother pay for a house call?', true],
  ['en', 'What do teenagers pay for a house call?', true],
  ['en', 'What is the total to pay for a house call?', true],
  ['en', 'How much is the house call if I pay cash?', true],
  ['en', 'Will Humana cover a house call?', false],
  ['en', 'How much of the house call does my insurance cover?', false],
  ['es', '¿La garantía paga la visita a domicilio?', false],
  ['de', 'Deckt meine Versicherung den Hausbesuch?', false],
])('what others pay is no price of the business, %s: %s', (language, question, priced) => {
  expect(about(question, language)?.says.some(({ say }) => say === 'price') ?? false).toBe(priced);
});

test('a thing that covers something is nobody who pays', () => {
  const pools = { ...business, services: [{ name: 'Pool cover replacement', minutes: 60, priceCents: 30_000 }] };
  const told = factsAbout('How much is the pool cover replacement?', 'en', {
    ...{ business: pools, now: '2026-11-16T10:00:00-05:00', service: undefined, person: undefined },
  });
  expect(told?.says.map(({ say }) => say)).toContain('price');
});

test.each([
  'What do I bring when I come to a house call?',
  'What would we wear when we come to the house call?',
  'What do people wear when they come to a house call?',
  'What does my son need when he has to come to a house call?',
])('who comes to a visit asks for no price: %s', (question) => {
  expect(about(question, 'en')?.says.some(({ say }) => say === 'price') ?? false).toBe(false);
});

test('of what is named as one service is named, that one is priced', () => {
  const { services } = business;
  const garage = {
    ...business,
    services: [{ name: 'Diagnóstico', minutes: 60, priceCents: 8500 }, { name: 'Afinación', minutes: 90 }, ...services],
  };
  const told = factsAbout('¿Cuánto cuesta una afinación?', 'es', {
    ...{ business: garage, now: '2026-11-16T10:00:00-05:00', service: undefined, person: undefined },
  });
  expect(told?.says).toEqual([{ say: 'no-price', service: 'Afinación' }]);
});

test.each<[Language, string, boolean]>([
  ['en', 'How long does a divorce take in all?', false],
  ['en', 'How long does the divorce consultation take?', true],
  ['fr', 'Combien de temps dure un divorce ?', false],
])('how long talking takes is not how long the thing does, %s: %s', (language, question, told) => {
  const services = [{ name: 'Divorce consultation', aka: ['divorce', 'consultation de divorce'], minutes: 60 }];
  const talk = { now: '2026-11-16T10:00:00-05:00', service: undefined, person: undefined };
  const said = factsAbout(question, language, {
    ...talk,
    business: { ...business, languages: ['en', 'fr'], services },
  });
  expect(said?.says.some(({ say }) => say === 'duration') ?? false).toBe(told);
});

test('renting a thing is no price of a lesson on it', () => {
  const school: Business = {
    ...business,
    languages: ['fr', 'en'],
    services: [{ name: 'Leçon de violon', minutes: 45, priceCents: 5500 }],
  };
  const talk = { business: school, now: '2026-11-16T10:00:00-05:00', service: undefined, person: undefined };
  expect(factsAbout('Combien par mois pour louer un violon ?', 'fr', talk)).toBeNull();
  expect(factsAbout('Combien coûte une leçon de violon ?', 'fr', talk)).toMatchObject({ known: true });
});

test('a service that is named only nearly leaves a clear text to answer', () => {
  const services = [{ name: 'Hearing aid check', minutes: 30, priceCents: 4000 }];
  const talk = { now: '2026-11-16T10:00:00-05:00', service: undefined, person: undefined };
  const said = (question: string) => factsAbout(question, 'en', { ...talk, business: { ...business, services } });
  expect(said('How much is a pair of hearing aids?')).toMatchObject({ known: true, sure: false });
  expect(said('How much is a hearing aid check?')).toMatchObject({ known: true, sure: true });
});

test.each<[Language, string]>([
  ['en', "and what's that gonna run me"],
  ['en', "what's it gonna cost"],
  ['en', 'Sure. And what am I in for, money-wise?'],
  ['en', "What's the damage, price-wise?"],
  ['fr', "C'est combien au juste ?"],
  ['fr', "J'en ai pour combien ?"],
  ['fr', 'Et niveau prix, ça donne quoi ?'],
  ['es', '¿Y cuánto cuesta exactamente?'],
  ['es', '¿Cuánto me va a tocar pagar?'],
  ['de', 'Was kommt da finanziell auf mich zu?'],
  ['en', 'What do you charge?'],
  ['en', 'how much do you guys charge for that'],
  ['en', 'what will it come to'],
  ['en', 'Is it very expensive?'],
  ['es', '¿Cuánto sale?'],
  ['es', 'cuanto me saldria'],
  ['es', '¿En cuánto sale?'],
  ['es', 'y cuánto me van a cobrar'],
  ['es', '¿Es gratis?'],
  ['es', '¿Sale muy caro?'],
  ['fr', "C'est payant ?"],
  ['fr', 'vous prenez combien'],
  ['fr', 'Combien demandez-vous ?'],
  ['fr', 'Ça fait combien ?'],
  ['fr', 'Ça revient à combien ?'],
  ['fr', "C'est gratuit ?"],
  ['de', 'was nehmen sie denn dafür'],
  ['de', 'Was verlangen Sie dafür?'],
  ['de', 'Was berechnen Sie?'],
  ['de', 'Wie teuer ist das?'],
  ['de', 'ist das kostenlos'],
  ['de', 'Moment noch, mit was muss man da preislich ungefähr rechnen?'],
  ['de', 'Wie sieht das denn preislich aus?'],
  ['de', 'Wo liegt das preislich so?'],
  ['en', 'What would I be looking at price-wise?'],
  ['en', 'What sort of money are we talking?'],
  ['es', '¿Como en cuánto anda eso?'],
  ['es', 'De precio, ¿por dónde anda más o menos?'],
  ['fr', 'Côté prix, ça donne quoi à peu près ?'],
  ['fr', 'Il faut compter combien, grosso modo ?'],
  ['de', 'Ach, und was nehmen Sie dafür?'],
  ['en', 'wait, what does it run me'],
  ['es', '¿Y cuánto cuesta sin seguro?'],
  ['en', 'How much is that without insurance?'],
  ['fr', 'Et combien ça coûte sans assurance ?'],
  ['de', 'Was kostet das ohne Versicherung?'],
])('%s: %s', (language, question) => {
  expect(about(question, language, 'House call')?.says).toEqual([
    { say: 'price', service: 'House call', amountCents: 16_000, currency: 'USD' },
  ]);
});

test.each<[Language, string]>([
  ['en', 'Is a donkey more expensive than a horse?'],
  ['es', '¿Es más caro un burro que un caballo?'],
  ['fr', "Un âne est plus cher qu'un cheval ?"],
  ['de', 'Ist ein Esel teurer als ein Pferd?'],
])('what two things cost beside each other is in no list, %s: %s', (language, question) => {
  expect(about(question, language, 'House call')).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'What do you charge for a limping horse?'],
  ['en', 'How much is it?'],
])('where no price is set, any text of the owner’s goes before that, %s: %s', (language, question) => {
  expect(about(question, language, 'Limping horse')).toMatchObject({ known: false, sure: false, weight: 0 });
});

test.each<[Language, string]>([
  ['en', 'Do you have the time free at ten?'],
  ['es', '¿Qué hora sale mejor?'],
  ['fr', 'Vous êtes libre demain ?'],
  ['de', 'Was nehmen Sie zum Reinigen mit?'],
  ['de', 'Wie sieht das denn zeitlich aus?'],
  ['en', 'What sort of music are we talking?'],
  ['es', '¿Por dónde anda el técnico?'],
  ['fr', 'Côté horaires, ça donne quoi ?'],
])('no price, %s: %s', (language, question) => {
  expect(about(question, language, 'House call')?.says.some((one) => one.say === 'price') ?? false).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'how long does that take'],
  ['en', 'About how long will it take?'],
  ['en', 'oh and how long is it gonna take cause i gotta get my kids at 6'],
  ['en', 'cool, how long should I plan for'],
  ['es', '¿y cuánto dura?'],
  ['es', 'cuánto tiempo lleva'],
  ['fr', 'ça dure combien de temps ?'],
  ['fr', 'Combien de temps cela prend ?'],
  ['de', 'wie lange dauert das'],
  ['de', 'Wie lange dauert der Termin ungefähr?'],
])('how long what is talked about takes, %s: %s', (language, question) => {
  expect(about(question, language, 'House call')?.says).toEqual([
    { say: 'duration', service: 'House call', minutes: 60 },
  ]);
});

const salon: Business = {
  ...dental,
  services: [
    { name: 'Corte de dama', minutes: 45, priceCents: 5500, currency: 'USD' },
    { name: 'Corte de caballero', minutes: 30, priceCents: 3000, currency: 'USD' },
    { name: 'Tinte de raíz', minutes: 90, priceCents: 8500, currency: 'USD' },
  ],
};
const priced = (question: string, language: Language, owned: Business) =>
  factsAbout(question, language, {
    business: owned,
    now: '2026-11-16T10:00:00-05:00',
    service: undefined,
    person: undefined,
  })?.says.map((one) => ('service' in one ? one.service : one.say));

test.each<[Language, string, readonly string[]]>([
  ['es', 'cuánto es corte de dama y tinte', ['Corte de dama', 'Tinte de raíz']],
  ['es', '¿cuánto cuesta un corte?', ['Corte de dama', 'Corte de caballero']],
])('every price that is asked for in one question, %s: %s', (language, question, services) => {
  expect(priced(question, language, salon)).toEqual(services);
});

test.each<[Language, string, readonly [string, string]]>([
  ['en', 'How much are an exam and a cleaning?', ['Exam', 'Cleaning']],
  ['es', '¿Cuánto cuestan un masaje y un facial?', ['Masaje', 'Facial']],
  ['fr', "C'est combien un drainage et un massage sportif ?", ['Drainage', 'Massage sportif']],
  ['de', 'Was kosten Klavierstimmung und Flügelstimmung?', ['Klavierstimmung', 'Flügelstimmung']],
])('two services, two prices and no sum that nobody asked for, %s: %s', (language, question, names) => {
  const services = names.map((name) => ({ name, minutes: 60, priceCents: 5000, currency: 'USD' }));
  expect(priced(question, language, { ...dental, languages: ['en', 'es', 'fr', 'de'], services })).toEqual(names);
});

const listedPrice = { ...dental, services: [{ name: 'House call', minutes: 60, priceCents: 16_000, currency: 'USD' }] };
test.each<[Language, string]>([
  ['en', 'Is there a discount on house calls for seniors?'],
  ['en', 'Do you have a student rate for the house call?'],
  ['en', 'Is the house call cheaper if my neighbour books too?'],
  ['es', '¿Hay descuento para jubilados en el House call?'],
  ['fr', 'Y a-t-il un tarif étudiant pour le House call ?'],
  ['de', 'Gibt es Rabatt auf den House call für Rentner?'],
])('a price that hangs on who comes or how many is not the plain one, %s: %s', (language, question) => {
  expect(priced(question, language, listedPrice) ?? []).not.toContain('House call');
});

test('the plain price is told beside it where that is asked too, and the owner’s own reduced price always', () => {
  expect(priced('How much is a house call, and is there a senior discount?', 'en', listedPrice)).toEqual([
    'House call',
  ]);
  const services = [{ name: 'Senior check-up', minutes: 30, priceCents: 4000, currency: 'USD' }];
  expect(priced('How much is the check-up for seniors?', 'en', { ...dental, services })).toEqual(['Senior check-up']);
});

test.each<[Language, string]>([
  ['en', 'How much do I put down to hold a house call?'],
  ['en', 'Is the tip already in the price of a house call?'],
  ['en', 'What do I lose if I cancel the house call?'],
  ['en', 'How much more is a house call on the same day?'],
  ['es', '¿Cuánto hay que dejar de anticipo para el House call?'],
  ['fr', "C'est combien, l'acompte pour le House call ?"],
  ['de', 'Wie hoch ist die Anzahlung für den House call?'],
])('what stands beside the price is not the price, %s: %s', (language, question) => {
  expect(priced(question, language, listedPrice) ?? []).not.toContain('House call');
});

test('what the owner wrote of it beside the price is told, and so is the price that is asked for too', () => {
  const services = [{ name: 'House call', minutes: 60, priceNote: 'From $150, with a deposit of $40' }];
  expect(priced('How much is the deposit for a house call?', 'en', { ...dental, services })).toEqual(['House call']);
  expect(priced('How much is a house call, and do I put anything down?', 'en', listedPrice)).toEqual(['House call']);
});

test.each<[Language, string]>([
  ['en', 'We have two horses, how much is a house call for the other one?'],
  ['en', 'What is a house call per horse?'],
])('any text on it goes before a price of the whole or the first, %s: %s', (language, question) => {
  expect(about(question, language)).toMatchObject({ known: true, sure: false, weight: 0.5 });
});

const eyes = {
  ...business,
  services: [
    { name: 'Eye exam', minutes: 30, priceCents: 11_000, currency: 'USD' },
    { name: "Children's eye exam", minutes: 30, priceCents: 8000, currency: 'USD', aka: ['kids eye exam'] },
  ],
};
test.each([
  ["Children's eye exam", 'What does it come to, for a kid?', 8000],
  ["Children's eye exam", 'How much is it for a child?', 8000],
  ['Eye exam', 'How much is it for a child?', undefined],
  [undefined, "What's the price of an eye test for my seven-year-old?", 8000],
  [undefined, 'What would an eye exam come to?', 11_000],
])('in the middle of %s: %s', (service, question, amountCents) => {
  const talk = { business: eyes, now: '2026-11-16T10:00:00-05:00', service, person: undefined };
  const prices = factsAbout(question, 'en', talk)?.says.flatMap((one) => (one.say === 'price' ? one.amountCents : []));
  expect(prices ?? []).toEqual(amountCents === undefined ? [] : [amountCents]);
});

test.each([
  ['Corte de pelo', '¿cuánto sale el corte?', 'es'],
  ['Consulta laboral', '¿y esa primera plática cuánto me va a costar?', 'es'],
  ['Consulta laboral', 'ça coûte combien ?', 'fr'],
] as const)('in the middle of booking %s, its own price is sure: %s', (service, question, language) => {
  const services = [
    { name: 'Corte de pelo', minutes: 30, priceCents: 5800 },
    { name: 'Corte y barba', minutes: 30, priceCents: 7000 },
    { name: 'Consulta laboral', minutes: 30, priceCents: 5800 },
  ];
  const talk = { business: { ...business, services }, now: '2026-11-16T10:00:00-05:00', service, person: undefined };
  expect(factsAbout(question, language, talk)).toMatchObject({ says: [{ say: 'price', service }], sure: true });
});

test.each<[Language, string, boolean]>([
  ['en', 'how long will it take?', true],
  ['es', '¿cuánto tarda?', true],
  ['fr', 'combien de temps ça dure ?', true],
  ['de', 'Wie lange dauert das?', true],
  ['en', 'How long does the paint take to dry?', false],
])('how long the visit takes that is talked of is sure, %s: %s', (language, question, sure) => {
  const told = about(question, language, 'House call');
  expect(told?.sure === true && told.says.some(({ say }) => say === 'duration')).toBe(sure);
});

test.each<[Language, string]>([
  ['en', "And what's that going to run me, just the first one?"],
  ['es', '¿Cuánto me va a costar, nada más la primera vez?'],
  ['fr', 'Ça va me coûter combien, juste le premier rendez-vous ?'],
  ['de', 'Was kostet mich das, nur der erste Termin?'],
])('the first one is the one that is being booked: %s', (language, question) => {
  expect(about(question, language, 'House call')?.says).toEqual([
    { say: 'price', service: 'House call', amountCents: 16_000, currency: 'USD' },
  ]);
});

test('how long it is asks for the visit that is booked, also where that only talks', () => {
  const assessment: Business = { ...business, services: [{ name: 'First assessment', minutes: 60 }] };
  const facts = factsAbout('how long is it', 'en', {
    business: assessment,
    now: '2026-11-16T10:00:00-05:00',
    service: 'First assessment',
    person: undefined,
  });
  expect(facts?.says).toEqual([{ say: 'duration', service: 'First assessment', minutes: 60 }]);
});

test.each<[Language, string]>([
  ['en', 'How much is it to come out?'],
  ['es', '¿Y cuánto cobran por venir?'],
  ['es', '¿Cuánto sale que vengan?'],
  ['fr', 'Combien vous prenez pour venir ?'],
  ['de', 'Was nehmen Sie fürs Kommen?'],
])('coming is all that is done where a house call is booked: %s: %s', (language, question) => {
  const said = about(question, language, 'House call')?.says;
  expect(said).toMatchObject([{ say: 'price', service: 'House call', amountCents: 16_000 }]);
});

test.each<[Language, string]>([
  ['en', "What's the house call going to set us back?"],
  ['es', '¿Qué me cobran por una visita a domicilio?'],
])('a price in more words: %s: %s', (language, question) => {
  expect(about(question, language)?.says).toMatchObject([{ say: 'price', service: 'House call' }]);
});

test.each<[Language, string]>([
  ['en', 'How much is a house call without insurance?'],
  ['en', 'whats a house call w/o insurance'],
  ['en', "what's a house call if I don't have insurance?"],
  ['en', "what's a house call out of pocket"],
  ['es', '¿Cuánto cuesta una visita a domicilio sin seguro?'],
  ['de', 'Was kostet ein Hausbesuch ohne Versicherung?'],
])('who has no insurance pays the listed price: %s: %s', (language, question) => {
  expect(about(question, language)?.says).toMatchObject([{ say: 'price', service: 'House call' }]);
});

test.each<[Language, string]>([
  ['de', 'Und was kostet das bei Ihnen ungefähr?'],
  ['es', '¿Y cuánto cuesta con ustedes, más o menos?'],
])('a price at the house that is spoken to: %s: %s', (language, question) => {
  expect(about(question, language, 'House call')?.says).toMatchObject([{ say: 'price', service: 'House call' }]);
});

test.each<[Language, string]>([
  ['en', "what's the total?"],
  ['en', 'how much together'],
  ['es', '¿cuánto es en total?'],
  ['fr', 'ça fait combien au total ?'],
  ['de', 'was macht das zusammen?'],
])('%s: of the one that is being booked, whatever it is added to: %s', (language, question) => {
  expect(about(question, language, 'House call')?.says).toMatchObject([{ say: 'price', amountCents: 16_000 }]);
});

test('what somebody does is no price', () => {
  expect(about('was macht das Pferd zusammen mit den anderen?', 'de', 'House call')).toBeNull();
});
