// HTTP for contacts.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { createContact, deleteContact, getContact, listContacts, updateContact } from './service.ts';

export function contactRoutes(serve: Serve): void {
  serve(contract.createContact, ({ inBusiness, body }) => inBusiness((scope) => createContact(scope, body)));
  serve(contract.getContact, ({ inBusiness, params }) => inBusiness((scope) => getContact(scope, params.id)));
  serve(contract.listContacts, ({ inBusiness, query }) => inBusiness((scope) => listContacts(scope, query)));
  serve(contract.updateContact, ({ inBusiness, params, body }) =>
    inBusiness((scope) => updateContact(scope, params.id, body)),
  );
  serve(contract.deleteContact, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await deleteContact(scope, params.id);
      return { id: params.id };
    }),
  );
}
