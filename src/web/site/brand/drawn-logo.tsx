// The logo as the files have it: in the colours of the page around it, or in those of one of the files.
import { type Drawing, type Paint, type Part, type Shape, tokensOf, variants, wordmark } from '#shared/brand.ts';
import sheet from '../../ui/colours.css?raw';

/** How the parts are filled: by a class, or by a colour. */
export type Dress = Readonly<Record<Part, { readonly className: string } | { readonly fill: string }>>;

const none = { fill: 'none' };
const current = { className: 'fill-current' };

export const dresses = {
  plain: { name: current, voice: { className: 'fill-signal' }, ground: none },
  one: { name: current, voice: current, ground: none },
  wrong: { name: { className: 'fill-bell' }, voice: { className: 'fill-sage' }, ground: none },
  onDark: asFile('telle-logo-on-dark'),
  icon: asFile('telle-mark'),
} as const satisfies Record<string, Dress>;

/** The colours that a file is painted in, by day and by night. */
function asFile(name: string): Dress {
  const paint: Paint = variants.find((variant) => variant.name === name)?.paint(tokensOf(sheet)) ?? {
    ...{ name: 'currentColor', voice: 'currentColor', ground: 'none' },
  };
  return { name: { fill: paint.name }, voice: { fill: paint.voice }, ground: { fill: paint.ground } };
}

export function DrawnLogo({
  drawing = wordmark,
  dress = dresses.plain,
  className = '',
  stretched = false,
}: {
  drawing?: Drawing;
  dress?: Dress;
  className?: string;
  stretched?: boolean;
}) {
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio={stretched ? 'none' : undefined}
      className={className}
      aria-hidden="true"
    >
      <Shapes shapes={drawing.shapes} dress={dress} />
    </svg>
  );
}

export function Shapes({ shapes, dress }: { shapes: readonly Shape[]; dress: Dress }) {
  return shapes.map((shape) => {
    const filled = dress[shape.part];
    if (shape.kind === 'outline')
      return <path key={shape.x} transform={`translate(${shape.x} 0)`} d={shape.path} {...filled} />;
    const { x, y, width, height, radius } = shape;
    return <rect key={x} x={x} y={y} width={width} height={height} rx={radius} {...filled} />;
  });
}
