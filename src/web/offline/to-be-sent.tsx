// What was written on this device about what a page shows, and is still to be sent.
import { Tag } from '../ui/panel.tsx';
import type { Edit } from './edit-rules.ts';

type Props = {
  edits: readonly Edit[];
  /** The field of an edit that holds its words. */
  said: string;
  className: string;
};

export function ToBeSent({ edits, said, className }: Props) {
  if (edits.length === 0) return null;
  return (
    <ul aria-label="To be sent" className={`grid max-h-40 gap-2 overflow-y-auto ${className}`}>
      {edits.map(({ id, state, body }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Tag tone={state === 'waiting' ? 'bell' : 'urgent'}>
            {state === 'waiting' ? 'Waiting' : 'Needs attention'}
          </Tag>
          <span className="min-w-0 break-words whitespace-pre-line">{wordsIn(body, said)}</span>
        </li>
      ))}
    </ul>
  );
}

function wordsIn(body: unknown, said: string): string {
  return typeof body === 'object' && body !== null ? String((body as Record<string, unknown>)[said] ?? '') : '';
}
