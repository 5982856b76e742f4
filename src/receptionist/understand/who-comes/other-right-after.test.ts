// Another service that is to come right after the one that is stated is one more, and no other in its place.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'and a cleaning right after'],
  ['en', 'and then a teeth cleaning right after that'],
  ['es', 'y luego luego una limpieza dental'],
  ['fr', 'et un détartrage juste après'],
  ['de', 'und gleich danach eine Zahnreinigung'],
])('%s: %s', (language, text) => {
  for (const asked of ['phone', 'confirm'] as const) {
    const commands = heard(language, text, { ...examStated, asked });
    expect(commands[0]).toEqual({ do: 'also', guest: 'right-after' });
    expect(commands).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }));
    expect(commands.some((one) => one.do === 'set-name' || one.do === 'set-times')).toBe(false);
  }
});

test.each<[Language, string]>([
  ['en', 'and make it a cleaning instead'],
  ['en', 'I had a cleaning right after it last time'],
  ['en', 'can I eat right after the cleaning?'],
  ['es', 'mejor una limpieza dental'],
  ['fr', 'plutôt un détartrage'],
  ['de', 'lieber eine Zahnreinigung'],
])('%s: %s: is none besides', (language, text) =>
  expect(heard(language, text, examStated).some((one) => one.do === 'also')).toBe(false),
);

test.each<[Language, string, string]>([
  ['en', 'and my wife wants a cleaning right after', 'my wife'],
  ['es', 'y mi esposa quiere una limpieza dental justo después', 'mi esposa'],
])('%s: %s: under the name of whoever comes', (language, text, whose) =>
  expect(heard(language, text, examStated)).toContainEqual({ do: 'for-other', whose }),
);
