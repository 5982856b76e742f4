// Session tokens leave for the browser and are kept as SHA-256 alone: who reads the table cannot sign in with it.
import { hash } from 'node:crypto';
import type { DBAdapter, Where } from 'better-auth';

/** A token holds 190 random bits, so a plain hash suffices; there is nothing to guess. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Hashes the token of the model `session` on its way in, in what is written and in what is asked for, and gives back the one that was meant. */
export function hashingSessionTokens(inner: DBAdapter): DBAdapter {
  return {
    ...inner,
    create: async (given) => {
      const token = given.model === 'session' ? tokenOf(given.data) : undefined;
      if (token === undefined) return inner.create(given);
      const made = await inner.create({ ...given, data: { ...given.data, token: hashToken(token) } });
      return { ...(made as object), token } as never;
    },
    findOne: async (given) => back(given, await inner.findOne(asked(given))),
    findMany: async (given) => {
      const found = await inner.findMany<unknown>(asked(given));
      return found.map((row) => back(given, row)) as never;
    },
    count: (given) => inner.count(asked(given)),
    update: async (given) => back(given, await inner.update({ ...asked(given), update: changed(given) })),
    updateMany: (given) => inner.updateMany({ ...asked(given), update: changed(given) }),
    delete: (given) => inner.delete(asked(given)),
    deleteMany: (given) => inner.deleteMany(asked(given)),
    consumeOne: async (given) => back(given, await inner.consumeOne(asked(given))),
    transaction: () => Promise.reject(new Error('the transaction around this one is the only one')),
  };
}

type Asked = { readonly model: string; readonly where?: Where[] | undefined };

function asked<G extends Asked>(given: G): G {
  if (given.model !== 'session' || !given.where) return given;
  const where = given.where.map((part) => (part.field === 'token' ? { ...part, value: hashed(part.value) } : part));
  return { ...given, where };
}

function hashed(value: Where['value']): Where['value'] {
  if (typeof value === 'string') return hashToken(value);
  if (Array.isArray(value)) return value.map((one) => hashToken(String(one)));
  throw new TypeError('a session is asked for by a token or by several');
}

function changed(given: { readonly model: string; readonly update: Record<string, unknown> }): Record<string, unknown> {
  const token = given.model === 'session' ? tokenOf(given.update) : undefined;
  return token === undefined ? given.update : { ...given.update, token: hashToken(token) };
}

/** Puts the token of the question into the row that answers it. */
function back<T>(given: Asked, row: unknown): T {
  if (given.model !== 'session' || !row) return row as T;
  const kept = tokenOf(row as object);
  for (const { field, value } of given.where ?? []) {
    if (field !== 'token') continue;
    const meant = [value].flat().find((one) => typeof one === 'string' && hashToken(one) === kept);
    if (meant !== undefined) return { ...(row as object), token: meant } as T;
  }
  return row as T;
}

function tokenOf(data: object): string | undefined {
  return 'token' in data && typeof data.token === 'string' ? data.token : undefined;
}
