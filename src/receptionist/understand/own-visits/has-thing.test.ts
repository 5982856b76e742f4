// What somebody has, by a word of it, is their visit where that very thing is put off; what is only in the way is none.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['es', 'Tengo lo de la muela el jueves a las diez, pero se me complicó. ¿Me lo pasa para el viernes a las nueve?'],
  ['es', 'Tenía lo del diente el jueves y no voy a poder, ¿me lo pueden mover al lunes a las once?'],
  ['en', "I've got the tooth thing Thursday at ten and something came up, could you push it to Friday at nine?"],
  ['fr', "J'ai le truc de la dent jeudi à dix heures, j'ai un empêchement, vous pouvez le décaler à vendredi ?"],
  ['de', 'Ich hab da am Donnerstag um zehn das mit dem Zahn, können Sie mir das auf Freitag um elf legen?'],
])('%s: it is moved: %s', (language, text) => expect(begun(heard(language, text))).toEqual(['move']));

test.each<[Language, string]>([
  ['es', 'Tengo lo del seguro el jueves, ¿puedo ir a una limpieza el viernes a las diez?'],
  ['es', 'Tengo lo del banco el jueves y no puedo, ¿me hacen una limpieza el viernes a las diez?'],
  ['en', "I've got the school thing Thursday, could I come for a cleaning Friday at nine?"],
  ['fr', "J'ai le truc de l'école jeudi, je pourrais venir pour un détartrage vendredi à neuf heures ?"],
  ['de', 'Ich hab am Donnerstag das mit der Schule, könnte ich am Freitag um neun zur Zahnreinigung kommen?'],
])('%s: a new one is wanted: %s', (language, text) => expect(begun(heard(language, text))).toEqual(['book']));

test('an hour that does not do after all leaves the move what it is', async () => {
  const talk = talkWith({ from: hank });
  await talk.say('Meine Zahnreinigung am Dienstag den 24. bitte auf Donnerstag den 26. um zehn verlegen.');
  const { asks, text } = await talk.say('Um zehn geht doch nicht, lieber am 25. um elf.');
  expect(text).not.toMatch(/lasse alles/);
  expect(asks === 'confirm' || asks === 'time', text).toBe(true);
});

test.each(['Ach nein, doch nicht.', 'Doch nicht, danke.'])('and "%s" leaves it', (text) =>
  expect(heard('de', text, { turns: 2, asked: 'confirm' }).some((one) => one.do === 'drop' || one.do === 'deny')).toBe(
    true,
  ),
);
