// The logo as a drawing, and the colours by name: what the brand page shows and what the build writes as files are one thing.
// Lengths are hundredths of the em that the name is set in; y runs downwards.

export type Shape =
  /** Absolute M, L, Q and Z only, filled by the nonzero rule. */
  | { readonly kind: 'outline'; readonly path: string; readonly x: number; readonly part: Part }
  | {
      readonly kind: 'bar';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly part: Part;
    };
/** `voice` is the shorter bar, the one with a colour of its own. */
export type Part = 'name' | 'voice' | 'ground';
export type Drawing = { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] };

/** Outlines of Inter Bold (SIL Open Font License 1.1), so that the files need no font. */
const t =
  'M33.37 32.13L33.37 43.29L0.98 43.29L0.98 32.13ZM8.49 19.14L23.14 19.14L23.14 70.74Q23.14 73.35 24.3 74.58Q25.46 75.82 28.11 75.82Q28.96 75.82 30.47 75.61Q31.97 75.4 32.76 75.21L34.85 86.19Q32.4 86.92 30 87.2Q27.59 87.48 25.38 87.48Q17.17 87.48 12.83 83.5Q8.49 79.51 8.49 72.03Z';
const e =
  'M30.93 87.79Q22.57 87.79 16.52 84.36Q10.46 80.94 7.22 74.64Q3.97 68.34 3.97 59.71Q3.97 51.28 7.2 44.92Q10.42 38.57 16.32 35.01Q22.22 31.45 30.19 31.45Q35.54 31.45 40.19 33.15Q44.83 34.85 48.34 38.29Q51.85 41.73 53.82 46.92Q55.79 52.12 55.79 59.14L55.79 63.25L9.98 63.25L9.98 54.03L48.66 54.03L41.81 56.5Q41.81 52.24 40.51 49.09Q39.21 45.95 36.65 44.21Q34.1 42.48 30.3 42.48Q26.5 42.48 23.85 44.23Q21.21 45.99 19.83 49Q18.45 52.01 18.45 55.85L18.45 62.34Q18.45 67.08 20.03 70.3Q21.62 73.52 24.49 75.14Q27.37 76.76 31.16 76.76Q33.72 76.76 35.82 76.03Q37.92 75.3 39.43 73.87Q40.93 72.43 41.72 70.34L54.96 72.79Q53.64 77.31 50.38 80.68Q47.11 84.06 42.2 85.92Q37.28 87.79 30.93 87.79Z';

export const wordmark: Drawing = {
  width: 229.4,
  height: 100.7,
  shapes: [
    { kind: 'outline', path: t, x: 0, part: 'name' },
    { kind: 'outline', path: e, x: 32.6, part: 'name' },
    { kind: 'bar', x: 99.9, y: 0, width: 21.6, height: 100.7, radius: 10.8, part: 'name' },
    { kind: 'bar', x: 139.4, y: 25.2, width: 21.6, height: 75.5, radius: 10.8, part: 'voice' },
    { kind: 'outline', path: e, x: 172.6, part: 'name' },
  ],
};

/** The two bars on a ground of their own, for an app's icon. */
export const mark: Drawing = {
  width: 32,
  height: 32,
  shapes: [
    { kind: 'bar', x: 0, y: 0, width: 32, height: 32, radius: 8, part: 'ground' },
    { kind: 'bar', x: 9, y: 6, width: 5, height: 20, radius: 2.5, part: 'name' },
    { kind: 'bar', x: 18, y: 11, width: 5, height: 15, radius: 2.5, part: 'voice' },
  ],
};

export type Paint = Readonly<Record<Part, string>>;

/** A drawing as an SVG file. */
export function svgOf({ width, height, shapes }: Drawing, paint: Paint): string {
  const drawn = shapes.map((shape) =>
    shape.kind === 'outline'
      ? `<path transform="translate(${shape.x} 0)" fill="${paint[shape.part]}" d="${shape.path}"/>`
      : `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.radius}" fill="${paint[shape.part]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>Telle</title>${drawn.join('')}</svg>\n`;
}

/** The custom properties of a stylesheet, as they are in the light and in the dark. */
export type Tokens = { readonly light: ReadonlyMap<string, string>; readonly dark: ReadonlyMap<string, string> };

/** Reads `--name: value;` of the two `:root` blocks; what the dark does not name is as in the light. */
export function tokensOf(css: string): Tokens {
  const at = css.indexOf('prefers-color-scheme: dark');
  const read = (text: string) =>
    [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const);
  const light = new Map(read(at < 0 ? css : css.slice(0, at)));
  return { light, dark: new Map([...light, ...(at < 0 ? [] : read(css.slice(at)))]) };
}

/** The six colours of the brand, by the name of their token. */
export const brandColours = ['ink', 'paper', 'mist', 'bell', 'signal', 'sage'] as const;
export type BrandColour = (typeof brandColours)[number];

/** `#1d1b2e` as three numbers from 0 to 255. Throws where it is no such colour. */
export function rgbOf(hex: string): readonly [red: number, green: number, blue: number] {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`${hex} is no colour such as #1d1b2e`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, section 1.4.3). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Variant = {
  readonly name: string;
  readonly drawing: Drawing;
  readonly pngWidth: number;
  readonly paint: (tokens: Tokens) => Paint;
};

const colourOf = (tokens: ReadonlyMap<string, string>, name: BrandColour): string => {
  const value = tokens.get(name);
  if (!value) throw new Error(`The stylesheet has no --${name}`);
  return value;
};

/** Each logo once: its file's name, how wide its picture is, and what it is painted with. */
export const variants: readonly Variant[] = [
  {
    name: 'telle-logo',
    drawing: wordmark,
    pngWidth: 1600,
    paint: ({ light }) => ({ name: colourOf(light, 'ink'), voice: colourOf(light, 'signal'), ground: 'none' }),
  },
  {
    name: 'telle-logo-on-dark',
    drawing: wordmark,
    pngWidth: 1600,
    paint: ({ light, dark }) => ({ name: colourOf(light, 'paper'), voice: colourOf(dark, 'signal'), ground: 'none' }),
  },
  {
    name: 'telle-logo-one-colour',
    drawing: wordmark,
    pngWidth: 1600,
    paint: ({ light }) => ({ name: colourOf(light, 'ink'), voice: colourOf(light, 'ink'), ground: 'none' }),
  },
  {
    name: 'telle-mark',
    drawing: mark,
    pngWidth: 1024,
    paint: ({ light, dark }) => ({
      name: colourOf(light, 'paper'),
      voice: colourOf(dark, 'signal'),
      ground: colourOf(light, 'ink'),
    }),
  },
];
