// HTTP for questions that wait for an answer, and for those that the receptionist is tried with.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readTraining } from './service/read-training.ts';
import { listRuns, orderRun, readLatestRun, type TryOut } from './service/run-tests.ts';
import * as service from './service.ts';

/** Trying the receptionist out: what is asked here is asked by nobody, and leaves nothing behind. */
export function tryItRoutes(tryOut: TryOut): (serve: Serve) => void {
  return (serve) => {
    serve(contract.tryQuestion, async ({ inBusiness, body }) => {
      const business = await inBusiness(async (scope) => scope.business);
      const { text, sources, isUnknown } = await tryOut(business, body.question);
      return { reply: text, sources: [...sources], isUnknown };
    });
  };
}

export function questionRoutes(serve: Serve): void {
  serve(contract.listUnanswered, ({ inBusiness }) =>
    inBusiness(async (scope) => ({ questions: await service.listUnanswered(scope) })),
  );
  serve(contract.answerQuestion, ({ inBusiness, params, body }) =>
    inBusiness((scope) => service.answerQuestion(scope, params.id, body)),
  );
  serve(contract.dismissQuestion, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await service.dismissQuestion(scope, params.id);
      return { id: params.id };
    }),
  );
  serve(contract.restoreQuestion, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await service.restoreQuestion(scope, params.id);
      return { id: params.id };
    }),
  );
  serve(contract.listTestQuestions, ({ inBusiness }) =>
    inBusiness(async (scope) => ({ testQuestions: await service.listTestQuestions(scope) })),
  );
  serve(contract.createTestQuestion, ({ inBusiness, body }) =>
    inBusiness((scope) => service.createTestQuestion(scope, body)),
  );
  serve(contract.updateTestQuestion, ({ inBusiness, params, body }) =>
    inBusiness((scope) => service.updateTestQuestion(scope, params.id, body)),
  );
  serve(contract.deleteTestQuestion, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await service.deleteTestQuestion(scope, params.id);
      return { id: params.id };
    }),
  );
  serve(contract.runTests, ({ inBusiness }) => inBusiness(async (scope) => ({ run: await orderRun(scope) })));
  serve(contract.readLatestTestRun, ({ inBusiness }) =>
    inBusiness(async (scope) => ({ run: await readLatestRun(scope) })),
  );
  serve(contract.listTestRuns, ({ inBusiness }) => inBusiness(async (scope) => ({ runs: await listRuns(scope) })));
  serve(contract.readTraining, ({ inBusiness }) => inBusiness(readTraining));
}
