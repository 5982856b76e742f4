// A talk with the mind at the desk in memory: a line is what was said, or the commands that it is understood as.
import { fileURLToPath } from 'node:url';
import type { FindAnswer } from '#receptionist/answers-port.ts';
import type { Command } from '#receptionist/commands.ts';
import { createMind } from '#receptionist/mind.ts';
import type { Reworder } from '#receptionist/reworder.ts';
import { readState, type State } from '#receptionist/state.ts';
import type { Tools } from '#receptionist/tool.ts';
import type { Channel, Reply } from '#receptionist/turn.ts';
import { understandEmbedded } from '#receptionist/understand/embedded.ts';
import { deskOf, type Records } from '../../bench/receptionist/desk.ts';
import { type BusinessFile, loadSet } from '../../bench/receptionist/format.ts';

const set = loadSet(fileURLToPath(new URL('../../bench/receptionist/sets/public', import.meta.url)));
/** A dental practice on a Monday morning, of whose customers Hank has a cleaning on the 24th and Gwen an exam on the 19th. */
export const dental = ((): BusinessFile => {
  const found = set.businesses.get('lincoln-dental');
  if (!found) throw new Error('the set lacks the business');
  return found;
})();
export const monday = '2026-11-16T10:15:00-06:00';
export const stranger = '+16305550126';
export const hank = '+17735550118';
export const gwen = '+17735550146';

export type TalkGiven = {
  /** The number that the door vouches for; null for none. */
  readonly from?: string | null;
  readonly business?: BusinessFile;
  readonly channel?: Channel;
  readonly reword?: Reworder;
  readonly findAnswer?: FindAnswer;
  /** What the desk does otherwise. */
  readonly tools?: Partial<Tools>;
};

export type TestTalk = {
  say(line: string | readonly Command[]): Promise<Reply>;
  records(): Records;
};

/** The state goes through JSON between turns, as it does through a database. */
export function talkWith({
  from = stranger,
  business = dental,
  channel = 'chat',
  reword,
  findAnswer,
  tools,
}: TalkGiven = {}): TestTalk {
  const desk = deskOf(business, { from, now: monday });
  let state: State | null = null;
  let commands: readonly Command[] | null = null;
  const mind = createMind({
    understand: async (heard) =>
      commands === null
        ? understandEmbedded(heard)
        : { language: heard.state.language, commands: [...commands], said: heard.turn.text },
    findAnswer: findAnswer ?? (() => ({ kind: 'unknown' })),
    reword,
  });
  return {
    records: desk.records,
    say: async (line) => {
      commands = typeof line === 'string' ? null : line;
      const text = typeof line === 'string' ? line : 'as understood';
      const caller = from === null ? {} : { phone: from };
      const turn = { text, channel, business, from: caller, now: monday } as const;
      const taken = await mind(turn, state, { ...desk.tools, ...tools });
      state = readState(JSON.parse(JSON.stringify(taken.state)));
      return taken.reply;
    },
  };
}
