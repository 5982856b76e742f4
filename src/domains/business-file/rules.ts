// Reads JSON so that what is wrong in it, in form or in sense, can be told by its line.
import { Temporal } from 'temporal-polyfill';

export type ReadText =
  | { readonly ok: true; readonly value: unknown; lineOf(path: readonly PropertyKey[]): number }
  | { readonly ok: false; readonly line: number; readonly message: string };

const depthMax = 50;

/** The value of a JSON text, and the line on which each part of it begins. Of the same name twice, the last counts. */
export function readJsonText(text: string): ReadText {
  const starts = new Map<string, number>();
  const scanner = /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null))/y;
  let at = 0;
  const next = (): { sign?: string | undefined; string?: string | undefined; from: number } => {
    scanner.lastIndex = at;
    const found = scanner.exec(text);
    if (!found) throw new Misread(at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0));
    at = scanner.lastIndex;
    return { sign: found[1], string: found[2], from: at - (found[1] ?? found[2] ?? found[3] ?? '').length };
  };
  const value = (path: string, depth: number): void => {
    const token = next();
    starts.set(path, token.from);
    if (depth > depthMax) throw new Misread(token.from);
    if (token.sign === '{') members(path, depth);
    else if (token.sign === '[') items(path, depth);
    else if (token.sign !== undefined) throw new Misread(token.from);
  };
  const items = (path: string, depth: number): void => {
    const before = at;
    if (next().sign === ']') return;
    at = before;
    for (let index = 0; ; index += 1) {
      value(`${path}/${index}`, depth + 1);
      const token = next();
      if (token.sign === ']') return;
      if (token.sign !== ',') throw new Misread(token.from);
    }
  };
  const members = (path: string, depth: number): void => {
    let token = next();
    if (token.sign === '}') return;
    for (;;) {
      if (token.string === undefined) throw new Misread(token.from);
      const name = JSON.parse(token.string) as string;
      const colon = next();
      if (colon.sign !== ':') throw new Misread(colon.from);
      value(`${path}/${name}`, depth + 1);
      token = next();
      if (token.sign === '}') return;
      if (token.sign !== ',') throw new Misread(token.from);
      token = next();
    }
  };
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  try {
    value('', 0);
    if (text.slice(at).trim() !== '') throw new Misread(at);
    const parsed: unknown = JSON.parse(text);
    return {
      ok: true,
      value: parsed,
      lineOf: (path) => {
        // What is missing has no line of its own: that of what it is missing in is told.
        for (let length = path.length; length >= 0; length -= 1) {
          const start = starts.get(
            path
              .slice(0, length)
              .map((part) => `/${String(part)}`)
              .join(''),
          );
          if (start !== undefined) return lineAt(start);
        }
        return 1;
      },
    };
  } catch (error) {
    const offset = error instanceof Misread ? error.offset : at;
    return { ok: false, line: lineAt(offset), message: 'This is not JSON' };
  }
}

class Misread extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super('not JSON');
    this.offset = offset;
  }
}

/** An instant as the wall clock there shows it, with its offset: `2026-11-17T14:00:00-05:00`. */
export function withOffset(instant: string, timezone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone);
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
