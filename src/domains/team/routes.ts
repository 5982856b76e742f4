// HTTP for the team: here a request becomes a verb and its answer.
import type { AccountParts } from '#domains/accounts/service/account-parts.ts';
import { callerFrom } from '#domains/accounts/service/prove-person.ts';
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { inviteMember, listInvitations, resendInvitation, revokeInvitation } from './service/invite.ts';
import { acceptInvitation, readInvitation } from './service/join.ts';
import { changeRole, listMembers, removeMember } from './service/keep-team.ts';

const done = { done: true } as const;

export function teamRoutes(parts: AccountParts, { sendsMail }: { sendsMail: boolean }): (serve: Serve) => void {
  const invites = { links: parts.links, sendsMail };
  return (serve) => {
    serve(contract.listMembers, async ({ inBusiness }) => ({ members: await inBusiness(listMembers) }));
    serve(contract.changeRole, ({ inBusiness, params, body }) =>
      inBusiness((scope) => changeRole(scope, params.id, body.role)),
    );
    serve(contract.removeMember, async ({ inBusiness, params }) => {
      await removeMember(parts.database, inBusiness, params.id);
      return done;
    });
    serve(contract.listInvitations, async ({ inBusiness }) => ({ invitations: await inBusiness(listInvitations) }));
    serve(contract.inviteMember, ({ inBusiness, body }) => inBusiness((scope) => inviteMember(scope, invites, body)));
    serve(contract.resendInvitation, ({ inBusiness, params }) =>
      inBusiness((scope) => resendInvitation(scope, invites, params.id)),
    );
    serve(contract.revokeInvitation, async ({ inBusiness, params }) => {
      await inBusiness((scope) => revokeInvitation(scope, params.id));
      return done;
    });
    serve(contract.readInvitation, ({ body }) => readInvitation(parts, body.token));
    serve(contract.acceptInvitation, async (request) => {
      const { admitted, setCookie } = await acceptInvitation(parts, request.body, callerFrom(request));
      request.addHeader('set-cookie', setCookie);
      return admitted;
    });
  };
}
