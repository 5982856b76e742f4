// Surfaces and small marks: a panel of paper, a tag for a state, a banner across a page, the sentence for an empty place.
import type { ReactNode } from 'react';

export function Panel({ className = '', children }: { className?: string; children: ReactNode }) {
  return <section className={`rounded-l border border-line bg-card p-6 sm:p-8 ${className}`}>{children}</section>;
}

const tones = {
  quiet: 'bg-mist text-ink',
  settled: 'bg-sage-soft text-sage-ink',
  urgent: 'bg-signal text-signal-on',
  bell: 'bg-bell text-bell-ink',
};

/** A state in a word or two. */
export function Tag({ tone = 'quiet', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-3 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

/** A line across the page that matters now. */
export function Banner({
  tone = 'quiet',
  children,
  role,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  role?: 'status';
}) {
  return (
    <div role={role} className={`px-4 py-2.5 text-center text-sm font-semibold ${tones[tone]}`}>
      {children}
    </div>
  );
}

/** Nothing here yet: says what will be, and what to do next. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="rounded-m border border-dashed border-edge/60 px-6 py-10 text-center">
      <p className="font-semibold">{title}</p>
      <div className="mx-auto mt-1 max-w-[44ch] text-sm text-ink-2">{children}</div>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
