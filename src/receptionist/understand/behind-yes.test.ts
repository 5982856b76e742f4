// What stands behind a yes: a question, another visit that goes, or words to pass on; and what puts the statement right as before.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { begun, examStated, heard } from '../../../tests/support/heard.ts';

const said = (language: Language, text: string) => heard(language, text, { ...examStated, language });
const kinds = (language: Language, text: string) => said(language, text).map((one) => one.do);

test.each<[Language, string]>([
  ['en', "Yes. He hasn't had his shots, is that bad?"],
  ['en', 'Yes. Are you open on Saturday for the pickup?'],
  ['en', "Yes, that's right. And can I pay by card on Thursday?"],
  ['es', 'Sí. No tiene la vacuna, ¿es grave?'],
  ['es', 'Sí. ¿Abren el sábado?'],
  ['fr', 'Oui. Vous êtes ouverts le samedi?'],
  ['de', 'Ja. Er ist nicht geimpft, ist das schlimm?'],
  ['de', 'Ja genau. Haben Sie am Samstag auch offen?'],
])('%s: “%s” is a yes and a question', (language, text) => {
  expect(kinds(language, text).toSorted()).toEqual(['affirm', 'ask']);
});

test.each<[Language, string]>([
  ['en', 'Yes. And please ask them about the sixty dollars.'],
  ['es', 'Sí, y pregunte por favor lo de los sesenta dólares.'],
  ['fr', "Oui. Et demandez-leur pour les soixante dollars, s'il vous plaît."],
  ['de', 'Ja, stimmt. Und fragen Sie das bitte nach mit den sechzig Dollar.'],
])('%s: “%s” is a yes and words to pass on', (language, text) => {
  expect(kinds(language, text)).toEqual(['affirm', 'start', 'set-message']);
  expect(begun(said(language, text))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', 'Yes, and take the Friday one off'],
  ['en', 'Yes, and cancel my Friday appointment'],
  ['es', 'Sí, y la del viernes me la quita.'],
  ['es', 'Sí, y anule la del viernes.'],
  ['fr', 'Oui, et annulez celui de vendredi.'],
  ['de', 'Ja, und den am Freitag streichen Sie bitte.'],
])('%s: “%s” is a yes, and calls off another', (language, text) => {
  expect(kinds(language, text)).toEqual(['affirm', 'also', 'start', 'set-times']);
  expect(begun(said(language, text))).toEqual(['cancel']);
});

test.each<[Language, string]>([
  ['en', 'No! Thursday at nine. The Friday one is the one to cancel.'],
  ['es', '¡No! El jueves a las nueve. La del viernes es la que se cancela.'],
])('%s: “%s” names no time of the visit that is made with the one that goes', (language, text) => {
  const times = said(language, text).flatMap((one) => (one.do === 'set-times' ? [one.wishes] : []));
  expect(times).toEqual([[{ date: '2026-11-19', time: '09:00' }], [{ date: '2026-11-20' }]]);
});

test.each<[Language, string]>([
  ['en', 'Yes. Could we do Friday instead?'],
  ['en', "Yes, but is Friday free? I'd like that better"],
  ['en', 'Sure. My brother is only here on Friday, what do you think?'],
  ['es', 'Sí, ¿pero podría ser el viernes?'],
  ['fr', 'Oui, mais vendredi plutôt ?'],
  ['de', 'Ja, oder geht auch Freitag?'],
])('%s: “%s” proposes another day as before', (language, text) => {
  expect(kinds(language, text)).toContain('set-times');
});

test.each<[Language, string]>([
  ['en', 'Yes but do I have to pay first?'],
  ['en', 'Yes, if you ask them about the parking first'],
  ['en', "Yes, and don't cancel the Friday one"],
  ['es', 'Sí, y la del viernes no la quite.'],
  ['de', 'Ja, und den am Freitag nicht streichen.'],
  ['en', 'Yes, I need to ask my husband about Friday'],
])('%s: “%s” begins neither a message nor an end', (language, text) => {
  const commands = said(language, text);
  expect(commands.some((one) => one.do === 'also')).toBe(false);
  expect(begun(commands).filter((flow) => flow === 'message')).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'No. Cancel the Thursday one.'],
  ['en', 'Yes, cancel my appointment on Thursday'],
  ['en', 'Yes, then please cancel it, the one on the 24th I mean'],
  ['es', 'No. Anule la del jueves.'],
])('%s: “%s” calls off what was stated itself', (language, text) => {
  expect(said(language, text).some((one) => one.do === 'also')).toBe(false);
});
