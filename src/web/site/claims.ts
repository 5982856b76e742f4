// Sample claims (percentages, quotes, counts that nobody here measured) are part of the copy until an operator builds the
// site with SAMPLE_CLAIMS=hide; then they are not in the pages at all.
import type { Figure } from './content/shapes.ts';

export const showClaims: boolean = import.meta.env.VITE_SAMPLE_CLAIMS !== 'hide';

/** The figures that may stand on this install's pages. */
export function shownFigures(figures: readonly Figure[]): readonly Figure[] {
  return showClaims ? figures : figures.filter(({ claim }) => !claim);
}
