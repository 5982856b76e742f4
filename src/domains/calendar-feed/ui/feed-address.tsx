// One private address: to be copied, renewed or ended, with the word of when it was read last.
import { Copy } from 'lucide-react';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import type { CalendarFeed } from '../contract.ts';

type Props = {
  feed: CalendarFeed;
  /** Whose it is. */
  name: string;
  onAsk: (what: 'renew' | 'end') => void;
};

const moment = { dateStyle: 'long', timeStyle: 'short' } as const;

export function FeedAddress({ feed: { url, lastReadAt }, name, onAsk }: Props) {
  const zone = useZone();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('The address is copied.');
    } catch {
      toast.info('Select the address and copy it by hand.');
    }
  };
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="mr-auto font-semibold">{name}</span>
        <span className="text-ink-2">
          {lastReadAt ? zone && `Last read ${instantWords(lastReadAt, moment, zone)}` : 'Not read yet'}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          readOnly
          value={url}
          aria-label={`Address for ${name}`}
          onFocus={(event) => event.target.select()}
          className={`${inputLook} figures min-w-0 flex-1 basis-56`}
        />
        <Button kind="secondary" size="sm" onClick={() => void copy()} aria-label={`Copy the address for ${name}`}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
      </div>
      <p className="-ml-4 flex flex-wrap gap-x-1">
        <Button kind="quiet" size="sm" aria-label={`Renew the address for ${name}`} onClick={() => onAsk('renew')}>
          Renew
        </Button>
        <Button kind="quiet" size="sm" aria-label={`End the address for ${name}`} onClick={() => onAsk('end')}>
          End
        </Button>
      </p>
    </div>
  );
}
