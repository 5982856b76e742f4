// A telephone with a thread of texts in it, and beside it the other side of the same evening: what the owner was doing.
import { ChevronLeft } from 'lucide-react';
import type { Talk } from '../content/shapes.ts';
import { Bubbles } from '../pieces/piece.tsx';

/** Something else that went on meanwhile; `at` is a clock time as the owner's kitchen shows it. */
export type Meanwhile = { readonly at: string; readonly words: string; readonly marked?: boolean };

export function TextsPicture({ talk, meanwhile }: { talk: Talk; meanwhile: readonly Meanwhile[] }) {
  return (
    <figure
      aria-label={`A thread of text messages with ${talk.name}, and what its owner did meanwhile`}
      className="grid items-center gap-x-10 gap-y-8 sm:grid-cols-[minmax(0,21rem)_1fr] lg:grid-cols-[minmax(0,18rem)_1fr] xl:grid-cols-[minmax(0,21rem)_1fr]"
    >
      <div className="rounded-[44px] border-[10px] border-ink bg-card text-ink shadow-lift dark:border-edge">
        <div className="flex items-center gap-2 px-5 pt-5 pb-3 text-sm">
          <ChevronLeft aria-hidden="true" className="size-5 text-ink-2" />
          <span className="mx-auto text-center leading-tight">
            <b className="block font-semibold">{talk.name}</b>
            <span className="text-xs text-ink-2">Text message</span>
          </span>
          <span className="w-5" />
        </div>
        <div className="border-t border-line px-4 py-5">
          <Bubbles lines={talk.lines} />
        </div>
        <div className="flex items-center gap-3 px-4 pb-4" aria-hidden="true">
          <span className="h-9 flex-1 rounded-full border border-line" />
          <span className="size-9 rounded-full bg-sage" />
        </div>
        <div aria-hidden="true" className="mx-auto mb-2.5 h-1 w-28 rounded-full bg-edge/50" />
      </div>
      <div>
        <p className="text-sm font-semibold">Meanwhile, at your place</p>
        <ol className="mt-4 border-l-2 border-line text-sm">
          {meanwhile.map(({ at, words, marked }) => (
            <li key={at} className="relative pb-6 pl-6 last:pb-0">
              <span
                aria-hidden="true"
                className={`absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-paper ${marked ? 'bg-sage' : 'bg-edge'}`}
              />
              <time className="text-ink-2">{at}</time>
              <p className={marked ? 'font-semibold' : ''}>{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
