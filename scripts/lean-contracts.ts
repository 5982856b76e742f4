// What a page calls by name comes without the server's checks: a contract's endpoints keep where they are and how they are
// called, and its schemas, with the library behind them, go to the pages alone that check a form by them.
import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import { needsSchemas } from './endpoint-readers.ts';
import { checks, isNode, list, type Node, nameOf, nodesIn, partsOf, text } from './module-nodes.ts';

type Cut = { readonly start: number; readonly end: number; readonly text: string };

/** A module's text without its schemas, the exported names that are gone with them, and the names that carry an endpoint. */
export type Lean = {
  readonly code: string;
  readonly schemas: ReadonlySet<string>;
  readonly endpoints: ReadonlySet<string>;
};

type Resolve = (of: string, by: string) => Promise<string | undefined>;

const serversOwn = new Set([...checks, 'summary', 'tag', 'access', 'refusals', 'limit', 'bodyBytesMax']);
const mark = '?lean';

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
      const isWhole = needsSchemas(from, readFileSync(from, 'utf8'), source, lean);
      return isWhole ? null : id + mark;
    },
    load(id) {
      if (!id.endsWith(mark)) return null;
      const lean = known.get(id.slice(0, -mark.length));
      return lean ? { code: lean.code, moduleType: 'ts', map: null } : null;
    },
  };

  /** `above` are the modules that led to this one. */
  async function learn(id: string, resolve: Resolve, above: readonly string[] = []): Promise<Lean> {
    const before = known.get(id);
    if (before) return before;
    if (above.includes(id)) throw new Error(`${[...above, id].join(' imports ')}: a page cannot be built of a circle`);
    const code = readFileSync(id, 'utf8');
    const gone = new Map<string, ReadonlySet<string>>();
    for (const [, isType, source = ''] of code.matchAll(/^(?:im|ex)port (type )?[^;]*?from '([.#][^']+)'/gm)) {
      if (isType) continue;
      const other = await resolve(source, id);
      if (other && withSchemas.test(other)) gone.set(source, (await learn(other, resolve, [...above, id])).schemas);
    }
    const lean = leanOf(code, (source) => gone.get(source) ?? new Set());
    known.set(id, lean);
    return lean;
  }
}
