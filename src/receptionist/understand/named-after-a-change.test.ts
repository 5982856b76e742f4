// A service may be called after a change: naming it changes nothing, while a change beside its name still does.
import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { freshState } from '../state.ts';
import { understandNow } from './embedded.ts';

const yard = {
  name: 'Maple Storage',
  industry: 'professional',
  languages: ['en'],
  timezone: 'America/New_York',
  services: [
    { name: 'Move-in appointment', minutes: 30, aka: ['move in'] },
    { name: 'Move-out inspection', minutes: 30, aka: ['move out'] },
  ],
  hours: { mon: [['09:00', '17:00']], tue: [['09:00', '17:00']], wed: [], thu: [], fri: [], sat: [], sun: [] },
  closedDates: [],
  phone: '+18025550100',
  address: '1 Lake Street, Burlington, VT 05401',
  emergencies: [],
} as unknown as Business;

const flowsOf = (text: string, language: Language = 'en') => {
  const turn = { text, channel: 'chat', business: yard, from: {}, now: '2027-03-01T14:00:00.000Z' } as const;
  const commands = understandNow({ business: yard, state: freshState(language), turn }).commands;
  return commands.flatMap((one) => (one.do === 'start' ? one.flow : []));
};

test.each([
  ['need the move in appt for tuesday at 3pm', 'book'],
  ['I would like the move-out inspection on Monday', 'book'],
  ['can we move my move-in appointment from Monday to Tuesday?', 'move'],
  ['please reschedule my move-out inspection', 'move'],
  ["I can't make my appointment on Monday, can we do Tuesday?", 'move'],
])('%s → %s', (text, flow) => {
  expect(flowsOf(text)).toEqual([flow]);
});
