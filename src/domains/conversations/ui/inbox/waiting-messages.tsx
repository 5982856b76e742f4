// What the team has written in this talk on this device and what is still to be sent, below what was said.
import { useSync } from '#web/offline/edits.ts';
import { Tag } from '#web/ui/panel.tsx';
import type { Conversation } from '../../contract.ts';
import { recordOf } from './send-message.ts';

export function WaitingMessages({ id }: Pick<Conversation, 'id'>) {
  const { waiting, aside } = useSync();
  const mine = [...aside, ...waiting].filter(({ record }) => record === recordOf(id));
  if (mine.length === 0) return null;
  return (
    <ul aria-label="To be sent" className="grid max-h-40 gap-2 overflow-y-auto border-t border-line px-4 py-3 sm:px-6">
      {mine.map((edit) => (
        <li key={edit.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Tag tone={edit.state === 'waiting' ? 'bell' : 'urgent'}>
            {edit.state === 'waiting' ? 'Waiting' : 'Needs attention'}
          </Tag>
          <span className="min-w-0 break-words">{textOf(edit.body)}</span>
        </li>
      ))}
    </ul>
  );
}

function textOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'text' in body ? String(body.text) : '';
}
