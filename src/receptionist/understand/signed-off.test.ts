// A whole name that stands alone beside what is wanted is the caller's; one that is told of somebody else is not.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

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
