// What this server asks of itself each minute: a request, a whole turn, a line on its way to an open chat, the mail server.
import { type System, systems } from '#domains/status/contract.ts';
import type { Checks } from '#domains/status/service/look.ts';
import { pathOfLine } from '#domains/status/service/path-of-line.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Mail } from '#ports/mail.ts';
import type { FindAnswer } from '#receptionist/answers-port.ts';
import { createMind } from '#receptionist/mind.ts';
import { understandEmbedded } from '#receptionist/understand/embedded.ts';
import { tryModel } from './brain.ts';
import { desk, noTools } from './quiet-desk.ts';

export type CheckGiven = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Null while mail is kept in the outbox. */
  readonly mail: Mail | null;
  readonly findAnswer: FindAnswer;
  /** Asks this server over HTTP for what needs the database. */
  readonly ask: (path: '/readyz', signal: AbortSignal) => Response | Promise<Response>;
};

/** A model is paid for by the question. */
const modelEveryMs = 15 * 60_000;

/** Telephony and text messages have no carrier to ask, so they are not among them. */
export function checksOf({ config, clock, database, mail, findAnswer, ask }: CheckGiven): Checks {
  const takeTurn = createMind({ understand: understandEmbedded, findAnswer });
  let model: { readonly at: number; readonly works: boolean } | undefined;

  return {
    ...(mail && {
      mail: async () => {
        await mail.check();
        return null;
      },
    }),
    chat: pathOfLine(database),
    assistant: async () => {
      const turn = { text: 'What time do you open?', channel: 'chat', business: desk, from: {} } as const;
      const { reply } = await takeTurn({ ...turn, now: clock.now().toISOString() }, null, noTools);
      if (!reply.text.includes('9')) throw new Error('the receptionist does not know the hours it was given');
      if (!config.LLM_PROVIDER) return null;
      const now = clock.now().getTime();
      if (!model || now - model.at >= modelEveryMs) {
        model = { at: now, works: true };
        model = { at: now, works: (await tryModel(config))?.ok ?? true };
      }
      return model.works ? null : 'The language model does not answer. The embedded brain takes its turns.';
    },
    api: async (signal) => {
      const response = await ask('/readyz', signal);
      await response.body?.cancel();
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return null;
    },
  };
}

/** The systems that are looked at. */
export function setUpIn(checks: Checks): ReadonlySet<System> {
  return new Set(systems.filter((system) => checks[system]));
}
