// What a change says, where a field that is left out stays as it is.

/** Without the fields that are undefined. */
export function given<T extends object>(said: T): { [name in keyof T]?: Exclude<T[name], undefined> } {
  const entries = Object.entries(said).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [name in keyof T]?: Exclude<T[name], undefined> };
}
