// HTTP for messages.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Id } from '#shared/ids.ts';
import * as contract from './contract.ts';
import { listMessages, updateMessage } from './service.ts';

/** `tellOf` is told of the conversation whose message has changed, in the same transaction. */
export function messageRoutes(
  tellOf: (scope: BusinessScope, conversation: Id<'conversation'>) => Promise<void>,
): (serve: Serve) => void {
  return (serve) => {
    serve(contract.listMessages, ({ inBusiness, query }) => inBusiness((scope) => listMessages(scope, query)));
    serve(contract.updateMessage, ({ inBusiness, params, body }) =>
      inBusiness(async (scope) => {
        const message = await updateMessage(scope, params.id, body.state);
        if (message.conversationId) await tellOf(scope, message.conversationId);
        return message;
      }),
    );
  };
}
