// A small grammar machine: rules are phrases with named parts, kept in one prefix tree a symbol and matched with a memory
// of what stood where. It knows nothing of time; a language gives the rules, and every reading keeps its end.
import { type Word, wordsOf } from '../words.ts';

/** What the parts in braces of a phrase stood for, in order. The rules of a symbol know what their own parts yield; the machine only carries it. */
type Parts = never[];

export type Build<T> = (...parts: Parts) => T | null;

/**
 * A phrase: words, `(a|b)` for either, `?` after what may be missing, `{symbol}` for a part.
 * Of several readings with the same end the earliest rule wins. A build that gives null refuses the reading.
 */
export type Rule<T> = readonly [phrase: string, build: Build<T>];

/** A symbol that is read by code: every reading that begins at this word. */
export type Terminal = (words: readonly Word[], at: number) => readonly Reading<unknown>[];

export type Reading<T> = { readonly value: T; readonly end: number };

type Step = { readonly word: string } | { readonly symbol: string };
type Node = {
  words: Map<string, Node>;
  symbols: Map<string, Node>;
  ends: { build: Build<unknown>; order: number }[];
};

const newNode = (): Node => ({ words: new Map(), symbols: new Map(), ends: [] });

/** All the ways to say a phrase, as lists of steps. */
export function expand(phrase: string): Step[][] {
  let at = 0;
  const parseAlternatives = (): Step[][] => {
    let all: Step[][] = [];
    let current: Step[][] = [[]];
    while (at < phrase.length && phrase[at] !== ')') {
      const sign = phrase[at];
      if (sign === '|') {
        at++;
        all = all.concat(current);
        current = [[]];
        continue;
      }
      let piece: Step[][];
      if (sign === '(') {
        at++;
        piece = parseAlternatives();
        at++;
      } else if (sign === '{') {
        const close = phrase.indexOf('}', at);
        piece = [[{ symbol: phrase.slice(at + 1, close) }]];
        at = close + 1;
      } else {
        const from = at;
        while (at < phrase.length && !'(){}|? '.includes(phrase[at] ?? '')) at++;
        if (at === from) {
          at++;
          continue;
        }
        piece = [wordsOf(phrase.slice(from, at)).map((word) => ({ word: word.text }))];
      }
      if (phrase[at] === '?') {
        at++;
        piece = [...piece, []];
      }
      current = current.flatMap((head) => piece.map((tail) => [...head, ...tail]));
    }
    return all.concat(current);
  };
  return parseAlternatives();
}

/** What a symbol can begin with: a look at the first word spares most readings. */
type Start = { readonly words: ReadonlySet<string>; readonly terminals: ReadonlySet<string> };

export type Grammar = {
  readonly trees: ReadonlyMap<string, Node>;
  readonly terminals: ReadonlyMap<string, Terminal>;
  readonly starts: ReadonlyMap<string, Start>;
};

function startsOf(trees: ReadonlyMap<string, Node>): Map<string, Start> {
  const starts = new Map<string, Start>();
  const collect = (symbol: string, seen: Set<string>, into: { words: Set<string>; terminals: Set<string> }): void => {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    const tree = trees.get(symbol);
    if (!tree) into.terminals.add(symbol);
    else {
      for (const word of tree.words.keys()) into.words.add(word);
      for (const part of tree.symbols.keys()) collect(part, seen, into);
    }
  };
  for (const symbol of trees.keys()) {
    const start = { words: new Set<string>(), terminals: new Set<string>() };
    collect(symbol, new Set(), start);
    starts.set(symbol, start);
  }
  return starts;
}

/** Compiles rules once; a symbol without rules or terminal is a mistake of the author and throws. */
export function compile(rules: Record<string, readonly Rule<unknown>[]>, terminals: Record<string, Terminal>): Grammar {
  const trees = new Map<string, Node>();
  const known = new Set([...Object.keys(rules), ...Object.keys(terminals)]);
  let order = 0;
  for (const [symbol, list] of Object.entries(rules)) {
    const root = newNode();
    for (const [phrase, build] of list) {
      order++;
      for (const steps of expand(phrase)) {
        let node = root;
        for (const step of steps) {
          if ('symbol' in step && !known.has(step.symbol))
            throw new Error(`no rules for {${step.symbol}} in "${phrase}"`);
          const edges = 'word' in step ? node.words : node.symbols;
          const key = 'word' in step ? step.word : step.symbol;
          let next = edges.get(key);
          if (!next) {
            next = newNode();
            edges.set(key, next);
          }
          node = next;
        }
        node.ends.push({ build, order });
      }
    }
    trees.set(symbol, root);
  }
  return { trees, terminals: new Map(Object.entries(terminals)), starts: startsOf(trees) };
}

const none: readonly Reading<unknown>[] = [];

/** Reads symbols in one utterance; what was read once at a place is remembered. */
export class Reader {
  readonly #grammar: Grammar;
  readonly #words: readonly Word[];
  readonly #memory: (Map<string, readonly Reading<unknown>[]> | undefined)[] = [];

  constructor(grammar: Grammar, words: readonly Word[]) {
    this.#grammar = grammar;
    this.#words = words;
  }

  /** All readings of a symbol that begin at a word, the longest first. */
  read<T>(symbol: string, at: number): readonly Reading<T>[] {
    let here = this.#memory[at];
    if (!here) {
      here = new Map();
      this.#memory[at] = here;
    }
    const known = here.get(symbol);
    if (known) return known as readonly Reading<T>[];
    here.set(symbol, none);
    const found = this.#canStart(symbol, at) ? this.#readFresh(symbol, at) : none;
    here.set(symbol, found);
    return found as readonly Reading<T>[];
  }

  #canStart(symbol: string, at: number): boolean {
    const word = this.#words[at];
    const start = this.#grammar.starts.get(symbol);
    if (!word) return false;
    if (!start || start.words.has(word.text)) return true;
    for (const terminal of start.terminals) if (this.read(terminal, at).length > 0) return true;
    return false;
  }

  #readFresh(symbol: string, at: number): readonly Reading<unknown>[] {
    const terminal = this.#grammar.terminals.get(symbol);
    if (terminal) return terminal(this.#words, at);
    const root = this.#grammar.trees.get(symbol);
    if (!root) return none;
    const best = new Map<number, { value: unknown; order: number }>();
    const walk = (node: Node, place: number, parts: readonly unknown[]): void => {
      for (const { build, order } of node.ends) {
        const rival = best.get(place);
        if (rival && rival.order <= order) continue;
        const value = build(...(parts as never[]));
        if (value !== null) best.set(place, { value, order });
      }
      const word = this.#words[place];
      if (!word) return;
      const next = node.words.get(word.text);
      if (next) walk(next, place + 1, parts);
      for (const [part, beyond] of node.symbols)
        for (const reading of this.read(part, place)) walk(beyond, reading.end, [...parts, reading.value]);
    };
    walk(root, at, []);
    best.delete(at);
    return [...best].map(([end, { value }]) => ({ end, value })).sort((a, b) => b.end - a.end);
  }
}
