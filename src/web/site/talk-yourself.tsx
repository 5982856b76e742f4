// The way to a sample business of the page's trade: the same assistant, nothing rehearsed. It opens in place; without script
// the link leads to the desk's own page. Where the samples are closed, the page says so.
import { MessageCircle } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { sampleDesks } from '#domains/samples/contract.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LiveTalk } from './live-talk/opener.tsx';

export function TalkYourself({ business, name }: { business: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const desk = sampleDesks.find(({ slug }) => slug === business);
  const open = (event: MouseEvent) => {
    if (!desk || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <p className="mt-8 flex max-w-[44ch] gap-3 rounded-m border border-line bg-card p-4 text-sm text-ink">
        <MessageCircle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
        <span className="when-samples">
          Ask it something we did not think of.{' '}
          <a href={`/chat/${business}`} onClick={open} className="font-semibold">
            Talk to {name}
          </a>{' '}
          now, no account needed.
        </span>
        <span className="when-no-samples">
          This is how {name}, a made-up business, was answered. The sample desks are closed on this server, so nobody
          can be talked to here.
        </span>
      </p>
      {desk && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title={name}>
          {isOpen && (
            <>
              <p className="text-sm">A made-up business. What is said here is deleted every night.</p>
              <div className="-mx-6 -mb-6 mt-4 border-t border-line text-ink sm:-mx-8 sm:-mb-8">
                <LiveTalk desk={desk} />
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
