// The frame of every page at the door: what is asked on the left, what it is for on the right.
import type { ReactNode } from 'react';

type Props = { title: string; lede?: ReactNode; children: ReactNode; aside?: ReactNode };

export function Entrance({ title, lede, children, aside }: Props) {
  return (
    <div
      className={`wrap grid items-start gap-x-[clamp(2rem,7vw,7rem)] gap-y-12 py-[clamp(2.5rem,6vw,5.5rem)] ${
        aside ? 'lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]' : 'max-w-[34rem]!'
      }`}
    >
      <div className="min-w-0">
        <h1 className="text-2xl">{title}</h1>
        {lede && <p className="mt-3 text-ink-2">{lede}</p>}
        <div className="mt-8">{children}</div>
      </div>
      {aside && <div className="lg:pt-2">{aside}</div>}
    </div>
  );
}

/** "or", between two ways of doing the same. */
export function Or({ children }: { children: ReactNode }) {
  return (
    <div className="my-6 flex items-center gap-4 text-xs text-ink-2">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      {children}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  );
}
