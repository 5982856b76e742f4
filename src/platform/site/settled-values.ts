// Custom properties that never change are written out where they are read: what is said once as a value needs neither its name
// nor its place in the sheet of a page.

/** A declaration of a custom property: whether it stands on the root alone, outside every condition. */
export type Told = { readonly name: string; readonly value: string; readonly isAlways: boolean };

/** A length times a number, as spacing is written. */
const product = /calc\((-?[\d.]+)(rem|em|px) \* (-?[\d.]+)\)(?=(.?))/g;

/** Behind a bracket a minifier leaves out the space that is needed behind a value. */
const apart = (rest: string): string => (/^[^\s,;)!/]/.test(rest) ? ` ${rest}` : rest);

/**
 * Gives a function that writes out, in the value of a declaration, every property that is told once and always, and the
 * fall-back of every one that `isKnown` does not know. `told` are all places where custom properties are set.
 */
export function settling(told: readonly Told[], isKnown: (name: string) => boolean): (value: string) => string {
  const once = new Map<string, string | undefined>();
  for (const { name, value, isAlways } of told) once.set(name, isAlways && !once.has(name) ? value : undefined);
  const written = (value: string, through: readonly string[] = []): string => {
    const start = value.indexOf('var(');
    if (start < 0) return value;
    const end = closing(value, start + 3);
    const inner = value.slice(start + 4, end);
    const comma = inner.indexOf(',');
    const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
    const fallback = comma < 0 ? undefined : inner.slice(comma + 1).trim();
    const rest = written(value.slice(end + 1), through);
    const before = value.slice(0, start);
    const settled = through.includes(name) ? undefined : once.get(name);
    const own = settled === undefined ? undefined : written(settled, [...through, name]);
    // What depends on a property that changes is the root's value of it, wherever it is read.
    if (own !== undefined && !own.includes('var(')) return `${before}${own}${apart(rest)}`;
    if (!isKnown(name) && fallback !== undefined) return `${before}${written(fallback, through)}${apart(rest)}`;
    const kept = fallback === undefined ? '' : `,${written(fallback, through)}`;
    return `${before}var(${name}${kept})${rest}`;
  };
  return (value) =>
    written(value).replace(
      product,
      (_whole, length, unit, by, next) => `${times(length, by)}${unit}${apart(next).slice(0, -1)}`,
    );
}

/** As a minifier writes it: no zero before the point. */
const times = (length: string, by: string): string =>
  `${Number((Number(length) * Number(by)).toFixed(4))}`.replace(/^(-?)0\./, '$1.');

/** The place of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let place = open; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    else if (text[place] === ')' && --depth === 0) return place;
  }
  return text.length;
}
