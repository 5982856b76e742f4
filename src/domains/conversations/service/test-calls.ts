// Test calls: conversations like any other, marked, and taken back whole.
import { forgetAppointmentsOf } from '#domains/appointments/service.ts';
import { isOfTestCall } from '#domains/contacts/service/test-callers.ts';
import { deleteContact } from '#domains/contacts/service.ts';
import { handOffsOf } from '#domains/hand-offs/service.ts';
import { forgetMessagesOf, messagesOf } from '#domains/messages/service.ts';
import { forgetQuestionsOf } from '#domains/questions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { ShownLine } from '../contract.ts';
import { threadName } from '../rules.ts';
import { addLine, findLines, markDelivered } from '../store/lines.ts';
import { deleteThread, findThread, insertThread, lockConversation, type ThreadRow } from '../store/threads.ts';
import { appointmentsDone } from './appointments-done.ts';
import { endLeft } from './end.ts';
import { lineOf, readHead, shownLineOf } from './read.ts';
import { type Received, receive } from './receive.ts';

const threadKeyOf = (id: Id<'conversation'>) => `test ${id}`;

/** Picks up: the greeting is the call's first line. Not safe to repeat without a key. */
export async function openTestCall(
  scope: BusinessScope,
  greeting: string,
  language: string,
): Promise<{ id: Id<'conversation'>; line: ShownLine }> {
  const id = scope.newId('conversation');
  const thread = await insertThread(scope, {
    ...{
      id,
      channel: 'phone',
      threadKey: threadKeyOf(id),
      phone: null,
      email: null,
      contact: null,
      isTest: true,
      words: [],
    },
  });
  if (!thread) throw new Error('an id was given twice');
  const line = await addLine(
    scope,
    thread,
    { who: 'receptionist', text: greeting, language },
    { awaits: 'nothing', language },
  );
  return { id, line: shownLineOf(line) };
}

/** What the person says in their test call. Throws `not_found`, and `conflict` where it has ended. Safe to repeat. */
export async function sayInTestCall(
  scope: BusinessScope,
  id: Id<'conversation'>,
  said: { readonly clientId: string; readonly text: string },
): Promise<Received> {
  const thread = await testCall(scope, id);
  if (thread.ended_at !== null) throw new Fault('conflict', { details: 'the call has ended' });
  return receive(scope, { channel: 'phone', threadKey: thread.thread_key, providerId: said.clientId, text: said.text });
}

/** The thread of a test call, as drafts and changes name it. Throws `not_found`. */
export async function threadOfTestCall(scope: BusinessScope, id: Id<'conversation'>): Promise<string> {
  const { channel, thread_key } = await testCall(scope, id);
  return threadName(channel, thread_key);
}

/** What was answered to a line; null where nothing was. */
export async function answerTo(scope: BusinessScope, id: Id<'conversation'>, seq: number): Promise<ShownLine | null> {
  const after = await findLines(scope, id, seq, false);
  const answer = after.find(({ who }) => who === 'receptionist' || who === 'person');
  if (answer) await markDelivered(scope, id, answer.seq);
  return answer ? shownLineOf(answer) : null;
}

/** What was said last by the receptionist. Throws `not_found`. */
export async function lastReply(scope: BusinessScope, id: Id<'conversation'>): Promise<ShownLine | null> {
  await testCall(scope, id);
  const lines = await findLines(scope, id, 0, false);
  const last = lines.findLast(({ who }) => who === 'receptionist');
  return last ? shownLineOf(last) : null;
}

/** Hangs up, and tells what the call has left. Throws `not_found`. Safe to repeat. */
export async function endTestCall(scope: BusinessScope, id: Id<'conversation'>) {
  const thread = await testCall(scope, id, 'locked');
  await endLeft(scope, thread);
  const head = await readHead(scope, id);
  const lines = (await findLines(scope, id, 0, false)).map(lineOf);
  return {
    head,
    appointments: await appointmentsDone(scope, lines),
    messages: await messagesOf(scope, id),
    handOffs: await handOffsOf(scope, id),
  };
}

/** Takes back its bookings, messages, questions, the contact whom it made and the call itself. Throws `not_found`, so a repeat says so. */
export async function undoTestCall(scope: BusinessScope, id: Id<'conversation'>): Promise<void> {
  const thread = await testCall(scope, id, 'locked');
  await forgetAppointmentsOf(scope, id);
  await forgetMessagesOf(scope, id);
  await forgetQuestionsOf(scope, id);
  await deleteThread(scope, id);
  const { contact_id: contact, started_at: since } = thread;
  if (contact !== null && (await isOfTestCall(scope, contact, since))) await deleteContact(scope, contact);
}

async function testCall(
  scope: BusinessScope,
  id: Id<'conversation'>,
  how: 'locked' | 'loose' = 'loose',
): Promise<ThreadRow> {
  const thread = await (how === 'locked' ? lockConversation : findThread)(scope, id);
  if (!thread?.is_test) throw new Fault('not_found');
  return thread;
}
