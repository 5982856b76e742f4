// The six cards of a page. Each shows a piece of work of its own; a hairline grid rather than six boxes.
import type { Card } from './content/shapes.ts';
import { Piece } from './pieces/piece.tsx';

export function CardGrid({ heading, cards }: { heading: string; cards: readonly Card[] }) {
  return (
    <section className="bg-card py-[clamp(3.5rem,8vw,6.5rem)]">
      <div className="wrap">
        <h2 className="max-w-[26ch] text-2xl">{heading}</h2>
        <ul className="mt-10 grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ title, line, work }) => (
            <li key={title} className="flex min-h-56 flex-col bg-card p-6">
              <h3 className="text-base tracking-normal">{title}</h3>
              <p className="mt-1 text-sm text-ink-2">{line}</p>
              <div className="mt-auto pt-6">
                <Piece piece={work} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
