// What happened since the person was last here, in one sentence. Nothing on a first visit, and while it is on its way.
import type { Missed } from '../contract.ts';
import { counted, sinceWords } from './figure-words.ts';

/** `zone` is the business's; until it is known the sentence stands without its time. */
export function MissedLine({ missed, zone }: { missed: Missed | undefined; zone: string | undefined }) {
  if (!missed || missed.awaySince === null) return null;
  const parts = [
    missed.conversations > 0 && counted(missed.conversations, 'conversation'),
    missed.booked > 0 && `${counted(missed.booked, 'appointment')} booked`,
    missed.cancelled > 0 && `${missed.cancelled} cancelled`,
    missed.messages > 0 && counted(missed.messages, 'message'),
    missed.handOffs > 0 && `${counted(missed.handOffs, 'caller')} asking for a person`,
    missed.questions > 0 && `${counted(missed.questions, 'question')} without an answer`,
  ].filter((part) => part !== false);
  return (
    <p className="mt-6 max-w-[70ch] text-base">
      <span className="text-ink-2">
        Since you left
        {zone && (
          <>
            {' '}
            (<time dateTime={missed.awaySince}>{sinceWords(missed.awaySince, new Date(), zone)}</time>)
          </>
        )}
        :{' '}
      </span>
      <b className="figures font-semibold">{parts.length > 0 ? parts.join(', ') : 'nobody called'}.</b>
    </p>
  );
}
