// The corridor that every line of a caller walks once: received → held by a person, or answered already? stop → the mind
// takes the turn → recorded together with what was done → delivered. A crash anywhere leaves a line that is answered later
// or a reply that is delivered later: never an act that is done twice, and never a caller who is forgotten.
import { setTimeout as pause } from 'node:timers/promises';
import type { CodeNeeds } from '#domains/caller-codes/service.ts';
import { isHumanThere, threadName } from '#domains/conversations/rules.ts';
import { leaveForOwner } from '#domains/conversations/service/leave-for-owner.ts';
import { type DueTurn, findDueTurn, holdDueTurn, recordReply } from '#domains/conversations/service/take-turns.ts';
import { giveUp } from '#domains/conversations/service/watch.ts';
import type { Talk } from '#domains/conversations/tools.ts';
import { readBusiness } from '#domains/knowledge/service.ts';
import { noteUnanswered } from '#domains/questions/service.ts';
import type { Actor, BusinessScope, Database } from '#platform/database/scope.ts';
import type { Log } from '#platform/log.ts';
import type { Business } from '#receptionist/business.ts';
import { createMind, type MindParts } from '#receptionist/mind.ts';
import type { Reworder } from '#receptionist/reworder.ts';
import { freshState, readState, recall, type State } from '#receptionist/state.ts';
import type { Turn } from '#receptionist/turn.ts';
import type { Heard as Understanding, Understood } from '#receptionist/understander.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { Draft, Drafts } from './drafts.ts';
import { toolsFor } from './tools-for.ts';
import { turnstile } from './turnstile.ts';

export type CorridorParts = {
  readonly database: Database;
  readonly log: Log;
  readonly mind: MindParts;
  readonly codes: CodeNeeds;
  /** Where a reply is told while it is still being worded; nowhere where it is left out. */
  readonly drafts?: Pick<Drafts, 'begin'>;
  /** Told what each turn took until its reply was kept. */
  readonly noteTurn?: (tookMs: number) => void;
};

/** What became of a conversation that was looked at. */
export type Answered =
  /** A reply was recorded; `hasEnded`: it says goodbye or hands over. */
  | { readonly kind: 'replied'; readonly seq: number; readonly hasEnded: boolean }
  /** Nothing was to be answered, or a person holds it. */
  | { readonly kind: 'nothing' }
  /** The database was away or too busy: the watch comes back to it. */
  | { readonly kind: 'later' };

export type Corridor = {
  /** Answers what the caller said since the last answer. Asked again while it is at it, it looks once more when it is done. */
  answer(business: BusinessId, conversation: Id<'conversation'>): Promise<Answered>;
  /** Tells the caller that the receptionist cannot answer, and passes the matter on. Safe to repeat. */
  giveUp(business: BusinessId, conversation: Id<'conversation'>): Promise<Answered>;
  /** Resolves when no turn is in hand, or after `msMax` (15 s): a mind that hangs holds no stop, and the watch answers later. */
  settled(msMax?: number): Promise<void>;
};

/** Turns in their transactions at once in one process: more would only wait for one another's connections. */
const turnsAtOnce = 8;
/** How long a stop waits for turns: longer than a model may take. */
const settleMsMax = 15_000;
/** How often a caller may go on talking while they are being understood, before they are understood behind the lock. */
const interruptionsMax = 4;

export function openCorridor(parts: CorridorParts): Corridor {
  const inHand = new Map<Id<'conversation'>, { again: boolean; done: Promise<Answered> }>();
  const acting = turnstile(turnsAtOnce);

  const answer: Corridor['answer'] = (business, conversation) => {
    const running = inHand.get(conversation);
    if (running) {
      running.again = true;
      return running.done;
    }
    const hand = { again: false, done: Promise.resolve<Answered>({ kind: 'nothing' }) };
    inHand.set(conversation, hand);
    hand.done = (async () => {
      let last: Answered = { kind: 'nothing' };
      do {
        hand.again = false;
        const answered = await answerOnce(parts, acting, business, conversation);
        if (answered.kind !== 'nothing') last = answered;
      } while (hand.again);
      return last;
    })().finally(() => {
      if (inHand.get(conversation) === hand) inHand.delete(conversation);
    });
    return hand.done;
  };

  return {
    answer,
    giveUp: async (business, conversation) => {
      const given = await passOn(parts, business, conversation);
      // A mind that hangs is waited for no more: what the caller says next is a turn of its own.
      if (given.kind !== 'later') inHand.delete(conversation);
      return given;
    },
    settled: async (msMax = settleMsMax) => {
      const given = new AbortController();
      const late = pause(msMax, undefined, { signal: given.signal }).catch(() => undefined);
      const done = async () => {
        while (inHand.size > 0 && !given.signal.aborted)
          await Promise.allSettled([...inHand.values()].map((hand) => hand.done));
      };
      await Promise.race([done(), late]);
      given.abort();
    },
  };
}

type Acting = <T>(work: () => Promise<T>) => Promise<T>;

/** One turn, of all that waits for an answer. Throws nothing: what breaks is told to the caller or left to the watch. */
async function answerOnce(
  parts: CorridorParts,
  acting: Acting,
  business: BusinessId,
  conversation: Id<'conversation'>,
): Promise<Answered> {
  try {
    for (let turn = 0; ; turn += 1) {
      const answered = await tryTurn(parts, acting, business, conversation, turn < interruptionsMax);
      if (answered !== 'interrupted') return answered;
    }
  } catch (error) {
    if (isPassing(error)) {
      parts.log.warn({ err: error, conversation }, 'a turn could not be taken now');
      return { kind: 'later' };
    }
    parts.log.error({ err: error, conversation }, 'a turn broke; the caller is told and the matter passed on');
    return passOn(parts, business, conversation);
  }
}

/** The database is away, busy or slow: the same turn may well go through in a moment. */
function isPassing(error: unknown): boolean {
  return error instanceof Fault && ['unavailable', 'conflict', 'timeout'].includes(error.code);
}

/**
 * Understands first, which may take a model's time, and holds the conversation only to act and to record. What the caller
 * said meanwhile makes it a new turn: understood anew, with all that waits.
 */
async function tryTurn(
  parts: CorridorParts,
  acting: Acting,
  businessId: BusinessId,
  conversation: Id<'conversation'>,
  understandsFirst: boolean,
): Promise<Answered | 'interrupted'> {
  const { database, mind } = parts;
  const startedAt = performance.now();
  const actor: Actor = { kind: 'receptionist', id: conversation };

  const seen = await database.asBusiness(businessId, actor, async (scope) => {
    const [due, business] = await Promise.all([findDueTurn(scope, conversation), readBusiness(scope)]);
    return due && { due, business, now: scope.now() };
  });
  if (!seen) return { kind: 'nothing' };
  const { lost } = recall(seen.due.thread.memory);
  if (lost.length > 0) parts.log.warn({ conversation, lost }, 'a talk goes on without what is not read any more of it');
  const talk = { business: businessId, conversation };
  const paid = understandsFirst ? await understand(mind, seen, talk) : null;

  const { thread } = seen.due;
  const draft = parts.drafts?.begin(businessId, threadName(thread.channel, thread.thread_key));
  const act = async (scope: BusinessScope): Promise<Answered | 'interrupted'> => {
    const due = await holdDueTurn(scope, conversation);
    if (!due) return { kind: 'nothing' };
    if (paid && !isSameTurn(due, seen.due)) return 'interrupted';
    const heard = { ...seen, due, now: scope.now() };
    if (!paid) return takeHeld(parts, scope, heard, await understand(mind, heard, undefined), { draft, startedAt });
    const reword = mind.reword && rewordedFor(mind.reword, talk, startedAt);
    return takeHeld(parts, scope, heard, paid, { reword, draft, startedAt });
  };
  try {
    const answered = await acting(() => database.asBusiness(businessId, actor, act));
    if (answered !== 'interrupted' && answered.kind === 'replied') parts.noteTurn?.(performance.now() - startedAt);
    return answered;
  } catch (error) {
    // What was told of a reply and not kept was not said: the next try begins anew.
    draft?.takeBack();
    throw error;
  }
}

/**
 * Takes a turn that is held, in the caller's own transaction: nobody is named who pays, and nothing is told before it is kept.
 * For talks that are not going on in front of anybody.
 */
export async function takeWithin(
  parts: MindAndCodes,
  scope: BusinessScope,
  due: DueTurn,
  business: Business,
): Promise<Answered> {
  const startedAt = performance.now();
  const heard = { due, business, now: scope.now() };
  return takeHeld(parts, scope, heard, await understand(parts.mind, heard, undefined), { startedAt });
}

type MindAndCodes = Pick<CorridorParts, 'mind' | 'codes'>;
type Saying = {
  readonly reword?: Reworder | undefined;
  readonly draft?: Draft | undefined;
  readonly startedAt: number;
};

/** Takes the turn of a conversation that is held, and records its reply together with what was done. */
async function takeHeld(
  { mind, codes }: MindAndCodes,
  scope: BusinessScope,
  heard: Heard,
  understood: Understood,
  { reword, draft, startedAt }: Saying,
): Promise<Answered> {
  const { due, business } = heard;
  const { thread } = due;
  // A limit keeps nobody's danger from a person: only what can wait is left for the owner.
  if (!understood.commands.some((one) => one.do === 'emergency')) {
    const left = await leaveForOwner(scope, due, { language: business.languages[0] ?? 'en' });
    if (left !== 'within')
      return left.line ? { kind: 'replied', seq: left.line.seq, hasEnded: false } : { kind: 'nothing' };
  }
  const held: Talk = {
    id: thread.id,
    business,
    language: understood.language,
    from: { phone: thread.from_phone, email: thread.from_email },
    contact: thread.contact_id,
    provedContact: thread.proved_contact_id,
    testSince: thread.is_test ? thread.started_at : null,
  };
  const takeTurn = createMind({ ...mind, understand: async () => understood, reword, tell: draft?.tell });
  const { reply, state } = await takeTurn(turnOf(heard), stateOf(heard), toolsFor(scope, held, codes));
  const tookMs = Math.round(performance.now() - startedAt);
  const line = await recordReply(scope, due, reply, state, tookMs);
  for (const question of reply.unanswered)
    await noteUnanswered(scope, { question, language: reply.language, conversation: thread.id });
  return line ? { kind: 'replied', seq: line.seq, hasEnded: reply.ended } : { kind: 'nothing' };
}

type Heard = { readonly due: DueTurn; readonly business: Business; readonly now: Date };

/** A reply is reworded in what is left of its time, since the conversation is held meanwhile. */
const rewordedFor =
  (reword: Reworder, talk: Understanding['talk'], startedAt: number): Reworder =>
  (reply) =>
    reword({ ...reply, talk, spentMs: performance.now() - startedAt });

/** Behind the lock nobody is named who pays: what costs money and time is asked before it, or not at all. */
function understand(mind: MindParts, heard: Heard, talk: Understanding['talk']): Promise<Understood> {
  const { business } = heard;
  const state = stateOf(heard) ?? freshState(turnOf(heard).languageHint ?? business.languages[0] ?? 'en');
  return mind.understand({ turn: turnOf(heard), state: { ...state, ended: false }, business, talk });
}

/** What the mind remembers. A conversation that came back from a person is the receptionist's again. */
function stateOf({ due }: Heard): State | null {
  const state = readState(due.thread.memory);
  return state && { ...state, handedOff: false };
}

/** Lines that came in one after the other make one turn. */
function turnOf({ due, business, now }: Heard): Turn {
  const { thread, lines } = due;
  return {
    text: lines.map(({ text }) => text).join('\n'),
    channel: thread.channel,
    business,
    from: { phone: thread.from_phone ?? undefined, email: thread.from_email ?? undefined },
    now: now.toISOString(),
  };
}

function isSameTurn(now: DueTurn, before: DueTurn): boolean {
  return now.thread.line_count === before.thread.line_count && now.lines.at(-1)?.id === before.lines.at(-1)?.id;
}

async function passOn(
  { database, log }: CorridorParts,
  businessId: BusinessId,
  conversation: Id<'conversation'>,
): Promise<Answered> {
  try {
    const line = await database.asBusiness(businessId, { kind: 'system', id: null }, async (scope) => {
      const business = await readBusiness(scope);
      const { humanHours = 'business' } = business.escalation;
      return giveUp(scope, conversation, {
        language: business.languages[0] ?? 'en',
        isHumanThere: isHumanThere({ ...business, humanHours }, scope.now()),
      });
    });
    return line ? { kind: 'replied', seq: line.seq, hasEnded: false } : { kind: 'nothing' };
  } catch (error) {
    log.error({ err: error, conversation }, 'a caller could not be passed on now');
    return { kind: 'later' };
  }
}
