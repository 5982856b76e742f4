// Callers who answer at cross purposes: openings, answers and asides of different scenarios mixed. Whatever they say, no
// invariant breaks and no turn throws.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { callerOf, type Heard } from './caller.ts';
import { type Call, loadSet } from './format.ts';
import { embeddedMind, inProcess } from './in-process.ts';
import { judgeInvariants } from './invariants.ts';
import type { Exchange } from './judge.ts';

const folder = fileURLToPath(new URL('./sets/', import.meta.url));
const sets = readdirSync(folder).map((name) => loadSet(`${folder}${name}`));
const calls = sets.flatMap((set) => set.calls);
const businesses = new Map(sets.flatMap((set) => [...set.businesses]));
const talks = 150;

/** The same numbers each time (a linear congruential generator), so that a failure comes back. */
function numbers(seed: number) {
  let at = seed;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
}

test(`${talks} callers at cross purposes break nothing`, { timeout: 60_000 }, async () => {
  const next = numbers(20_261_116);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const answering = inProcess(await embeddedMind());
  for (let talk = 0; talk < talks; talk += 1) {
    const base = pick(calls);
    const business = businesses.get(base.business);
    if (!business) throw new Error(`no business ${base.business}`);
    const alike = calls.filter((one) => one.language === base.language);
    const entries = Object.entries(base.caller.answers)
      .filter(([asked]) => asked !== 'code')
      .map(([asked, lines]) => [asked, pick([base, base, pick(alike)]).caller.answers[asked as 'name'] ?? lines]);
    const aside = { before: pick(['name', 'time', 'confirm', 'phone'] as const), say: pick(alike).caller.opening };
    const call: Call = {
      ...base,
      maxTurns: 12,
      caller: {
        opening: pick([base, pick(alike)]).caller.opening,
        answers: Object.fromEntries(entries),
        ...(next() < 0.3 ? { asides: [aside] } : {}),
      },
    };
    const line = await answering(business, call);
    const before = await line.records();
    const caller = callerOf(call);
    const exchanges: Exchange[] = [];
    let heard: Heard | null = null;
    for (let said = caller.next(null); said; said = caller.next(heard)) {
      const reply = await line.say(said.text);
      heard = reply;
      exchanges.push({ line: said.text, reply: reply.text, after: await line.records() });
    }
    const broken = judgeInvariants(call, business, before, exchanges, await line.records());
    const text = exchanges.map((one) => `caller: ${one.line}\ntelle: ${one.reply}`).join('\n');
    expect(broken, `${base.id}\n${text}`).toEqual([]);
  }
});
