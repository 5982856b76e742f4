// A whole name that stands alone beside what is wanted is the caller's; one that is told of somebody else is not.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const names = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-name' ? one.name : []));

test.each<[Language, string]>([
  ['en', 'cancel please. Karen Obi. the 24th'],
  ['en', 'Cancel my cleaning please, Karen Obi'],
  ['es', 'Cancele mi limpieza por favor. Karen Obi.'],
  ['fr', 'Annulez mon détartrage s’il vous plaît. Karen Obi.'],
  ['de', 'Bitte meine Zahnreinigung absagen. Karen Obi.'],
])('who calls, %s: %s', (language, text) => expect(names(language, text)).toEqual(['Karen Obi']));

test.each<[Language, string]>([
  ['en', 'I need a cleaning for my daughter, Anna Reed'],
  ['en', 'I want to speak to the owner, Karen Obi'],
  ['en', 'I need somebody at our house in Saint Paul, Highland Park'],
  ['en', 'A cleaning with Owen Park, please'],
  ['en', 'Karen Obi told me that you take walk-ins'],
])('somebody else, or a place, %s: %s', (language, text) => expect(names(language, text)).not.toContain('Karen Obi'));

test.each<[Language, string]>([
  ['en', 'need a cleaning for my son thurs at 9 thanks, Dana Reyes'],
  ['es', 'Una limpieza para mi hijo el jueves a las nueve, gracias, Dana Reyes'],
  ['fr', 'Un détartrage pour mon fils jeudi à neuf heures, merci, Dana Reyes'],
  ['de', 'Eine Zahnreinigung für meinen Sohn am Donnerstag um neun, danke, Dana Reyes'],
])('%s: who writes for somebody of theirs is not who comes: %s', (language, text) => {
  const commands = heard(language, text);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'for-other' }));
  expect(commands.some((one) => one.do === 'set-name')).toBe(false);
});

test('who writes for themselves is named by it', () =>
  expect(heard('en', 'need a cleaning thurs at 9 thanks Dana Reyes')).toContainEqual(
    expect.objectContaining({ do: 'set-name', name: 'Dana Reyes' }),
  ));

test.each<[Language, string]>([
  ['en', 'teeth cleaning Thursday at 1, Marla Hyde'],
  ['en', 'dental exam tomorrow at 3:30. Nick Tolliver.'],
])('behind a service and when, %s: %s', (language, text) => expect(names(language, text)).toHaveLength(1));

test.each<[Language, string]>([
  ['en', 'teeth cleaning Thursday at 1, Highland Park'],
  ['en', 'teeth cleaning Thursday at 1, Main Street'],
  ['en', 'teeth cleaning, Blue Cross Blue Shield'],
  ['en', 'dental exam tomorrow at 3:30, Delta Dental'],
])('a place or a plan is none, %s: %s', (language, text) => expect(names(language, text)).toEqual([]));
