// A word of a service's name said alone: one that is talk of every day names nothing, and what is a thing in this language does.
import { expect, test } from 'vitest';
import { type Candidate, matchNames } from './match.ts';
import type { Language } from './text.ts';

const skin: readonly Candidate[] = [
  { name: 'Wart treatment', aka: ['wart removal', 'wart freezing'], languages: ['en', 'de'] },
  { name: 'Full skin check', aka: ['mole check', 'skin exam'], languages: ['en', 'de'] },
];
const named = (text: string, language: Language) => matchNames(text, skin, language).map(({ name }) => name);

test.each<[Language, string, readonly string[]]>([
  ['en', 'I have warts on my foot', ['Wart treatment']],
  ['de', 'wart mal, ich suche meine Nummer', []],
  ['de', 'ich wart auf ihren Anruf', []],
  ['en', "my husband's freaking out about it", []],
  ['en', 'we all freaked a little', []],
  ['en', 'can you do the freezing thing', ['Wart treatment']],
])('%s: %s', (language, text, services) => {
  expect(named(text, language)).toEqual(services);
});
