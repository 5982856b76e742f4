// "Shall I cancel it?" — "No, I'd rather move it", "no, cancel it": a no that says what is wanted leaves nothing as it was.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const stated: Partial<State> = {
  turns: 2,
  asked: 'confirm',
  lastText: 'Shall I cancel it?',
  frames: [{ flow: 'cancel', times: [], appointment: 'apt_1', confirming: true }],
};

test.each<[Language, string]>([
  ['en', "no actually I'd rather move it"],
  ['en', "No, don't cancel, move it."],
  ['en', 'no, change it to another day'],
  ['es', 'no, mejor muévala'],
  ['es', 'No, prefiero cambiarla para otro día'],
  ['fr', 'non finalement je préfère le décaler'],
  ['fr', 'Non, on le reporte'],
  ['de', 'nein, lieber verschieben'],
  ['de', 'Nein, ich möchte ihn nur verlegen'],
])('%s moves: %s', (language, text) => {
  expect(heard(language, text, stated)).toEqual([{ do: 'start', flow: 'move' }]);
});

test.each<[Language, string]>([
  ['en', 'no, cancel it'],
  ['en', 'No, just cancel please.'],
  ['es', 'no, nada más cancélela'],
  ['fr', 'non, annulez-le'],
  ['de', 'nein, absagen'],
  ['de', 'Nein, sagen Sie ihn bitte ab'],
])('%s cancels: %s', (language, text) => {
  expect(heard(language, text, stated)).toEqual([{ do: 'affirm' }]);
});

test.each<[Language, string]>([
  ['en', "no don't cancel it"],
  ['en', "no I don't want to move it"],
  ['es', 'no la cancele'],
  ['es', 'no la cambie'],
  ['es', 'no, no quiero moverla'],
  ['fr', "non, ne l'annulez pas"],
  ['fr', 'non, ne le déplacez pas'],
  ['de', 'nein, nicht absagen'],
])('%s stays a no: %s', (language, text) => {
  const commands = heard(language, text, stated);
  expect(commands).not.toContainEqual({ do: 'affirm' });
  expect(commands).toContainEqual({ do: 'deny' });
});

test('the visit that was to go is moved', async () => {
  const talk = talkWith({ from: hank });
  await talk.say('I need to cancel my cleaning');
  const asked = await talk.say("no, actually I'd rather move it");
  expect(asked.asks).toBe('time');
  expect(asked.text).toContain('November 24');
  expect(talk.records().appointments.some((one) => one.status === 'cancelled')).toBe(false);
});
