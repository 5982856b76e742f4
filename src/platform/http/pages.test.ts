import { expect, it } from 'vitest';
import { openBareServer } from '../../../tests/support/http.ts';
import type { RawRoute } from './app.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const page: RawRoute = {
  name: 'page',
  method: 'GET',
  path: '/hello',
  answer: async () => new Response('<p>hello</p>', { headers: html }),
};
const widget: RawRoute = { ...page, name: 'widget', path: '/widget' };
const broken: RawRoute = {
  ...page,
  name: 'broken',
  path: '/broken',
  answer: () => Promise.reject(new Error('a secret')),
};

const parts = {
  raw: [page, widget, broken],
  framedBy: (path: string) => (path === '/widget' ? ['https://shop.example'] : undefined),
  site:
    (allow: (c: never, scripts: readonly string[], styles: readonly string[]) => void) =>
    async (c: { html(text: string): Response }) => {
      allow(c as never, ["'sha256-abc'"], ["'sha256-def'"]);
      return c.html('<script>1</script>');
    },
} as unknown as Parameters<typeof openBareServer>[1];
const { send } = await openBareServer(() => undefined, parts);
const https = await openBareServer(() => undefined, { ...parts, settings: { PUBLIC_URL: 'https://telle.example' } });

it('a page may use its own scripts and styles, and nobody may frame it', async () => {
  const { headers } = await send('GET', '/hello');
  const sent = Object.fromEntries([...headers].filter(([name]) => name !== 'content-type'));
  expect(sent).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=(self), usb=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    }
  `);
});

it('inline scripts and styles count by their hashes alone', async () => {
  const { headers } = await send('GET', '/somewhere');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy).toContain("style-src 'self' 'sha256-def';");
  expect(policy).not.toContain('unsafe');
});

it('one path may be framed, by the origins that are named', async () => {
  const { headers } = await send('GET', '/widget');
  expect(headers.get('content-security-policy')).toContain('frame-ancestors https://shop.example');
  expect(headers.get('x-frame-options')).toBeNull();
});

it('https is kept for a year where it is the public address', async () => {
  expect((await send('GET', '/hello')).headers.get('strict-transport-security')).toBeNull();
  const { headers } = await https.send('GET', '/hello');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

it('a page that breaks tells nothing', async () => {
  const { status, text } = await send('GET', '/broken');
  expect(status).toBe(500);
  expect(text).not.toContain('secret');
});
