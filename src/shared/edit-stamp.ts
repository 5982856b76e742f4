// What a change made offline carries when it is sent: whose it is, which one it is, and its place in the order. The
// browser writes it into a header, the server reads it there.
import { type BusinessId, isId, type UserId } from './ids.ts';

export const editHeader = 'telle-edit';

export type EditStamp = {
  /** Names this one edit over all tries, so that it is applied once. */
  readonly id: string;
  readonly user: UserId;
  readonly business: BusinessId;
  /** The run of edits that this one is numbered in: one browser's, for one person in one business. */
  readonly series: string;
  readonly seq: number;
  /** The number of the newest edit of the series that the browser knows to be applied; 0 for none. */
  readonly after: number;
};

export function writeStamp({ id, user, business, series, seq, after }: EditStamp): string {
  return [id, user, business, series, seq, after].join(' ');
}

/** Undefined for a text that is no stamp. */
export function readStamp(text: string): EditStamp | undefined {
  const [id = '', user = '', business = '', series = '', seq = '', after = '', ...more] = text.split(' ');
  const isName = (name: string) => /^[\w-]{8,64}$/.test(name);
  const isCount = (count: string) => /^\d{1,9}$/.test(count);
  if (more.length > 0 || ![id, series].every(isName) || ![seq, after].every(isCount)) return undefined;
  if (!isId('user', user) || !isId('business', business)) return undefined;
  const stamp = { id, user, business, series, seq: Number(seq), after: Number(after) };
  return stamp.after < stamp.seq ? stamp : undefined;
}
