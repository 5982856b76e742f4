// The bars of a public page, and how several looks at it become one row: medians, since one look on a busy machine says little.

/** One look of Lighthouse at one page: scores from 0 to 100, times in milliseconds. */
export type Look = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Audits that cost points outside performance, by name, so that a miss says what to mend. */
  readonly lost: readonly string[];
};

export type Row = Look & {
  readonly path: string;
  /** Its largest paint as a multiple of the limit page's, both medians of the same batch. */
  readonly lcpRatio: number;
  /** What it falls short of, in words; empty where it passes. */
  readonly misses: readonly string[];
};

export const bars = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100, lcpRatio: 1.6, cls: 0.02 };

/** Of an even number the higher middle one. NaN of none, which passes no bar. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The row of a page, given its looks and those at the limit page. */
export function judged(path: string, looks: readonly Look[], limit: readonly Look[]): Row {
  const of = (figure: (look: Look) => number) => median(looks.map(figure));
  const figures = {
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    lcpMs: of(({ lcpMs }) => lcpMs),
    cls: of(({ cls }) => cls),
  };
  const lcpRatio = figures.lcpMs / median(limit.map(({ lcpMs }) => lcpMs));
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
  const misses = [
    ...scores.filter((name) => !(figures[name] >= bars[name])).map((name) => `${name} ${figures[name]}`),
    ...(lcpRatio <= bars.lcpRatio ? [] : [`lcpRatio ${lcpRatio.toFixed(2)}`]),
    ...(figures.cls <= bars.cls ? [] : [`cls ${figures.cls.toFixed(3)}`]),
  ];
  return { path, ...figures, lcpRatio, lost: [...new Set(looks.flatMap(({ lost }) => lost))], misses };
}
