// The owner's test questions, asked one after the other of the receptionist as callers meet it. A run is kept as it goes, so
// that its progress can be read and a run that was broken off goes on where it stood.
import type { Actor, BusinessScope, Database } from '#platform/database/scope.ts';
import { eachOf } from '#platform/each-of.ts';
import type { Log } from '#platform/log.ts';
import type { WorkInHand } from '#platform/queue/work.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { TestResult, TestRun } from '../contract.ts';
import { isRight, runLostMs } from '../rules.ts';
import { listTestQuestions } from '../service.ts';
import * as store from '../store.ts';

/** What the receptionist said to the first line of a caller whom nobody knows. */
export type TriedReply = {
  readonly text: string;
  readonly sources: readonly string[];
  /** It said that it does not know. */
  readonly isUnknown: boolean;
};

/** Asks one question as a caller's first line, and leaves nothing behind. */
export type TryOut = (business: BusinessId, question: string) => Promise<TriedReply>;

export const runWork = 'run-test-questions';

const runsKept = 100;
const runsListed = 30;
const actor: Actor = { kind: 'system', id: null };

/** Orders a run of all test questions, or gives the one that is going on. Null where there are none. Safe to repeat. */
export async function orderRun(scope: BusinessScope): Promise<TestRun | null> {
  const questions = await listTestQuestions(scope);
  if (questions.length === 0) return null;
  await store.holdRuns(scope);
  const [newest] = await store.listRuns(scope, 'all', 1);
  const isGoing = newest && newest.asked < newest.total;
  if (newest && isGoing && scope.now().getTime() - newest.ran_at.getTime() < runLostMs) return runOf(newest);
  if (isGoing) await store.deleteRun(scope, newest.id);
  const id = await store.insertRun(scope, questions.length);
  await store.deleteOldRuns(scope, runsKept);
  await scope.enqueue({
    name: runWork,
    effectKey: `${runWork}/${id}`,
    data: { business: scope.business, run: id },
    inOrderWith: scope.business,
  });
  const made = await store.findRun(scope, id);
  return made ? runOf(made) : null;
}

/**
 * Asks what is left of a run. A question at which the receptionist breaks again and again is one that it got wrong, so that
 * a run comes to its end; then it throws, so that the fault is seen. Safe to repeat.
 */
export async function runInBackground(
  database: Database,
  tryOut: TryOut,
  { data, signal, isLast }: Pick<WorkInHand, 'data' | 'signal' | 'isLast'>,
): Promise<void> {
  const [business, id] = [data.business as BusinessId, data.run as Id<'testRun'>];
  const inBusiness = <T>(work: (scope: BusinessScope) => Promise<T>) => database.asBusiness(business, actor, work);
  const left = await inBusiness(async (scope) => {
    const run = await store.findRun(scope, id);
    if (!run) return [];
    const asked = new Set(run.results.map((one) => one.testQuestionId));
    const questions = (await listTestQuestions(scope)).filter((one) => !asked.has(one.id));
    await store.setRunTotal(scope, id, asked.size + questions.length);
    return questions;
  });
  const faults: unknown[] = [];
  for (const { id: testQuestionId, question, answerable, expected } of left) {
    signal.throwIfAborted();
    const { text, sources, isUnknown } = await tryOut(business, question).catch((fault: unknown) => {
      if (!isLast) throw fault;
      faults.push(fault);
      return noReply;
    });
    const passed = isRight({ answerable, expected }, { text, sources, isUnknown });
    const asked = { testQuestionId, question, answerable, expected };
    const result: TestResult = { ...asked, passed, reply: text, sources: [...sources] };
    await inBusiness((scope) => store.addResult(scope, id, result));
  }
  if (faults.length > 0) throw faults[0];
}

const noReply: TriedReply = { text: '', sources: [], isUnknown: false };

/** How long nothing may be taught before it is tested. */
export const quietMs = 20_000;
const orderedAtOnce = 20;

/** Orders one run for each business that was taught something and then left alone. Safe to repeat. */
export async function testWhatWasTaught(database: Database, log: Log): Promise<void> {
  const due = await database.asSystem((scope) =>
    store.listUntested(scope, new Date(scope.now().getTime() - quietMs), orderedAtOnce),
  );
  const nameOf = (business: BusinessId) => ({ business });
  await eachOf({ log, doing: 'test what was taught', nameOf }, due, (business) =>
    database.asBusiness(business, actor, orderRun),
  );
}

/** The newest run, finished or not, with what was last said to each question: in it, or else in the last finished one. */
export async function readLatestRun(scope: BusinessScope): Promise<(TestRun & { results: TestResult[] }) | null> {
  const [newest] = await store.listRuns(scope, 'all', 1);
  const [finished] = await store.listRuns(scope, 'finished', 1);
  const run = newest && (await store.findRun(scope, newest.id));
  if (!run) return null;
  const before = finished && finished.id !== run.id ? await store.findRun(scope, finished.id) : undefined;
  const asked = new Set(run.results.map((one) => one.testQuestionId));
  const others = before?.results.filter((one) => !asked.has(one.testQuestionId)) ?? [];
  return { ...runOf(run), results: [...run.results, ...others] };
}

/** The finished ones, the newest first. */
export async function listRuns(scope: BusinessScope, most = runsListed): Promise<TestRun[]> {
  return (await store.listRuns(scope, 'finished', most)).map(runOf);
}

function runOf({ id, passed, asked, total, is_current, ran_at }: store.RunRow): TestRun {
  return { id, passed, asked, total, isCurrent: is_current, ranAt: ran_at.toISOString() };
}
