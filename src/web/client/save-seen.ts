// A change that says what its writer saw. Where somebody else changed the same fields meanwhile, a person chooses what is to
// stand, and the rest is saved over what they have seen by then; for as long as they have not chosen, nothing is lost.
import { isClash, isSame, type Named } from '#shared/clashes.ts';
import { ClientFailure } from './client.ts';

/** One field that two people changed. */
export type Clash = { readonly name: string; readonly mine: unknown; readonly theirs: unknown };

/** What a form says that is not what it had shown, and what it had shown of that. A field that is left out is not changed. */
export function changedFrom(seen: Named, said: Named): { readonly changes: Named; readonly was: Named } {
  const names = Object.keys(said).filter((name) => said[name] !== undefined && !isSame(said[name], seen[name]));
  const of = (values: Named) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { changes: of(said), was: of(seen) };
}

/** Gives the names of the fields that are to stand as mine; null where the person goes back to what they wrote. */
export type Choose = (clashes: readonly Clash[]) => Promise<ReadonlySet<string> | null>;

/** What is left of a change, and of what was seen, once a person has chosen. */
export function afterChoice(
  changes: Named,
  was: Named,
  clashes: readonly Clash[],
  kept: ReadonlySet<string>,
): { readonly changes: Named; readonly was: Named } {
  const given = new Set(clashes.filter(({ name }) => !kept.has(name)).map(({ name }) => name));
  const left = (said: Named) => Object.fromEntries(Object.entries(said).filter(([name]) => !given.has(name)));
  const seen = Object.fromEntries(clashes.map(({ name, theirs }) => [name, theirs]));
  return { changes: left(changes), was: left({ ...was, ...seen }) };
}

/** What stands against what: by the names that a refusal gave. */
export function clashesIn(names: readonly string[], mine: Named, theirs: Named): Clash[] {
  return names.map((name) => ({ name, mine: mine[name] ?? null, theirs: theirs[name] ?? null }));
}

type Parts<T> = {
  readonly changes: Named;
  /** What was seen of the same fields. */
  readonly was: Named;
  /** Called with no changes where all that others wrote is to stand. */
  readonly save: (changes: Named, was: Named) => Promise<T>;
  /** How it stands now. */
  readonly read: () => Promise<Named>;
  readonly choose: Choose;
};

/** What `save` gave; undefined where the person went back. Throws what `save` and `read` throw otherwise. */
export async function saveSeen<T>({ save, read, choose, ...said }: Parts<T>): Promise<T | undefined> {
  let { changes, was } = said;
  for (;;) {
    try {
      return await save(changes, was);
    } catch (failure) {
      if (!(failure instanceof ClientFailure) || !isClash(failure)) throw failure;
      const clashes = clashesIn(Object.keys(failure.fields), changes, await read());
      const kept = await choose(clashes);
      if (kept === null) return undefined;
      ({ changes, was } = afterChoice(changes, was, clashes, kept));
    }
  }
}
