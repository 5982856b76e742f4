// HTTP for contacts.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { changeContacts } from './service/change-contacts.ts';
import { discardContact, listDeletedContacts, restoreContact } from './service/deleted-contacts.ts';
import { importContacts } from './service/import-contacts.ts';
import { exportChosen, exportContacts, listContacts, summariseContacts } from './service/list-contacts.ts';
import { deleteContactNote, noteOnContact } from './service/notes.ts';
import { createContact, getContact, updateContact } from './service.ts';

export function contactRoutes(serve: Serve): void {
  serve(contract.createContact, ({ inBusiness, body }) => inBusiness((scope) => createContact(scope, body)));
  serve(contract.getContact, ({ inBusiness, params }) => inBusiness((scope) => getContact(scope, params.id)));
  serve(contract.listContacts, ({ inBusiness, query }) => inBusiness((scope) => listContacts(scope, query)));
  serve(contract.exportContacts, ({ inBusiness, query }) => inBusiness((scope) => exportContacts(scope, query)));
  serve(contract.summariseContacts, ({ inBusiness }) => inBusiness(summariseContacts));
  serve(contract.updateContact, ({ inBusiness, params, body }) =>
    inBusiness((scope) => updateContact(scope, params.id, body)),
  );
  serve(contract.deleteContact, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await discardContact(scope, params.id);
      return { id: params.id };
    }),
  );
  serve(contract.listDeletedContacts, ({ inBusiness }) =>
    inBusiness(async (scope) => ({ contacts: await listDeletedContacts(scope) })),
  );
  serve(contract.restoreContact, ({ inBusiness, params }) => inBusiness((scope) => restoreContact(scope, params.id)));
  serve(contract.noteOnContact, ({ inBusiness, params, body }) =>
    inBusiness((scope) => noteOnContact(scope, params.id, body)),
  );
  serve(contract.deleteContactNote, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await deleteContactNote(scope, params.id);
      return { id: params.id };
    }),
  );
  serve(contract.changeContacts, ({ inBusiness, body }) => inBusiness((scope) => changeContacts(scope, body)));
  serve(contract.exportChosenContacts, ({ inBusiness, body }) =>
    inBusiness(async (scope) => ({ csv: await exportChosen(scope, body.ids, body.isHeaded) })),
  );
  serve(contract.importContacts, ({ inBusiness, body }) => inBusiness((scope) => importContacts(scope, body)));
}
