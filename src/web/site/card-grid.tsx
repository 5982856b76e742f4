// The six cards of a page. Each shows a piece of work of its own; a hairline grid rather than six boxes, in three columns or in
// rows of a broad and a narrow card that change sides.
import type { Card } from './content/shapes.ts';
import { Piece } from './pieces/piece.tsx';

const looks = {
  broad: 'lg:col-span-7 lg:grid lg:grid-cols-[3fr_4fr] lg:items-start lg:gap-8 lg:p-8',
  narrow: 'lg:col-span-5 lg:p-8',
};

/** The places of the broad cards in a staggered grid. */
const broad = new Set([0, 3, 4]);

export function CardGrid({
  heading,
  cards,
  rhythm = 'even',
}: {
  heading: string;
  cards: readonly Card[];
  rhythm?: 'even' | 'staggered';
}) {
  const staggered = rhythm === 'staggered';
  return (
    <section className="bg-card py-[clamp(3.5rem,8vw,6.5rem)]">
      <div className="wrap">
        <h2 className="max-w-[26ch] text-2xl">{heading}</h2>
        <ul
          className={`mt-10 grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2 ${staggered ? 'lg:grid-cols-12' : 'lg:grid-cols-3'}`}
        >
          {cards.map(({ title, line, work }, place) => (
            <li
              key={title}
              className={`flex flex-col bg-card p-6 ${staggered ? (broad.has(place) ? looks.broad : looks.narrow) : 'min-h-56'}`}
            >
              <div>
                <h3 className="text-base tracking-normal">{title}</h3>
                <p className="mt-1 text-sm text-ink-2">{line}</p>
              </div>
              <div className={`mt-auto pt-6 ${staggered && broad.has(place) ? 'lg:mt-0 lg:pt-0' : ''}`}>
                <Piece piece={work} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
