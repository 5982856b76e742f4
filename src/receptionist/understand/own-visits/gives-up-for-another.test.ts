// Whoever can no longer come on the day that stands, and asks for another one, moves it; the day behind it is counted from there.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

test.each<[Language, string]>([
  ['en', "I can't make Thursday at ten any more. Could I come Friday?"],
  ['en', 'I can no longer make Thursday, is Friday at nine possible?'],
  ['es', 'Ya no puedo el jueves a las diez, ¿puedo ir el viernes?'],
  ['fr', "Jeudi à dix heures je peux plus, ma fille a besoin de l'auto. Est-ce que je pourrais venir vendredi ?"],
  ['fr', "Jeudi je peux plus venir, vendredi c'est possible ?"],
  ['de', 'Donnerstag um zehn kann ich doch nicht, ginge Freitag?'],
])('%s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['move']);
});

test.each<[Language, string]>([
  ['fr', 'Je peux plus dormir, vous avez une place jeudi ?'],
  ['fr', 'Je peux plus tard, jeudi à seize heures ?'],
  ['de', 'Ich kann nicht mehr schlafen, haben Sie am Donnerstag etwas frei?'],
])('no visit is given up, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).not.toContain('move');
  expect(begun(heard(language, text))).not.toContain('cancel');
});

// Told on Sunday, November 22, 2026.
test.each<[Language, string]>([
  ['en', "I can't make Thursday any more. Could I come the Thursday after, same time?"],
  ['en', "Thursday doesn't work, the following Thursday does"],
  ['es', 'El jueves no puedo, mejor el jueves siguiente'],
  ['fr', "Jeudi je ne peux pas, plutôt le jeudi d'après"],
  ['de', 'Donnerstag geht nicht, lieber den Donnerstag danach'],
])('a week after the one spoken of, %s: %s', (language, text) => {
  expect(wishesIn(text, language).map(({ date }) => date)).toContain('2026-12-03');
});

test('after an hour of that day it is that day', () =>
  expect(wishesIn('Thursday at nine, or Thursday after three', 'en').every(({ date }) => date === '2026-11-26')).toBe(
    true,
  ));

test.each<[Language, string]>([
  ['en', "My knee's been swelling up since I came off the ladder at Christmas. Have you got Thursday at nine?"],
  ['es', 'Me duele desde que me caí el sábado. ¿Tiene el jueves a las nueve?'],
  ['fr', "J'ai mal depuis que je suis tombé samedi. Vous avez jeudi à neuf heures ?"],
  ['de', 'Es tut weh, seit ich am Samstag gestürzt bin. Haben Sie am Donnerstag um neun etwas?'],
])('when something began is wished for by nobody, %s: %s', (language, text) => {
  expect(wishesIn(text, language).map(({ date }) => date)).toEqual(['2026-11-26']);
});

test.each<[Language, string]>([
  ['en', 'not this week, next'],
  ['es', 'Esta semana no, la próxima'],
  ['fr', 'Pas cette semaine, la prochaine'],
  ['de', 'Nicht diese Woche, nächste'],
])('the week after is wished for in short, %s: %s', (language, text) => {
  const asked: Partial<State> = {
    turns: 2,
    asked: 'time',
    frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
  };
  const wished = heard(language, text, asked);
  const wishes = wished.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(wishes.filter(({ excluded }) => !excluded).map(({ date }) => date)).toEqual(['2026-11-23']);
});

test.each<[Language, string]>([
  ['fr', "bonjour je voudrais un détartrage jeudi à 14h s'il vous plaît, c'est combien ?"],
  ['fr', 'je voudrais un détartrage jeudi à 14h svp, c combien ?'],
])('politeness beside a question is no condition, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'ask')).toBe(true);
});
