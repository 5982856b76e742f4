// The drawing of an article, by what it is about: the two bars of the name at some work. Nothing in it is a fact.
import type { ArticleCategory } from '#shared/article.ts';

const grounds: Readonly<Record<ArticleCategory, string>> = {
  Funding: 'bg-bell-soft',
  Product: 'bg-mist',
  Compliance: 'bg-sage-soft',
  Partnership: 'bg-signal-soft',
  'Customer Stories': 'bg-mist',
};

/** Bars as `[x, top, height, colour]` on a floor of 120. */
type Bar = readonly [x: number, top: number, height: number, colour: string];

const bars: Readonly<Record<ArticleCategory, readonly Bar[]>> = {
  Funding: [
    [70, 92, 28, 'fill-ink'],
    [98, 80, 40, 'fill-ink'],
    [126, 64, 56, 'fill-ink'],
    [154, 44, 76, 'fill-ink'],
    [182, 20, 100, 'fill-signal'],
  ],
  Product: [
    [70, 30, 90, 'fill-ink'],
    [98, 56, 64, 'fill-signal'],
  ],
  Compliance: [
    [84, 26, 94, 'fill-ink'],
    [112, 50, 70, 'fill-sage'],
  ],
  Partnership: [
    [92, 30, 90, 'fill-ink'],
    [120, 54, 66, 'fill-signal'],
    [152, 54, 66, 'fill-sage'],
    [180, 30, 90, 'fill-ink'],
  ],
  'Customer Stories': [
    [64, 62, 34, 'fill-ink'],
    [86, 44, 70, 'fill-ink'],
    [108, 56, 46, 'fill-ink'],
    [184, 66, 26, 'fill-signal'],
    [206, 40, 78, 'fill-signal'],
    [228, 58, 42, 'fill-signal'],
  ],
};

function Beside({ category }: { category: ArticleCategory }) {
  if (category === 'Product')
    return (
      <g className="fill-none stroke-ink" strokeWidth="3" strokeLinecap="round">
        <rect x="140" y="34" width="112" height="82" rx="12" className="fill-card stroke-edge" />
        <circle cx="162" cy="58" r="9" className="fill-bell" stroke="none" />
        <path d="M182 54h50M182 64h30M156 84h80M156 98h56" />
      </g>
    );
  if (category === 'Compliance')
    return (
      <g className="fill-none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="m152 44 8 8 14-16M152 76l8 8 14-16M152 108l8 8 14-16" className="stroke-sage" />
        <path d="M192 46h52M192 78h40M192 110h48" className="stroke-ink" />
      </g>
    );
  if (category === 'Partnership') return <circle cx="146" cy="32" r="13" className="fill-bell" />;
  if (category === 'Funding') return <circle cx="236" cy="36" r="17" className="fill-bell" />;
  return null;
}

export function NewsPicture({ category, className = '' }: { category: ArticleCategory; className?: string }) {
  return (
    <div className={`grid place-items-center overflow-hidden rounded-l ${grounds[category]} ${className}`}>
      <svg viewBox="40 0 240 150" className="h-full w-full max-w-[34rem]" aria-hidden="true">
        {bars[category].map(([x, top, height, colour]) => (
          <rect key={x} x={x} y={top} width="14" height={height} rx="7" className={colour} />
        ))}
        <Beside category={category} />
      </svg>
    </div>
  );
}
