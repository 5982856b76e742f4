// Trades as their callers ask: invented businesses with an owner's texts, and questions in four languages in other words than
// the owner's. The concepts were written while looking at these, so they keep what is known from being lost and measure nothing new.
//   # en Harbor Plumbing [Leak repair]     a business: language, name, services
//   - Call-out: Coming out costs $89.      an entry of its owner
//   What does a visit cost? => Call-out    a question and the entry that answers it
//   es> ¿Cuánto cobran por venir? => …     one in another language
//   Do you clean gutters? =|               one that nobody taught
import { readFileSync } from 'node:fs';
import { findAnswer } from '../../src/receptionist/answers/find-answer.ts';
import type { AboutBusiness } from '../../src/receptionist/answers-port.ts';
import { type Language, languages } from '../../src/receptionist/models/text.ts';

type Trade = {
  readonly business: AboutBusiness;
  readonly language: Language;
  readonly knowledge: { readonly title: string; readonly text: string }[];
  readonly questions: { readonly q: string; readonly language: Language; readonly title: string | null }[];
};

/** Shares from 0 to 1; `missed` says each wrong one with what was said to it. */
export type TradesMeasured = {
  readonly answered: number;
  readonly refused: number;
  readonly missed: readonly string[];
};

const languageOf = (word: string | undefined, otherwise: Language): Language =>
  languages.find((one) => one === word) ?? otherwise;

/** Throws on a line of no known form, and on a question about an entry that is not there. */
export function readTrades(path: string): Trade[] {
  const trades: Trade[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const head = /^# (\w\w) (.*?) \[(.*)\]$/.exec(line);
    if (head) {
      const services = (head[3] ?? '').split(',').map((name) => ({ name: name.trim(), minutes: 60 }));
      const business = { name: head[2] ?? '', languages, services };
      trades.push({ business, language: languageOf(head[1], 'en'), knowledge: [], questions: [] });
      continue;
    }
    const trade = trades.at(-1);
    if (!trade || line === '') continue;
    const entry = /^- (.*?): (.*)$/.exec(line);
    const question = /^(?:(\w\w)> )?(.*?) (?:=> (.*)|=\|)$/.exec(line);
    if (entry) trade.knowledge.push({ title: entry[1] ?? '', text: entry[2] ?? '' });
    else if (question) {
      const title = question[3] ?? null;
      if (title !== null && !trade.knowledge.some((one) => one.title === title))
        throw new Error(`${trade.business.name} has no entry "${title}"`);
      trade.questions.push({ q: question[2] ?? '', language: languageOf(question[1], trade.language), title });
    } else throw new Error(`Neither a business, an entry nor a question: ${line}`);
  }
  return trades;
}

/** Asks every question of a file of trades. */
export async function measureTrades(path: string): Promise<TradesMeasured> {
  const missed: string[] = [];
  const counts = { answered: 0, answerable: 0, refused: 0, unknown: 0 };
  for (const { business, knowledge, questions } of readTrades(path)) {
    for (const { q, language, title } of questions) {
      const found = await findAnswer(q, language, knowledge, business);
      const said = found.kind === 'found' ? (found.sources[0] ?? '') : null;
      if (title === null) counts.unknown += 1;
      else counts.answerable += 1;
      if (said !== title) missed.push(`${business.name}: ${q} → ${said ?? 'unknown'}, not ${title ?? 'unknown'}`);
      else if (title === null) counts.refused += 1;
      else counts.answered += 1;
    }
  }
  return { answered: counts.answered / counts.answerable, refused: counts.refused / counts.unknown, missed };
}
