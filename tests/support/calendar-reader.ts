// A second reader of calendar files, written from RFC 5545 alone: it takes nothing that the format does not allow.

export type ReadProperty = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** As it stands, escapes and all. */
  readonly value: string;
};
export type ReadComponent = {
  readonly name: string;
  readonly properties: readonly ReadProperty[];
  readonly components: readonly ReadComponent[];
};

/** Once each, where they stand at all (3.6, 3.6.1). */
const single = new Set(
  'PRODID VERSION METHOD UID DTSTAMP DTSTART DTEND SEQUENCE STATUS SUMMARY LOCATION DESCRIPTION URL LAST-MODIFIED'.split(
    ' ',
  ),
);
const texts = new Set('SUMMARY LOCATION DESCRIPTION UID PRODID X-WR-CALNAME'.split(' '));

/** The one VCALENDAR of a file. Throws what is wrong with it, and where. */
export function readCalendar(file: string): ReadComponent {
  if (!file.endsWith('\r\n')) throw new Error('the last line does not end in CRLF');
  const physical = file.slice(0, -2).split('\r\n');
  for (const [at, line] of physical.entries()) {
    if (/[\r\n]/.test(line)) throw new Error(`line ${at + 1} holds a bare CR or LF`);
    if (Buffer.byteLength(line, 'utf8') > 75) throw new Error(`line ${at + 1} is longer than 75 octets`);
    if (/\p{Cs}/u.test(line)) throw new Error(`line ${at + 1} cuts a letter`);
    if (line === '') throw new Error(`line ${at + 1} is empty`);
  }
  const lines = physical
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(readLine);
  const root = readComponent(lines, { at: 0 });
  if (root.name !== 'VCALENDAR') throw new Error(`the file holds a ${root.name}`);
  for (const name of ['PRODID', 'VERSION']) propertyOf(root, name);
  if (propertyOf(root, 'VERSION') !== '2.0') throw new Error('not version 2.0');
  for (const event of root.components) checkEvent(event);
  const uids = root.components.map((event) => propertyOf(event, 'UID'));
  if (new Set(uids).size !== uids.length) throw new Error('two events share a UID');
  return root;
}

function readLine(line: string): ReadProperty {
  const name = /^[A-Za-z0-9-]+/.exec(line)?.[0];
  if (!name) throw new Error(`no name: ${line}`);
  let rest = line.slice(name.length);
  const parameters: Record<string, string> = {};
  while (rest.startsWith(';')) {
    const found = /^;([A-Za-z0-9-]+)=("[^"\p{Cc}]*"|[^";:,\p{Cc}]*)/u.exec(rest);
    if (!found) throw new Error(`a parameter that is none: ${line}`);
    parameters[String(found[1])] = String(found[2]).replaceAll('"', '');
    rest = rest.slice(found[0].length);
  }
  if (!rest.startsWith(':')) throw new Error(`no value: ${line}`);
  const value = rest.slice(1);
  if (/\p{Cc}/u.test(value.replaceAll('\t', ''))) throw new Error(`a control character: ${JSON.stringify(line)}`);
  return { name: name.toUpperCase(), parameters, value };
}

function readComponent(lines: readonly ReadProperty[], place: { at: number }): ReadComponent {
  const begin = lines[place.at];
  if (begin?.name !== 'BEGIN') throw new Error(`BEGIN is missing at line ${place.at + 1}`);
  place.at += 1;
  const properties: ReadProperty[] = [];
  const components: ReadComponent[] = [];
  for (;;) {
    const line = lines[place.at];
    if (!line) throw new Error(`${begin.value} does not end`);
    if (line.name === 'BEGIN') components.push(readComponent(lines, place));
    else if (line.name === 'END') {
      if (line.value !== begin.value) throw new Error(`${begin.value} ends as ${line.value}`);
      place.at += 1;
      break;
    } else {
      if (single.has(line.name) && properties.some(({ name }) => name === line.name))
        throw new Error(`${line.name} twice`);
      if (texts.has(line.name)) textOf(line.value);
      properties.push(line);
      place.at += 1;
    }
  }
  return { name: begin.value, properties, components };
}

function checkEvent(event: ReadComponent): void {
  if (event.name !== 'VEVENT') throw new Error(`a ${event.name} where an event should stand`);
  for (const name of ['UID', 'DTSTAMP', 'DTSTART']) propertyOf(event, name);
  const [start, end] = [instantIn(event, 'DTSTART'), instantIn(event, 'DTEND')];
  instantIn(event, 'DTSTAMP');
  if (end <= start) throw new Error('it ends before it begins');
  if (!/^\d+$/.test(propertyOf(event, 'SEQUENCE'))) throw new Error('SEQUENCE is no number');
  if (!['TENTATIVE', 'CONFIRMED', 'CANCELLED'].includes(propertyOf(event, 'STATUS'))) throw new Error('STATUS is none');
}

/** Throws where it is missing. */
export function propertyOf({ name: of, properties }: ReadComponent, name: string): string {
  const found = properties.find((one) => one.name === name);
  if (!found) throw new Error(`${of} has no ${name}`);
  return found.value;
}

/** A time in UTC, as the instant that it is. */
export function instantIn(event: ReadComponent, name: string): Date {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(propertyOf(event, name));
  if (!found) throw new Error(`${name} is no time in UTC`);
  const [, year, month, day, hour, minute, second] = found;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** A TEXT as somebody wrote it (3.3.11). Throws for an escape that is none, and for a sign that had to be escaped. */
export function textOf(value: string): string {
  let out = '';
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? '';
    if (sign === ',' || sign === ';') throw new Error(`a bare ${sign} in ${value}`);
    if (sign !== '\\') {
      out += sign;
      continue;
    }
    at += 1;
    const escaped = value[at] ?? '';
    if (!'\\;,nN'.includes(escaped) || escaped === '') throw new Error(`an escape that is none in ${value}`);
    out += escaped.toLowerCase() === 'n' ? '\n' : escaped;
  }
  return out;
}
