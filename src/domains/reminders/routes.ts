// HTTP for reminders: the business's choice, and what becomes of one appointment's.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import * as service from './service.ts';

export function reminderRoutes(needs: service.ReminderNeeds): (serve: Serve) => void {
  return (serve) => {
    serve(contract.readReminderSettings, ({ inBusiness }) => inBusiness((scope) => service.readSettings(scope, needs)));
    serve(contract.updateReminderSettings, ({ inBusiness, body }) =>
      inBusiness((scope) => service.updateSettings(scope, needs, body.lead)),
    );
    serve(contract.readReminder, ({ inBusiness, params }) =>
      inBusiness((scope) => service.readReminder(scope, needs, params.id)),
    );
  };
}
