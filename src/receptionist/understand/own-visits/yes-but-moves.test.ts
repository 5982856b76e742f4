// "Shall I cancel it?" — "Yes, move it": nothing is called off by a yes that asks for something else.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const stated: Partial<State> = {
  turns: 2,
  asked: 'confirm',
  lastText: 'Shall I cancel it?',
  frames: [{ flow: 'cancel', times: [], appointment: 'apt_1', confirming: true }],
};

test.each<[Language, string]>([
  ['en', 'Yes, move it.'],
  ['en', 'yes please reschedule it'],
  ['es', 'Sí, cámbiela'],
  ['fr', 'Oui, déplacez-le'],
  ['de', 'Ja, verschieben Sie ihn'],
])('%s: %s', (language, text) => {
  const commands = heard(language, text, stated);
  expect(commands).not.toContainEqual({ do: 'affirm' });
  expect(commands).toContainEqual({ do: 'start', flow: 'move' });
});

test.each<[Language, string]>([
  ['en', 'Yes, cancel it.'],
  ['en', "Yes, cancel it, I'll reschedule later"],
  ['en', 'yes, I have to move that weekend so just cancel'],
  ['es', 'Sí, cancélela'],
  ['fr', 'Oui, annulez-le'],
  ['de', 'Ja, bitte absagen'],
])('%s: a plain yes is one: %s', (language, text) => {
  const commands = heard(language, text, stated);
  expect(commands).toContainEqual({ do: 'affirm' });
  expect(commands.some((one) => one.do === 'start')).toBe(false);
});
