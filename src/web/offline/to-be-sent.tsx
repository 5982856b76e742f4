// What was written on this device about what a page shows, and is still to be sent.
import { Tag } from '../ui/panel.tsx';
import type { Edit } from './edit-rules.ts';

type Props = {
  edits: readonly Edit[];
  /** The field of an edit that holds its words. */
  said: string;
  className: string;
  /** What one of them is, where its words do not say it. */
  kindOf?: (edit: Edit) => string | undefined;
};

export function ToBeSent({ edits, said, className, kindOf }: Props) {
  if (edits.length === 0) return null;
  return (
    <ul aria-label="To be sent" className={`grid max-h-40 gap-2 overflow-y-auto ${className}`}>
      {edits.map((edit) => (
        <li key={edit.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Tag tone={edit.state === 'waiting' ? 'bell' : 'urgent'}>
            {edit.state === 'waiting' ? 'Waiting' : 'Needs attention'}
          </Tag>
          {kindOf?.(edit) && <span className="text-ink-2">{kindOf(edit)}</span>}
          <span className="min-w-0 break-words whitespace-pre-line">{wordsIn(edit.body, said)}</span>
        </li>
      ))}
    </ul>
  );
}

function wordsIn(body: unknown, said: string): string {
  return typeof body === 'object' && body !== null ? String((body as Record<string, unknown>)[said] ?? '') : '';
}
