// HTTP for the second step: here a request becomes a verb and its answer.
import { callerFrom, signerOf } from '#domains/accounts/service/prove-person.ts';
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { passSecondStep, type TwoFactorParts } from './service/second-step.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  switchOffTwoFactor,
} from './service/switch-two-factor.ts';

export function twoFactorRoutes(parts: TwoFactorParts): (serve: Serve) => void {
  return (serve) => {
    serve(contract.readTwoFactor, ({ caller }) => readTwoFactor(parts, signerOf(caller)));
    serve(contract.beginTwoFactor, (request) =>
      beginTwoFactor(parts, signerOf(request.caller), request.body.password, callerFrom(request)),
    );
    serve(contract.confirmTwoFactor, async (request) => ({
      recoveryCodes: await confirmTwoFactor(parts, signerOf(request.caller), request.body.code, callerFrom(request)),
    }));
    serve(contract.renewRecoveryCodes, async (request) => ({
      recoveryCodes: await renewRecoveryCodes(
        parts,
        signerOf(request.caller),
        request.body.password,
        callerFrom(request),
      ),
    }));
    serve(contract.switchOffTwoFactor, async (request) => {
      await switchOffTwoFactor(parts, signerOf(request.caller), request.body.password, callerFrom(request));
      return { done: true } as const;
    });
    serve(contract.passSecondStep, async (request) => {
      const { headers, body } = request;
      const { signedIn, setCookies } = await passSecondStep(parts, headers, body.code, callerFrom(request));
      for (const cookie of setCookies) request.addHeader('set-cookie', cookie);
      return signedIn;
    });
  };
}
