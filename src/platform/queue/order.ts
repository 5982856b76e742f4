// Ids of background work that sort by birth, so that of two pieces enqueued in one transaction the first goes first.
import { randomBytes } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/** A UUID of version 7 (RFC 9562): milliseconds, then a counter within the millisecond, then chance. */
export function timeOrderedUuid(nowMs = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    sequence = 0;
  } else {
    sequence += 1;
    if (sequence > 0xfff) {
      lastMs += 1;
      sequence = 0;
    }
  }
  const chance = randomBytes(8);
  chance[0] = ((chance[0] ?? 0) & 0x3f) | 0x80;
  const head = lastMs.toString(16).padStart(12, '0');
  const tail = chance.toString('hex');
  const counter = (0x7000 | sequence).toString(16);
  return `${head.slice(0, 8)}-${head.slice(8)}-${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
