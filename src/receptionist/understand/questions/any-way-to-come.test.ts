// "Is there any way I could …?" asks like "could I …?"; and from what age something may be done is a rule, and no secret of anybody's.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';

test.each([
  ['en', 'Is there any way I could see somebody tomorrow at nine?'],
  ['en', 'Any chance I could get in on Thursday at two?'],
  ['en', 'Is there any way we can come in Wednesday at ten?'],
  ['es', '¿Puedo ver a alguien mañana a las nueve?'],
] as const)('%s: wants to come: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each([
  ['en', 'Is there any way I could pay by check?'],
  ['en', 'Is there any way I could see your price list?'],
  ['en', 'Is there anybody there tomorrow at nine?'],
  ['en', 'Is there any chance I can get my records by Friday?'],
] as const)('%s: only asks: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual([]);
});

test.each([
  ['en', 'From what age can my daughter have her ears pierced?'],
  ['es', '¿Desde qué edad puede mi hija perforarse las orejas?'],
  ['es', '¿Desde cuándo puede mi hija perforarse las orejas?'],
  ['fr', 'À partir de quel âge ma fille peut-elle se faire percer les oreilles ?'],
  ['fr', 'À partir de quand ma fille peut-elle se faire percer les oreilles ?'],
  ['de', 'Ab wann darf meine Tochter Ohrlöcher bekommen?'],
  ['de', 'Ab welchem Alter darf man Ohrlöcher haben?'],
] as const)('%s: asks after a rule: %s', (language, text) => {
  expect(heard(language, text).map((one) => one.do)).toEqual(['ask']);
});

test.each([
  ['es', '¿A partir de cuándo puede venir el técnico?'],
  ['es', '¿Desde cuándo puede atenderme?'],
  ['fr', 'À partir de quand est-ce que je peux venir ?'],
  ['fr', 'À partir de quand peut-on venir ?'],
  ['de', 'Ab wann kann ich kommen?'],
  ['de', 'Ab wann kann ich einen Termin haben?'],
  ['de', 'Ab wann kann meine Tochter vorbeikommen?'],
] as const)('%s: asks for a time, and no rule: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each([
  ['de', 'Ab wann kann ich mein Auto abholen?'],
  ['de', 'Ab wann haben Sie geöffnet?'],
] as const)('%s: no visit is wished for: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual([]);
});

test.each([
  ['en', "When is my daughter's appointment?"],
  ['de', 'Wann hat meine Tochter ihren Termin?'],
] as const)('%s: asks after a visit of somebody else: %s', (language, text) => {
  expect(heard(language, text).map((one) => one.do)).toContain('others-appointment');
});
