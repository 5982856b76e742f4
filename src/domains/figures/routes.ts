// HTTP for what is counted: the desk, a visit of it, the figures of a period.
import { signerOf } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { readDesk } from './service/read-desk.ts';
import { readFigures } from './service/read-figures.ts';
import { visitDesk } from './service/visit-desk.ts';

export function figuresRoutes(serve: Serve): void {
  serve(contract.readDesk, ({ inBusiness }) => inBusiness(readDesk));
  serve(contract.visitDesk, ({ inBusiness, caller }) => {
    const { userId } = signerOf(caller);
    return inBusiness((scope) => visitDesk(scope, userId));
  });
  serve(contract.readFigures, ({ inBusiness, query }) => inBusiness((scope) => readFigures(scope, Number(query.days))));
}
