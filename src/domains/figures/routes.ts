// HTTP for what is counted: the desk, a visit of it, the figures of a period.
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import * as contract from './contract.ts';
import { readDesk } from './service/read-desk.ts';
import { readFigures } from './service/read-figures.ts';
import { visitDesk } from './service/visit-desk.ts';

export function figuresRoutes(serve: Serve): void {
  serve(contract.readDesk, ({ inBusiness }) => inBusiness(readDesk));
  serve(contract.visitDesk, ({ inBusiness, caller }) => {
    if (caller.kind !== 'user') throw new Fault('not_signed_in');
    return inBusiness((scope) => visitDesk(scope, caller.userId));
  });
  serve(contract.readFigures, ({ inBusiness, query }) => inBusiness((scope) => readFigures(scope, Number(query.days))));
}
