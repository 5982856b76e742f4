// What the two halves of lean contracts read a module by: its syntax tree, without its types.

export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/** Of a declared endpoint the browser reads the other properties and never these (see client.ts and edits.ts). */
export const checks = new Set(['params', 'query', 'body', 'answer']);

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const nameOf = (value: unknown): string => (isNode(value) ? text(value.name ?? value.value) : '');

/** The parts of a node that are run; types are not. */
export function* partsOf(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') continue;
    for (const part of Array.isArray(value) ? list(value) : isNode(value) ? [value] : []) {
      const isKey = key === 'key' || (key === 'property' && node.type === 'MemberExpression');
      if (!(isKey && node.computed !== true)) yield part;
    }
  }
}

export function* nodesIn(node: Node): Generator<Node> {
  if (/^TS(?:Type|Interface)/.test(node.type)) return;
  yield node;
  for (const part of partsOf(node)) yield* nodesIn(part);
}
