// Makes ids: 48 bits of milliseconds and 80 random bits in Crockford's base 32, behind the noun's prefix.
import { randomBytes } from 'node:crypto';
import { type Id, idPrefixes, type Noun } from '#shared/ids.ts';
import { type Clock, systemClock } from './clock.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export type Ids = { make<N extends Noun>(noun: N): Id<N> };

/** Ids of one clock. `random` gives that many bytes; a test may pass a counter. */
export function idsOf(clock: Clock = systemClock, random: (bytes: number) => Uint8Array = randomBytes): Ids {
  return {
    make: (noun) => {
      let bits = BigInt(clock.now().getTime()) << 80n;
      for (const [at, byte] of random(10).entries()) bits |= BigInt(byte) << BigInt(8 * (9 - at));
      let text = '';
      for (let at = 0; at < 26; at += 1) {
        text = alphabet[Number(bits & 31n)] + text;
        bits >>= 5n;
      }
      return `${idPrefixes[noun]}_${text}`;
    },
  };
}
