// What the writers were promised, and what the database kept of it. Knows no server: two lists are compared.

/** One contact as its writer knows it. `name` is the last acknowledged one, `asked` one that was sent and not answered. */
type Entry = {
  created: boolean;
  name: string;
  asked: string | undefined;
  deletion: 'none' | 'asked' | 'acknowledged';
};

/** A contact as the database has it, and whether the answer to its key was kept beside it. */
export type KeptRow = { readonly key: string; readonly name: string; readonly answered: boolean };

export type Ledger = {
  /** Notes what is about to be sent; the returned function notes that it was acknowledged. */
  willCreate(key: string, name: string): () => void;
  willRename(key: string, name: string): () => void;
  willDelete(key: string): () => void;
  /** Every difference, as a sentence. Differences of requests without an answer are none. */
  compare(rows: readonly KeptRow[]): string[];
  readonly acknowledged: number;
};

export function newLedger(): Ledger {
  const entries = new Map<string, Entry>();
  let acknowledged = 0;
  const entryOf = (key: string): Entry => {
    const entry = entries.get(key);
    if (!entry) throw new Error(`${key} was never sent`);
    return entry;
  };
  const once = (then: () => void) => () => {
    acknowledged += 1;
    then();
  };

  return {
    get acknowledged() {
      return acknowledged;
    },
    willCreate: (key, name) => {
      const entry = entries.get(key) ?? { created: false, name, asked: undefined, deletion: 'none' };
      entries.set(key, entry);
      return once(() => {
        entry.created = true;
      });
    },
    willRename: (key, name) => {
      const entry = entryOf(key);
      entry.asked = name;
      return once(() => {
        entry.name = name;
        entry.asked = undefined;
      });
    },
    willDelete: (key) => {
      const entry = entryOf(key);
      entry.deletion = 'asked';
      return once(() => {
        entry.deletion = 'acknowledged';
      });
    },
    compare: (rows) => {
      const found = new Map<string, KeptRow[]>();
      for (const row of rows) found.set(row.key, [...(found.get(row.key) ?? []), row]);
      const wrong: string[] = [];
      for (const [key, entry] of entries) {
        const kept = found.get(key) ?? [];
        const [row] = kept;
        if (kept.length > 1) wrong.push(`${key} was created ${kept.length} times`);
        if (entry.created && entry.deletion === 'none' && !row) wrong.push(`${key} was acknowledged and is lost`);
        if (entry.deletion === 'acknowledged' && row) wrong.push(`${key} was deleted and is back`);
        if (row && !row.answered) wrong.push(`${key} is there without the answer to its key`);
        if (row && row.name !== entry.name && row.name !== entry.asked)
          wrong.push(`${key} is called ${row.name} and was acknowledged as ${entry.name}`);
      }
      for (const key of found.keys()) if (!entries.has(key)) wrong.push(`${key} was never sent`);
      return wrong;
    },
  };
}
