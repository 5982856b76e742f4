// What somebody would lose by leaving: told by the part that holds it, for whoever watches the ways out of a page.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

export type Loss = 'edits' | 'call';
type Place = { readonly pathname: string; readonly search: string };

const held = new Map<symbol, { readonly loss: Loss; readonly at: string }>();

/** Another search or filter of the same page is no way out of it; another tab is. */
export const placeOf = ({ pathname, search }: Place): string =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** The graver of what would be lost by leaving that place. A page that was left may still stand until the next has come. */
export function lossAt(place: Place): Loss | undefined {
  const losses = [...held.values()].filter(({ at }) => at === placeOf(place)).map(({ loss }) => loss);
  return losses.includes('call') ? 'call' : losses[0];
}

/** The browser asks in its own words before a page is closed or loaded anew. */
function ask(event: BeforeUnloadEvent): void {
  if (lossAt(window.location)) event.preventDefault();
}

/** A page that hears of its end is slower to come back to, so it does only while there is something to lose. */
function hearOfTheEnd(): void {
  if (held.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Nobody leaves unasked from here on, as long as this part stands and has something to lose. */
export function useUnsaved(loss: Loss | false): void {
  const at = placeOf(useLocation());
  useEffect(() => {
    if (!loss) return;
    const own = Symbol(loss);
    held.set(own, { loss, at });
    hearOfTheEnd();
    return () => {
      held.delete(own);
      hearOfTheEnd();
    };
  }, [loss, at]);
}
