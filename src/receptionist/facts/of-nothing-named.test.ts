// What is asked of nothing that was named is told of all there is, and a thing that a service names is one that is seen to.
import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const day = [['09:00', '17:00']] as const;
const business: Business = {
  ...{ name: 'Test', industry: 'trades', timezone: 'America/New_York', languages: ['en', 'es', 'fr', 'de'] },
  services: [
    { name: 'Drain clearing', minutes: 90, priceCents: 18_900 },
    { name: 'Water heater inspection', minutes: 60, priceCents: 12_900 },
  ],
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
  ...{ closedDates: [], phone: '+16175550100', email: '', address: '', website: '', knowledge: [] },
  booking: { leadMinutes: 60, horizonDays: 30, stepMinutes: 30 },
  voice: { style: 'Professional', speed: 'Normal' },
  escalation: { rule: 'Auto-escalate complex issues', humanHours: 'never' },
  emergencies: [],
};
const asked = (question: string, language: Language = 'en', service?: string) =>
  factsAbout(question, language, { business, now: '2026-11-16T10:15:00-05:00', service, person: undefined });

test.each<[Language, string]>([
  ['en', "what's that gonna run me"],
  ['en', "what's that going to run me"],
  ['en', 'how much'],
  ['es', '¿cuánto me va a costar?'],
  ['fr', 'ça va me coûter combien ?'],
  ['de', 'was wird mich das kosten?'],
])('%s: the price of nothing that was named: %s', (language, question) => {
  expect(asked(question, language)?.says.map((one) => one.say)).toEqual(['price', 'price']);
});

test.each<[Language, string]>([
  ['en', 'and how long does it take'],
  ['es', '¿cuánto tiempo tarda?'],
  ['fr', 'ça prend combien de temps ?'],
  ['de', 'wie lange dauert das denn?'],
])('%s: how long nothing that was named takes: %s', (language, question) => {
  expect(asked(question, language)?.says.map((one) => one.say)).toEqual(['duration', 'duration']);
  expect(asked(question, language, 'Drain clearing')?.says).toEqual([
    { say: 'duration', service: 'Drain clearing', minutes: 90 },
  ]);
});

test.each([
  'how long does the paint take to dry',
  'how long does shipping take',
  'how long is the wait?',
  'how long will it take you to get here?',
  'how long are you here?',
])('of something else: %s', (question) =>
  expect(asked(question)?.says.some((one) => one.say === 'duration') ?? false).toBe(false),
);

test.each(['do you do water heaters?', 'you guys do water heaters?', 'hey you do water heaters'])('%s', (question) =>
  expect(asked(question)?.says).toEqual([{ say: 'service-offered', service: 'Water heater inspection' }]),
);
test.each(['do you do water softeners?', 'do you do pool heaters?', 'do you do water?'])('%s', (question) =>
  expect(asked(question)?.says.some((one) => one.say === 'service-offered') ?? false).toBe(false),
);

test.each(['Do I pay at the appointment?', 'Do I pay now or then?', 'Is the visit free of charge?'])(
  'no list of prices: %s',
  (question) => expect((asked(question)?.says.length ?? 0) < 2).toBe(true),
);

test('right behind another question it is of that', () => {
  const talk = {
    business,
    now: '2026-11-16T10:15:00-05:00',
    service: undefined,
    person: undefined,
    behindQuestion: true,
  };
  expect(factsAbout('how long does it take?', 'en', talk)).toBeNull();
  expect(factsAbout("what's that going to run me", 'en', talk)).toBeNull();
});

test.each([
  'What do you charge to send someone out for a drain clearing?',
  'How much is it to send a technician for drain clearing?',
])('who is sent is no thing that is sent: %s', (question) =>
  expect(asked(question)?.says).toEqual([expect.objectContaining({ say: 'price', service: 'Drain clearing' })]),
);
