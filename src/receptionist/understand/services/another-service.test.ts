// Another service that is asked for with the yes to a booking is one more; what puts the stated one right begins none.
import { expect, test } from 'vitest';
import { begun, examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'yes and can I get a cleaning the same day'],
  ['en', 'yes please. oh can you also do a cleaning that day'],
  ['en', 'sure. could they do a cleaning while I am there'],
  ['en', 'yep, and a cleaning right after'],
  ['es', 'sí, y ya que estoy quiero una limpieza el mismo día'],
  ['fr', 'oui, et est-ce que je pourrais avoir un détartrage le même jour'],
  ['de', 'ja, und könnte ich direkt danach eine Zahnreinigung haben'],
])('%s: “%s” is a yes, and one more', (language, text) => {
  const [first, second, ...rest] = heard(language, text, examStated);
  expect([first, second]).toEqual([{ do: 'affirm' }, { do: 'also' }]);
  expect(begun(rest)).toEqual(['book']);
  expect(rest).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
});

test.each<[Language, string]>([
  ['en', 'yes but make it a cleaning'],
  ['en', 'yes, and actually make that a cleaning instead'],
  ['en', 'yes, and just the cleaning'],
  ['en', 'ok, could I get a cleaning'],
  ['en', 'yes, and the exam on Thursday is with Dr. Park'],
  ['es', 'sí, pero mejor la limpieza en vez del examen'],
  ['fr', 'oui, et plutôt un détartrage à la place'],
  ['de', 'ja, und lieber eine Zahnreinigung statt der Untersuchung'],
])('%s: “%s” begins none', (language, text) => {
  expect(begun(heard(language, text, examStated))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Yes, and how much is a cleaning?'],
  ['en', 'yes, and how long does a cleaning take?'],
  ['en', 'yes and do you do whitening?'],
  ['es', 'sí, ¿y cuánto cuesta una limpieza?'],
  ['fr', 'oui, et combien coûte un détartrage ?'],
  ['de', 'ja, und was kostet eine Zahnreinigung?'],
])('%s: “%s” only asks about it', (language, text) => {
  const commands = heard(language, text, examStated);
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
});
