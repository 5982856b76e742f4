// The browser's one way to the server's declared endpoints: ten seconds at most, and every failure in the words of the catalogue.
import type { AnswerOf, Endpoint, Envelope, SentBody, SentParams, SentQuery } from '#shared/endpoint.ts';
import { clientFailures } from '#shared/errors.ts';

export class ClientFailure extends Error {
  override readonly name = 'ClientFailure';
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  constructor(code: string, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

type Sent<E extends Endpoint> = { params?: SentParams<E>; query?: SentQuery<E>; body?: SentBody<E>; key?: string };

export const api = {
  async call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<AnswerOf<E>> {
    if (!navigator.onLine) throw new ClientFailure('offline', clientFailures.offline);
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((sent.params as Record<string, unknown>)[name])),
    );
    const init: RequestInit = { method: endpoint.method, signal: AbortSignal.timeout(10_000), headers: {} };
    if (sent.body !== undefined || endpoint.method !== 'GET') {
      init.headers = { 'Content-Type': 'application/json', ...(sent.key && { 'Idempotency-Key': sent.key }) };
      init.body = JSON.stringify(sent.body ?? {});
    }
    let envelope: Envelope<AnswerOf<E>>;
    try {
      envelope = await (await fetch(`/api${path}`, init)).json();
    } catch (failure) {
      const timedOut = failure instanceof DOMException && failure.name === 'TimeoutError';
      throw timedOut
        ? new ClientFailure('timeout', clientFailures.timeout)
        : new ClientFailure('network', clientFailures.network);
    }
    if (envelope.success) return envelope.data;
    throw new ClientFailure(envelope.code, envelope.error, envelope.fields);
  },
};
