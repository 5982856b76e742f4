// The drawing that only this page has, wide below its heading or beside it.
import type { Strip as StripContent } from './content/shapes.ts';
import { Piece } from './pieces/piece.tsx';

export function Strip({ strip: { heading, words, label, work, wide, at } }: { strip: StripContent }) {
  return (
    <section className={at === 'last' ? 'bg-mist' : ''}>
      <div
        className={`wrap grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-9 py-[clamp(3.5rem,8vw,6.5rem)] ${wide ? '' : 'lg:grid-cols-[5fr_7fr]'}`}
      >
        <div className={wide ? 'grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]' : ''}>
          <h2 className="max-w-[22ch] text-2xl">{heading}</h2>
          <p className={`max-w-[52ch] text-ink-2 ${wide ? '' : 'mt-4'}`}>{words}</p>
        </div>
        <figure aria-label={label} className="rounded-l border border-line bg-card p-5 shadow-lift sm:p-8">
          <Piece piece={work} />
        </figure>
      </div>
    </section>
  );
}
