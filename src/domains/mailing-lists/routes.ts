// HTTP for mailing lists, and the address to which a mail program sends its one click (RFC 8058).
import type { Database } from '#platform/database/scope.ts';
import type { RawRoute } from '#platform/http/app.ts';
import { readForm } from '#platform/http/request-body.ts';
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import * as contract from './contract.ts';
import { confirmReader, joinList, type ListNeeds, leaveList } from './service.ts';

export function mailingListRoutes(needs: ListNeeds): (serve: Serve) => void {
  return (serve) => {
    serve(contract.joinList, async ({ inSystem, params: { list }, body: { email } }) => {
      await inSystem((scope) => joinList(needs, scope, list, email));
      return { list };
    });
    serve(contract.confirmReader, async ({ inSystem, body: { token } }) => ({
      list: await inSystem((scope) => confirmReader(needs, scope, token)),
    }));
    serve(contract.leaveList, async ({ inSystem, body: { token } }) => ({
      list: await inSystem((scope) => leaveList(needs, scope, token)),
    }));
  };
}

/** One field, and what a mail program wraps it in. */
const formBytesMax = 2000;

/** The same address as the page for people: a GET shows that, a POST with the words of the RFC leaves at once. */
export function oneClickRoute(needs: ListNeeds, database: Database): RawRoute {
  return {
    name: 'leaveListByOneClick',
    method: 'POST',
    path: '/mailing-list/leave',
    answer: async ({ request }) => {
      const token = new URL(request.url).searchParams.get('token') ?? '';
      const said = await readForm(request, formBytesMax);
      if (said.get('List-Unsubscribe') !== 'One-Click') throw new Fault('invalid_request');
      await database.asSystem((scope) => leaveList(needs, scope, token));
      return new Response(null, { status: 204 });
    },
  };
}
