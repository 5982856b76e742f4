// HTTP for messages.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { listMessages, updateMessage } from './service.ts';

export function messageRoutes(serve: Serve): void {
  serve(contract.listMessages, ({ inBusiness, query }) => inBusiness((scope) => listMessages(scope, query)));
  serve(contract.updateMessage, ({ inBusiness, params, body }) =>
    inBusiness((scope) => updateMessage(scope, params.id, body.state)),
  );
}
