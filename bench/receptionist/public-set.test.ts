// Every call of every set kept here passes with the embedded brain, invariants included.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadSet } from './format.ts';
import { embeddedMind, inProcess } from './in-process.ts';
import { runCall } from './run-call.ts';

const sets = fileURLToPath(new URL('./sets/', import.meta.url));

describe.each(readdirSync(sets))('the set %s', async (name) => {
  const set = loadSet(`${sets}${name}`);
  const answering = inProcess(await embeddedMind());
  test.each(set.calls.map((call) => [call.id, call] as const))('%s', async (_, call) => {
    const business = set.businesses.get(call.business);
    if (!business) throw new Error(`no business ${call.business}`);
    const verdict = await runCall(call, business, answering);
    const talk = verdict.exchanges.map(({ line, reply }) => `caller: ${line}\ntelle: ${reply}`).join('\n');
    expect([...verdict.failures, ...verdict.broken], talk).toEqual([]);
  });
});
