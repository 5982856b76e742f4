// A letter and its answer on one desk: what was asked is marked, and so is the sentence that settles it, with its source between.
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Talk } from '../content/shapes.ts';
import { Level } from '../pieces/level.tsx';
import { Marked, MarkNumber } from '../pieces/marked.tsx';

/** Words of the letter, where their answer comes from, and the words of the answer. */
export type Settled = { readonly asked: string; readonly from: string; readonly found: string; readonly said: string };

type Letters = {
  readonly talk: Talk;
  /** Who wrote, and when, as the head of a mail says it. */
  readonly from: string;
  readonly at: string;
  readonly settled: readonly Settled[];
};

export function LettersPicture({ talk, from: writer, at, settled }: Letters) {
  const [letter, answer] = talk.lines;
  return (
    <figure aria-label="A letter from a customer, what it asks for, and the answer that goes back">
      <div className="grid gap-4 lg:grid-cols-12 lg:gap-0">
        <Sheet
          className="lg:col-span-8 lg:col-start-1 lg:row-start-1"
          head={
            <>
              <span>
                <b className="block font-semibold text-ink">{writer}</b>to {talk.name}
              </span>
              <time className="ml-auto">{at}</time>
            </>
          }
        >
          <Marked text={letter?.words ?? ''} marks={settled.map(({ asked }) => asked)} />
        </Sheet>
        <ol className="grid content-center gap-3 text-sm lg:col-span-4 lg:row-start-1 lg:pl-5">
          {settled.map(({ asked, from, found }, place) => (
            <li key={asked} className="grid grid-cols-[1.6rem_1fr] gap-2.5 rounded-m bg-card px-3.5 py-3 text-ink">
              <MarkNumber place={place} />
              <span>
                <span className="block text-xs text-ink-2">{from}</span>
                <b className="font-semibold">{found}</b>
              </span>
            </li>
          ))}
        </ol>
        <Sheet
          className="relative lg:col-span-9 lg:col-start-4 lg:row-start-2 lg:mt-5"
          head={
            <>
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-bell text-bell-ink">
                <Mail aria-hidden="true" className="size-4" />
              </span>
              <span>
                <b className="block font-semibold text-ink">{talk.name}</b>the assistant’s answer, word for word
              </span>
              <span className="ml-auto">
                <Level />
              </span>
            </>
          }
        >
          <Marked text={answer?.words ?? ''} marks={settled.map(({ said }) => said)} />
        </Sheet>
      </div>
    </figure>
  );
}

function Sheet({ head, className, children }: { head: ReactNode; className: string; children: ReactNode }) {
  return (
    <div className={`rounded-m border border-line bg-card text-ink shadow-lift ${className}`}>
      <p className="figures flex items-center gap-3 border-b border-line px-5 py-3 text-xs text-ink-2">{head}</p>
      <p className="px-5 py-5 text-[0.97rem] leading-relaxed whitespace-pre-line">{children}</p>
    </div>
  );
}
