// What a caller says comes in here: into its thread, once however often it is sent, in the order in which it is taken.
import { searchWords } from '#domains/contacts/rules.ts';
import { findPerson } from '#domains/contacts/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { type Channel, threadName } from '../rules.ts';
import { addLine, findSent, type LineRow } from '../store/lines.ts';
import { insertThread, lockThread, type ThreadRow } from '../store/threads.ts';

export type Incoming = {
  readonly channel: Channel;
  /** What makes two lines one thread: the caller's number or address, a visitor's token hashed, a call's id. */
  readonly threadKey: string;
  /** What the door vouches for, never what was said. */
  readonly phone?: string | null;
  readonly email?: string | null;
  /** The sender's own id of this line. */
  readonly providerId: string;
  readonly text: string;
};

export type Received = {
  readonly conversation: Id<'conversation'>;
  readonly line: LineRow;
  /** It had been received before, and nothing was added. */
  readonly isRepeat: boolean;
  /** The receptionist owes an answer: nobody else holds the conversation. */
  readonly isDue: boolean;
};

const openTriesMax = 5;

/** Safe to repeat, also at the same moment: one line, whatever became of its conversation since. */
export async function receive(scope: BusinessScope, incoming: Incoming): Promise<Received> {
  const { channel, threadKey } = incoming;
  const providerId = `${threadName(channel, threadKey)}:${incoming.providerId}`;
  for (let turn = 0; turn < openTriesMax; turn += 1) {
    // Sent together; the second is looked for once the first has its lock.
    const [thread, sent] = await Promise.all([lockThread(scope, channel, threadKey), findSent(scope, providerId)]);
    if (sent) {
      const isDue = thread?.id === sent.conversation_id && thread.state === 'open' && sent.seq > thread.answered_seq;
      return { conversation: sent.conversation_id, line: sent, isRepeat: true, isDue };
    }
    const open = thread ?? (await openThread(scope, incoming));
    // Somebody else has just opened it: their line may be this very one.
    if (open === null) continue;
    const isDue = open.state === 'open';
    const said = { who: 'caller', text: incoming.text, providerId } as const;
    const line = await addLine(scope, open, said, isDue ? { awaits: 'answer' } : {});
    return { conversation: open.id, line, isRepeat: false, isDue };
  }
  throw new Error('a thread was opened and ended again each time that it was looked for');
}

async function openThread(scope: BusinessScope, incoming: Incoming): Promise<ThreadRow | null> {
  const { channel, threadKey, phone = null, email = null } = incoming;
  const contact =
    phone || email ? await findPerson(scope, { phone: phone ?? undefined, email: email ?? undefined }) : null;
  const words = searchWords({ name: '', phone, email, tags: [] });
  return insertThread(scope, { channel, threadKey, phone, email, contact: contact?.id ?? null, isTest: false, words });
}
