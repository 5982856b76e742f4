// Generated from the declarations: inputs of every kind to every route, none of which may break it, nor get an answer that
// it does not declare. Sixty a route in a usual run, five hundred with `npx vitest run --project full`.
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { scryptPasswords } from '#domains/accounts/service/hash-passwords.ts';
import { refusalsOf } from '#platform/http/openapi.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { errorTable } from '#shared/errors.ts';
import { arbitraryOf, nonsense } from '../../tests/support/arbitrary.ts';
import type { Said } from '../../tests/support/http.ts';
import { openTestServer } from '../../tests/support/server.ts';

const inputsEach = inject('fuzzInputs');
// Passwords are hashed at a thousandth of the usual cost: it is their routes that are tried here.
const passwords = scryptPasswords({ N: 2 ** 10, r: 1, p: 1 });
const server = await openTestServer({
  accounts: { passwords },
  http: { requestsPerMinute: { address: 1e9, account: 1e9 } },
});

declare module 'vitest' {
  export interface ProvidedContext {
    fuzzInputs: number;
  }
}

type Input = { readonly path: string; readonly said: Said; readonly isSignedIn: boolean };

const one = (schema: Endpoint['body']): fc.Arbitrary<unknown> =>
  schema ? arbitraryOf(schema) : fc.constant(undefined);

/** One field of an object is replaced by nonsense. */
const spoiled = (schema: Endpoint['body']): fc.Arbitrary<unknown> =>
  fc.tuple(one(schema), nonsense, fc.nat()).map(([value, odd, at]) => {
    if (typeof value !== 'object' || value === null) return odd;
    const names = [...Object.keys(value), 'isAdmin', 'businessId'];
    return { ...value, [names[at % names.length] ?? 'id']: odd };
  });

function inputsOf(endpoint: Endpoint): fc.Arbitrary<Input> {
  const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: wrong });
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const params = mostly(
    one(endpoint.params),
    fc.dictionary(fc.constantFrom('id', 'provider', 'token'), text),
  ) as fc.Arbitrary<Record<string, string>>;
  const query = mostly(one(endpoint.query), fc.dictionary(text, text)) as fc.Arbitrary<
    Record<string, unknown> | undefined
  >;
  const body = fc.oneof(one(endpoint.body), spoiled(endpoint.body), nonsense).map((value): Said => ({ body: value }));
  const raw = fc
    .oneof(fc.json(), text)
    .map((value): Said => ({ raw: value, headers: { 'content-type': 'application/json' } }));
  return fc
    .record({
      params,
      query,
      said: endpoint.method === 'GET' ? fc.constant<Said>({}) : mostly(body, raw),
      isSignedIn: fc.boolean(),
      key: fc.option(fc.uuid(), { nil: undefined }),
    })
    .map(({ params, query, said, isSignedIn, key }) => {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(wellFormed(String(params?.[name] ?? 'x')) || 'x').replace(/^\.+$/, 'x'),
      );
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]): [string, string] => [
          wellFormed(name),
          wellFormed(String(value)),
        ]),
      );
      return {
        path: `/api${path}?${search}`,
        said: { ...said, headers: { ...said.headers, ...(key ? { 'idempotency-key': key } : {}) } },
        isSignedIn,
      };
    });
}

/** encodeURIComponent throws for half a character, which no client can put into an address. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

it.each(server.app.endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s stands whatever is sent',
  async (_name, endpoint) => {
    const declared = new Set(refusalsOf(endpoint));
    let { cookie } = await server.signIn(`${endpoint.name}@example.com`);
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(inputsOf(endpoint), async ({ path, said, isSignedIn }) => {
        sent += 1;
        const address = `198.51.${sent >> 8}.${sent & 255}`;
        const headers = { 'x-forwarded-for': address, ...said.headers, ...(isSignedIn ? { cookie } : {}) };
        const heard = await server.send(endpoint.method, path, { ...said, headers });
        expect(heard.status, heard.text).toBeLessThan(500);
        const envelope = heard.json;
        if (envelope.success) expect(heard.status).toBe(200);
        else {
          expect(declared).toContain(envelope.code);
          expect(heard.status).toBe(errorTable[envelope.code].status);
          expect(envelope.requestId).toMatch(/^req_/);
        }
        // A sign-out that came through leaves nobody signed in for the inputs after it.
        if (isSignedIn && (heard.headers.getSetCookie().length > 0 || heard.status === 401)) {
          ({ cookie } = await server.signIn(`${endpoint.name}-${sent}@example.com`));
        }
      }),
      { numRuns: inputsEach, seed: 20260302, endOnFailure: true },
    );
    expect(sent).toBeGreaterThanOrEqual(inputsEach);
  },
  240_000,
);
