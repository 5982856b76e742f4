// Right answers and right refusals of the finder alone, on question sets: the owner's texts and nothing else of the mind.
import { findAnswer } from '../../src/receptionist/answers/find-answer.ts';
import { expression, type loadSet } from '../receptionist/format.ts';

/** One question, what was said to it, and whether that was right. */
export type Judged = {
  readonly business: string;
  readonly q: string;
  readonly answerable: boolean;
  readonly passed: boolean;
  readonly said: string | null;
  readonly sources: readonly string[];
};

/** Shares from 0 to 1. Precision: of what was refused, the share that nobody had taught. */
export type Measured = {
  readonly questions: number;
  readonly answered: number;
  readonly refusalRecall: number;
  readonly refusalPrecision: number;
  readonly judged: readonly Judged[];
};

/**
 * Asks every question whose answer stands in a text of its business, and every one that has none. What the lists of the
 * business answer (hours, prices, staff) is left out: `title` names such a field, and no entry.
 */
export async function measure(set: ReturnType<typeof loadSet>): Promise<Measured> {
  const judged: Judged[] = [];
  for (const [id, questions] of set.questions) {
    const business = set.businesses.get(id);
    if (!business) continue;
    const titles = new Set(business.knowledge.map((entry) => entry.title));
    for (const question of questions) {
      if (question.answerable && !titles.has(question.title ?? '')) continue;
      const found = await findAnswer(question.q, question.language, business.knowledge, business);
      const said = found.kind === 'found' ? found.text : null;
      const right = said !== null && (question.matches === undefined || expression(question.matches).test(said));
      judged.push({
        business: id,
        q: question.q,
        answerable: question.answerable,
        passed: question.answerable ? right : said === null,
        said,
        sources: found.kind === 'found' ? found.sources : [],
      });
    }
  }
  const count = (test: (one: Judged) => boolean) => judged.filter(test).length;
  const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000);
  const refused = count((one) => one.said === null);
  return {
    questions: judged.length,
    answered: share(
      count((one) => one.answerable && one.passed),
      count((one) => one.answerable),
    ),
    refusalRecall: share(
      count((one) => !one.answerable && one.passed),
      count((one) => !one.answerable),
    ),
    refusalPrecision: share(
      count((one) => !one.answerable && one.said === null),
      refused,
    ),
    judged,
  };
}
