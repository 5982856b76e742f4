// Callers' words for a service against what a typical business of the trade offers, in four languages: the lexicon's promise,
// row by row. What is not offered fits none, even where a neighbour shares a word with it.

import { describe, expect, it } from 'vitest';
import { matchNames } from './match.ts';
import { beautyCases } from './service-words/beauty.cases.ts';
import { buildingCases } from './service-words/building.cases.ts';
import { everydayCases } from './service-words/everyday.cases.ts';
import { everydayTradeCases } from './service-words/everyday-trades.cases.ts';
import { healthCases } from './service-words/health.cases.ts';
import { homeCases } from './service-words/home.cases.ts';
import { lawMoneyCases } from './service-words/law-money.cases.ts';
import { learningCases } from './service-words/learning.cases.ts';
import { shopCases } from './service-words/shops.cases.ts';
import { vehicleCases } from './service-words/vehicles.cases.ts';
import { type Language, languages } from './text.ts';

type Row = {
  readonly offered: readonly string[];
  readonly language: Language;
  readonly said: string;
  readonly meant: string;
};

/** `= trade: service; service` opens a business; `language | words | service` is a caller, `-` one who is to fit nothing. */
function rowsOf(table: string): Row[] {
  const rows: Row[] = [];
  let offered: readonly string[] = [];
  for (const line of table.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith('=')) {
      offered = line
        .slice(line.indexOf(':') + 1)
        .split(';')
        .map((one) => one.trim());
      continue;
    }
    const [language = '', said = '', meant = ''] = line.split('|').map((one) => one.trim());
    const known = languages.find((one) => one === language);
    if (!known || (meant !== '-' && !offered.includes(meant))) throw new Error(`no such row: ${line}`);
    rows.push({ offered, language: known, said, meant });
  }
  return rows;
}

const tables: Readonly<Record<string, string>> = {
  home: homeCases,
  building: buildingCases,
  beauty: beautyCases,
  health: healthCases,
  'law and money': lawMoneyCases,
  shops: shopCases,
  vehicles: vehicleCases,
  learning: learningCases,
  'trades thought of last': everydayTradeCases,
};

const sentences: Readonly<Record<Language, (said: string) => string>> = {
  en: (said) => `hey there, quick question, ${said}, can you help me with that tomorrow at ten?`,
  es: (said) => `buenas tardes, ${said}, ¿me pueden ayudar mañana a las diez?`,
  fr: (said) => `bonjour, ${said}, est-ce que vous pouvez m'aider demain à dix heures ?`,
  de: (said) => `hallo, ${said}, können Sie mir morgen um zehn Uhr helfen?`,
};

const namesIn = (said: string, offered: readonly string[], language: Language) =>
  matchNames(
    said,
    offered.map((name) => ({ name })),
    language,
  ).map((one) => one.name);

describe.each(Object.entries(tables))('%s', (_, table) => {
  it.each(rowsOf(table).map((row) => [row.language, row.said, row.meant, row.offered] as const))(
    '%s "%s" means %s',
    (language, said, meant, offered) => {
      const expected = meant === '-' ? [] : [meant];
      expect(namesIn(said, offered, language)).toEqual(expected);
      expect(namesIn(sentences[language](said), offered, language)).toEqual(expected);
    },
  );
});

describe('what is said of everything but services', () => {
  const businesses = [
    ...new Set(
      Object.values(tables)
        .flatMap(rowsOf)
        .map((row) => row.offered),
    ),
  ];
  const utterances = everydayCases.split('\n').filter((line) => line.includes('|'));

  it.each(utterances)('%s', (line) => {
    const [code = '', said = ''] = line.split('|').map((one) => one.trim());
    const language = languages.find((one) => one === code) ?? 'en';
    for (const offered of businesses) expect([offered, namesIn(said, offered, language)]).toEqual([offered, []]);
  });
});
