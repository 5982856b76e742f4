// The way to a sample business of the page's trade: the same assistant, nothing rehearsed.
import { MessageCircle } from 'lucide-react';

export function TalkYourself({ business, name }: { business: string; name: string }) {
  return (
    <p className="mt-8 flex max-w-[44ch] gap-3 rounded-m border border-line bg-card p-4 text-sm text-ink">
      <MessageCircle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
      <span>
        Ask it something we did not think of.{' '}
        <a href={`/chat/${business}`} className="font-semibold">
          Talk to {name}
        </a>{' '}
        now, no account needed.
      </span>
    </p>
  );
}
