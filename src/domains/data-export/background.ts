// What exports do later: be made, and be forgotten after a day.
import { z } from 'zod';
import type { Database } from '#platform/database/scope.ts';
import type { Links } from '#platform/links.ts';
import type { Registration } from '#platform/queue/work.ts';
import { idOf } from '#shared/ids.ts';
import { giveUpExport, makeExport, makeExportWork } from './service/make-export.ts';
import { deleteExpired } from './store.ts';

const work = z.object({ business: idOf('business'), export: idOf('dataExport') });

export function dataExportBackground(parts: {
  readonly database: Database;
  readonly links: Links;
}): Readonly<Record<string, Registration>> {
  return {
    [makeExportWork]: {
      handler: async ({ data, isLast }) => {
        const asked = work.parse(data);
        try {
          await makeExport(parts, asked.business, asked.export);
        } catch (error) {
          if (isLast) await giveUpExport(parts.database, asked.business, asked.export);
          throw error;
        }
      },
      retries: 3,
      backoffSeconds: 20,
      timeoutSeconds: 1800,
      inParallel: 1,
    },
    'forget-data-exports': {
      handler: () => parts.database.asSystem(deleteExpired),
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 300,
      inParallel: 1,
      cron: '9 * * * *',
    },
  };
}
