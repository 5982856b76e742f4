// What is taken back before the breath is over leaves nothing behind, and what only sounds like it is kept.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
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
  ['en', "Tell Dr. Park that my crown came off. No wait, I've changed my mind"],
  ['en', "Tell Dr. Park my crown came off, actually don't tell him"],
  ['es', 'Dígale a la doctora que no puedo ir, no, ya no hace falta'],
  ['es', 'Dígale a la doctora que no puedo ir. Espere, cambié de opinión'],
  ['fr', "Dites à la docteure que j'arrive. Non, ce n'est pas grave"],
  ['fr', "Dites à la docteure que j'arrive, en fait j'ai changé d'avis"],
  ['de', 'Richten Sie der Ärztin aus, die Krone ist weg. Nein, doch nicht'],
  ['de', 'Richten Sie der Ärztin aus, die Krone ist weg, ach nein, hat sich erledigt'],
])('turned round first, %s: %s', (language, text) => {
  expect(heard(language, text)).toEqual([{ do: 'start', flow: 'message' }, { do: 'drop' }]);
});

test.each<[Language, string]>([
  ['en', "Tell Dr. Park to forget it, I'm not coming"],
  ['en', 'Tell Dr. Park never mind about the crown'],
  ['en', "Tell Dr. Park that I'll call later"],
  ['es', 'Dígale al doctor que se olvide de la corona'],
  ['fr', "Dites au docteur que ce n'est pas grave et que je rappellerai demain matin"],
  ['de', 'Sagen Sie Dr. Park, er soll die Krone vergessen'],
  ['en', "Please tell Mr. Cole I don't want the house. I've changed my mind."],
  ['en', 'Tell the driver the key is under the mat, just leave it'],
  ['en', "Tell Dana the ring for Paul is ready, but don't tell him"],
  ['es', 'Dígale al doctor que me dolía la muela, pero ya no.'],
  ['es', 'Dígale al doctor que no quiero la corona. Cambié de opinión.'],
  ['fr', "Dites-lui que le chien a vomi, mais c'est pas grave"],
  ['fr', "Dites-lui que je n'achète plus la maison. J'ai changé d'avis."],
  ['de', 'Sagen Sie ihm, er hat den Schlüssel vergessen, macht nichts'],
  ['de', 'Sagen Sie Dr. Park, der Schlüssel liegt da, schon gut'],
])('a message all the same, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toContain('message');
  expect(commands.some((one) => one.do === 'drop')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'Do you have anything Friday at 3? If not, never mind.'],
  ['es', '¿Tiene algo el viernes a las 3? Si no, olvídelo.'],
  ['es', 'Quiero una cita el lunes o el martes, no importa.'],
  ['fr', 'Avez-vous quelque chose vendredi à 15 h ? Sinon, laissez tomber.'],
  ['fr', "Avez-vous quelque chose vendredi à 15 h ? Si ce n'est pas possible, tant pis."],
  ['de', 'Haben Sie am Freitag um 15 Uhr etwas frei? Wenn nicht, vergessen Sie es.'],
  ['de', 'Ich hätte gern einen Termin am Montag oder Dienstag, egal.'],
])('a visit all the same, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book']);
  expect(commands.some((one) => one.do === 'goodbye')).toBe(false);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'set-times' }));
});

test.each<[Language, string]>([
  ['en', "I'd like an appointment on Friday. No, never mind."],
  ['es', 'Quiero una cita el viernes. No, olvídelo.'],
  ['fr', 'Je voudrais un rendez-vous vendredi. Non, laissez tomber.'],
  ['de', 'Ich hätte gern einen Termin am Freitag. Nein, vergessen Sie es.'],
])('a visit that is taken back is none, %s: %s', (language, text) => {
  expect(heard(language, text)).toEqual([{ do: 'goodbye' }]);
});

test('a long line without a pause is looked at in no time', () => {
  const long = 'no wait oh actually '.repeat(2000);
  const began = performance.now();
  expect(isTakenBack(`tell him ${long}, ${long}`, 'en')).toBe(false);
  expect(performance.now() - began).toBeLessThan(1000);
});
