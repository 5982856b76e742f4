// Plays one scenario: a caller, a receptionist and a desk of records, whatever stands behind them.
import { type Caller, callerOf, type Heard } from './caller.ts';
import type { Records } from './desk.ts';
import type { BusinessFile, Call } from './format.ts';
import { judgeInvariants } from './invariants.ts';
import { type Exchange, judgeExpectations } from './judge.ts';

/** Who answers. In-process it is the mind on an in-memory desk; a server on loopback can stand here as well. */
export type Line = {
  say(text: string): Promise<{ text: string } & Heard>;
  records(): Promise<Records>;
};
export type Answering = (business: BusinessFile, call: Call) => Promise<Line>;

export type Verdict = {
  readonly id: string;
  readonly passed: boolean;
  readonly failures: readonly string[];
  readonly broken: readonly string[];
  readonly turns: number;
  readonly milliseconds: number;
  readonly exchanges: readonly Exchange[];
};

export async function runCall(call: Call, business: BusinessFile, answering: Answering): Promise<Verdict> {
  const started = performance.now();
  const line = await answering(business, call);
  const before = await line.records();
  const caller: Caller = callerOf(call);
  const exchanges: Exchange[] = [];
  let heard: Heard | null = null;
  for (let said = caller.next(null); said; said = caller.next(heard)) {
    const reply = await line.say(said.text);
    heard = reply;
    exchanges.push({ line: said.text, aside: said.aside, reply: reply.text, after: await line.records() });
  }
  const after = await line.records();
  const failures = judgeExpectations(call, before, exchanges, after, caller.unsaid());
  const broken = judgeInvariants(call, business, before, exchanges, after);
  return {
    id: call.id,
    passed: failures.length === 0 && broken.length === 0,
    failures,
    broken,
    turns: exchanges.length,
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
    exchanges,
  };
}
