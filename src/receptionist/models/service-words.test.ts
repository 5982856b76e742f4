// Callers' words for a service against what a typical business of the trade offers, in four languages: the lexicon's promise,
// row by row. What is not offered fits none, even where a neighbour shares a word with it.

import { describe, expect, it } from 'vitest';
import { matchNames } from './match.ts';
import { beautyCases } from './service-words/beauty.cases.ts';
import { buildingCases } from './service-words/building.cases.ts';
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
};

describe.each(Object.entries(tables))('%s', (_, table) => {
  it.each(rowsOf(table).map((row) => [row.language, row.said, row.meant, row.offered] as const))(
    '%s "%s" means %s',
    (language, said, meant, offered) => {
      const found = matchNames(
        said,
        offered.map((name) => ({ name })),
        language,
      );
      expect(found.map((one) => one.name)).toEqual(meant === '-' ? [] : [meant]);
    },
  );
});
