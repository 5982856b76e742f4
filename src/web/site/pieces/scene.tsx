// A window of the product on a page: a titled card, and a second one that lies over its lower corner where there is one.
import type { Scene as SceneContent } from '../content/shapes.ts';
import { Level } from './level.tsx';
import { Piece } from './piece.tsx';

export function Scene({ scene: { label, title, note, pieces, over } }: { scene: SceneContent }) {
  return (
    <figure aria-label={label} className={over ? 'lg:pb-16' : ''}>
      <div
        className={`relative rounded-l border border-line bg-card p-5 shadow-lift sm:p-6 ${over ? 'lg:mr-[8%] lg:pb-24' : ''}`}
      >
        <div className="flex items-center gap-3 border-b border-line pb-4 text-sm text-ink-2">
          <span className="leading-snug">
            <b className="block text-base text-ink">{title}</b>
            {note}
          </span>
          <span className="ml-auto">
            <Level />
          </span>
        </div>
        <Pieces pieces={pieces} />
      </div>
      {over && (
        <div className="relative mt-4 rounded-m border border-line bg-card px-5 pb-5 shadow-lift lg:-mt-16 lg:ml-auto lg:w-[62%]">
          <Pieces pieces={over} />
        </div>
      )}
    </figure>
  );
}

function Pieces({ pieces }: { pieces: SceneContent['pieces'] }) {
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a scene never change places
    <div key={place} className="pt-5">
      <Piece piece={piece} />
    </div>
  ));
}
