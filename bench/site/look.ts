// One look of Lighthouse at one address, as its mobile preset has it: a slow phone on a slow network, simulated.
import lighthouse, { type Result } from 'lighthouse';
import type { Look } from './judge.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A trace that could not be recorded is recorded again; nothing that was measured is thrown away. */
const attempts = 3;

export type How = {
  /** The browser keeps what it has of the page; it forgets it otherwise, but for its cookies and its local storage. */
  readonly isKnown?: boolean;
  /** So long a page is looked at that waits for answers still; as long as Lighthouse does otherwise. */
  readonly waitMs?: number;
  /** How fast it is alone, which takes less time to look at: the other scores are 0. */
  readonly isSpeedAlone?: boolean;
};

/** Looks through the browser that listens at `port`. Throws where the page could not be looked at. */
export async function lookAt(url: string, port: number, how: How = {}): Promise<Look> {
  const { isKnown = false, waitMs, isSpeedAlone = false } = how;
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      ...{ port, logLevel: 'silent', output: 'json', disableFullPageScreenshot: true },
      onlyCategories: isSpeedAlone ? ['performance'] : [...categories],
      disableStorageReset: isKnown,
      ...(waitMs && { maxWaitForLoad: waitMs }),
    });
    if (result && !result.lhr.runtimeError) return lookOf(result.lhr);
    if (attempt === attempts) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no look'}`);
  }
}

function lookOf({ categories: scores, audits }: Result): Look {
  const score = (name: (typeof categories)[number]) => Math.round((scores[name]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const lost = categories
    .slice(1)
    .flatMap((name) => scores[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    ...{ performance: score('performance'), accessibility: score('accessibility') },
    ...{ bestPractices: score('best-practices'), seo: score('seo') },
    ...{ lcpMs: figure('largest-contentful-paint'), cls: figure('cumulative-layout-shift'), lost },
  };
}
