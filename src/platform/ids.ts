// Makes ids: 48 bits of milliseconds and 80 random bits in Crockford's base 32, behind the noun's prefix.
import { randomFillSync } from 'node:crypto';
import { type Id, idPrefixes, type Noun } from '#shared/ids.ts';
import { type Clock, systemClock } from './clock.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export type Ids = { make<N extends Noun>(noun: N): Id<N> };

/** Ids of one clock. `random` gives that many bytes; a test may pass a counter. */
export function idsOf(clock: Clock = systemClock, random: (bytes: number) => Uint8Array = fromStore()): Ids {
  return {
    make: (noun) => {
      const ms = clock.now().getTime();
      const bytes = random(10);
      const time = written(Math.floor(ms / 2 ** 25), 5) + written(ms % 2 ** 25, 5);
      return `${idPrefixes[noun]}_${time}${fortyBits(bytes, 0)}${fortyBits(bytes, 5)}`;
    },
  };
}

/** The id as if it had been made at that instant: what is known since then sorts there. */
export function datedId<N extends Noun>(id: Id<N>, at: Date): Id<N> {
  const ms = at.getTime();
  const start = id.indexOf('_') + 1;
  return `${id.slice(0, start)}${written(Math.floor(ms / 2 ** 25), 5)}${written(ms % 2 ** 25, 5)}${id.slice(start + 10)}` as Id<N>;
}

function fortyBits(bytes: Uint8Array, from: number): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = bytes.subarray(from, from + 5);
  return written((a << 12) | (b << 4) | (c >> 4), 4) + written(((c & 15) << 16) | (d << 8) | e, 4);
}

/** A whole number below 2^30 as that many characters of five bits each. */
function written(bits: number, characters: number): string {
  let text = '';
  for (let shift = 5 * (characters - 1); shift >= 0; shift -= 5) text += alphabet[(bits >>> shift) & 31];
  return text;
}

const storeBytes = 4096;

/** Random bytes by the page, since asking the system for ten costs as much. Each is given once. */
function fromStore(): (bytes: number) => Uint8Array {
  const store = new Uint8Array(storeBytes);
  let given = storeBytes;
  return (bytes) => {
    if (given + bytes > storeBytes) {
      randomFillSync(store);
      given = 0;
    }
    given += bytes;
    return store.slice(given - bytes, given);
  };
}
