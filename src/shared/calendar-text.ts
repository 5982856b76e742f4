// Calendar files (RFC 5545) as text: properties escaped so that nothing anybody typed becomes a property of its own, lines
// folded so that no letter is cut.

export type Property = readonly [name: string, value: string];

/** A value of type TEXT. Line breaks of every kind become the one that the format has; other control characters go. */
export const calendarText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? '\\n' : ' '));

/** A parameter's value in quotes, which cannot hold any of its own. */
export const calendarParameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}\u2028\u2029]/gu, ' ')}"`;

/** `20261124T150000Z`. */
export const calendarInstant = (instant: string | Date): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** One line, folded and ended. Its value must be escaped already. */
export const calendarLine = (line: string): string => `${folded(line)}\r\n`;

const octetsMax = 75;

/** The lines of a file, each ended as the format wants it. Values must be escaped already. */
export const calendarFile = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => calendarLine(`${name}:${value}`)).join('');

/** No line is longer than 75 octets; what goes on begins with a space. Letters of several octets are never cut. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0);
    if (octets + size > octetsMax) {
      out += '\r\n ';
      octets = 1;
    }
    out += letter;
    octets += size;
  }
  return out;
}

const octetsOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
