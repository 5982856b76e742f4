// A person takes a conversation over, answers, and hands it back. While they hold it the receptionist says nothing: every
// change here and every turn lock the same row, so one comes after the other.
import { noteReturned, noteTaken } from '#domains/hand-offs/service.ts';
import { takeSend } from '#domains/limits/service.ts';
import { openMessages, settleMessagesOf } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id, UserId } from '#shared/ids.ts';
import type { Conversation, Line } from '../contract.ts';
import { tell } from '../store/changes.ts';
import { addLine, findUnanswered } from '../store/lines.ts';
import { lockConversation, type ThreadRow, updateThread } from '../store/threads.ts';
import { endConversation } from './end.ts';
import { goOn, standingOf } from './go-on.ts';
import { lineOf, readHead } from './read.ts';

/** Throws `conflict` where somebody else holds it or it has ended, `not_found`. Safe to repeat. */
export async function takeOver(scope: BusinessScope, id: Id<'conversation'>): Promise<Conversation> {
  const user = personOf(scope);
  const thread = await locked(scope, id);
  if (thread.state === 'resolved' || (thread.held_by !== null && thread.held_by !== user)) throw new Fault('conflict');
  if (thread.state !== 'with-person') {
    await noteTaken(scope, id, user);
    await updateThread(scope, id, { state: 'with-person', heldBy: user, awaitingSince: null });
  }
  return readHead(scope, id);
}

/** Answers the caller. Throws `conflict` unless this person holds the conversation, and the plan's limit of its channel. Not safe to repeat without a key. */
export async function say(scope: BusinessScope, id: Id<'conversation'>, text: string): Promise<Line> {
  const user = personOf(scope);
  const thread = await locked(scope, id);
  if (thread.held_by !== user) throw new Fault('conflict');
  await takeSend(scope, thread.channel);
  return lineOf(await addLine(scope, thread, { who: 'person', user, text }, { awaits: 'nothing' }));
}

/** Gives it back; what the caller said last and nobody answered is the receptionist's to answer. Safe to repeat. */
export async function handBack(
  scope: BusinessScope,
  id: Id<'conversation'>,
): Promise<{ conversation: Conversation; isDue: boolean }> {
  const thread = await locked(scope, id);
  if (thread.state === 'resolved') throw new Fault('conflict');
  const isDue = (await findUnanswered(scope, id)).length > 0;
  if (thread.state !== 'open') {
    await noteReturned(scope, id);
    const awaitingSince = isDue ? scope.now() : null;
    await updateThread(scope, id, { state: 'open', heldBy: null, awaitingSince });
  }
  return { conversation: await readHead(scope, id), isDue };
}

/** Ends it, whoever holds it, and settles the messages that it left. Safe to repeat. */
export async function resolve(scope: BusinessScope, id: Id<'conversation'>): Promise<Conversation> {
  const thread = await locked(scope, id);
  await endConversation(scope, thread);
  const messages = await settleMessagesOf(scope, id);
  // Said twice, it keeps what the first time found.
  if (thread.ended_at === null || messages.length > 0)
    await updateThread(scope, id, { beforeResolved: { ...standingOf(scope, thread), messages } });
  await tell(scope, id, 'message');
  return readHead(scope, id);
}

/**
 * Takes back that it was resolved: it goes on as it stood, and the messages that this settled are new again. Throws `conflict`
 * where nobody of the team resolved it, or its caller has begun anew since. Safe to repeat.
 */
export async function reopen(scope: BusinessScope, id: Id<'conversation'>): Promise<Conversation> {
  const thread = await locked(scope, id);
  const { before_resolved: before, ended_at: endedAt } = thread;
  if (endedAt === null) return readHead(scope, id);
  // What had ended by itself has only its messages to give back.
  if (before === null || (before.state !== 'resolved' && !(await goOn(scope, thread, before))))
    throw new Fault('conflict');
  await openMessages(scope, before.messages);
  await updateThread(scope, id, { beforeResolved: null });
  await tell(scope, id, 'message');
  return readHead(scope, id);
}

/** Adds words that only the team sees. Not safe to repeat without a key. */
export async function note(scope: BusinessScope, id: Id<'conversation'>, text: string): Promise<Line> {
  const thread = await locked(scope, id);
  const user = scope.actor.kind === 'user' ? scope.actor.id : null;
  return lineOf(await addLine(scope, thread, { who: 'note', user, text }));
}

async function locked(scope: BusinessScope, id: Id<'conversation'>): Promise<ThreadRow> {
  const thread = await lockConversation(scope, id);
  if (!thread) throw new Fault('not_found');
  return thread;
}

/** Only a person can hold a conversation; a program with a key cannot. */
function personOf({ actor }: BusinessScope): UserId {
  if (actor.kind !== 'user') throw new Fault('forbidden');
  return actor.id;
}
