// Where a question was offered to be passed on, what is wanted next is heard as without the offer; what answers the offer stays its answer.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import type { State } from '#receptionist/state.ts';
import { begun, heard } from '../../../../tests/support/heard.ts';

const unanswered = 'Do you have a ramp?';
const offered: Partial<State> = {
  turns: 3,
  asked: 'message',
  unanswered,
  lastText: 'What shall I pass on?',
  frames: [{ flow: 'message', urgent: false, proposed: true, about: unanswered }],
};
const said = (language: Language, text: string) => heard(language, text, { ...offered, language });

test.each<[Language, string]>([
  ['en', 'a cleaning then! thursday or friday. how much is it'],
  ['en', "Doesn't matter. Can I come Thursday morning?"],
  ['es', 'da igual. el jueves tempranito para mi mamá, se llama Rosario Peña'],
  ['es', '¡Pues una limpieza! El jueves o el viernes. ¿Cuánto cuesta?'],
  ['es', '¿tienen a las 8?'],
  ['fr', 'ben un nettoyage ! jeudi ou vendredi. ça coûte combien ?'],
  ['fr', 'Peu importe. Je voudrais un nettoyage jeudi.'],
  ['de', 'na Zahnreinigung halt! donnerstag od freitag. was kostet das'],
  ['de', 'Egal. Ich hätte gern einen Termin am Donnerstag'],
])('%s: “%s” begins a visit', (language, text) => {
  const commands = said(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'set-times')).toBe(true);
  expect(commands.some((one) => one.do === 'set-message')).toBe(false);
});

test.each<[Language, string]>([
  ['fr', "Mais non, le prix ! Il pèse huit kilos. Et les nœuds, c'est un supplément ?"],
  ['de', 'Nein, der Preis! Er wiegt acht Kilo. Und was kostet das Bürsten?'],
])('%s: “%s” asks on, and dictates nothing', (language, text) => {
  expect(said(language, text).some((one) => one.do === 'set-message')).toBe(false);
  expect(said(language, text).some((one) => one.do === 'ask')).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'I come in a wheelchair, and I need to know before Friday'],
  ['en', 'My mother has an appointment on Friday and she uses a wheelchair'],
  ['en', 'Please call me back on Thursday about it'],
  ['en', 'It does not matter when, but I need a ramp'],
  ['es', 'que me llamen el jueves'],
  ['es', 'que tengo cita el viernes y voy en silla de ruedas'],
  ['fr', 'rappelez-moi jeudi'],
  ['fr', "que je viens en fauteuil et que j'ai rendez-vous vendredi"],
  ['de', 'Dass ich am Freitag mit Rollstuhl komme'],
  ['de', 'Rufen Sie mich bitte am Donnerstag zurück'],
])('%s: “%s” is the message', (language, text) => {
  expect(said(language, text)).toContainEqual({ do: 'set-message', body: text });
});

test.each<[Language, string]>([
  ['en', 'Yes. I want to pick it up Saturday. Would you ask?'],
  ['es', 'Sí. Quiero pasar el sábado. ¿Les pregunta?'],
  ['fr', 'Oui. Je veux passer samedi. Vous demandez ?'],
  ['de', 'Ja. Ich will am Samstag kommen. Fragen Sie?'],
])('%s: “%s” takes the offer', (language, text) => {
  expect(begun(said(language, text))).not.toContain('book');
});
