// No caller is lost: what nobody answered is answered or passed on, a hand-off that nobody took comes back, and what has
// fallen silent is ended and summed up.
import { askForPerson, findUntaken, noteReturned } from '#domains/hand-offs/service.ts';
import { keepMessage } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { untakenMs } from '../rules.ts';
import { tell } from '../store/changes.ts';
import { addLine, findLines, findUnanswered, type LineRow } from '../store/lines.ts';
import { lockConversation, type ThreadRow, updateThread } from '../store/threads.ts';
import { saidInstead } from '../templates/words.ts';
import { endLeft } from './end.ts';
import { holdDueTurn } from './take-turns.ts';

export { findUntaken };

/**
 * The receptionist could not answer: the caller is told so, what they wrote is left for the owner as urgent, and where
 * somebody is there a person is asked for. Null where it has been answered meanwhile.
 */
export async function giveUp(
  scope: BusinessScope,
  id: Id<'conversation'>,
  house: { readonly language: string; readonly isHumanThere: boolean },
): Promise<LineRow | null> {
  const due = await holdDueTurn(scope, id);
  if (!due) return null;
  const { thread, lines } = due;
  const body = lines.map(({ text }) => text).join('\n');
  const message = await leaveMessage(scope, thread, body);
  if (house.isHumanThere) {
    const reason = 'The receptionist could not answer.';
    await askForPerson(scope, { conversation: id, to: 'human', reason, phone: thread.from_phone ?? undefined });
  }
  const text = saidInstead('broke', thread.language ?? house.language, isReachable(thread));
  const acts = [
    { did: 'took-message', message },
    ...(house.isHumanThere ? [{ did: 'handed-off', to: 'human', reason: 'The receptionist could not answer.' }] : []),
  ];
  const answersLine = lines.at(-1)?.id ?? null;
  return addLine(
    scope,
    thread,
    { who: 'receptionist', text, language: thread.language ?? house.language, acts, answersLine },
    { awaits: 'nothing', ...(house.isHumanThere ? { state: 'waiting' } : {}) },
  );
}

/**
 * Nobody took a hand-off in time: the caller is told what happens next, and the receptionist answers again. `isDue`: they
 * said something while they waited, which that line does not answer. Safe to repeat.
 */
export async function giveBackUntaken(
  scope: BusinessScope,
  id: Id<'conversation'>,
  house: { readonly language: string },
): Promise<{ readonly line: LineRow | null; readonly isDue: boolean }> {
  const thread = await lockConversation(scope, id);
  if (thread?.state !== 'waiting') {
    if (thread?.state !== 'with-person') await noteReturned(scope, id);
    return { line: null, isDue: false };
  }
  const isDue = (await findUnanswered(scope, id)).length > 0;
  const said = await findLines(scope, id, 0, false);
  const callers = said.filter(({ who }) => who === 'caller').slice(-3);
  await leaveMessage(scope, thread, callers.map(({ text }) => text).join('\n'));
  await noteReturned(scope, id);
  const text = saidInstead('nobodyFree', thread.language ?? house.language, isReachable(thread));
  const line = await addLine(
    scope,
    thread,
    { who: 'receptionist', text, language: thread.language ?? house.language },
    { ...(isDue ? {} : { awaits: 'nothing' }), state: 'open' },
  );
  // From now on the watch of every process knows that an answer is owed.
  if (isDue) await updateThread(scope, id, { awaitingSince: scope.now() });
  return { line, isDue };
}

/** Ends a conversation that has fallen silent, unless something was said meanwhile. */
export async function endIdle(scope: BusinessScope, id: Id<'conversation'>): Promise<void> {
  const thread = await lockConversation(scope, id);
  if (thread && thread.idle_at <= scope.now() && thread.state !== 'with-person') await endLeft(scope, thread);
}

async function leaveMessage(scope: BusinessScope, thread: ThreadRow, body: string): Promise<Id<'message'>> {
  const { id } = await keepMessage(scope, {
    conversation_id: thread.id,
    contact_id: thread.contact_id,
    body: body.slice(0, 5000),
    name: null,
    phone: thread.from_phone,
    email: thread.from_email,
    addressee: null,
    is_urgent: true,
  });
  await tell(scope, thread.id, 'message');
  return id;
}

const isReachable = (thread: ThreadRow) =>
  thread.from_phone !== null || thread.from_email !== null || thread.contact_id !== null;

/** The instant before which a hand-off must have been asked for to count as untaken. */
export const untakenBefore = (now: Date) => new Date(now.getTime() - untakenMs);
