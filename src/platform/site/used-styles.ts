// What of a stylesheet one page needs for its first paint: the rules whose classes stand in its HTML. The rest comes when the
// page wakes, so nothing that is only ever drawn by the app has to travel before the words.
import { settling, type Told } from './settled-values.ts';

/** A rule or a block as it is written, and what is within it where that is rules again. */
type Part = { readonly head: string; readonly body: string | null; readonly within: readonly Part[] };

/** Blocks that hold rules; everything else with braces is one rule. */
const holdsRules = /^@(layer|media|supports|container|starting-style)\b/;
/** Attributes that are set on the root element before anything is painted. */
const setEarly = new Set(['data-session', 'data-samples', 'data-demo', 'data-mail']);
/** What a browser draws within a control, and the kinds of input that have it. */
const controlParts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/::file-selector/, ['file']],
  [/::-webkit-(?:date|calendar)/, ['date', 'time', 'month', 'week', 'datetime-local']],
  [/::-webkit-search/, ['search']],
  [/::-webkit-(?:inner|outer)-spin/, ['number']],
];

/** The part of a sheet that a page needs, by the page's HTML, in the sheet's order. */
export type Sheet = (html: string) => string;

/** Expects what a minifier writes: no comments, rules not nested. */
export function readSheet(css: string): Sheet {
  const whole = partsOf(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  const toldByIt = whole.flatMap((part) => toldIn(part));
  const properties = css.match(/(?<=@property )--[\w-]+/g) ?? [];
  return (html) => {
    const page = {
      classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => plain(list).split(/\s+/))),
      elements: new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)),
      attributes: new Set([...html.matchAll(/\s([a-z-]+)(?==")/g)].map(([, name = '']) => name)),
      inputs: new Set([...html.matchAll(/<input[^>]*\stype="(\w+)"/g)].map(([, type = '']) => type)),
    };
    const told = [...toldByIt, ...notAlways(html)];
    const named = new Set([...told.map(({ name }) => name), ...properties]);
    const settle = settling(told, (name) => named.has(name));
    const kept = whole.flatMap((part) => keep(part, page)).map((part) => settledPart(part, settle));
    const read = readProperties(kept, html);
    const written = joined(kept);
    return joined(kept.flatMap((part) => referred(part, read, written)));
  };
}

/** Custom properties that a movement or the markup sets. */
const notAlways = (text: string): Told[] =>
  [...text.matchAll(/[{;"]\s*(--[\w-]+)\s*:/g)].map(([, name = '']) => ({ name, value: '', isAlways: false }));

/** Every declaration of a custom property in a part. A layer is no condition; everything else that holds rules is. */
function toldIn({ head, body, within }: Part, isAlways = true): Told[] {
  const isStillAlways = isAlways && (!head.startsWith('@') || head.startsWith('@layer'));
  if (within.length > 0) return within.flatMap((one) => toldIn(one, isStillAlways));
  if (head.startsWith('@')) return notAlways(`{${body ?? ''}`);
  return (body === null ? [] : declarationsOf(body)).flatMap((one) => {
    const name = propertyOf(one);
    const isRoot = /^:root(?:,:host)?$/.test(head);
    return name ? [{ name, value: one.slice(one.indexOf(':') + 1).trim(), isAlways: isStillAlways && isRoot }] : [];
  });
}

function settledPart(part: Part, settle: (value: string) => string): Part {
  if (part.within.length > 0) return { ...part, within: part.within.map((one) => settledPart(one, settle)) };
  if (part.body === null || part.head.startsWith('@')) return part;
  return { ...part, body: declarationsOf(part.body).map(settle).join(';') };
}

type Page = Readonly<Record<'classes' | 'elements' | 'attributes' | 'inputs', ReadonlySet<string>>>;

function keep(part: Part, page: Page): Part[] {
  if (part.body === null || /^@(font-face|keyframes|property)\b/.test(part.head)) return [part];
  if (!holdsRules.test(part.head)) {
    const head = selectorsOf(part.head).filter((selector) => isUsed(selector, page));
    return head.length > 0 ? [{ ...part, head: head.join(',') }] : [];
  }
  const within = part.within.flatMap((one) => keep(one, page));
  // An empty layer still says in which order layers count.
  return within.length > 0 || part.head.startsWith('@layer') ? [{ ...part, within }] : [];
}

/**
 * The custom properties that what is painted depends on, by way of others too. Read is one that is named without being set
 * there: by `var()`, or by a style that stands in the markup.
 */
function readProperties(parts: readonly Part[], html: string): ReadonlySet<string> {
  const set = new Map<string, string[]>();
  const read = new Set<string>();
  const reads = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const look = ({ head, body, within }: Part): void => {
    for (const one of within) look(one);
    if (within.length > 0 || body === null || head.startsWith('@property')) return;
    // What a movement sets is read by what moves.
    const isSheet = !head.startsWith('@');
    for (const one of declarationsOf(body)) {
      const name = isSheet && propertyOf(one);
      if (name) set.set(name, [...(set.get(name) ?? []), ...reads(one)]);
      else for (const used of reads(one)) read.add(used);
    }
  };
  for (const part of parts) look(part);
  for (const used of reads(html)) read.add(used);
  // A set grows while it is walked, so what is reached by way of others is reached too.
  for (const name of read) for (const further of set.get(name) ?? []) read.add(further);
  return read;
}

/** Without movements that nothing names, and without custom properties that nothing reads. */
function referred(part: Part, read: ReadonlySet<string>, written: string): Part[] {
  const { head, body, within } = part;
  if (within.length > 0) {
    const left = within.flatMap((one) => referred(one, read, written));
    return left.length > 0 || head.startsWith('@layer') ? [{ ...part, within: left }] : [];
  }
  const [, kind, name = ''] = /^@(keyframes|property) (\S+)/.exec(head) ?? [];
  if (kind === 'property') return read.has(name) ? [part] : [];
  if (kind === 'keyframes') return written.split(name).length > 2 ? [part] : [];
  if (body === null || head.startsWith('@')) return [part];
  const left = declarationsOf(body).filter((one) => {
    const name = propertyOf(one);
    return name === undefined || read.has(name);
  });
  return left.length > 0 ? [{ ...part, body: left.join(';') }] : [];
}

const propertyOf = (declaration: string): string | undefined => /^\s*(--[\w-]+)\s*:/.exec(declaration)?.[1];

/** The declarations of a rule's body; a semicolon within brackets or a string ends none. */
const declarationsOf = (body: string): string[] => listed(body, ';').filter((one) => one.trim() !== '');

/** Whether all elements, classes and data attributes of a selector are on the page; what stands in brackets may be anything. */
function isUsed(selector: string, { classes, elements, attributes, inputs }: Page): boolean {
  if (controlParts.some(([part, types]) => part.test(selector) && !types.some((type) => inputs.has(type))))
    return false;
  const own = withoutBrackets(selector);
  const named = [...own.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = '']) =>
    unescaped(name),
  );
  const kinds = [...own.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name);
  const asked = [...selector.matchAll(/\[(data-[\w-]+|dir)\b/g)].map(([, name = '']) => name);
  return (
    named.every((name) => classes.has(name)) &&
    kinds.every((name) => elements.has(name)) &&
    asked.every((name) => attributes.has(name) || setEarly.has(name))
  );
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_whole, hex?: string, sign?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (sign ?? ''),
  );

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};
const plain = (text: string) => text.replace(/&[\w#]+;/g, (sign) => signs[sign] ?? sign);

function withoutBrackets(selector: string): string {
  let depth = 0;
  let own = '';
  for (const sign of signsOf(selector)) {
    if (sign === '(' || sign === '[') depth += 1;
    if (depth === 0) own += sign;
    if (sign === ')' || sign === ']') depth -= 1;
  }
  return own;
}

const selectorsOf = (head: string): string[] => listed(head, ',');

/** What stands between the separators that are in no brackets. */
function listed(text: string, separator: string): string[] {
  const list = [''];
  let depth = 0;
  for (const sign of signsOf(text)) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === separator && depth === 0) list.push('');
    else list[list.length - 1] += sign;
  }
  return list;
}

/** Signs, an escaped one or a whole string counting as one, so that nothing within them is taken for a bracket. */
const signsOf = (text: string): string[] => text.match(/\\[\s\S]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\s\S]/g) ?? [];

function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let head = '';
  let body: string | null = null;
  let depth = 0;
  for (const sign of signsOf(css)) {
    if (sign === '{' && ++depth === 1) body = '';
    else if (sign === '}' && --depth === 0) {
      parts.push(partOf(head.trim(), body));
      [head, body] = ['', null];
    } else if (sign === ';' && depth === 0) {
      parts.push(partOf(head.trim(), null));
      head = '';
    } else if (body === null) head += sign;
    else body += sign;
  }
  return parts;
}

function partOf(head: string, body: string | null): Part {
  return { head, body, within: body !== null && holdsRules.test(head) ? partsOf(body) : [] };
}

const joined = (parts: readonly Part[]): string =>
  parts
    .map(({ head, body, within }) => {
      if (body === null) return `${head};`;
      return `${head}{${holdsRules.test(head) ? joined(within) : body}}`;
    })
    .join('');
