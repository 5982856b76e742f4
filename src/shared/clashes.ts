// Two people who change one field at a time: whoever comes later says what they saw before (`was`), and is refused where
// the field says something else by now. Values are compared as JSON: in what order an object names its parts is no difference.
import { Fault } from './errors.ts';

/** Values by the names of their fields. */
export type Named = Readonly<Record<string, unknown>>;

/** What each field at fault says, as the refusal names it. */
const clashWords = 'Changed by someone else meanwhile';

/** Whether two values are the same to whoever reads them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  const [left, right] = [one as Named, other as Named];
  const areSame = (name: string) => Object.hasOwn(right, name) && isSame(left[name], right[name]);
  return names.length === Object.keys(right).length && names.every(areSame);
}

/**
 * The fields of `wanted` that somebody else changed: what stands `now` is neither what was seen nor what is wanted. A field
 * of which `was` says nothing is changed without being asked.
 */
export function clashesOf(now: Named, was: Named, wanted: Named): string[] {
  return Object.keys(wanted).filter(
    (name) => was[name] !== undefined && !isSame(now[name], was[name]) && !isSame(now[name], wanted[name]),
  );
}

/** Throws `conflict`, which names the fields that clash. */
export function refuseClashes(now: Named, was: Named, wanted: Named): void {
  const names = clashesOf(now, was, wanted);
  if (names.length > 0)
    throw new Fault('conflict', { fields: Object.fromEntries(names.map((name) => [name, clashWords])) });
}

/** Whether a refusal is one of these; any other `conflict` names no field. */
export function isClash(refused: {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
}): boolean {
  return refused.code === 'conflict' && Object.keys(refused.fields).length > 0;
}
