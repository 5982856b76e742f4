// Cards of sense out of businesses and the questions that were asked of them: beside what lessons say of a trade at large,
// how one owner writes and one business's callers ask.
import { read } from '../../src/receptionist/answers/entries.ts';
import { type Language, languages } from '../../src/receptionist/models/text.ts';
import type { AskedBusiness } from '../answers/asked.ts';
import type { Card } from './lessons.ts';

type Lines = Record<Language, string[]>;
const none = (): Lines => ({ en: [], es: [], fr: [], de: [] });

/** A card for each passage that answers, with all that ask for it; the passage is told with its title and without. */
export function questionCards(all: readonly AskedBusiness[]): Card[] {
  return all.flatMap(({ set, name, knowledge, questions }) => {
    const { entries } = read(knowledge);
    const cards = new Map<string, { asks: Lines; tells: Lines }>();
    for (const { q, language, title, right } of questions) {
      const entry = title === null ? undefined : entries.find((one) => one.title === title);
      if (!entry) continue;
      const meant = entry.sentences.filter((one) => right(one, entry.title));
      const told = meant.length > 0 ? meant : [entry.text];
      const key = `${entry.title}\n${told[0]}`;
      const card = cards.get(key) ?? { asks: none(), tells: none() };
      cards.set(key, card);
      card.asks[language].push(q);
      const tells = new Set([...card.tells[entry.language], ...told.flatMap((one) => [one, `${entry.title}. ${one}`])]);
      card.tells[entry.language] = [...tells];
    }
    return [...cards.values()]
      .filter(({ tells }) => languages.some((language) => tells[language].length > 0))
      .map((card): Card => ({ file: `${set}/${name}`, ...card }));
  });
}
