// How the logo is treated: with room around it, and four ways that it is asked not to be.
import { Check, X } from 'lucide-react';
import { type Drawing, wordmark } from '#shared/brand.ts';
import { DrawnLogo, dresses, Shapes } from './drawn-logo.tsx';
import type { BrandKitContent, Wrong } from './shapes.ts';

/** The width of one e, as wide as the free space on every side. */
const room = 52;

/** The first e by itself, at the place where its outline begins. */
const oneE = wordmark.shapes.slice(1, 2).map((shape) => ({ ...shape, x: 0 }));
const middle = { x: 29.9, y: 59.6 };

/** Where the e measures the room: beside the name on its line, above and below it lying down. */
function measures(outerWidth: number, outerHeight: number): readonly string[] {
  const upright = (x: number) => `translate(${x - middle.x} ${room})`;
  const lying = (y: number) => `translate(${outerWidth / 2} ${y}) rotate(90) translate(${-middle.x} ${-middle.y})`;
  return [upright(room / 2), upright(outerWidth - room / 2), lying(room / 2), lying(outerHeight - room / 2)];
}

export function ClearSpace() {
  const { width, height, shapes } = wordmark;
  const [outerWidth, outerHeight] = [width + room * 2, height + room * 2];
  return (
    <svg
      viewBox={`-1 -1 ${outerWidth + 2} ${outerHeight + 2}`}
      role="img"
      aria-label="The logo with the width of one e left free on all four sides"
      className="h-auto w-full text-ink"
    >
      <rect width={outerWidth} height={outerHeight} rx="6" className="fill-bell-soft" />
      <rect x={room} y={room} width={width} height={height} className="fill-card" />
      <rect
        width={outerWidth}
        height={outerHeight}
        rx="6"
        fill="none"
        strokeDasharray="3 3"
        strokeWidth="0.8"
        className="stroke-edge"
      />
      <g transform={`translate(${room} ${room})`}>
        <Shapes shapes={shapes} dress={dresses.plain} />
      </g>
      {measures(outerWidth, outerHeight).map((transform) => (
        <g key={transform} transform={transform} className="opacity-35">
          <Shapes shapes={oneE} dress={dresses.one} />
        </g>
      ))}
    </svg>
  );
}

export function Rules({ rules: { heading, does, donts } }: { rules: BrandKitContent['rules'] }) {
  return (
    <section className="wrap py-[clamp(3.5rem,8vw,6.5rem)]">
      <h2 className="text-2xl">{heading}</h2>
      <div className="mt-8 grid gap-x-[clamp(28px,5vw,72px)] gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h3 className="border-b-2 border-ink pb-3 text-base tracking-normal">Do</h3>
          <ul>
            {does.map((words) => (
              <li key={words} className="flex gap-3 border-b border-line py-4">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" strokeWidth={2.5} />
                {words}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="border-b-2 border-ink pb-3 text-base tracking-normal">Don’t</h3>
          <ul className="mt-4 grid gap-x-6 gap-y-7 sm:grid-cols-2">
            {donts.map(({ words, wrong }) => (
              <li key={wrong}>
                <Mistake wrong={wrong} />
                <p className="mt-3 flex gap-3 text-sm">
                  <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-signal" strokeWidth={2.5} />
                  {words}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The two bars, each in the other's place. */
const swapped: Drawing = {
  ...wordmark,
  shapes: wordmark.shapes.map((shape) =>
    shape.kind === 'bar' ? { ...shape, x: shape.part === 'name' ? 139.4 : 99.9 } : shape,
  ),
};

function Mistake({ wrong }: { wrong: Wrong }) {
  const frame = 'grid h-36 place-items-center overflow-hidden rounded-m border border-line';
  if (wrong === 'stretched')
    return (
      <div className={`${frame} bg-card`}>
        <DrawnLogo className="h-9 w-60 -skew-x-12" stretched />
      </div>
    );
  if (wrong === 'swapped')
    return (
      <div className={`${frame} bg-card`}>
        <DrawnLogo className="h-14 w-auto" drawing={swapped} dress={dresses.wrong} />
      </div>
    );
  if (wrong === 'drowned')
    return (
      <div className={`${frame} bg-signal text-signal-strong`}>
        <DrawnLogo className="h-14 w-auto" />
      </div>
    );
  return (
    <div className={`${frame} bg-card`}>
      <div className="rounded-full border-4 border-bell px-7 py-3">
        <DrawnLogo className="h-12 w-auto" />
      </div>
    </div>
  );
}
