// What a page calls by name comes without the server's checks: a contract's endpoints keep where they are and how they are
// called, and its schemas, with the library behind them, go to the pages alone that check a form by them.
import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Cut = { readonly start: number; readonly end: number; readonly text: string };

/** A module's text without its schemas, the exported names that are gone with them, and the names that carry an endpoint. */
export type Lean = {
  readonly code: string;
  readonly schemas: ReadonlySet<string>;
  readonly endpoints: ReadonlySet<string>;
};

/** Of a declared endpoint the browser reads the other properties and never these (see client.ts and edits.ts). */
const checks = new Set(['params', 'query', 'body', 'answer']);
const serversOwn = new Set([...checks, 'summary', 'tag', 'access', 'refusals', 'limit', 'bodyBytesMax']);
const mark = '?lean';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameOf = (value: unknown): string => (isNode(value) ? text(value.name ?? value.value) : '');

/** The parts of a node that are run; types are not. */
function* partsOf(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') continue;
    for (const part of Array.isArray(value) ? list(value) : isNode(value) ? [value] : []) {
      const isKey = key === 'key' || (key === 'property' && node.type === 'MemberExpression');
      if (!(isKey && node.computed !== true)) yield part;
    }
  }
}

function* nodesIn(node: Node): Generator<Node> {
  if (/^TS(?:Type|Interface)/.test(node.type)) return;
  yield node;
  for (const part of partsOf(node)) yield* nodesIn(part);
}

const callsEndpoint = (node: Node) => node.type === 'CallExpression' && nameOf(node.callee) === 'endpoint';

/** An endpoint's declaration, or what a helper gives for one. */
function declarationsIn(node: Node): Node[] {
  const found = new Set<Node>();
  for (const one of nodesIn(node)) {
    const [first] = callsEndpoint(one) ? list(one.arguments) : [];
    if (first?.type === 'ObjectExpression') found.add(first);
    const keys = one.type === 'ObjectExpression' ? list(one.properties).map(({ key }) => nameOf(key)) : [];
    if (keys.includes('method') && keys.includes('path')) found.add(one);
  }
  return [...found];
}

/** `from` names, for a module that is imported here, its exported names that are schemas. */
export function leanOf(code: string, from: (source: string) => ReadonlySet<string> = () => new Set()): Lean {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Node[] };
  const schemas = new Set<string>();
  const cuts: Cut[] = [];
  const cut = (node: Node, put = '') => cuts.push({ start: node.start, end: node.end, text: put });

  for (const node of body.filter(({ type }) => type === 'ImportDeclaration')) {
    if (node.importKind === 'type') continue;
    const source = text((node.source as Node).value);
    const gone = from(source);
    const specifiers = list(node.specifiers).filter(({ importKind }) => importKind !== 'type');
    const kept = specifiers.filter(({ imported }) => source !== 'zod' && !gone.has(nameOf(imported)));
    for (const one of specifiers) if (!kept.includes(one)) schemas.add(nameOf(one.local));
    if (kept.length === specifiers.length) continue;
    const names = kept.map(({ imported, local }) => `${nameOf(imported)} as ${nameOf(local)}`);
    cut(node, names.length > 0 ? `import { ${names.join(', ')} } from ${JSON.stringify(source)};` : '');
  }

  // What an endpoint keeps is judged by what it refers to, so its schemas are left out of account.
  const dropped = body
    .flatMap(declarationsIn)
    .flatMap(({ properties }) =>
      list(properties).filter(({ key, type }) => type === 'Property' && serversOwn.has(nameOf(key))),
    );
  const refersTo = (node: Node, names: ReadonlySet<string>): boolean => {
    if (dropped.includes(node) || /^TS(?:Type|Interface)/.test(node.type)) return false;
    if (node.type === 'Identifier' && names.has(nameOf(node))) return true;
    if (node.type === 'MemberExpression' && checks.has(nameOf(node.property))) return true;
    return [...partsOf(node)].some((part) => refersTo(part, names));
  };
  type Declared = { names: readonly string[]; node: Node; statement: Node; init: Node | undefined };
  const declared = body.flatMap((statement): Declared[] => {
    const inner = isNode(statement.declaration) ? statement.declaration : statement;
    if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration')
      return [{ names: [nameOf(inner.id)], node: inner, statement, init: undefined }];
    if (inner.type !== 'VariableDeclaration') return [];
    return list(inner.declarations).map((one) => ({
      names: isNode(one.id) ? [...nodesIn(one.id)].map(nameOf).filter(Boolean) : [],
      ...{ node: one, statement },
      init: isNode(one.init) ? one.init : undefined,
    }));
  });
  for (let before = -1; before !== schemas.size; ) {
    before = schemas.size;
    for (const { names, node } of declared) if (refersTo(node, schemas)) for (const name of names) schemas.add(name);
  }
  const endpoints = new Set<string>();
  for (let before = -1; before !== endpoints.size; ) {
    before = endpoints.size;
    for (const { names, node } of declared)
      if ([...nodesIn(node)].some((one) => callsEndpoint(one) || endpoints.has(nameOf(one))))
        for (const name of names) endpoints.add(name);
  }
  for (const { names, statement, init } of declared) {
    if (names.some((name) => schemas.has(name))) {
      cut(statement);
      continue;
    }
    const inside = init && [...nodesIn(init)];
    // A call may do something for all a bundler knows: whatever nobody uses is to go all the same.
    if (init && inside?.some(({ type }) => type === 'CallExpression')) {
      cuts.push({ start: init.start, end: init.start, text: '/*#__PURE__*/ (() => (' });
      cuts.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  for (const node of dropped) {
    const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
    cuts.push({ start: node.start, end: node.end + comma, text: '' });
  }
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration' || isNode(node.declaration) || node.exportKind === 'type') continue;
    const gone = isNode(node.source) ? from(text(node.source.value)) : schemas;
    const specifiers = list(node.specifiers).filter(({ exportKind }) => exportKind !== 'type');
    const kept = specifiers.filter(({ local }) => !gone.has(nameOf(local)));
    for (const one of specifiers) if (!kept.includes(one)) schemas.add(nameOf(one.exported));
    const names = kept.map(({ local, exported }) => `${nameOf(local)} as ${nameOf(exported)}`);
    const source = isNode(node.source) ? ` from ${JSON.stringify(node.source.value)}` : '';
    cut(node, names.length > 0 ? `export { ${names.join(', ')} }${source};` : '');
  }
  return { code: without(code, cuts), schemas, endpoints };
}

/** The text with the outermost cuts made. */
function without(code: string, cuts: readonly Cut[]): string {
  const inOrder = cuts.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let made = '';
  let at = 0;
  for (const { start, end, text: put } of inOrder) {
    if (start < at) continue;
    made += code.slice(at, start) + put;
    at = end;
  }
  return made + code.slice(at);
}

type Placed = { readonly node: Node; readonly above: readonly Node[] };

function* placedIn(node: Node, above: readonly Node[] = []): Generator<Placed> {
  if (/^TS(?:Type|Interface)/.test(node.type)) return;
  yield { node, above };
  for (const part of partsOf(node)) yield* placedIn(part, [node, ...above]);
}

/** What gives its operand as it is, or one of them. */
const passing =
  /^(?:TSAsExpression|TSNonNullExpression|TSSatisfiesExpression|ParenthesizedExpression|ConditionalExpression|LogicalExpression|ChainExpression)$/;
/** What may be read of an endpoint that is lean. */
const harmless = new Set(['name', 'method', 'path', 'keyed']);
const isFunction = ({ type }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/**
 * Whether a module takes from `source` what only the whole module has: a schema, or what an endpoint is checked by. An endpoint
 * may be handed on as an argument or within an object; whatever else is done with one counts as reading its checks. What a
 * function of another module reads of an endpoint that it is given is not seen here.
 */
export function needsSchemas(
  code: string,
  isTsx: boolean,
  source: string,
  { schemas, endpoints }: Pick<Lean, 'schemas' | 'endpoints'>,
): boolean {
  const { body } = parseAst(code, { lang: isTsx ? 'tsx' : 'ts' }) as unknown as { body: readonly Node[] };
  const run = (node: Node) => node.importKind !== 'type' && node.exportKind !== 'type';
  const isTaken = (node: Node) => isNode(node.source) && node.source.value === source;
  const locals = new Map<string, string>();
  for (const node of body.filter((node) => run(node) && isTaken(node))) {
    if (node.type === 'ExportAllDeclaration') return true;
    for (const { type, imported, local, exported } of list(node.specifiers).filter(run)) {
      const name = nameOf(imported ?? local);
      if (type.includes('Namespace') || schemas.has(name)) return true;
      if (exported && endpoints.has(name)) return true;
      locals.set(nameOf(local), name);
    }
  }
  const placed = body.filter(({ type }) => type !== 'ImportDeclaration').flatMap((node) => [...placedIn(node)]);
  for (const { node, above } of placed) {
    if (node.type !== 'ImportExpression' || !isTaken(node)) continue;
    const [waiting, declarator] = above;
    const id = waiting?.type === 'AwaitExpression' && isNode(declarator?.id) ? declarator.id : undefined;
    if (id?.type !== 'ObjectPattern') return true;
    for (const { key, value } of list(id.properties)) {
      if (!key || schemas.has(nameOf(key))) return true;
      locals.set(nameOf(value), nameOf(key));
    }
  }
  const functions = new Map<string, Node>();
  for (const { node } of placed) {
    if (node.type === 'FunctionDeclaration') functions.set(nameOf(node.id), node);
    if (node.type === 'VariableDeclarator' && isNode(node.init) && isFunction(node.init))
      functions.set(nameOf(node.id), node.init);
  }
  const readsChecks = (id: unknown, within: Iterable<Node>): boolean => {
    if (!isNode(id)) return false;
    if (id.type === 'ObjectPattern') return list(id.properties).some(({ key }) => !key || checks.has(nameOf(key)));
    for (const { type, object, property, id: taken, init } of within) {
      if (type === 'MemberExpression' && nameOf(object) === nameOf(id) && checks.has(nameOf(property))) return true;
      if (type === 'VariableDeclarator' && nameOf(init) === nameOf(id) && isNode(taken))
        if (taken.type === 'ObjectPattern' && readsChecks(taken, [])) return true;
    }
    return false;
  };
  const aliases = new Set([...locals].filter(([, name]) => endpoints.has(name)).map(([local]) => local));
  const isRead = ({ node, above }: Placed): boolean => {
    const at = above.findIndex(({ type }) => !passing.test(type));
    const user = above[at];
    const used = at > 0 ? above[at - 1] : node;
    if (!user || (at > 0 && above[0]?.test === node)) return false;
    if (/^(?:Property|ArrayExpression|BinaryExpression|JSXExpressionContainer)$/.test(user.type)) return false;
    if (user.type === 'MemberExpression') return user.computed === true || !harmless.has(nameOf(user.property));
    if (user.type === 'CallExpression' && user.callee !== used) {
      const given = functions.get(nameOf(user.callee));
      const taken = given && list(given.params)[list(user.arguments).indexOf(used ?? node)];
      return given !== undefined && readsChecks(taken, nodesIn(given));
    }
    if (user.type === 'VariableDeclarator' && isNode(user.id)) {
      if (user.id.type !== 'Identifier') return readsChecks(user.id, []);
      aliases.add(nameOf(user.id));
      return user.init !== used;
    }
    return true;
  };
  for (let before = -1; before !== aliases.size; ) {
    before = aliases.size;
    const uses = placed.filter(({ node, above }) => {
      const isName = node.type === 'Identifier' && aliases.has(nameOf(node));
      const isDeclared = above[0]?.id === node || list(above[0]?.params).includes(node);
      const isPattern = above[1]?.type === 'ObjectPattern';
      return isName && !isDeclared && !isPattern;
    });
    if (uses.some(isRead)) return true;
  }
  return false;
}

/** For the browser's build. A name that is missed by mistake ends the build, since nothing exports it. */
export function leanContracts(): Plugin {
  const known = new Map<string, Lean>();
  const withSchemas = /[\\/]src[\\/](?:(?:channels|domains)[\\/][\w-]+[\\/](?:contract|rules)|shared[\\/][\w-]+)\.ts$/;
  return {
    name: 'lean-contracts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !/^[.#]/.test(source)) return null;
      const [from = '', query] = importer.split('?');
      const found = await this.resolve(source, from, { skipSelf: true });
      const id = found?.id;
      if (!id || !withSchemas.test(id)) return null;
      const lean = await learn(id, async (of, by) => (await this.resolve(of, by, { skipSelf: true }))?.id);
      if (lean.schemas.size === 0) return null;
      if (`?${query}` === mark) return id + mark;
      const isWhole = needsSchemas(readFileSync(from, 'utf8'), from.endsWith('x'), source, lean);
      return isWhole ? null : id + mark;
    },
    load(id) {
      if (!id.endsWith(mark)) return null;
      const lean = known.get(id.slice(0, -mark.length));
      return lean ? { code: lean.code, moduleType: 'ts', map: null } : null;
    },
  };

  async function learn(id: string, resolve: (of: string, by: string) => Promise<string | undefined>): Promise<Lean> {
    const before = known.get(id);
    if (before) return before;
    const code = readFileSync(id, 'utf8');
    const gone = new Map<string, ReadonlySet<string>>();
    for (const [, source = ''] of code.matchAll(/from '([.#][^']+)'/g)) {
      const other = await resolve(source, id);
      if (other && withSchemas.test(other)) gone.set(source, (await learn(other, resolve)).schemas);
    }
    const lean = leanOf(code, (source) => gone.get(source) ?? new Set());
    known.set(id, lean);
    return lean;
  }
}
