// Of two questions in one line the second is answered for itself, whatever became of the first; only one that stands for what was just
// asked, and names nothing, is left with it.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';

test.each([
  ['en', 'Do you have an elevator, and are you open this Friday?', /8/],
  ['en', 'Do you have an elevator? What does a cleaning cost?', /135/],
  ['de', 'Haben Sie einen Aufzug? Wie sind die Öffnungszeiten am Freitag?', /8/],
  ['de', 'Haben Sie einen Aufzug? Was kostet die Zahnreinigung?', /135/],
  ['de', 'haben sie einen aufzug? was kostet die zahnreinigung?', /135/],
  ['es', '¿Tienen ascensor? ¿Están abiertos en viernes?', /8/],
  ['es', '¿Tienen ascensor? ¿Cuánto es la limpieza dental?', /135/],
  ['fr', 'Avez-vous un ascenseur ? Êtes-vous ouverts en semaine ?', /8/],
] as const)('%s: %s', async (language, line, told) => {
  const { say } = talkWith({ business: { ...dental, languages: [language] } });
  const { text, unanswered } = await say(line);
  expect(text).toMatch(told);
  expect(unanswered).toHaveLength(1);
});

test.each([
  ['en', 'Do you have an elevator, and how big is it?'],
  ['es', '¿Tienen ascensor? ¿Y cuánto cuesta eso?'],
  ['fr', 'Avez-vous un ascenseur ? Et combien coûte ça ?'],
  ['de', 'Haben Sie einen Aufzug? Und was kostet das?'],
  ['de', 'Verkaufen Sie Geigen? Was kosten die?'],
  ['de', 'Haben Sie Hundeleinen? Was kosten die denn so?'],
  ['de', 'Vermieten Sie Fahrräder? Und was kosten die?'],
  ['de', 'Verkaufen Sie auch Brillen? Wie teuer sind die?'],
] as const)('%s: of what is not known, neither is what leans on it: %s', async (language, line) => {
  const { say } = talkWith({ business: { ...dental, languages: [language] } });
  expect((await say(line)).unanswered).toHaveLength(1);
});
