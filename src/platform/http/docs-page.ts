// `/api/docs`: the OpenAPI document as one page to read, whole without script and without anything from elsewhere.
import { createHash } from 'node:crypto';
import type { Endpoint } from '#shared/endpoint.ts';
import { openApiOf } from './openapi.ts';

type Schema = Record<string, unknown>;

const style = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881;--ink:light-dark(#1d2433,#e6e9f0);--blue:light-dark(#1f4fd8,#8fb0ff)}
body{font:16px/1.55 system-ui,sans-serif;color:var(--ink);max-width:60rem;margin:0 auto;padding:1.5rem}
a{color:var(--blue)}h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}
details{border:1px solid var(--line);border-radius:.5rem;margin:.6rem 0}summary{padding:.6rem .9rem;cursor:pointer}
summary:focus-visible{outline:2px solid var(--blue)}details>div{padding:0 .9rem .9rem}
.verb{font-weight:700;display:inline-block;min-width:4.5rem}code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{background:var(--soft);padding:.75rem;border-radius:.4rem;overflow:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line)}
nav ul{columns:2;padding-left:1.2rem}`;

/** The `style-src` source of the page's one style. */
export const docsStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The page for `endpoints`. Everything in it is escaped. */
export function docsPage(endpoints: readonly Endpoint[], serverUrl: string, sessionCookie: string): string {
  const document = openApiOf(endpoints, serverUrl, sessionCookie) as {
    info: { title: string; description: string };
    tags: { name: string }[];
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb: verb.toUpperCase(), operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2 id="${anchor(name)}">${escaped(name)}</h2>${own.map(entry).join('')}</section>`;
  });
  const links = document.tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escaped(name)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Telle API</title><style>${style}</style></head><body><main><h1>Telle API</h1><p>${inline(document.info.description)}</p><p>All paths stand below <code>${escaped(serverUrl)}</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.</p><nav aria-label="Sections"><ul>${links.join('')}</ul></nav>${sections.join('')}</main></body></html>`;
}

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
};

function entry({ path, verb, operation }: { path: string; verb: string; operation: Operation }): string {
  const body = operation.requestBody?.content['application/json']?.schema;
  const answer = operation.responses[200]?.content['application/json']?.schema;
  const failures = Object.entries(operation.responses).filter(([status]) => status !== '200');
  return `<details id="${escaped(operation.operationId)}"><summary><span class="verb">${verb}</span><code>${escaped(path)}</code> ${escaped(operation.summary)}</summary><div><p>${inline(operation.description)}</p>${parametersTable(operation.parameters)}${body ? `<h3>Body</h3>${schemaText(body)}` : ''}<h3>Answer</h3>${answer ? schemaText(answer) : ''}<h3>Refusals</h3><table><thead><tr><th scope="col">Status</th><th scope="col">Code and sentence</th></tr></thead><tbody>${failures.map(([status, { description }]) => `<tr><td>${status}</td><td>${description.split('\n\n').map(inline).join('<br>')}</td></tr>`).join('')}</tbody></table></div></details>`;
}

function parametersTable(parameters: Operation['parameters']): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: where, required, schema, description }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${where}${required ? ', required' : ''}</td><td><code>${escaped(brief(schema))}</code> ${escaped(description ?? '')}</td></tr>`,
  );
  return `<h3>Parameters</h3><table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function schemaText(schema: Schema): string {
  return `<pre tabindex="0">${escaped(brief(schema))}</pre>`;
}

/** A JSON schema as one would write it by hand: `{ name: string(≤ 200), phone?: string | null }`. */
export function brief(schema: Schema, indent = ''): string {
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return [...new Set(choices.map((choice) => brief(choice, indent)))].join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  // Of a tuple the schema names each place, and `items: false` closes it.
  if (Array.isArray(schema.prefixItems)) {
    const places = (schema.prefixItems as Schema[]).map((place) => brief(place, indent));
    return `[${places.join(', ')}${schema.items ? `, ...${brief({ type: 'array', items: schema.items }, indent)}` : ''}]`;
  }
  if (schema.type === 'array') {
    const item = brief((schema.items as Schema | undefined) ?? {}, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {});
    const required = (schema.required as string[] | undefined) ?? [];
    if (properties.length === 0) return '{ … }';
    const deeper = `${indent}  `;
    const lines = properties.map(
      ([name, inner]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${brief(inner, deeper)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  const types = [schema.format ?? schema.type ?? 'any'].flat();
  return `${types.join(' | ')}${bounds(schema)}`;
}

function bounds(schema: Schema): string {
  const least = schema.minLength ?? schema.minimum;
  const most = schema.maxLength ?? schema.maximum;
  const isWide = typeof most === 'number' && Math.abs(most) >= Number.MAX_SAFE_INTEGER;
  const parts = [
    least === undefined || isWide ? '' : `≥ ${String(least)}`,
    most === undefined || isWide ? '' : `≤ ${String(most)}`,
  ];
  const said = parts.filter(Boolean).join(', ');
  return said ? `(${said})` : '';
}

function anchor(name: string): string {
  return `tag-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}

function inline(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
