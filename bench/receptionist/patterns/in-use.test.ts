// No pattern that a caller's words are put to reads a repeated text in two ways: each repeat would double the work, and a line of a few
// words, said over and over, would hold the server up for everybody. The patterns are those in use while the first set is played.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadSet } from '../format.ts';
import { embeddedMind, inProcess } from '../in-process.ts';
import { runCall } from '../run-call.ts';
import { readInTwoWays } from './read-in-two-ways.ts';

/** Every pattern that text is put to while something runs. */
async function patternsOf(run: () => Promise<void>): Promise<readonly RegExp[]> {
  const used = new Map<string, RegExp>();
  const { exec, test: tests } = RegExp.prototype;
  const note = (pattern: RegExp) => used.set(`${pattern.source}/${pattern.flags}`, pattern);
  RegExp.prototype.exec = function noted(text) {
    note(this);
    return exec.call(this, text);
  };
  RegExp.prototype.test = function noted(text) {
    note(this);
    return tests.call(this, text);
  };
  try {
    await run();
  } finally {
    Object.assign(RegExp.prototype, { exec, test: tests });
  }
  return [...used.values()];
}

test('no line that is said over and over takes longer with each time', async () => {
  const set = loadSet(fileURLToPath(new URL('../sets/public', import.meta.url)));
  const answering = inProcess(await embeddedMind());
  const patterns = await patternsOf(async () => {
    for (const call of set.calls) {
      const business = set.businesses.get(call.business);
      if (business) await runCall(call, business, answering);
    }
  });
  expect(patterns.length).toBeGreaterThan(1000);
  const looked = patterns.map((pattern) => ({ pattern: pattern.source.slice(0, 80), ...readInTwoWays(pattern) }));
  expect(
    looked.flatMap(({ pattern, found }) =>
      found.map(({ group, how }) => `${how} in ${group.slice(0, 120)} of ${pattern}`),
    ),
  ).toEqual([]);
});
