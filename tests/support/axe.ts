// What axe complains about on a page as it stands. It is read into a page once and runs there as often as it is asked: reading it anew for each
// look, and a blank page to sum up in, take longer than the looks themselves.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

export type Violation = { readonly id: string; readonly help: string; readonly nodes: readonly { html: string }[] };

export const themes = ['light', 'dark'] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can change: no style shows, hides or moves anything by it, so the rest is looked at in one of them. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The source leaves `axe` on its frame. Frames of other origins answer the page that holds them. */
const reading = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** All rules in the light theme, in the dark one those that colours decide; frames are looked at with their page. */
export async function violationsIn(page: Page, theme: (typeof themes)[number]): Promise<readonly Violation[]> {
  await page.emulateMedia({ colorScheme: theme });
  for (const frame of page.frames()) {
    if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(reading);
  }
  const runOnly = theme === 'light' ? { type: 'tag', values: tags } : { type: 'rule', values: rulesOfColour };
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
  return page.evaluate<Violation[]>(`axe.run(document, ${options}).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) })))`);
}
