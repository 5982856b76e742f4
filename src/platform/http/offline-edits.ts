// Changes that a browser made offline: each is applied once, in the order in which it was made, and a repeat gets the first
// answer. Place in the order, effect and answer are one transaction.
//
// A browser numbers its edits and says of each which one it knows to be applied before it. So an edit that comes before its
// turn meets a gap and waits; one that was given up is left out by its followers; and one that comes late, after a follower
// was answered, is passed over for good.
import { type EditStamp, editHeader, readStamp } from '#shared/edit-stamp.ts';
import { type ErrorCode, Fault } from '#shared/errors.ts';
import type { BusinessScope, Database } from '../database/scope.ts';
import { actorOf } from './access.ts';
import type { Caller } from './caller.ts';
import {
  type AnsweredEdit,
  advanceSeries,
  apart,
  findAnsweredEdit,
  holdSeries,
  keepAnsweredEdit,
} from './edit-store.ts';
import type { KeyedAnswer } from './idempotency.ts';

export type OfflineEdits = {
  /**
   * Applies `work` as the edit of `stamp`. Throws `edit_gap` where earlier ones are missing, `edit_passed` where a later
   * one was answered, and what `work` refuses with, which a repeat hears again.
   */
  apply(edit: Edit, work: (scope: BusinessScope) => Promise<string>): Promise<KeyedAnswer>;
};

export type Edit = {
  readonly stamp: EditStamp;
  readonly caller: Extract<Caller, { kind: 'user' }>;
  readonly endpoint: string;
  readonly fingerprint: string;
};

/**
 * The stamp of a request, if it carries one. Throws `invalid_request` for a text that is none, and `edit_of_other_account`
 * where somebody else is signed in by now than the one who made the edit.
 */
export function stampOf(headers: Headers, caller: Caller): Pick<Edit, 'stamp' | 'caller'> | undefined {
  const text = headers.get(editHeader);
  if (text === null) return undefined;
  const stamp = readStamp(text);
  if (!stamp) throw new Fault('invalid_request', { fields: { [editHeader]: 'Invalid format' } });
  if (caller.kind !== 'user' || caller.userId !== stamp.user || caller.businessId !== stamp.business)
    throw new Fault('edit_of_other_account');
  return { stamp, caller };
}

export function offlineEditsOf(database: Database): OfflineEdits {
  return {
    async apply({ stamp, caller, endpoint, fingerprint }, work) {
      const { known, isNew } = await database.asBusiness(caller.businessId, actorOf(caller), async (scope) => {
        const last = await holdSeries(scope, stamp);
        const before = await findAnsweredEdit(scope, stamp);
        if (before) {
          await advanceSeries(scope, stamp);
          return { known: before, isNew: false };
        }
        if (stamp.after > last) throw new Fault('edit_gap', { details: { last, stamp } });
        if (stamp.seq <= last) throw new Fault('edit_passed', { details: { last, stamp } });
        const answered = { endpoint, fingerprint, ...(await answerOf(scope, work)) };
        await keepAnsweredEdit(scope, stamp, answered);
        await advanceSeries(scope, stamp);
        return { known: answered, isNew: true };
      });
      return told(known, isNew, { endpoint, fingerprint });
    },
  };
}

/** What the work answers, or the refusal that stays one: it is kept, while nothing else of the work is. */
async function answerOf(
  scope: BusinessScope,
  work: (scope: BusinessScope) => Promise<string>,
): Promise<Pick<AnsweredEdit, 'answer' | 'refusal'>> {
  try {
    return { answer: await apart(scope, () => work(scope)), refusal: null };
  } catch (thrown) {
    if (!(thrown instanceof Fault) || !isForGood(thrown)) throw thrown;
    const { code, fields, instead } = thrown;
    return { answer: null, refusal: JSON.stringify({ code, fields, instead }) };
  }
}

/** A refusal that another try would meet again, as far as the server can tell. */
function isForGood({ status }: Fault): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

function told(known: AnsweredEdit, isNew: boolean, asked: Pick<AnsweredEdit, 'endpoint' | 'fingerprint'>): KeyedAnswer {
  if (known.endpoint !== asked.endpoint || known.fingerprint !== asked.fingerprint)
    throw new Fault('idempotency_mismatch');
  if (known.answer !== null) return { json: known.answer, replayed: !isNew };
  const { code, ...more } = JSON.parse(known.refusal ?? '{}') as { code: ErrorCode; fields?: Record<string, string> };
  throw new Fault(code, more);
}
