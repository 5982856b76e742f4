// The browser is sent how an endpoint is called; what it is checked by goes to the pages that check a form by it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { needsSchemas } from './endpoint-readers.ts';
import { leanContracts, leanOf } from './lean-contracts.ts';

const contract = `
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { fieldMessages, requiredText } from '#shared/fields.ts';

export const kinds = ['a', 'b'] as const;
const item = z.object({ kind: z.enum(kinds) });
export type Item = z.output<typeof item>;
export const labels: Readonly<Record<(typeof kinds)[number], string>> = { a: fieldMessages.required, b: 'B' };
export const readItem = endpoint({
  name: 'readItem',
  method: 'GET',
  path: '/items/{id}',
  summary: 'Read an item',
  tag: 'Items',
  access: 'staff',
  params: z.object({ id: z.string() }),
  answer: item,
});
const verb = <const N extends string>(name: N, path: string, summary: string) =>
  ({ name, method: 'POST', path: \`/items/{id}/\${path}\`, summary, tag: 'Items', access: 'staff', answer: item }) as const;
export const pickItem = endpoint(verb('pickItem', 'pick', 'Pick an item'));
export const nameItem = endpoint({ ...verb('nameItem', 'name', 'Name an item'), keyed: true, body: z.strictObject({ title: requiredText(9) }) });
export const { title } = nameItem.body.shape;
export const isNamed = (text: string) => title.safeParse(text).success;
`;
const fields = new Set(['requiredText']);
const lean = leanOf(contract, (source) => (source === '#shared/fields.ts' ? fields : new Set()));

it('leaves of an endpoint its name, its way and how it is sent', () => {
  // A type is nothing once it is built.
  expect(lean.code.replace(/^export type .*$/m, '')).not.toMatch(/zod|\bz\.|summary: '|access:|requiredText\(/);
  expect(lean.code).toContain("name: 'readItem'");
  expect(lean.code).toContain("path: '/items/{id}'");
  expect(lean.code).toContain('keyed: true');
  expect(lean.code).toContain('fieldMessages as fieldMessages');
});

it('names what is gone: schemas, whatever is made of them, and whatever is taken from an endpoint’s checks', () => {
  expect([...lean.schemas].sort()).toEqual(['isNamed', 'item', 'requiredText', 'title', 'z']);
});

it('lets a call that nobody needs be left out', () => {
  expect(lean.code).toContain("export const pickItem = /*#__PURE__*/ (() => (endpoint(verb('pickItem'");
});

it.each([
  ['calls an endpoint', `import { readItem } from '../contract.ts';\napi.call(readItem, { params: { id } });`, false],
  ['takes types', `import { type Item, kinds } from '../contract.ts';\nconst item: Item = { kind: kinds[0] };`, false],
  [
    'asks for a type of an answer',
    `import { readItem } from '../contract.ts';\ntype A = z.output<typeof readItem.answer>;\napi.call(readItem);`,
    false,
  ],
  [
    'has another thing with a body',
    `import { readItem } from '../contract.ts';\napi.call(readItem, edit.body);`,
    false,
  ],
  ['checks by a schema', `import { item } from '../contract.ts';\nitem.parse(value);`, true],
  [
    'checks by an endpoint’s body',
    `import { nameItem } from '../contract.ts';\nconst c = checkBy(nameItem.body);`,
    true,
  ],
  ['takes an endpoint apart', `import { nameItem } from '../contract.ts';\nconst { body } = nameItem;`, true],
  ['takes everything', `import * as contract from '../contract.ts';\nuse(contract);`, true],
  ['hands everything on', `export * from '../contract.ts';`, true],
  ['hands an endpoint on', `export { nameItem } from '../contract.ts';`, true],
  [
    'calls one of two endpoints',
    `import { nameItem, readItem } from '../contract.ts';\nconst e = is ? readItem : nameItem;\napi.call(e, is ? readItem : nameItem);`,
    false,
  ],
  [
    'checks by the body of one of two',
    `import { nameItem, readItem } from '../contract.ts';\nconst e = is ? readItem : nameItem;\ncheckBy(e.body);`,
    true,
  ],
  [
    'gives an endpoint to a helper that reads its body',
    `import { nameItem } from '../contract.ts';\nconst check = (one) => checkBy(one.body);\ncheck(nameItem);`,
    true,
  ],
  [
    'gives an endpoint to a helper that calls it',
    `import { nameItem } from '../contract.ts';\nfunction send(one, edit) { return api.call(one, edit.body); }\nsend(nameItem, edit);`,
    false,
  ],
  [
    'gives an endpoint to a helper that gives it to one that reads its body',
    `import { nameItem } from '../contract.ts';\nconst by = (two) => checkBy(two.body);\nconst check = (one) => by(one);\ncheck(nameItem);`,
    true,
  ],
  ['gives an endpoint to who knows whom', `import { nameItem } from '../contract.ts';\nunknown(nameItem);`, true],
  ['gives an endpoint away in an object', `import { nameItem } from '../contract.ts';\napi.call({ nameItem });`, true],
  ['gives an endpoint to a part', `import { nameItem } from '../contract.ts';\npart({ props: [nameItem] });`, true],
  ['reads a body under another type', `import { nameItem } from '../contract.ts';\nuse((nameItem as X).body);`, true],
  ['reads a body that is surely there', `import { nameItem } from '../contract.ts';\nuse(nameItem!.body);`, true],
  [
    'takes an endpoint apart later',
    `import { nameItem } from '../contract.ts';\nlet x;\n({ body: x } = nameItem);`,
    true,
  ],
  ['fetches a schema later', `const contract = await import('../contract.ts');\ncontract.item.parse(value);`, true],
  ['fetches an endpoint later', `const { readItem } = await import('../contract.ts');\napi.call(readItem);`, false],
  [
    'fetches an endpoint later and checks by it',
    `const { nameItem } = await import('../contract.ts');\nuse(nameItem.body);`,
    true,
  ],
])('knows whether a module needs the schemas that %s', (_, code, isNeeding) => {
  expect(needsSchemas('page.ts', code, '../contract.ts', lean)).toBe(isNeeding);
});

const folder = mkdtempSync(join(tmpdir(), 'telle-lean-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'helpers.ts'),
  `import { second } from './second.ts';
   export const checkBy = (one) => one.body.safeParse({});
   export function send(one, edit) { return api.call(one, { body: edit.body }); }
   export function named({ name, path }, more) { return name + path + more; }
   export const asks = (one) => second(one);
   export const asksOther = (one) => second({}, one);
   export const rest = (...all) => all;
   export const round = (one) => one.name === '' ? round(one) : send(one, {});
   const hidden = (one) => api.call(one);
   export { hidden };`,
);
writeFileSync(
  join(folder, 'second.ts'),
  `export function second(one, two = {}) { const { answer } = one; return answer.parse(two.name); }`,
);

it.each([
  ['reads its body', 'checkBy(nameItem)', true],
  ['sends by it', 'send(nameItem, {})', false],
  ['reads where it is', 'named(nameItem)', false],
  ['gives it to one of a third module, which reads its answer', 'asks(nameItem)', true],
  ['gives it to one of a third module in a place where its name alone is read', 'asksOther(nameItem)', false],
  ['takes whatever comes', 'rest(nameItem)', true],
  ['gives it to itself', 'round(nameItem)', false],
  ['cannot be followed', 'hidden(nameItem)', true],
  ['is not there', 'gone(nameItem)', true],
])('knows of a function of another module that it %s', (_, use, isNeeding) => {
  const name = /^\w+/.exec(use)?.[0];
  const code = `import { nameItem } from '../contract.ts';\nimport { ${name} } from './helpers.ts';\n${use};`;
  expect(needsSchemas(join(folder, 'page.ts'), code, '../contract.ts', lean)).toBe(isNeeding);
});

it.each([
  ['a type that goes in a circle is none', "import type { Shown } from './contract.ts';", undefined],
  ['a circle of what is run ends the build', "import { shown } from './contract.ts';", /cannot be built of a circle/],
])('%s', async (_, back, failure) => {
  const home = join(mkdtempSync(join(folder, 'build-')), 'src', 'domains', 'rooms');
  mkdirSync(home, { recursive: true });
  const [page, made, rules] = ['page.ts', 'contract.ts', 'rules.ts'].map((name) => join(home, name));
  if (!page || !made || !rules) throw new Error('Nowhere to build');
  writeFileSync(page, "import { most } from './rules.ts';");
  writeFileSync(
    made,
    "import { z } from 'zod';\nimport { most } from './rules.ts';\nexport const shown = z.string().max(most);",
  );
  writeFileSync(rules, `${back}\nexport const most = 9;`);
  const { resolveId } = leanContracts() as unknown as {
    resolveId: (this: object, source: string, importer: string) => Promise<string | null>;
  };
  const bundler = { resolve: async (source: string) => ({ id: join(home, source) }) };
  const asked = resolveId.call(bundler, './contract.ts', page);
  if (failure) await expect(asked).rejects.toThrow(failure);
  else expect(await asked).toBe(`${made}?lean`);
});
