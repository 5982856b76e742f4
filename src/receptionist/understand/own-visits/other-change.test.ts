// Said otherwise before the visit is found: what is asked to find it is asked on, and what is to be done with it is the other.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const asked = (flow: 'cancel' | 'move'): Partial<State> => ({ turns: 2, asked: 'name', frames: [{ flow, times: [] }] });

test.each<[Language, string]>([
  ['en', 'No, can we move it to next week?'],
  ['en', 'can I reschedule instead?'],
  ['es', 'No, ¿la podemos cambiar para la próxima semana?'],
  ['fr', 'Non, on peut le déplacer à la semaine prochaine ?'],
  ['de', 'Nein, können wir ihn auf nächste Woche verschieben?'],
])('%s: moved rather than called off: %s', (language, text) => {
  const commands = heard(language, text, asked('cancel'));
  expect(commands[0]).toEqual({ do: 'start', flow: 'move' });
  expect(commands.some((one) => one.do === 'ask')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'actually just cancel it'],
  ['es', 'mejor cancélela'],
  ['fr', 'finalement annulez-le'],
  ['de', 'ach, lieber absagen'],
])('%s: called off rather than moved: %s', (language, text) =>
  expect(heard(language, text, asked('move'))[0]).toEqual({ do: 'start', flow: 'cancel' }),
);

test('a name is a name, and a no changes nothing', () => {
  expect(heard('en', 'Dan Miller', asked('cancel'))).toEqual([{ do: 'set-name', name: 'Dan Miller', sure: 0.95 }]);
  expect(heard('en', "no, don't move it", asked('cancel'))).not.toContainEqual({ do: 'start', flow: 'move' });
});

test('the name is asked on, with no word of not knowing', async () => {
  const { say } = talkWith({ from: null });
  await say('I need to cancel my appointment');
  const moved = await say('No, can we move it to next week?');
  expect(moved).toMatchObject({ asks: 'name', unanswered: [] });
  expect(moved.text).not.toMatch(/don't have that information/);
});
