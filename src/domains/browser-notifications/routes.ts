// HTTP for told browsers: always those of the person who asks.
import { signerOf } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { type BrowserNotificationNeeds, forgetBrowser, keepBrowser, listBrowsers, pushKeys } from './service.ts';

export function browserNotificationRoutes(needs: BrowserNotificationNeeds): (serve: Serve) => void {
  return (serve) => {
    serve(contract.listToldBrowsers, async ({ inBusiness, inSystem, caller }) => {
      const { userId, sessionId } = signerOf(caller);
      const { publicKey } = await inSystem((scope) => pushKeys(needs, scope));
      const browsers = await inBusiness((scope) => listBrowsers(scope, userId, sessionId));
      return { browsers: [...browsers], publicKey };
    });
    serve(contract.keepToldBrowser, ({ inSystem, caller, body }) => {
      const { userId: user, sessionId: session, businessId: business } = signerOf(caller);
      return inSystem((scope) => keepBrowser(needs, scope, { business, user, session }, body));
    });
    serve(contract.forgetToldBrowser, ({ inBusiness, caller, params }) =>
      inBusiness(async (scope) => {
        await forgetBrowser(scope, signerOf(caller).userId, params.id);
        return { id: params.id };
      }),
    );
  };
}
