// HTTP for what a business teaches.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import { addToRead, readAgain } from './service/read-sources.ts';
import { createSource, deleteSource, getSource, listSources, updateSource } from './service/sources.ts';
import * as facts from './service.ts';

export function knowledgeRoutes(serve: Serve): void {
  serve(contract.readProfile, ({ inBusiness }) => inBusiness(facts.readProfile));
  serve(contract.updateProfile, ({ inBusiness, body }) => inBusiness((scope) => facts.updateProfile(scope, body)));

  serve(contract.listServices, ({ inBusiness }) =>
    inBusiness(async (scope) => ({ services: await facts.listServices(scope) })),
  );
  serve(contract.createService, ({ inBusiness, body }) => inBusiness((scope) => facts.createService(scope, body)));
  serve(contract.updateService, ({ inBusiness, params, body }) =>
    inBusiness((scope) => facts.updateService(scope, params.id, body)),
  );
  serve(contract.deleteService, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await facts.deleteService(scope, params.id);
      return { id: params.id };
    }),
  );

  serve(contract.listStaff, ({ inBusiness }) => inBusiness(async (scope) => ({ staff: await facts.listStaff(scope) })));
  serve(contract.createStaff, ({ inBusiness, body }) => inBusiness((scope) => facts.createStaff(scope, body)));
  serve(contract.updateStaff, ({ inBusiness, params, body }) =>
    inBusiness((scope) => facts.updateStaff(scope, params.id, body)),
  );
  serve(contract.deleteStaff, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await facts.deleteStaff(scope, params.id);
      return { id: params.id };
    }),
  );

  serve(contract.listSources, ({ inBusiness }) => inBusiness(async (scope) => ({ sources: await listSources(scope) })));
  serve(contract.getSource, ({ inBusiness, params }) => inBusiness((scope) => getSource(scope, params.id)));
  serve(contract.createSource, ({ inBusiness, body }) => inBusiness((scope) => createSource(scope, body)));
  serve(contract.readSource, ({ inBusiness, body }) => inBusiness((scope) => addToRead(scope, body)));
  serve(contract.rereadSource, ({ inBusiness, params }) => inBusiness((scope) => readAgain(scope, params.id)));
  serve(contract.updateSource, ({ inBusiness, params, body }) =>
    inBusiness((scope) => updateSource(scope, params.id, body)),
  );
  serve(contract.deleteSource, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await deleteSource(scope, params.id);
      return { id: params.id };
    }),
  );
}
