// What an operator fills in for the brand page.
import type { BrandColour } from '#shared/brand.ts';

/** How a logo is ill-treated in the drawing beside a request not to. */
export type Wrong = 'stretched' | 'swapped' | 'drowned' | 'fenced';

export type Download = {
  readonly item: string;
  /** A file below `/brand/`; without an ending it is there as SVG and as PNG. */
  readonly file: string;
  readonly words: string;
};

export type BrandKitContent = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly name: string;
  readonly headline: string;
  readonly lead: string;
  readonly downloads: readonly Download[];
  readonly space: { readonly heading: string; readonly words: string };
  readonly colours: {
    readonly heading: string;
    readonly words: string;
    readonly uses: Readonly<Record<BrandColour, string>>;
  };
  readonly type: {
    readonly heading: string;
    readonly words: string;
    readonly weights: readonly { readonly weight: 400 | 600 | 700; readonly name: string; readonly sample: string }[];
  };
  readonly rules: {
    readonly heading: string;
    readonly does: readonly string[];
    readonly donts: readonly { readonly words: string; readonly wrong: Wrong }[];
  };
};
