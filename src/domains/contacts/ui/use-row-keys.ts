// By what a list's places are told apart: by who stands there. And for how many there is room.
import { useRef } from 'react';

type Held = { readonly id: string };

/** Whether whoever stood in the list stands where they stood, with others behind them at most. */
export function grewAtEnd(before: readonly Held[], now: readonly Held[]): boolean {
  if (before.length > now.length) return false;
  // Nobody is looked into who is the very same: with each page that comes, all of a long list would be.
  for (let at = 0; at < before.length; at += 1) {
    const [was, is] = [before[at], now[at]];
    if (was !== is && was?.id !== is?.id) return false;
  }
  return true;
}

const fewestPlaces = 1_000;

/**
 * For how many places to count, where `before` were, `here` are taken and `total` will be as far as is known. They are
 * counted out anew where their number changes, which a long list makes felt: seldom while it grows, and for all at once
 * where one knows of all.
 */
export function placesFor(before: number, here: number, total = 0): number {
  const fits = (places: number) => places >= here && places <= 4 * Math.max(fewestPlaces, here, total);
  if (fits(before)) return before;
  if (here > fewestPlaces && total >= here) return total;
  let places = fewestPlaces;
  while (places < here) places *= 2;
  return places;
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
