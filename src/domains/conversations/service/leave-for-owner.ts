// The plan lets no more go out over a channel this month: the caller is still not dropped. What they wrote is left for the
// owner, and they are told so once a conversation.
import { maySend } from '#domains/limits/service.ts';
import { countMessages, keepMessage } from '#domains/messages/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { messagesMost } from '../rules.ts';
import { tell } from '../store/changes.ts';
import { addLine, findLines, type LineRow } from '../store/lines.ts';
import { updateThread } from '../store/threads.ts';
import { saidInstead } from '../templates/words.ts';
import type { DueTurn } from './take-turns.ts';

/**
 * Leaves a turn that is held for the owner where the plan's limit of its channel is met. `within`: there is room, and
 * nothing was done. `line` is what the caller is told, and null where they have been told before.
 */
export async function leaveForOwner(
  scope: BusinessScope,
  { thread, lines }: DueTurn,
  house: { readonly language: string },
): Promise<'within' | { readonly line: LineRow | null }> {
  if (await maySend(scope, thread.channel)) return 'within';
  if ((await countMessages(scope, thread.id)) < messagesMost)
    await keepMessage(scope, {
      ...{ conversation_id: thread.id, contact_id: thread.contact_id, name: null, addressee: null, is_urgent: true },
      ...{ phone: thread.from_phone, email: thread.from_email },
      body: lines
        .map(({ text }) => text)
        .join('\n')
        .slice(0, 5000),
    });
  await tell(scope, thread.id, 'message');
  const language = thread.language ?? house.language;
  const text = saidInstead('passedOn', language, thread.from_phone !== null || thread.from_email !== null);
  const said = await findLines(scope, thread.id, 0, false);
  if (said.some((line) => line.who === 'receptionist' && line.text === text)) {
    await updateThread(scope, thread.id, { answered: true });
    return { line: null };
  }
  const answersLine = lines.at(-1)?.id ?? null;
  const line = await addLine(
    scope,
    thread,
    { who: 'receptionist', text, language, answersLine },
    { awaits: 'nothing' },
  );
  return { line };
}
