// What a visitor's browser keeps of a chat: who they are there, and what has not arrived yet. Where the browser keeps
// nothing (a strict private window), the chat works all the same and forgets with the page.

/** Said, and not yet confirmed. Sent with the same ids until it is. */
export type Waiting = { readonly clientId: string; readonly sequence: number | null; readonly text: string };
export type Kept = { readonly visitor: string | null; readonly waiting: readonly Waiting[] };

const nothing: Kept = { visitor: null, waiting: [] };

export function memoryOf(slug: string, storage: () => Storage = () => localStorage) {
  const name = `telle.chat.${slug}`;
  let own: Kept = nothing;

  const read = (): Kept => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(name) ?? 'null');
      return isKept(kept) ? kept : nothing;
    } catch {
      return own;
    }
  };
  const write = (kept: Kept) => {
    own = kept;
    try {
      storage().setItem(name, JSON.stringify(kept));
    } catch {
      // `own` holds it for as long as the page lives.
    }
  };

  // Each change reads first: another tab of the same visitor may have written.
  return {
    read,
    /** A new visitor inherits what was not delivered, and gives it numbers of its own. */
    become: (visitor: string) => {
      const kept = read();
      const waiting = kept.visitor === visitor ? kept.waiting : kept.waiting.map((one) => ({ ...one, sequence: null }));
      write({ visitor, waiting });
    },
    put: (one: Waiting) => {
      const { visitor, waiting } = read();
      const isThere = waiting.some(({ clientId }) => clientId === one.clientId);
      write({
        visitor,
        waiting: isThere ? waiting.map((old) => (old.clientId === one.clientId ? one : old)) : [...waiting, one],
      });
    },
    drop: (clientId: string) => {
      const { visitor, waiting } = read();
      write({ visitor, waiting: waiting.filter((one) => one.clientId !== clientId) });
    },
    forget: () => write(nothing),
  };
}

export type Memory = ReturnType<typeof memoryOf>;

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('visitor' in value) || !('waiting' in value)) return false;
  const { visitor, waiting } = value;
  if (visitor !== null && typeof visitor !== 'string') return false;
  return (
    Array.isArray(waiting) && waiting.every((one) => typeof one?.clientId === 'string' && typeof one.text === 'string')
  );
}

/** A UUID of version 4 (RFC 9562), also on a plain http page, where `crypto.randomUUID` is not given. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
