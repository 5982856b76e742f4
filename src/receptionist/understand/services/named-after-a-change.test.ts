// A service may be called after a change: naming it changes nothing, while a change beside its name still does.
import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

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

const garage = {
  ...yard,
  industry: 'automotive',
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    { name: 'Oil change', minutes: 30, aka: ['cambio de aceite', 'vidange', 'Ölwechsel'] },
    { name: 'Tire change', minutes: 60, aka: ['tires', 'cambio de llantas', 'changement de pneus', 'Reifenwechsel'] },
    { name: 'Brake pads', minutes: 60 },
  ],
} as unknown as Business;

const begunAtGarage = (text: string, language: Language) => {
  const turn = { text, channel: 'chat', business: garage, from: {}, now: '2027-03-01T14:00:00.000Z' } as const;
  const commands = understandNow({ business: garage, state: freshState(language), turn }).commands;
  return commands.flatMap((one) => (one.do === 'start' ? one.flow : []));
};

test.each<[Language, string]>([
  ['en', 'Can I move my oil change to Tuesday the 9th at nine?'],
  ['en', 'I need to move my oil change'],
  ['en', 'I need to reschedule my oil change to Tuesday the 9th at nine'],
  ['en', 'can I change my oil change to Tuesday'],
  ['en', 'could we push my tire change back to Friday'],
  ['en', 'can I change my oil change to a later time'],
  ['en', 'can I move my oil change and my tire change to Tuesday'],
  ['es', 'quiero mover mi cambio de aceite al martes'],
  ['fr', 'je voudrais déplacer mon changement de pneus à mardi'],
  ['de', 'ich möchte meinen Ölwechsel auf Dienstag verschieben'],
])('%s: “%s” moves what is called a change', (language, text) => {
  expect(begunAtGarage(text, language)).toEqual(['move']);
});

test.each<[Language, string]>([
  ['en', 'I need to change my oil on Tuesday'],
  ['en', 'can you change my brake pads on Friday'],
  ['en', 'I need an oil change Tuesday at nine'],
  ['en', 'can you switch my tires to the winter ones on Friday'],
  ['en', 'I want an oil change, and change my brake pads as well'],
  ['es', 'necesito un cambio de aceite el martes'],
  ['fr', 'je voudrais changer mes pneus mardi'],
  ['de', 'ich brauche am Dienstag einen Ölwechsel'],
])('%s: “%s” books one', (language, text) => {
  expect(begunAtGarage(text, language)).not.toContain('move');
  expect(begunAtGarage(text, language)).toContain('book');
});

test.each<[Language, string]>([
  ['en', 'Change my oil change to a tire change please'],
  ['es', 'Cambie mi cambio de aceite por un cambio de llantas'],
  ['fr', 'Changez ma vidange pour un changement de pneus'],
])('%s: “%s” is no other time of what is changed', (language, text) => {
  expect(begunAtGarage(text, language)).not.toContain('move');
});
