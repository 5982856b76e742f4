// HTTP for the fields of contacts.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { createContactField, listContactFields, orderContactFields, updateContactField } from './service.ts';

export function contactFieldsRoutes(serve: Serve): void {
  serve(contract.listContactFields, ({ inBusiness }) =>
    inBusiness(async (scope) => ({ fields: await listContactFields(scope) })),
  );
  serve(contract.createContactField, ({ inBusiness, body }) => inBusiness((scope) => createContactField(scope, body)));
  serve(contract.updateContactField, ({ inBusiness, params, body }) =>
    inBusiness((scope) => updateContactField(scope, params.id, body)),
  );
  serve(contract.orderContactFields, ({ inBusiness, body }) =>
    inBusiness(async (scope) => ({ fields: await orderContactFields(scope, body.ids) })),
  );
}
