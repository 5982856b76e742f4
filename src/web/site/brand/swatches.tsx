// The six colours with their numbers, read from the stylesheet that the site is built with: none is typed a second time.
import { Copy } from 'lucide-react';
import { type BrandColour, brandColours, contrastOf, rgbOf, tokensOf } from '#shared/brand.ts';
import sheet from '../../ui/colours.css?raw';
import { toast } from '../../ui/toast.ts';

const { light, dark } = tokensOf(sheet);

export type Swatch = {
  readonly name: BrandColour;
  readonly hex: string;
  readonly rgb: string;
  readonly darkHex: string;
};

/** As the tokens have them: the colour by day, its rgb, and what it becomes in the dark. */
export const swatches: readonly Swatch[] = brandColours.map((name) => {
  const hex = light.get(name) ?? '';
  return { name, hex: hex.toUpperCase(), rgb: rgbOf(hex).join(', '), darkHex: (dark.get(name) ?? hex).toUpperCase() };
});

/** Whether paper or ink is read better on a colour. */
const wordsOn = (hex: string) => {
  const [paper = '', ink = ''] = [light.get('paper'), light.get('ink')];
  return contrastOf(paper, hex) > contrastOf(ink, hex) ? paper : ink;
};

export function Swatches({ uses }: { uses: Readonly<Record<BrandColour, string>> }) {
  return (
    <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {swatches.map((swatch) => (
        <Colour key={swatch.name} swatch={swatch} use={uses[swatch.name]} />
      ))}
    </ul>
  );
}

function Colour({ swatch: { name, hex, rgb, darkHex }, use }: { swatch: Swatch; use: string }) {
  const words = wordsOn(hex);
  return (
    <li>
      <svg viewBox="0 0 360 176" className="h-auto w-full" aria-hidden="true">
        <rect width="360" height="176" rx="14" fill={hex} />
        <rect x="0.5" y="0.5" width="359" height="175" rx="13.5" fill="none" className="stroke-edge/40" />
        <circle cx="320" cy="136" r="20" fill={darkHex} stroke={words} strokeOpacity="0.35" />
        <text x="22" y="150" fontSize="30" fontWeight="700" letterSpacing="-0.6" fill={words}>
          Aa
        </text>
        <text x="66" y="150" fontSize="15" fill={words}>
          {contrastOf(words, hex).toFixed(1)} : 1
        </text>
      </svg>
      <div className="mt-3 flex items-start justify-between gap-4">
        <div>
          <h3 className="text-base tracking-normal capitalize">{name}</h3>
          <p className="text-sm text-ink-2">{use}</p>
        </div>
        <button
          type="button"
          onClick={() => copy(hex)}
          className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-edge/55 px-3.5 text-sm font-semibold hover:border-ink"
        >
          <Copy aria-hidden="true" className="size-3.5" />
          Copy<span className="sr-only"> {name}</span>
        </button>
      </div>
      <dl className="figures mt-2 grid grid-cols-[5.5rem_1fr] text-sm">
        <dt className="text-ink-2">Hex</dt>
        <dd>{hex}</dd>
        <dt className="text-ink-2">RGB</dt>
        <dd>{rgb}</dd>
        <dt className="text-ink-2">In the dark</dt>
        <dd>{darkHex}</dd>
      </dl>
    </li>
  );
}

async function copy(hex: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(hex);
    toast.success(`${hex} copied to the clipboard`);
  } catch {
    toast.info(`Copy this color: ${hex}`);
  }
}
