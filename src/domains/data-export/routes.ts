// HTTP for exports. The archive itself is no JSON, so it is a route of its own, piece by piece, for an owner alone.
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/scope.ts';
import { requireAccess } from '#platform/http/access.ts';
import type { RawRoute } from '#platform/http/app.ts';
import type { Authenticate } from '#platform/http/caller.ts';
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import { type BusinessId, isId } from '#shared/ids.ts';
import * as contract from './contract.ts';
import { readDataExport, requestDataExport } from './service/make-export.ts';
import { findExport, findPiece } from './store.ts';

export function dataExportRoutes(serve: Serve): void {
  serve(contract.readDataExport, ({ inBusiness }) => inBusiness(readDataExport));
  serve(contract.requestDataExport, ({ inBusiness }) => inBusiness(requestDataExport));
}

/** Answers 404 for one that is not ready, is another business's, or is older than a day; 403 for a key and without a fresh proof. */
export function exportFileRoute(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
}): RawRoute {
  return {
    name: 'fetchDataExport',
    method: 'GET',
    path: '/api/data-exports/:id/file',
    answer: async ({ request, c }) => {
      const caller = await parts.authenticate(request.headers);
      requireAccess({ access: 'owner', fresh: true }, caller, parts.clock.now());
      if (caller.kind === 'visitor') throw new Fault('not_signed_in');
      const id = c.req.param('id') ?? '';
      const found = isId('dataExport', id)
        ? await inBusinessOf(parts.database, caller.businessId, async (scope) => {
            const row = await findExport(scope, id);
            return row?.state === 'ready' && row.expires_at && row.expires_at > scope.now() ? row : null;
          })
        : null;
      if (!found) throw new Fault('not_found');
      return new Response(piecesOf(parts.database, caller.businessId, found.id), {
        headers: {
          'content-type': 'application/zip',
          'content-length': String(found.bytes),
          'content-disposition': `attachment; filename="telle-${found.asked_at.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'no-store',
        },
      });
    },
  };
}

const inBusinessOf = <T>(
  database: Database,
  business: BusinessId,
  work: Parameters<typeof database.asBusiness<T>>[2],
): Promise<T> => database.asBusiness(business, { kind: 'system', id: null }, work);

/** A piece at a time, read when the one before it is taken. */
function piecesOf(database: Database, business: BusinessId, id: string): ReadableStream<Uint8Array> {
  let seq = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const piece = await inBusinessOf(database, business, (scope) => findPiece(scope, id, seq));
        seq += 1;
        if (piece) controller.enqueue(Uint8Array.from(piece));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
