// What is taken back before the breath is over leaves nothing behind, and what only sounds like it is kept.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../tests/support/heard.ts';
import { talkWith } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import { isTakenBack } from './taken-back.ts';

test.each<[Language, string]>([
  ['en', "Tell Dr. Park that my crown came off, no, forget it, I'll call later"],
  ['en', 'leave a message for Dr. Park. actually no, never mind'],
  ['en', 'Let her know I am late - oh wait nevermind i will call her myself'],
  ['es', 'Dígale a la doctora que no puedo ir... no, olvídelo, llamo luego'],
  ['es', 'Quiero dejar un recado para el doctor, ay no, mejor no, luego llamo yo'],
  ['fr', "Dites à la docteure que j'arrive, euh non laissez tomber, je rappellerai"],
  ['fr', 'Je voudrais laisser un message. Oh et puis non, tant pis'],
  ['de', 'Richten Sie der Ärztin aus, die Krone ist weg. Ach nein, vergessen Sie es, ich rufe später an'],
  ['de', 'Ich möchte eine Nachricht hinterlassen. Nein, schon gut, ich melde mich morgen noch mal'],
])('%s: %s', async (language, text) => {
  expect(heard(language, text)).toEqual([{ do: 'start', flow: 'message' }, { do: 'drop' }]);
  const { say, records } = talkWith();
  await say(text);
  expect(records().messages).toEqual([]);
});

test.each<[Language, string]>([
  ['en', "Tell Dr. Park to forget it, I'm not coming"],
  ['en', 'Tell Dr. Park never mind about the crown'],
  ['en', "Tell Dr. Park that I'll call later"],
  ['es', 'Dígale al doctor que se olvide de la corona'],
  ['fr', "Dites au docteur que ce n'est pas grave et que je rappellerai demain matin"],
  ['de', 'Sagen Sie Dr. Park, er soll die Krone vergessen'],
])('a message all the same, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toContain('message');
  expect(commands.some((one) => one.do === 'drop')).toBe(false);
});

test('a long line without a pause is looked at in no time', () => {
  const long = 'no wait oh actually '.repeat(2000);
  const began = performance.now();
  expect(isTakenBack(`tell him ${long}, ${long}`, 'en')).toBe(false);
  expect(performance.now() - began).toBeLessThan(1000);
});
