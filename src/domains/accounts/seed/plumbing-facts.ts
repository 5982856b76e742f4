// What the demo's plumbing business has taught its receptionist, and when nobody can be booked.

import { keepBlockedTime } from '#domains/appointments/service/blocked-times.ts';
import { findFreeTimes } from '#domains/appointments/service.ts';
import { createSource } from '#domains/knowledge/service/sources.ts';
import { createService, createStaff, readFacts, updateProfile } from '#domains/knowledge/service.ts';
import { createTestQuestion } from '#domains/questions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';

const weekday: [string, string][] = [['07:30', '17:30']];

const services = [
  { name: 'Drain cleaning', minutes: 90, priceCents: 18_900, aka: ['clogged drain', 'slow drain', 'blocked sink'] },
  {
    name: 'Leak repair',
    minutes: 90,
    priceNote: 'From $150 for the first hour, parts extra',
    aka: ['dripping faucet', 'leaking pipe'],
  },
  {
    name: 'Water heater service',
    minutes: 60,
    priceCents: 12_900,
    aka: ['boiler service', 'no hot water', 'heater check'],
  },
  { name: 'Fixture installation', minutes: 120, aka: ['new faucet', 'toilet installation', 'new shower'] },
  { name: 'Estimate visit', minutes: 30, priceCents: 0, aka: ['quote', 'estimate'] },
];

const staff = [
  { name: 'Carlos Vega', does: ['Drain cleaning', 'Leak repair', 'Fixture installation', 'Estimate visit'] },
  { name: 'Jenny Park', does: ['Water heater service', 'Leak repair', 'Estimate visit'] },
];

const texts = [
  {
    title: 'Service area',
    text: 'We work in Washington, DC, and in Arlington and Alexandria, Virginia. Further out only for existing customers, by arrangement.',
  },
  {
    title: 'Payment',
    text: 'We take all common credit and debit cards, checks and bank transfer. Payment is due when the work is done; for jobs over $2,000 we ask for a third in advance.',
  },
  {
    title: 'Guarantee',
    text: 'Our work is guaranteed for one year. Parts carry the guarantee of their maker. If the same drain blocks again within 30 days, we come back at no charge.',
  },
  {
    title: 'Before we come',
    text: 'Please clear the space under the sink or around the heater, and let us know about pets. If water is running, close the main valve: it is usually where the pipe enters the house.',
  },
  {
    title: 'Cancelling',
    text: 'You can move or cancel an appointment free of charge until 24 hours before it. After that we charge the visit with $60.',
  },
  {
    title: 'Licence and insurance',
    text: 'We are a licensed master plumber business in DC and Virginia, bonded, and insured for two million dollars.',
  },
];
const answers = [
  { title: 'Do you work at the weekend?', text: 'On Saturdays from 8 am to 1 pm. On Sundays only for emergencies.' },
  { title: 'Do you install gas lines?', text: 'Yes, we are certified for gas lines up to the appliance.' },
];

/** The profile, services, people and texts of the demo business. */
export async function seedKnowledge(scope: BusinessScope): Promise<void> {
  await updateProfile(scope, {
    industry: 'trades',
    languages: ['en', 'es', 'de'],
    phone: '+12025550190',
    email: 'office@example.com',
    address: '1840 Wharf Street SW, Washington, DC 20024',
    website: 'https://plumbing.example.com',
    hours: {
      ...{ mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday },
      ...{ sat: [['08:00', '13:00']], sun: [] },
    },
    booking: { leadMinutes: 120, horizonDays: 60, stepMinutes: 30 },
    voiceStyle: 'Friendly',
    onCall: '+12025550191',
    emergencies: ['burst pipe', 'gas smell', 'flooding', 'no heat'],
  });
  const ids = new Map<string, Awaited<ReturnType<typeof createService>>['id']>();
  for (const { priceCents = null, priceNote = null, ...one } of services) {
    const more = { bufferMinutes: 30, currency: 'USD', needsAddress: true };
    ids.set(one.name, (await createService(scope, { ...one, ...more, priceCents, priceNote })).id);
  }
  for (const { name, does } of staff)
    await createStaff(scope, { name, serviceIds: does.flatMap((one) => ids.get(one) ?? []), hours: null });
  for (const text of texts) await createSource(scope, { kind: 'markdown', ...text });
  for (const answer of answers) await createSource(scope, { kind: 'qa', ...answer });
}

/** A morning off. */
export async function seedDiary(scope: BusinessScope): Promise<void> {
  const { services: offered, staff: people } = await readFacts(scope);
  // Four hours from the first free time on, which lies in the opening hours at whatever hour the demo begins.
  const [serviceId, from] = [offered[0]?.id, new Date(scope.now().getTime() + 10 * dayMs)];
  if (!serviceId) return;
  const [morning] = await findFreeTimes(scope, { serviceId, from, to: new Date(from.getTime() + 14 * dayMs), max: 1 });
  if (!morning) return;
  await keepBlockedTime(scope, null, {
    staffId: people[1]?.id ?? null,
    startsAt: morning.startsAt.toISOString(),
    endsAt: new Date(morning.startsAt.getTime() + dayMs / 6).toISOString(),
    reason: 'Supplier training',
  });
}

/** Questions to try the receptionist with. */
export async function seedQuestions(scope: BusinessScope): Promise<void> {
  const tries = [
    { question: 'What does drain cleaning cost?', answerable: true, expected: ['189'] },
    { question: 'Is your work guaranteed?', answerable: true, expected: ['one year'] },
    { question: 'Do you come on Sundays?', answerable: true, expected: ['emergencies', 'closed'] },
    { question: 'Do you sell swimming pools?', answerable: false, expected: [] },
  ];
  for (const one of tries) await createTestQuestion(scope, { language: 'en', ...one });
}
