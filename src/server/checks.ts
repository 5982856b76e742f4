// What this server asks of itself each minute: a request, a whole turn, a line on its way to an open chat, the mail server.
import { type System, systems } from '#domains/status/contract.ts';
import type { Checks } from '#domains/status/service/look.ts';
import { pathOfLine } from '#domains/status/service/path-of-line.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Mail } from '#ports/mail.ts';
import type { FindAnswer } from '#receptionist/answers-port.ts';
import type { Business } from '#receptionist/business.ts';
import { createMind } from '#receptionist/mind.ts';
import type { Tools } from '#receptionist/tool.ts';
import { understandEmbedded } from '#receptionist/understand/embedded.ts';
import { tryModel } from './brain.ts';

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

const day = [['09:00', '17:00']] as const;

/** A desk that nobody calls: the check asks it when it opens. */
const desk: Business = {
  name: 'The desk of the status page',
  industry: 'other',
  timezone: 'UTC',
  languages: ['en'],
  phone: '',
  email: '',
  address: '',
  website: '',
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
  closedDates: [],
  services: [{ name: 'Consultation', minutes: 30, priceNote: 'on request' }],
  booking: { leadMinutes: 60, horizonDays: 30, stepMinutes: 30 },
  voice: { style: 'Professional', speed: 'Normal' },
  escalation: { rule: 'Always try to resolve first', humanHours: 'never' },
  emergencies: [],
  knowledge: [],
};

const nothing = async () => ({ ok: false, reason: 'not_offered' }) as const;

/** The question needs none. */
const noTools: Tools = {
  caller: async () => null,
  freeTimes: async () => [],
  checkTime: nothing,
  hold: nothing,
  book: nothing,
  myAppointments: async () => [],
  move: async () => ({ ok: false, reason: 'not_yours' }),
  cancel: async () => ({ ok: false, reason: 'not_yours' }),
  correct: async () => ({ ok: false, reason: 'not_yours' }),
  takeMessage: async () => ({ ok: false, reason: 'too_many' }),
  handOff: async () => ({ ok: false, reason: 'nobody_there' }),
  humanThere: async () => false,
  sendCode: async () => ({ ok: false, reason: 'too_many' }),
  checkCode: async () => ({ ok: false, reason: 'too_many' }),
  saveContact: async () => undefined,
};
