// The mind on an in-memory desk: what the tests and the benchmark run against unless they are pointed at a server.
import { createMind, type MindParts } from '../../src/receptionist/mind.ts';
import type { State } from '../../src/receptionist/state.ts';
import { readState } from '../../src/receptionist/state.ts';
import type { TakeTurn } from '../../src/receptionist/turn.ts';
import { understandEmbedded } from '../../src/receptionist/understand/embedded.ts';
import { answerFinder } from './answer-finder.ts';
import { deskOf } from './desk.ts';
import type { BusinessFile, Call } from './format.ts';
import type { Answering } from './run-call.ts';

export async function embeddedParts(): Promise<MindParts> {
  return { understand: understandEmbedded, findAnswer: await answerFinder() };
}

export async function embeddedMind(): Promise<TakeTurn> {
  return createMind(await embeddedParts());
}

/** A line to the mind; the state goes through JSON between turns, as it does through a database. */
export function inProcess(takeTurn: TakeTurn): Answering {
  return async (business: BusinessFile, call: Pick<Call, 'from' | 'now' | 'channel'>) => {
    const desk = deskOf(business, call);
    let state: State | null = null;
    return {
      records: async () => desk.records(),
      say: async (text) => {
        const from = call.from === null ? {} : call.from.includes('@') ? { email: call.from } : { phone: call.from };
        const taken = await takeTurn({ text, channel: call.channel, business, from, now: call.now }, state, desk.tools);
        state = readState(JSON.parse(JSON.stringify(taken.state)));
        if (!state) throw new Error('the state of a turn does not read back');
        const { reply } = taken;
        return { text: reply.text, asks: reply.asks, ended: reply.ended, code: desk.records().codeSent };
      },
    };
  };
}
