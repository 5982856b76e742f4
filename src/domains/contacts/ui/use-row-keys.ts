// By what a list's places are told apart: by who stands there.
import { useRef } from 'react';

type Held = { readonly id: string };

/** Whether whoever stood in the list stands where they stood, with others behind them at most. */
export function grewAtEnd(before: readonly Held[], now: readonly Held[]): boolean {
  return before.length <= now.length && before.every(({ id }, at) => id === now[at]?.id);
}

/**
 * The key of a place, by its index. It stays one function while the list grows at its end: another would have all places
 * counted anew, which a long list makes felt.
 */
export function useRowKeys(rows: readonly Held[]): (index: number) => string | number {
  const held = useRef(rows);
  const newKeys = () => (index: number) => held.current[index]?.id ?? index;
  const keys = useRef<(index: number) => string | number>(undefined);
  const isNew = !keys.current || (held.current !== rows && !grewAtEnd(held.current, rows));
  held.current = rows;
  if (isNew) keys.current = newKeys();
  return keys.current ?? newKeys();
}
