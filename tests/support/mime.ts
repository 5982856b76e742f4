// Reads a mail as it went over the line, by the letter of RFC 5322, 2045 and 2047, so that what Telle writes is not checked by what wrote it.

import type { Arrived } from '#ports/mail.contract.ts';

export function readMail(raw: string): Arrived {
  const { headers, body } = split(raw);
  const bodies = new Map<string, string>();
  const files = new Map<string, Buffer>();
  collect(headers, body, bodies, files);
  return {
    raw,
    headers: new Map([...headers].map(([name, values]) => [name, values.map(decodedWords)])),
    text: bodies.get('text/plain') ?? '',
    html: bodies.get('text/html') ?? '',
    files,
  };
}

function split(raw: string): { headers: Map<string, string[]>; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return { headers, body: rest.join('\r\n\r\n') };
}

function collect(
  headers: Map<string, string[]>,
  body: string,
  into: Map<string, string>,
  files: Map<string, Buffer>,
): void {
  const saved = headers.get('content-disposition')?.[0] ?? '';
  if (saved.startsWith('attachment')) {
    files.set(fileNameIn(saved), Buffer.from(body, 'base64'));
    return;
  }
  const type = headers.get('content-type')?.[0] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) {
    into.set(type.split(';')[0]?.trim() ?? '', decodedBody(body, headers.get('content-transfer-encoding')?.[0]));
    return;
  }
  for (const part of body.split(`--${boundary}`).slice(1)) {
    if (part.startsWith('--')) break;
    const inner = split(part.replace(/^\r\n/, '').replace(/\r\n$/, ''));
    collect(inner.headers, inner.body, into, files);
  }
}

/** A name as it is, or in pieces of RFC 2231 that are percent-encoded. */
function fileNameIn(disposition: string): string {
  const pieces = [...disposition.matchAll(/filename\*(\d+)\*=([^;]*)/g)].map(([, , piece = '']) => piece.trim());
  if (pieces.length > 0) return decodeURIComponent(pieces.join('').replace(/^utf-8''/i, ''));
  return /filename="?([^";]*)"?/.exec(disposition)?.[1] ?? '';
}

function decodedBody(body: string, encoding = '7bit'): string {
  const plain = encoding.toLowerCase();
  if (plain === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  const bytes = plain === 'quoted-printable' ? quotedPrintable(body.replaceAll(/=\r\n/g, '')) : Buffer.from(body);
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

function quotedPrintable(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

function decodedWords(value: string): string {
  return value.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/(=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, how = '', what = '']) =>
      how.toLowerCase() === 'b' ? Buffer.from(what, 'base64') : quotedPrintable(what.replaceAll('_', ' ')),
    );
    return Buffer.concat(bytes).toString('utf8');
  });
}
