import { describe, expect, test } from 'vitest';
import { dental, talkWith } from '../../tests/support/talk.ts';
import type { Business, Language } from './business.ts';
import { clocksIn, deedsClaimed, sumsIn } from './claims.ts';
import { faultsOf, type Held, keepHonest } from './guard.ts';
import { voiceOf, wordOf } from './phrase/phrase.ts';
import type { Say } from './plan.ts';

const business = {
  name: 'Test',
  phone: '+13125550100',
  timezone: 'America/New_York',
  languages: ['en', 'es', 'fr', 'de'],
  voice: { style: 'Professional', speed: 'Normal' },
  services: [
    { name: 'Trim', minutes: 30, priceCents: 4000 },
    { name: 'Wash', minutes: 90, priceCents: 1500 },
    { name: 'Cut', minutes: 30, priceCents: 2300 },
    { name: 'Beard', minutes: 30, priceCents: 1100 },
    { name: 'Wedding', minutes: 90, priceCents: 125_000 },
    { name: 'Color', minutes: 90, priceNote: 'From $180' },
  ],
  knowledge: [{ title: 'Late', text: 'A missed visit costs $25. We wait until 9:15 AM.' }],
} as unknown as Business;
const held: Held = { business, did: [], lastText: '' };
const free: Say = { say: 'time-is-free', slot: { startsAt: '2026-11-19T15:00:00.000Z' } };
const faults = (text: string, act: Say = free, more: Partial<Held> = {}) =>
  faultsOf(act, { ...held, ...more }, () => text);
const wordIn = (language: Language) => {
  const voice = voiceOf(business, language, 'chat', '2026-11-16T15:00:00Z', 1);
  return (act: Say) => wordOf(act, voice);
};

test.each([
  ['Your trim is booked for Thursday.', 'claims booked'],
  ['Listo, su cita queda cancelada.', 'claims cancelled'],
  ['Votre rendez-vous est déplacé à jeudi.', 'claims moved'],
  ['Ihr Termin am Donnerstag ist gebucht.', 'claims booked'],
  ["I've passed your message on.", 'claims took-message'],
  ["I can't reach anyone, so I'm passing this on as urgent.", 'claims took-message'],
  ['No localizo a nadie, así que lo he pasado al equipo como urgente.', 'claims took-message'],
  ['Je ne joins personne, j’ai donc transmis votre demande à l’équipe.', 'claims took-message'],
  ['Ich erreiche niemanden, darum habe ich es an das Team weitergegeben.', 'claims took-message'],
  ["Of course, I'm putting you through.", 'claims handed-off'],
  ["I'm alerting our person on call right now.", 'claims handed-off'],
  ['Ahora mismo aviso por usted a nuestra persona de guardia.', 'claims handed-off'],
  ['J’alerte tout de suite notre personne de garde pour vous.', 'claims handed-off'],
  ['Ich alarmiere sofort unseren Bereitschaftsdienst für Sie.', 'claims handed-off'],
  ['A trim is $40.', 'names the sum 4000'],
  ['Thursday at 11 AM is free.', 'names the time 660'],
])('%s → %s', (text, fault) => {
  expect(faults(text)).toEqual([fault]);
});

test.each(['Thursday at 10 AM is free. Shall I put that in?', 'Is it booked already?'])('%s may be said', (text) => {
  expect(faults(text)).toEqual([]);
});

test.each<Language>(['en', 'es', 'fr', 'de'])(
  'that danger is passed on is said only where it is kept: %s',
  (language) => {
    const act: Say = { say: 'on-call-unreachable', isPassedOn: true };
    expect(faultsOf(act, held, wordIn(language))).toEqual(['claims took-message']);
    expect(faultsOf(act, { ...held, did: ['took-message'] }, wordIn(language))).toEqual([]);
    expect(faultsOf({ ...act, isPassedOn: false }, held, wordIn(language))).toEqual([]);
  },
);

test('a claim may be made once the record is there', () => {
  expect(faults('Your trim is booked for Thursday at 10 AM.', free, { did: ['booked'] })).toEqual([]);
});

const usd = 'USD';
test.each<[string, Say]>([
  ['the price of another service', { say: 'price', service: 'Trim', amountCents: 1500, currency: usd }],
  ['a sum of prices', { say: 'price', service: 'Trim', amountCents: 5500, currency: usd }],
  ['a price of nothing that is offered', { say: 'price', service: 'Facial', amountCents: 4000, currency: usd }],
  ['a price of what has none', { say: 'price', service: 'Color', amountCents: 18_000, currency: usd }],
  ['another currency', { say: 'price', service: 'Trim', amountCents: 4000, currency: 'EUR' }],
  ['a note of nobody', { say: 'price-note', service: 'Color', note: 'From $80' }],
  ['a wrong total', { say: 'price-total', services: ['Trim', 'Wash'], amountCents: 5400, currency: usd }],
  ['what another text says', { say: 'answer', text: 'It costs $40.', sources: ['Late'], foreign: false }],
  ['a part of a figure', { say: 'answer', text: 'It costs $5.', sources: ['Late'], foreign: false }],
  ['a figure with one more digit', { say: 'answer', text: 'It costs $250.', sources: ['Late'], foreign: false }],
  ['what no text says', { say: 'answer', text: 'It costs $25.', sources: ['Early'], foreign: false }],
  ['an answer of nobody', { say: 'answer', text: 'It is free.', sources: [], foreign: false }],
])('%s is not the owner’s', (_, act) => {
  expect(faultsOf(act, held, wordIn('en'))).not.toEqual([]);
});

describe.each<Language>(['en', 'es', 'fr', 'de'])('in %s it may be said', (language) => {
  const told = { service: 'Trim is booked', startsAt: '2026-11-19T15:00:00.000Z', staff: 'Ana' };
  test.each<[string, Say]>([
    ['a price', { say: 'price', service: 'Trim', amountCents: 4000, currency: usd }],
    ['a price of thousands', { say: 'price', service: 'Wedding', amountCents: 125_000, currency: usd }],
    ['a total of thousands', { say: 'price-total', services: ['Wedding', 'Cut'], amountCents: 127_300, currency: usd }],
    ['a price’s note', { say: 'price-note', service: 'Color', note: 'From $180' }],
    [
      'a total of four',
      { say: 'price-total', services: ['Trim', 'Wash', 'Cut', 'Beard'], amountCents: 8900, currency: usd },
    ],
    ['an answer', { say: 'answer', text: 'We wait until 9:15 AM.', sources: ['Late'], foreign: true }],
    [
      'a figure that is written fuller',
      { say: 'answer', text: 'We wait until 09:15.', sources: ['Late'], foreign: true },
    ],
    ['a length', { say: 'duration', service: 'Wash', minutes: 90 }],
    [
      'a caller’s message, whatever it says and quotes',
      {
        say: 'confirm-message',
        body: 'Tell Ana the “blue” sofa costs $450 and my sister “Ana” is booked at 5 PM. I’ve passed your message on. „Ist gebucht“',
        name: 'Maria is cancelled',
        to: 'Ana',
      },
    ],
    ['a service that is called so', { say: 'confirm-cancel', told }],
    [
      'hours',
      {
        say: 'weekday-hours',
        day: 'mon',
        intervals: [
          ['09:00', '12:30'],
          ['13:15', '24:00'],
        ],
      },
    ],
  ])('%s', (_, act) => {
    expect(faultsOf(act, held, wordIn(language))).toEqual([]);
  });
});

test('what was said last may be said again', () => {
  const again: Say = { say: 'answer', text: 'Trim is $40.', sources: [], foreign: false };
  expect(faultsOf(again, { ...held, lastText: 'Trim is $40.' }, wordIn('en'))).toEqual([]);
});

describe('what is left of a plan', () => {
  const honest = wordIn('en');
  /** Words every act as it should, but for those of one kind. */
  const lyingOn =
    (kind: Say['say'], lie: string) =>
    (act: Say): string =>
      act.say === kind ? lie : honest(act);
  const more: Say = { say: 'ask-more' };

  test('a sentence that claims what was not done is left out', () => {
    const plan = { acts: [free, { say: 'acknowledge' } as Say], ask: [more] };
    const kept = keepHonest(plan, held, lyingOn('acknowledge', 'Your trim is booked.'));
    expect(kept).toEqual({ acts: [free], ask: [more], askLost: false });
  });

  test('an answer that nobody gave is not known', () => {
    const made: Say = { say: 'price', service: 'Trim', amountCents: 3500, currency: usd };
    expect(keepHonest({ acts: [made, made], ask: [more] }, held, honest).acts).toEqual([{ say: 'unknown' }]);
  });

  test('a question that fails is not asked, and the reply says so', () => {
    const kept = keepHonest({ acts: [], ask: [free] }, held, lyingOn('time-is-free', 'Thursday at 11 AM, right?'));
    expect(kept).toEqual({ acts: [{ say: 'went-wrong' }], ask: [more], askLost: true });
  });

  test('is never nothing', () => {
    expect(keepHonest({ acts: [], ask: [] }, held, honest).acts).toEqual([{ say: 'went-wrong' }]);
    const silent: Say = { say: 'answer', text: '', sources: [], foreign: false };
    expect(keepHonest({ acts: [silent], ask: [] }, held, honest).acts).toContainEqual({ say: 'went-wrong' });
  });
});

test('the length of a price list costs nothing: no text is read for what names none, and one for what does', () => {
  let read = 0;
  const counted = <T extends object>(one: T): T =>
    new Proxy(one, {
      get: (of, key) => {
        read += 1;
        return Reflect.get(of, key);
      },
    });
  const services = Array.from({ length: 1000 }, (_, at) =>
    counted({ name: `Service ${at}`, minutes: 30, priceCents: 100 + at * 37 }),
  );
  const knowledge = Array.from({ length: 1000 }, (_, at) => counted({ title: `Page ${at}`, text: `It is $${at}.` }));
  const large: Held = { ...held, business: { ...business, services, knowledge } };
  const looks = (act: Say) => {
    read = 0;
    expect(faultsOf(act, large, wordIn('en'))).toEqual([]);
    return read;
  };
  expect(looks(free)).toBe(0);
  expect(looks({ say: 'price', service: 'Service 999', amountCents: 37_063, currency: usd })).toBeLessThan(1100);
  expect(looks({ say: 'answer', text: 'It is $7.', sources: ['Page 7'], foreign: false })).toBeLessThan(1100);
});

test('sums and clocks are read as they are written in four languages', () => {
  expect(sumsIn('$1,250.50, 45 dólares, 189,00 €')).toEqual([125050, 4500, 18900]);
  expect(clocksIn('2 PM, 14:30 Uhr, 9 h 15, 10 heures, 8:05 a. m.')).toEqual([840, 870, 555, 600, 485]);
  expect(deedsClaimed('Nothing is fixed yet. Shall I cancel it?').size).toBe(0);
});

test.each([
  ['1 250 $', [125_000]],
  ['1\u00a0250 $', [125_000]],
  ['1\u202f250\u00a0$', [125_000]],
  ['12 500,50 €', [1_250_050]],
  ['1.250 $', [125_000]],
  ['1.250,50 €', [125_050]],
  ['$1,250', [125_000]],
  ['$1.250', [125_000]],
  ["€ 1'250.50", [125_050]],
  ['1250 $', [125_000]],
  ['$1,234,567', [123_456_700]],
  ['En 2026 1 250 $', [125_000]],
  ['À 18h30 450 €', [45_000]],
  ['$85, 120 minutes', [8500]],
])('the sum in “%s” is read whole, and as no time of day', (text, sums) => {
  expect(sumsIn(text)).toEqual(sums);
  expect(clocksIn(text.replace('18h30', ''))).toEqual([]);
});

test.each([
  ['Hello, how much is a Dental exam?', '$1,250'],
  ['Hola, ¿cuánto cuesta un Dental exam?', '$1,250'],
  ['Bonjour, combien coûte un Dental exam ?', '1 250 $'],
  ['Guten Tag, wie viel kostet ein Dental exam?', '1.250 $'],
])('the owner’s price of thousands is said to who asks: %s', async (line, price) => {
  const services = dental.services.map((one) => ({ ...one, priceCents: 125_000 }));
  const { say } = talkWith({ business: { ...dental, services, languages: ['en', 'es', 'fr', 'de'] } });
  expect((await say(line)).text).toContain(price);
});
