// Finds repeated groups of a pattern of which one text can be read in more than one way: "(?:no|un|uno|o)+" reads "uno" as "uno" and
// as "un" and "o", and each "uno" more doubles the work where the pattern fails in the end. A stranger's first line could hold
// the server up with it. Whether the alternatives of a group are uniquely decodable is told by Sardinas and Patterson's algorithm
// (https://en.wikipedia.org/wiki/Sardinas%E2%80%93Patterson_algorithm), over samples: one member stands for a class of characters.
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** What a part of a pattern may say; whether no letter may stand before it, and none behind it. */
type Saying = { readonly text: string; readonly opens: boolean; readonly closes: boolean };

export type Reading = {
  /** The group as it is written, with how often it may be repeated. */
  readonly group: string;
  /** The alternatives that meet, as read. */
  readonly how: string;
};

export type Looked = {
  readonly found: readonly Reading[];
  /** Repeated groups that say more than can be listed. */
  readonly unlisted: number;
};

const sayingsMax = 4000;
const groupMax = 6000;
/** A group that is repeated no more often than that does no harm. */
const repeatsMax = 6;
/** Of a quantifier so many repeats are listed. */
const listedRepeats = 3;
const classMax = 6;
const roundsMax = 12;
const danglingMax = 3000;

const isLetter = (one: string | undefined): boolean => one !== undefined && /\p{L}/u.test(one);
const nothing: Saying = { text: '', opens: false, closes: false };
const plain = (text: string): Saying => ({ text, opens: false, closes: false });

/** One saying behind another; null where a letter would stand where none may. */
function joined(one: Saying, next: Saying): Saying | null {
  if (one.closes && isLetter(next.text[0])) return null;
  if (next.opens && isLetter(one.text.at(-1))) return null;
  return {
    text: one.text + next.text,
    opens: one.opens || (one.text === '' && next.opens),
    closes: next.closes || (next.text === '' && one.closes),
  };
}

const keyOf = ({ text, opens, closes }: Saying) => `${opens ? '<' : ''}${text}${closes ? '>' : ''}`;
const listed = (all: readonly Saying[]): readonly Saying[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];

/** All parts in a row; null where they are too many to list. */
function inARow(parts: readonly (readonly Saying[] | null)[]): readonly Saying[] | null {
  let all: readonly Saying[] = [nothing];
  for (const part of parts) {
    if (part === null || all.length * part.length > sayingsMax * classMax) return null;
    const sayings = part;
    all = listed(all.flatMap((one) => sayings.flatMap((next) => joined(one, next) ?? [])));
    if (all.length > sayingsMax) return null;
  }
  return all;
}

function anyOf(alternatives: readonly AST.Alternative[]): readonly Saying[] | null {
  const each = alternatives.map((one) => inARow(one.elements.map(sayingsOf)));
  if (each.some((one) => one === null)) return null;
  const all = listed(each.flatMap((one) => one ?? []));
  return all.length > sayingsMax ? null : all;
}

/** "(?!\p{L})": an edge of a word. */
function isEdge(assertion: AST.LookaroundAssertion): boolean {
  return (
    assertion.negate && assertion.alternatives.some(({ elements }) => elements.length === 1 && saysLetter(elements[0]))
  );
}

function saysLetter(element: AST.Element | undefined): boolean {
  if (element?.type === 'CharacterSet') return element.kind === 'property' && !element.negate;
  return element?.type === 'CharacterClass' && !element.negate && /\\p\{L\}|a-z/u.test(element.raw);
}

const setSamples: Readonly<Record<AST.CharacterSet['kind'], readonly [positive: string[], negative: string[]]>> = {
  any: [
    ['x', ' '],
    ['x', ' '],
  ],
  property: [['x'], [' ']],
  space: [[' '], ['x']],
  digit: [['1'], ['x']],
  word: [['x'], [' ']],
};

function sayingsOf(element: AST.Element): readonly Saying[] | null {
  switch (element.type) {
    case 'Character':
      return [plain(String.fromCodePoint(element.value))];
    case 'CharacterSet': {
      const negate = element.kind !== 'any' && element.negate;
      return setSamples[element.kind][negate ? 1 : 0].map(plain);
    }
    case 'CharacterClass': {
      if (element.negate) return (/\\p\{L\}/u.test(element.raw) ? [' '] : ['x', ' ']).map(plain);
      const members = element.elements.flatMap((one) => {
        if (one.type === 'CharacterClassRange') return plain(String.fromCodePoint(one.min.value));
        return one.type === 'Character' || one.type === 'CharacterSet' ? (sayingsOf(one) ?? []) : [];
      });
      return listed(members).slice(0, classMax);
    }
    case 'Group':
    case 'CapturingGroup':
      return anyOf(element.alternatives);
    case 'Quantifier':
      return repeated(element);
    case 'Assertion': {
      if (element.kind !== 'lookahead' && element.kind !== 'lookbehind') return [nothing];
      const edge = isEdge(element);
      return [{ text: '', opens: edge && element.kind === 'lookbehind', closes: edge && element.kind === 'lookahead' }];
    }
    default:
      return [nothing];
  }
}

function repeated({ element, min, max }: AST.Quantifier): readonly Saying[] | null {
  const one = sayingsOf(element);
  if (one === null) return null;
  const all: Saying[] = min === 0 ? [nothing] : [];
  let row: readonly Saying[] | null = [nothing];
  const least = Math.max(min, 1);
  const most = max <= listedRepeats ? max : least;
  for (let count = 1; count <= Math.min(most, listedRepeats); count += 1) {
    row = inARow([row, one]);
    if (row === null) return null;
    if (count >= Math.min(least, listedRepeats)) all.push(...row);
  }
  return listed(all);
}

/** What is left over where one row of alternatives is longer than another, and what stood before it. */
type Dangling = {
  readonly text: string;
  /** Whether no letter may stand behind it. */
  readonly closes: boolean;
  /** The last character of the shorter row, and whether a letter may follow that. */
  readonly before: string | undefined;
  readonly how: string;
};

/** How two rows of these sayings may spell one text; null where none do, or too many would have to be tried. */
export function twoReadings(sayings: readonly Saying[]): string | null {
  const code = listed(sayings.filter(({ text }) => text !== ''));
  const texts = new Map(code.map((one) => [one.text, one]));
  let dangling = new Map<string, Dangling>();
  const add = (to: Map<string, Dangling>, one: Dangling) => {
    const key = `${one.text}${one.closes ? '>' : ''}`;
    if (!to.has(key)) to.set(key, one);
  };
  for (const one of code)
    for (const other of code) {
      if (one.text === other.text || !other.text.startsWith(one.text)) continue;
      const text = other.text.slice(one.text.length);
      if (one.closes && isLetter(text[0])) continue;
      add(dangling, { text, closes: other.closes, before: one.text.at(-1), how: `${one.text}|${other.text}` });
    }
  const seen = new Set<string>();
  for (let round = 0; dangling.size > 0 && round < roundsMax; round += 1) {
    const next = new Map<string, Dangling>();
    for (const [key, left] of dangling) {
      const whole = texts.get(left.text);
      if (whole && !(whole.opens && isLetter(left.before))) return `${left.how} … ${left.text}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const one of code) {
        if (one.opens && isLetter(left.before)) continue;
        const how = `${left.how},${one.text}`;
        if (one.text !== left.text && one.text.startsWith(left.text)) {
          const text = one.text.slice(left.text.length);
          if (!(left.closes && isLetter(text[0])))
            add(next, { text, closes: one.closes, before: left.text.at(-1), how });
        } else if (one.text !== left.text && left.text.startsWith(one.text)) {
          const text = left.text.slice(one.text.length);
          if (!(one.closes && isLetter(text[0])))
            add(next, { text, closes: left.closes, before: one.text.at(-1), how });
        }
      }
      if (next.size > danglingMax) return null;
    }
    dangling = next;
  }
  return null;
}

const parser = new RegExpParser();

/** The repeated groups of a pattern that can be read in more than one way. */
export function readInTwoWays({ source, flags }: RegExp): Looked {
  const found: Reading[] = [];
  let unlisted = 0;
  const look = (alternatives: readonly AST.Alternative[]) => {
    for (const { elements } of alternatives) for (const element of elements) lookAt(element);
  };
  const lookAt = (element: AST.Element): void => {
    if ('alternatives' in element) look(element.alternatives);
    if (element.type !== 'Quantifier') return;
    const group = element.element;
    lookAt(group);
    if (element.max <= repeatsMax || (group.type !== 'Group' && group.type !== 'CapturingGroup')) return;
    const each = group.alternatives.map((one) => inARow(one.elements.map(sayingsOf)));
    const all = each.flatMap((one) => one ?? []);
    if (each.some((one) => one === null) || all.length > groupMax) {
      unlisted += 1;
      return;
    }
    const texts = all.map(keyOf);
    const twice = texts.find((one, at) => all[at]?.text !== '' && texts.indexOf(one) !== at);
    const how = twice ?? twoReadings(all);
    if (how !== null) found.push({ group: element.raw, how });
  };
  look(parser.parsePattern(source, undefined, undefined, { unicode: flags.includes('u') }).alternatives);
  return { found, unlisted };
}
