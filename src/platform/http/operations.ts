// What the operator and programs ask of a running Telle: is it alive, is it ready, how does it do, and what does its API offer.
import type { Context, Hono } from 'hono';
import type { Endpoint } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { type HeaderRecord, successText } from './envelope.ts';
import type { Metrics } from './metrics.ts';

export type OperationParts = {
  readonly endpoints: readonly Endpoint[];
  readonly metrics: Metrics;
  readonly serverUrl: string;
  readonly sessionCookie: string;
  readonly baseHeaders: HeaderRecord;
  /** The database answers, and nobody asked the server to stop. Migrations are done before it listens. */
  readonly isReady: () => Promise<boolean>;
  /** Whoever sits at the machine, or brings METRICS_TOKEN: as for the operator's pages. */
  readonly isOperator: (c: Context) => boolean;
  readonly fail: (thrown: unknown, c: Context, name: string) => Response;
};

/** `/healthz`, `/readyz`, `/metrics`, `/api/openapi.json` and `/api/docs`. */
export function serveOperations(hono: Hono, parts: OperationParts): void {
  const plain = (text: string, type: string, policy?: string): Response =>
    new Response(text, {
      headers: {
        ...parts.baseHeaders,
        'content-type': type,
        ...(policy ? { 'content-security-policy': policy } : {}),
      },
    });

  hono.get('/healthz', () => plain(successText('{"alive":true}'), 'application/json; charset=utf-8'));

  hono.get('/readyz', async (c) => {
    if (await parts.isReady()) return plain(successText('{"ready":true}'), 'application/json; charset=utf-8');
    return parts.fail(new Fault('unavailable', { retryAfterSeconds: 1 }), c, 'readyz');
  });

  hono.get('/metrics', async (c) => {
    if (!parts.isOperator(c)) return parts.fail(new Fault('not_found'), c, 'metrics');
    return plain(await parts.metrics.text(), parts.metrics.contentType);
  });

  let document: string | undefined;
  hono.get('/api/openapi.json', async () => {
    if (document === undefined) {
      const { openApiOf } = await import('./openapi.ts');
      document = JSON.stringify(openApiOf(parts.endpoints, parts.serverUrl, parts.sessionCookie));
    }
    return plain(document, 'application/json; charset=utf-8');
  });

  let page: string | undefined;
  hono.get('/api/docs', async () => {
    const { docsPage, docsStyleSource } = await import('./docs-page.ts');
    page ??= docsPage(parts.endpoints, parts.serverUrl, parts.sessionCookie);
    const policy = `default-src 'none'; style-src ${docsStyleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return plain(page, 'text/html; charset=utf-8', policy);
  });
}
