// HTTP for accounts: who may ask is declared in the contract; here a request becomes a verb and its answer.
import type { RawRoute } from '#platform/http/app.ts';
import type { Serve, Served } from '#platform/http/serve.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import * as contract from './contract.ts';
import type { AccountParts } from './service/account-parts.ts';
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './service/change-email.ts';
import { changePassword, confirmPassword, resetPassword } from './service/change-password.ts';
import { confirmEmail, readConfirmation } from './service/confirm-email.ts';
import {
  type Admission,
  listSessions,
  readSession,
  revokeSession,
  signOut,
  signOutEverywhere,
} from './service/keep-sessions.ts';
import { requestReset, resendConfirmation } from './service/mail-links.ts';
import { callerFrom, signerOf, userAgentOf } from './service/prove-person.ts';
import { signIn } from './service/sign-in.ts';
import { finishOauth, startOauth } from './service/sign-in-with-provider.ts';
import { signUp } from './service/sign-up.ts';
import { updateAccount } from './service/update-account.ts';

const done = { done: true } as const;

export function accountRoutes(parts: AccountParts): (serve: Serve) => void {
  return (serve) => {
    serve(contract.readAuthOptions, async () => ({
      providers: [...parts.library().providers],
      demoMode: parts.demoMode,
    }));
    serve(contract.signUp, async (request) => signUp(parts, request.body, callerFrom(request)));
    serve(contract.readConfirmation, async ({ body }) => {
      const { email, firstName } = await readConfirmation(parts, body.token);
      return { email, firstName };
    });
    serve(contract.confirmEmail, async (request) =>
      keep(request, await confirmEmail(parts, request.body, callerFrom(request))),
    );
    serve(contract.resendConfirmation, async (request) => {
      await resendConfirmation(parts, request.body.email, callerFrom(request));
      return done;
    });
    serve(contract.signIn, async (request) => keep(request, await signIn(parts, request.body, callerFrom(request))));
    serve(contract.startOauth, async (request) => {
      const { provider } = request.params;
      const { url, setCookies } = await startOauth(parts, provider, request.body.returnTo, request.headers);
      for (const cookie of setCookies) request.addHeader('set-cookie', cookie);
      return { url };
    });
    serve(contract.readSession, async ({ caller }) => readSession(parts, caller));
    serve(contract.signOut, async (request) => {
      request.addHeader('set-cookie', await signOut(parts, request.headers, callerFrom(request)));
      return done;
    });
    serve(contract.signOutEverywhere, async (request) => {
      const forget = await signOutEverywhere(parts, signerOf(request.caller), callerFrom(request));
      request.addHeader('set-cookie', forget);
      return done;
    });
    serve(contract.listSessions, async ({ caller }) => {
      const signer = signerOf(caller);
      const sessions = await listSessions(parts, signer);
      return {
        sessions: sessions.map((session) => ({
          id: session.id,
          createdAt: session.created_at.toISOString(),
          lastUsedAt: session.last_used_at.toISOString(),
          expiresAt: session.expires_at.toISOString(),
          address: session.address || null,
          userAgent: session.user_agent || null,
          isCurrent: session.id === signer.sessionId,
        })),
      };
    });
    serve(contract.revokeSession, async (request) => {
      await revokeSession(parts, signerOf(request.caller), request.params.id, callerFrom(request));
      return done;
    });
    serve(contract.requestReset, async (request) => {
      await requestReset(parts, request.body.email, callerFrom(request));
      return done;
    });
    serve(contract.resetPassword, async (request) => {
      await resetPassword(parts, request.body, callerFrom(request));
      return done;
    });
    serve(contract.changePassword, async (request) => {
      await changePassword(parts, signerOf(request.caller), request.body, callerFrom(request));
      return done;
    });
    serve(contract.confirmPassword, async (request) => {
      await confirmPassword(parts, signerOf(request.caller), request.body.password, callerFrom(request));
      return done;
    });
    serve(contract.updateAccount, ({ caller, inBusiness, body }) =>
      inBusiness((scope) => updateAccount(scope, signerOf(caller), body)),
    );
    serve(contract.requestEmailChange, (request) =>
      requestEmailChange(parts, signerOf(request.caller), request.body.email, callerFrom(request)),
    );
    serve(contract.cancelEmailChange, (request) =>
      cancelEmailChange(parts, signerOf(request.caller), callerFrom(request)),
    );
    serve(contract.confirmEmailChange, (request) => confirmEmailChange(parts, request.body.token, callerFrom(request)));
  };
}

/** Where Google and Facebook send people back to: the address that is registered with them. */
export function oauthRoute(parts: AccountParts): RawRoute {
  return {
    name: 'finishOauth',
    method: 'GET',
    path: '/api/auth/callback/:provider',
    answer: ({ request, address }) => finishOauth(parts, request, { address, userAgent: userAgentOf(request.headers) }),
  };
}

function keep(request: Served<Endpoint>, { admitted, setCookie }: Admission): contract.Admitted {
  request.addHeader('set-cookie', setCookie);
  return admitted;
}
