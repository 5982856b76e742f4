// The one shape of every JSON answer, and the headers that each of them carries.
import type { Fault } from '#shared/errors.ts';

/** Headers of an answer, by lower-case name. A plain record: Node writes it without building a Headers object first. */
export type HeaderRecord = Record<string, string>;

const apiHeaders: HeaderRecord = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** What every API answer carries; `https` adds a year of HSTS. */
export function apiHeadersFor(https: boolean): HeaderRecord {
  return https ? { ...apiHeaders, 'strict-transport-security': 'max-age=31536000' } : apiHeaders;
}

/** The text of a success whose data is already JSON. */
export function successText(dataJson: string): string {
  return `{"success":true,"data":${dataJson}}`;
}

/** The text of a failure: the sentence, the code, the fields at fault, what could be had instead, and the id under which the log knows more. */
export function failureText(fault: Fault, requestId: string): string {
  return JSON.stringify({
    success: false,
    error: fault.message,
    code: fault.code,
    ...(fault.fields ? { fields: fault.fields } : {}),
    ...(fault.instead ? { instead: fault.instead } : {}),
    requestId,
  });
}

/** An answer of ours. `extra` may repeat a name (Set-Cookie); such an answer is built the slower way. */
export function jsonAnswer(
  status: number,
  text: string,
  base: HeaderRecord,
  requestId: string,
  extra: readonly (readonly [string, string])[] = [],
): Response {
  if (extra.length === 0) return new Response(text, { status, headers: { ...base, 'x-request-id': requestId } });
  const headers = new Headers(base);
  headers.set('x-request-id', requestId);
  for (const [name, value] of extra) headers.append(name, value);
  return new Response(text, { status, headers });
}

/** The headers that a failure adds: when to come back. */
export function headersOfFault(fault: Fault): [string, string][] {
  const seconds = fault.retryAfterSeconds ?? (fault.status === 503 ? 5 : undefined);
  return seconds === undefined ? [] : [['retry-after', String(Math.max(1, Math.ceil(seconds)))]];
}
