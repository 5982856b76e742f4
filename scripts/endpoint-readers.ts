// Which modules read what an endpoint is checked by, be it through functions of other modules that they hand an endpoint to.
// Whatever cannot be followed counts as reading it: then a page brings the schemas along, and works.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import type { Lean } from './lean-contracts.ts';
import { checks, isNode, list, type Node, nameOf, partsOf } from './module-nodes.ts';

/** A node with what it stands in, the innermost first. */
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
/** The client's own ways to the server, which read nothing else (see client.ts). */
const clientsWays = new Set(['call', 'action']);
const isFunction = ({ type }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** A function of another module, as a module names it. */
type Imported = { readonly source: string; readonly name: string };
type Module = {
  readonly path: string;
  readonly body: readonly Node[];
  readonly placed: readonly Placed[];
  readonly functions: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, Imported>;
  /** What was found out on the way, by function and position. */
  readonly known: Map<string, boolean>;
};

const isRun = ({ importKind, exportKind }: Node) => importKind !== 'type' && exportKind !== 'type';
const sourceOf = ({ source }: Node) => (isNode(source) ? String(source.value) : undefined);

function moduleOf(path: string, code: string, known = new Map<string, boolean>()): Module {
  const { body } = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as { body: readonly Node[] };
  const placed = body.filter(({ type }) => type !== 'ImportDeclaration').flatMap((node) => [...placedIn(node)]);
  const functions = new Map<string, Node>();
  for (const { node } of placed) {
    if (node.type === 'FunctionDeclaration') functions.set(nameOf(node.id), node);
    if (node.type === 'VariableDeclarator' && isNode(node.init) && isFunction(node.init))
      functions.set(nameOf(node.id), node.init);
  }
  const imports = new Map<string, Imported>();
  for (const node of body.filter((node) => node.type === 'ImportDeclaration' && isRun(node)))
    for (const { local, imported } of list(node.specifiers))
      imports.set(nameOf(local), { source: sourceOf(node) ?? '', name: nameOf(imported) });
  return { path, body, placed, functions, imports, known };
}

const ours = fileURLToPath(new URL('../src', import.meta.url));

/** Where a module of ours is that another one imports; undefined for one of others. */
function locate(source: string, from: string): string | undefined {
  const path = source.startsWith('#') ? join(ours, source.slice(1)) : join(dirname(from), source);
  return /^[.#]/.test(source) && existsSync(path) ? path : undefined;
}

/** Whether a function that `from` imports reads the checks of the endpoint that is its argument number `at`. */
function importedReads({ source, name }: Imported, at: number, from: Module): boolean {
  const path = locate(source, from.path);
  if (!path) return true;
  const module = moduleOf(path, readFileSync(path, 'utf8'), from.known);
  const isNamed = ({ type, declaration }: Node) =>
    type === 'ExportNamedDeclaration' &&
    isNode(declaration) &&
    [declaration, ...list(declaration.declarations)].some(({ id }) => nameOf(id) === name);
  const own = module.body.some(isNamed) ? module.functions.get(name) : undefined;
  return own ? functionReads(module, own, at) : true;
}

function functionReads(module: Module, own: Node, at: number): boolean {
  const key = `${module.path} ${own.start} ${at}`;
  const before = module.known.get(key);
  if (before !== undefined) return before;
  // Where functions call one another in a circle, the others decide.
  module.known.set(key, false);
  const params = list(own.params);
  const last = params.at(-1);
  const taken = params[at] ?? (last?.type === 'RestElement' ? last : undefined);
  const param = taken?.type === 'AssignmentPattern' && isNode(taken.left) ? taken.left : taken;
  const reads =
    param?.type === 'Identifier'
      ? isReadIn(module, [...placedIn(own)], new Set([nameOf(param)]))
      : param !== undefined && patternReads(param);
  module.known.set(key, reads);
  return reads;
}

/** Whether a pattern takes an endpoint's checks; one that keeps the rest may. */
const patternReads = (pattern: Node) =>
  pattern.type !== 'ObjectPattern' ||
  list(pattern.properties).some(({ key, computed }) => !key || computed === true || checks.has(nameOf(key)));

/** Whether the checks of an endpoint are read that goes by these names within `placed`, or by others that it gets there. */
function isReadIn(module: Module, placed: readonly Placed[], names: ReadonlySet<string>): boolean {
  const aliases = new Set(names);
  const isRead = ({ node, above }: Placed): boolean => {
    const at = above.findIndex(({ type }) => !passing.test(type));
    const user = above[at];
    const used = (at > 0 ? above[at - 1] : node) ?? node;
    if (!user || (at > 0 && above[0]?.test === node)) return false;
    if (user.type === 'BinaryExpression') return false;
    if (user.type === 'MemberExpression') return user.computed === true || !harmless.has(nameOf(user.property));
    if (user.type === 'CallExpression' && user.callee !== used) {
      const callee = isNode(user.callee) ? user.callee : used;
      if (callee.type === 'MemberExpression') return !clientsWays.has(nameOf(callee.property));
      const position = list(user.arguments).indexOf(used);
      const own = module.functions.get(nameOf(callee));
      const imported = module.imports.get(nameOf(callee));
      if (own) return functionReads(module, own, position);
      return imported ? importedReads(imported, position, module) : true;
    }
    if (user.type === 'VariableDeclarator' && isNode(user.id)) {
      if (user.id.type !== 'Identifier') return patternReads(user.id);
      aliases.add(nameOf(user.id));
      return user.init !== used;
    }
    return true;
  };
  for (let before = -1; before !== aliases.size; ) {
    before = aliases.size;
    const uses = placed.filter(({ node, above }) => {
      const isName = node.type === 'Identifier' && aliases.has(nameOf(node));
      const isDefaulted = above[0]?.type === 'AssignmentPattern' && above[0].left === node;
      const isDeclared = isDefaulted || above[0]?.id === node || list(above[0]?.params).includes(node);
      const isPattern = above[1]?.type === 'ObjectPattern';
      return isName && !isDeclared && !isPattern;
    });
    if (uses.some(isRead)) return true;
  }
  return false;
}

/**
 * Whether the module at `path` takes from `source` what only the whole module has: a schema, or what an endpoint is checked by.
 * An endpoint may be given to the client, and to a function of any module of ours that does no more with it; whatever else is
 * done with one counts as reading its checks.
 */
export function needsSchemas(
  path: string,
  code: string,
  source: string,
  { schemas, endpoints }: Pick<Lean, 'schemas' | 'endpoints'>,
): boolean {
  const module = moduleOf(path, code);
  const { body, placed } = module;
  const isTaken = (node: Node) => sourceOf(node) === source;
  const locals = new Map<string, string>();
  for (const node of body.filter((node) => isRun(node) && isTaken(node))) {
    if (node.type === 'ExportAllDeclaration') return true;
    for (const { type, imported, local, exported } of list(node.specifiers).filter(isRun)) {
      const name = nameOf(imported ?? local);
      if (type.includes('Namespace') || schemas.has(name)) return true;
      if (exported && endpoints.has(name)) return true;
      locals.set(nameOf(local), name);
    }
  }
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
  const names = [...locals].filter(([, name]) => endpoints.has(name)).map(([local]) => local);
  return isReadIn(module, placed, new Set(names));
}
