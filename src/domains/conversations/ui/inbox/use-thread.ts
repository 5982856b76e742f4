// One conversation as the inbox holds it: read again whenever something happens in it, and the acts of who looks at it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOf, SentBody } from '#shared/endpoint.ts';
import type { Id } from '#shared/ids.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { onTold } from '#web/offline/edits.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import {
  type Change,
  type Conversation,
  handBack,
  readConversation,
  reopen,
  resolve,
  sortConversation,
  takeOver,
} from '../../contract.ts';
import { useChanges } from './changes.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { noteOrKeep, recordOf, sendOrKeep } from './send-message.ts';

export type Thread = AnswerOf<typeof readConversation>;
export type Act = 'taking' | 'returning' | 'resolving' | 'reopening' | 'sending' | 'sorting';

export function useThread(id: Id<'conversation'>) {
  const [thread, setThread] = useState<Thread>();
  /** 'gone' where there is no such conversation, else what the newest reading threw. */
  const [failure, setFailure] = useState<'gone' | { readonly why: unknown }>();
  const [busy, setBusy] = useState<Act>();
  const shown = useRef(id);

  const refresh = useMemo(
    () =>
      oneAtATime(async () => {
        try {
          const read = await api.call(readConversation, { params: { id } });
          if (shown.current !== id) return;
          setThread(read);
          setFailure(undefined);
        } catch (why) {
          if (shown.current !== id) return;
          setFailure(why instanceof ClientFailure && why.code === 'not_found' ? 'gone' : { why });
        }
      }),
    [id],
  );
  useEffect(() => {
    shown.current = id;
    setThread(undefined);
    setFailure(undefined);
    refresh();
  }, [id, refresh]);
  // What waited here is sent: it stands among what was said from now on.
  useEffect(
    () =>
      onTold((told) => {
        if (told.is === 'applied' && told.edit.record === recordOf(id)) refresh();
      }),
    [id, refresh],
  );
  useChanges(
    useCallback(
      (change: Change | null) => {
        if (change === null || change.conversationId === null || change.conversationId === id) refresh();
      },
      [id, refresh],
    ),
  );

  /** True where it was done; what went wrong was told, and the thread is shown as it is now. */
  const act = async (name: Act, work: () => Promise<unknown>, success?: string): Promise<boolean> => {
    setBusy(name);
    try {
      await runAsync(work, success === undefined ? {} : { success });
      return true;
    } catch {
      return false;
    } finally {
      refresh();
      setBusy(undefined);
    }
  };
  /** Shown as the act left it, before everything is read again. */
  const stands = (conversation: Conversation) => setThread((now) => now && { ...now, conversation });
  const params = { id };
  // Whoever takes it back may look at another talk by now.
  const takeBack = async () => {
    const conversation = await api.call(reopen, { params });
    if (shown.current !== id) return;
    stands(conversation);
    refresh();
  };
  return {
    thread,
    failure,
    busy,
    refresh,
    takeOver: () => act('taking', () => api.call(takeOver, { params }).then(stands)),
    handBack: () =>
      act('returning', () => api.call(handBack, { params }).then(stands), 'The receptionist answers again.'),
    resolve: () =>
      act('resolving', async () => {
        stands(await api.call(resolve, { params }));
        toast.undoable('Resolved.', () => runAsync(takeBack, { success: 'It goes on as it stood.' }));
      }),
    reopen: () => act('reopening', () => api.call(reopen, { params }).then(stands), 'It goes on as it stood.'),
    sort: (body: SentBody<typeof sortConversation>, success?: string) =>
      act('sorting', () => api.call(sortConversation, { params, body }).then(stands), success),
    /** Who answers the caller holds the talk from then on. */
    send: (how: 'say' | 'note', text: string) =>
      act('sending', () => (how === 'say' ? sendOrKeep : noteOrKeep)(id, text)),
    /** Something beside the thread that belongs to it: a booking, a message. */
    act: (work: () => Promise<unknown>, success?: string) => act('sorting', work, success),
  };
}

export type ThreadActs = ReturnType<typeof useThread>;
