// Finds what the owner taught about a question, or says that it does not know. A passage is an answer only if it speaks
// of everything that was asked: near in words and silent on the point is `unknown`.
import type { AboutBusiness, FindAnswer } from '../answers-port.ts';
import type { Language } from '../business.ts';
import { type Entry, read } from './entries.ts';
import { type About, judge, type Verdict } from './judge.ts';
import { readQuestion } from './question.ts';
import { spokenOf } from './units.ts';

const abouts = new WeakMap<AboutBusiness, About>();

function aboutOf(business: AboutBusiness | undefined): About {
  if (!business) return { concepts: new Set(), stems: new Set() };
  const known = abouts.get(business);
  if (known) return known;
  const names = [business.name, ...business.services.flatMap((one) => [one.name, ...(one.aka ?? [])])];
  const spoken = names.flatMap((name) => business.languages.map((language) => spokenOf(name, language)));
  const about = {
    concepts: new Set(spoken.flatMap((one) => [...one.kinds])),
    stems: new Set(spoken.flatMap((one) => [...one.stems])),
  };
  abouts.set(business, about);
  return about;
}

/** An entry as short as this is said whole. */
const shortEntryCharacters = 180;
const saidCharactersMax = 280;

function sayable({ passage }: Verdict): string {
  const { sentences } = passage.entry;
  const whole = sentences.join(' ');
  if (whole.length <= shortEntryCharacters) return whole;
  const next = sentences[passage.at + 1];
  const own = sentences[passage.at] ?? '';
  const before = passage.text.startsWith(sentences[passage.at - 1] ?? '\n') ? `${sentences[passage.at - 1]} ` : '';
  const said = `${before}${own}`;
  return next !== undefined && said.length + next.length < saidCharactersMax ? `${said} ${next}` : said;
}

const titleOf = (entry: Entry): string => entry.title;

/**
 * The owner's words on the question, or `unknown`. Needs no start-up; the first question of a language and of a list of
 * entries reads them once.
 */
export const findAnswer: FindAnswer = (question, language: Language, knowledge, business) => {
  const taught = read(knowledge);
  const [best] = judge(readQuestion(question, language), taught, aboutOf(business));
  if (!best) return { kind: 'unknown' };
  return {
    kind: 'found',
    text: sayable(best),
    sources: [titleOf(best.passage.entry)],
    score: Math.max(0.5, Math.min(1, 1 - best.missing * 0.8)),
  };
};
