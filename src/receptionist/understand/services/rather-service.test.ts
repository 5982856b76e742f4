// Another service that is preferred, and nothing else said, takes the place of the one under way; a time, a person or a name does not.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import type { State } from '../../state.ts';

const minutes = { minutes: 30, bufferMinutes: 0 };
const house = (...names: string[]): Business => {
  const { staff: _, ...rest } = dental;
  return { ...rest, languages: ['en', 'es', 'fr', 'de'], services: names.map((name) => ({ name, ...minutes })) };
};
const clinic = house('Vacunación', 'Limpieza dental', 'Consulta general');
const salon = house('Pedicure', 'Lash fill', 'Lash lift', 'Gel manicure');
const dogs = house('Bain et brossage', 'Toilettage complet');
const physio = house('Krankengymnastik', 'Lymphdrainage', 'Manuelle Therapie');

const asked = (service: string, what: State['asked'] = 'name'): Partial<State> => ({
  turns: 2,
  asked: what,
  frames: [{ flow: 'book', service, times: [], chosen: { startsAt: '2026-11-20T17:00:00.000Z', staff: null } }],
});

test.each<[Language, Business, string, string, string]>([
  ['en', salon, 'Pedicure', 'hold on, better a lash lift', 'Lash lift'],
  ['en', salon, 'Pedicure', "I'd rather do the lash fill instead", 'Lash fill'],
  ['es', clinic, 'Vacunación', 'espere, mejor limpieza', 'Limpieza dental'],
  ['es', clinic, 'Vacunación', 'prefiero una consulta general, por favor', 'Consulta general'],
  ['fr', dogs, 'Bain et brossage', 'attendez, plutôt le toilettage', 'Toilettage complet'],
  ['de', physio, 'Krankengymnastik', 'Moment, lieber Lymphdrainage', 'Lymphdrainage'],
  ['de', physio, 'Krankengymnastik', 'doch lieber die manuelle Therapie bitte', 'Manuelle Therapie'],
])('%s: another service is preferred (%#)', (language, business, under, text, service) => {
  for (const what of ['name', 'phone', 'confirm', 'time'] as const)
    expect(heard(language, text, asked(under, what), business)).toEqual([{ do: 'set-service', service, sure: 0.9 }]);
});

test.each<[Language, Business, string, string]>([
  ['en', salon, 'Pedicure', 'better 5'],
  ['en', salon, 'Pedicure', "I'd rather not say"],
  ['en', salon, 'Pedicure', 'better make it the pedicure'],
  ['en', salon, 'Pedicure', 'rather with Mai Tran'],
  ['es', clinic, 'Vacunación', 'mejor a las 5'],
  ['es', clinic, 'Vacunación', 'mejor Ana Limpias'],
  ['es', clinic, 'Vacunación', '¿mejor limpieza?'],
  ['fr', dogs, 'Bain et brossage', 'plutôt vendredi'],
  ['fr', dogs, 'Bain et brossage', 'plutôt le matin'],
  ['de', physio, 'Krankengymnastik', 'lieber Freitag'],
  ['de', physio, 'Krankengymnastik', 'Lieber, Anna'],
])('%s: nothing of the kind is (%#)', (language, business, under, text) => {
  const given = heard(language, text, asked(under), business);
  expect(given.filter((one) => one.do === 'set-service' && one.service !== under)).toEqual([]);
});
