// HTTP for messages.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Id } from '#shared/ids.ts';
import * as contract from './contract.ts';
import { listMessages, readMessage, updateMessage } from './service.ts';

/** Does a change to what a conversation has left, and has that conversation tell of it; where `counts`, what came of it is other than before. */
export type ChangeIn = (
  scope: BusinessScope,
  conversation: Id<'conversation'>,
  change: () => Promise<contract.Message>,
  how: { readonly counts: boolean },
) => Promise<contract.Message>;

export function messageRoutes(changeIn: ChangeIn): (serve: Serve) => void {
  return (serve) => {
    serve(contract.listMessages, ({ inBusiness, query }) => inBusiness((scope) => listMessages(scope, query)));
    serve(contract.updateMessage, ({ inBusiness, params, body }) =>
      inBusiness(async (scope) => {
        const { conversationId, state } = await readMessage(scope, params.id);
        const change = () => updateMessage(scope, params.id, body.state);
        const counts = (state === 'taken-back') !== (body.state === 'taken-back');
        return conversationId ? changeIn(scope, conversationId, change, { counts }) : change();
      }),
    );
  };
}
