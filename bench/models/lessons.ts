// Reads the lessons of sense: cards of what callers ask (`?en …`) and what owners write in answer (`=en …`), a file a trade.
import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '../../src/receptionist/models/text.ts';

/** One thing that is asked, with lines of each language that ask it, and lines of owners that answer it. */
export type Card = {
  readonly file: string;
  readonly asks: Readonly<Record<Language, readonly string[]>>;
  readonly tells: Readonly<Record<Language, readonly string[]>>;
};

const lineOf = /^([?=])(en|es|fr|de)\s+(.+)$/;

/** Every card of a folder, by file and place in it. Throws for a line that is none of a card's. */
export function readLessons(folder: string): Card[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => readCards(file, readFileSync(`${folder}/${file}`, 'utf8')));
}

function readCards(file: string, text: string): Card[] {
  const cards: Card[] = [];
  const empty = (): Record<Language, string[]> => ({ en: [], es: [], fr: [], de: [] });
  let asks = empty();
  let tells = empty();
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (line.startsWith('#')) {
      [asks, tells] = [empty(), empty()];
      cards.push({ file, asks, tells });
      continue;
    }
    const [, mark, language, words] = lineOf.exec(line) ?? [];
    if (!words || cards.length === 0) throw new Error(`${file}:${at + 1}: "${line}" is no line of a card`);
    (mark === '?' ? asks : tells)[language as Language].push(words);
  }
  const lines = (of: Card['asks']) => languages.reduce((sum, language) => sum + of[language].length, 0);
  return cards.filter((card) => lines(card.asks) > 0 && lines(card.tells) > 0);
}
