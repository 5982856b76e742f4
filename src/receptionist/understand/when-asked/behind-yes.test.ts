// What stands behind a yes: a question, another visit that goes, or words to pass on; and what puts the statement right as before.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';

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
  ['en', 'Yes. And please ask them about the bill from Tuesday.'],
  ['en', 'Yes, and ask if parking is free.'],
  ['en', 'Yes. Can you find out whether the cream is only for adults?'],
  ['es', 'Sí, y pregúnteles si aceptan tarjeta.'],
  ['de', 'Ja, und fragen Sie bitte, ob der Aufzug geht.'],
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
  ['en', 'Yes. The Friday one can go, please.'],
  ['en', 'Yes, and my Friday appointment, take it off the calendar'],
  ['en', 'Yes. The Friday one should be cancelled then.'],
  ['es', 'Sí, la del viernes se cancela entonces.'],
  ['de', 'Ja, und sagen Sie den am Freitag bitte ab.'],
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
  ['en', 'Yes, ask if he can do noon instead'],
  ['en', 'Sure, can you find out if Friday is possible instead?'],
  ['en', 'Ok. Ask him if he can do it at 11 instead'],
  ['es', 'Sí, pregúntele si puede ser el viernes mejor'],
  ['fr', 'Oui, demandez-lui si vendredi est possible plutôt'],
  ['de', 'Ja, fragen Sie ihn, ob Freitag auch geht'],
])('%s: “%s” proposes another day as before', (language, text) => {
  expect(kinds(language, text)).toContain('set-times');
});

test.each<[Language, string]>([
  ['en', 'Yes but do I have to pay first?'],
  ['en', 'Yes, if you ask them about the parking first'],
  ['en', "Yes, and don't cancel the Friday one"],
  ['es', 'Sí, y la del viernes no la quite.'],
  ['de', 'Ja, und den am Freitag nicht streichen.'],
  ['en', 'Yes please. The Friday one can go ahead as planned.'],
  ['en', 'No! Thursday at nine. My Friday appointment can go on as planned.'],
  ['en', 'Yes. My Friday appointment stays, he takes the beard off too right.'],
  ['en', 'Yes. The Friday one will take some weight off the top.'],
  ['en', 'Yes. For the Friday one, I already cancelled my other plans.'],
  ['en', "Yes. For the Friday one, I'll cancel my other plans."],
  ['en', 'Yes. The Friday one is cancelled already.'],
  ['es', 'Sí, y la del viernes me quita poco tiempo.'],
  ['es', 'Sí, la del viernes quitó el ruido.'],
  ['es', 'Sí, para la del viernes cancelé mis otros planes.'],
  ['fr', "Oui. Celui de vendredi m'enlève une épine du pied."],
  ['de', 'Ja. Der am Freitag kann so bleiben.'],
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
