// What the team has written in this talk on this device and what is still to be sent, below what was said.
import { useSync } from '#web/offline/edits.ts';
import { ToBeSent } from '#web/offline/to-be-sent.tsx';
import type { Conversation } from '../../contract.ts';
import { isNote, recordOf } from './send-message.ts';

export function WaitingMessages({ id }: Pick<Conversation, 'id'>) {
  const { waiting, aside } = useSync();
  const mine = [...aside, ...waiting].filter(({ record }) => record === recordOf(id));
  return (
    <ToBeSent
      edits={mine}
      said="text"
      kindOf={(edit) => (isNote(edit) ? 'Note for the team' : undefined)}
      className="border-t border-line px-4 py-3 sm:px-6"
    />
  );
}
