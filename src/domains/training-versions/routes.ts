// HTTP for the versions of what is taught.
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import * as contract from './contract.ts';
import { compareVersion, listVersions, rollBack } from './service.ts';

export function trainingVersionRoutes(serve: Serve): void {
  serve(contract.listTrainingVersions, ({ inBusiness, query }) =>
    inBusiness((scope) => listVersions(scope, query.before)),
  );
  serve(contract.compareTrainingVersion, ({ inBusiness, params }) =>
    inBusiness((scope) => compareVersion(scope, params.revision)),
  );
  serve(contract.rollBackTraining, async ({ inBusiness, params }) => {
    await inBusiness((scope) => rollBack(scope, params.revision));
    // The version is made as the transaction ends, so it is read in the next.
    const { versions } = await inBusiness((scope) => listVersions(scope, undefined));
    const [current] = versions;
    if (!current) throw new Fault('not_found');
    return { current };
  });
}
