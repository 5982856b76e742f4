import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idOf } from '#shared/ids.ts';
import { openBareServer } from '../../../tests/support/http.ts';
import { brief } from './docs-page.ts';

const change = endpoint({
  name: 'change',
  method: 'PUT',
  path: '/things/{id}',
  summary: 'Change a <thing>',
  tag: 'Things & more',
  access: 'staff',
  keyed: true,
  params: z.object({ id: idOf('contact') }),
  query: z.object({ loud: z.coerce.boolean().default(false) }),
  body: z.strictObject({ name: z.string().max(9), tags: z.array(z.enum(['a', 'b'])).optional() }),
  answer: z.object({ name: z.string().nullable() }),
  refusals: ['contact_limit'],
});
const look = endpoint({
  name: 'look',
  method: 'GET',
  path: '/look',
  summary: 'Look',
  tag: 'Things & more',
  access: 'public',
  answer: z.null(),
});
const { send } = await openBareServer(
  (serve) => {
    serve(change, async ({ body }) => ({ name: body.name }));
    serve(look, async () => null);
  },
  {
    settings: {
      METRICS_TOKEN: 'a-token-of-the-operator',
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLIC_URL: 'https://telle.example',
    },
  },
);

it('the document says what the declarations say', async () => {
  const heard = await send('GET', '/api/openapi.json');
  const document = JSON.parse(heard.text);
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: 'https://telle.example/api' }]);
  const operation = document.paths['/things/{id}'].put;
  expect(operation.operationId).toBe('change');
  expect(operation.security).toEqual([{ session: [] }, { bearer: [] }]);
  expect(
    operation.parameters.map((parameter: { in: string; name: string; required: boolean }) => [
      parameter.in,
      parameter.name,
      parameter.required,
    ]),
  ).toEqual([
    ['path', 'id', true],
    ['query', 'loud', false],
    ['header', 'Idempotency-Key', false],
  ]);
  expect(operation.requestBody.content['application/json'].schema).toMatchObject({
    additionalProperties: false,
    required: ['name'],
  });
  expect(Object.keys(operation.responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '422',
    '429',
    '500',
    '503',
    '504',
  ]);
  expect(operation.responses[403].description).toContain('contact_limit');
  expect(document.paths['/look'].get.security).toEqual([]);
});

it('every reference of the document leads somewhere, and every operation has its parts', async () => {
  const { text } = await send('GET', '/api/openapi.json');
  const document = JSON.parse(text);
  for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = path
      .split('/')
      .reduce((node: Record<string, unknown> | undefined, part) => node?.[part] as never, document);
    expect(found, path).toBeDefined();
  }
  const operations = Object.entries(
    document.paths as Record<
      string,
      Record<string, { operationId: string; parameters: { name: string; in: string }[] }>
    >,
  );
  for (const [path, verbs] of operations) {
    for (const { parameters } of Object.values(verbs)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named);
    }
  }
});

it('the page shows it without script and without anything from elsewhere', async () => {
  const { text, headers } = await send('GET', '/api/docs');
  expect(text).toContain('Change a &lt;thing&gt;');
  expect(text).toContain('href="#tag-things-more"');
  expect(text).not.toMatch(/<script|src=|https?:\/\/(?!telle\.example)/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

it('writes a schema as a person would', () => {
  const schema = z.toJSONSchema(change.body, { io: 'input' });
  expect(brief(schema)).toBe('{\n  name: string(≤ 9)\n  tags?: ("a" | "b")[]\n}');
});

it('writes a tuple place by place, and what may follow it', () => {
  expect(brief(z.toJSONSchema(z.tuple([z.string(), z.int()])))).toMatch(/^\[string, integer\]$/);
  expect(brief(z.toJSONSchema(z.tuple([z.string()], z.boolean())))).toBe('[string, ...boolean[]]');
});

it('figures are for this machine and for who holds the token', async () => {
  const TRUSTED_PROXIES = '127.0.0.1';
  const ours = await openBareServer((serve) => serve(look, async () => null), { settings: { TRUSTED_PROXIES } });
  await ours.send('GET', '/api/look');
  const here = await ours.send('GET', '/metrics');
  expect(here.text).toContain('telle_http_requests_total{endpoint="look",method="GET",status="200"} 1');
  expect(here.text).toContain('process_resident_memory_bytes');
  // A proxy on this machine that says so, in whichever way, or leaves the name under which it was asked.
  const signs: Record<string, string>[] = [
    { 'x-forwarded-for': '198.51.100.1' },
    { 'x-real-ip': '198.51.100.1' },
    { host: 'telle.example' },
  ];
  for (const headers of signs) expect((await ours.send('GET', '/metrics', { headers })).status).toBe(404);
  // With a PUBLIC_URL there is a proxy, and one that says nothing cannot be told from a person here.
  expect((await send('GET', '/metrics')).status).toBe(404);
  expect((await send('GET', '/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(404);
  const held = { ...signs[0], authorization: 'Bearer a-token-of-the-operator' };
  expect((await send('GET', '/metrics', { headers: held })).status).toBe(200);
});

it('it is alive and ready', async () => {
  expect((await send('GET', '/healthz')).data).toEqual({ alive: true });
  expect((await send('GET', '/readyz')).data).toEqual({ ready: true });
});
