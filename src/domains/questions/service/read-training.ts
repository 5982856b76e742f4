// How far the receptionist is taught and how well it answers: counted from the records, never kept.
import { listSources } from '#domains/knowledge/service/sources.ts';
import { readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { type Training, trainingParts } from '../contract.ts';
import { partsTaught, percentOf } from '../rules.ts';
import { listTestQuestions } from '../service.ts';
import * as store from '../store.ts';
import { listRuns } from './run-tests.ts';

/** The figures that the training page and the settings show. */
export async function readTraining(scope: BusinessScope): Promise<Training> {
  const { profile, services, staff } = await readFacts(scope);
  const sources = await listSources(scope);
  const testQuestions = (await listTestQuestions(scope)).length;
  const taught = partsTaught({ profile, services, staff, sources, testQuestions });
  const parts = trainingParts.map((part) => ({ part, isTaught: taught[part] }));
  const [run] = await listRuns(scope, 1);
  const percent = run && percentOf(run.passed, run.total);
  return {
    parts,
    progressPercent: percentOf(parts.filter((one) => one.isTaught).length, parts.length) ?? 0,
    documents: { processed: sources.filter(({ status }) => status === 'ready').length, given: sources.length },
    accuracy: testQuestions > 0 && run && typeof percent === 'number' ? { percent, run } : null,
    unanswered: await store.countGroups(scope),
  };
}
