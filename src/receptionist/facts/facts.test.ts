// "Are you open?" is answered for the day, the hour and the minute that were asked, and a person is in only while the house is.
import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const day = [['09:00', '17:00']] as const;
const business = {
  name: 'Test',
  industry: 'wellness',
  timezone: 'America/New_York',
  languages: ['en', 'es', 'fr', 'de'],
  services: [],
  // Friday's evening runs over midnight into Saturday.
  hours: {
    mon: day,
    tue: [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
    wed: day,
    thu: day,
    fri: [['18:00', '24:00']],
    sat: [
      ['00:00', '02:00'],
      ['09:00', '13:00'],
    ],
    sun: [],
  },
  closedDates: ['2026-11-26'],
  staff: [
    {
      name: 'Ana',
      services: [],
      hours: { mon: [['08:00', '12:00']], tue: [], wed: day, thu: day, fri: [], sat: [], sun: day },
    },
  ],
  emergencies: [],
} as unknown as Business;

const monday = { morning: '2026-11-16T10:00:00-05:00', night: '2026-11-16T22:00:00-05:00' };
const say = (question: string, language: Language, now: string) =>
  factsAbout(question, language, { business, now, service: undefined, person: undefined })?.says[0];
const openOf = (question: string, language: Language, now = monday.morning) => {
  const said = say(question, language, now);
  return said && 'open' in said ? said.open : undefined;
};

test.each<[string, Language, string, boolean | null]>([
  // This minute.
  ['Are you open right now?', 'en', monday.morning, true],
  ['Are you open right now?', 'en', monday.night, false],
  ['are you still open', 'en', monday.night, false],
  ['Are you open now?', 'en', '2026-11-16T17:00:00-05:00', false],
  ['Are you open now?', 'en', '2026-11-16T16:59:00-05:00', true],
  ['Are you open right now?', 'en', '2026-11-17T12:30:00-05:00', false],
  ['Are you open right now?', 'en', '2026-11-22T11:00:00-05:00', false],
  ['¿Están abiertos ahora?', 'es', monday.night, false],
  ['¿Están abiertos ahora?', 'es', monday.morning, true],
  ['Êtes-vous ouverts maintenant ?', 'fr', monday.night, false],
  ['Êtes-vous ouverts maintenant ?', 'fr', monday.morning, true],
  ['Haben Sie jetzt noch offen?', 'de', monday.night, false],
  ['Haben Sie gerade geöffnet?', 'de', monday.morning, true],
  // Over midnight.
  ['Are you open right now?', 'en', '2026-11-20T23:30:00-05:00', true],
  ['Are you open right now?', 'en', '2026-11-21T00:30:00-05:00', true],
  ['Are you open right now?', 'en', '2026-11-21T03:00:00-05:00', false],
  // At an hour.
  ['Are you open on Saturday at 8 pm?', 'en', monday.morning, false],
  ['Are you open on Saturday at 10 am?', 'en', monday.morning, true],
  ['Are you open at 8 pm?', 'en', monday.morning, false],
  ['¿Abren el sábado a las 8 de la noche?', 'es', monday.morning, false],
  ['¿Abren el sábado a las 10 de la mañana?', 'es', monday.morning, true],
  ['Êtes-vous ouverts samedi à 20 h ?', 'fr', monday.morning, false],
  ['Êtes-vous ouverts samedi à 10 h ?', 'fr', monday.morning, true],
  ['Haben Sie am Samstag um 20 Uhr geöffnet?', 'de', monday.morning, false],
  ['Haben Sie am Samstag um 10 Uhr geöffnet?', 'de', monday.morning, true],
  // In a part of the day, and until an hour.
  // Until one: neither a yes nor a no.
  ['Are you open on Saturday afternoon?', 'en', monday.morning, null],
  ['Are you open on Saturday evening?', 'en', monday.morning, false],
  ['Are you open after 6 pm on Wednesday?', 'en', monday.morning, false],
  ['Are you open until 5 pm on Wednesday?', 'en', monday.morning, true],
  ['Are you open until 7 pm on Wednesday?', 'en', monday.morning, false],
  // The day, closed days, and a day that is over.
  ['Are you open on Wednesday?', 'en', monday.morning, true],
  ['Are you open on Sunday?', 'en', monday.morning, false],
  ['Are you open on November 26?', 'en', monday.morning, false],
  ['¿Abren el 26 de noviembre?', 'es', monday.morning, false],
  ['Are you open today?', 'en', monday.morning, true],
  ['Are you open today?', 'en', monday.night, null],
  // No yes and no no where none was asked, or where it would say the opposite.
  ['What are your hours on Sundays?', 'en', monday.morning, null],
  ['Are you closed on Wednesday?', 'en', monday.morning, null],
  ['What are your hours today?', 'en', monday.morning, null],
])('%s (%s, %s): %s', (question, language, now, open) => {
  expect(openOf(question, language, now)).toBe(open);
});

test.each<[string, Language, readonly (readonly [string, string])[]]>([
  ['Is Ana in on Sunday?', 'en', []],
  ['Is Ana in on Monday?', 'en', [['09:00', '12:00']]],
  ['Is Ana working on November 26?', 'en', []],
  ['¿Ana trabaja el domingo?', 'es', []],
])('%s', (question, language, intervals) => {
  expect(say(question, language, '2026-11-13T10:00:00-05:00')).toMatchObject({ say: 'staff-on', intervals });
});

test('the days of a person are days of the house', () => {
  expect(say('Which days does Ana work?', 'en', monday.morning)).toMatchObject({ days: ['mon', 'wed', 'thu'] });
});

test('what is done may be the service itself', () => {
  const cleans = {
    ...business,
    services: [{ name: 'Window cleaning', aka: ['clean windows'], minutes: 60 }],
  } as Business;
  const told = (question: string) =>
    factsAbout(question, 'en', { business: cleans, now: monday.morning, service: undefined, person: undefined })
      ?.says[0];
  expect(told('hey do you guys clean windows')).toEqual({ say: 'service-offered', service: 'Window cleaning' });
  expect(told('do you include window cleaning with the gutters')).toBeUndefined();
});
