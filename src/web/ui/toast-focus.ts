// Whoever went to a toast and pressed there is back where they were once it goes from under them.
import { isNowhere, standOnPage } from './held-focus.ts';

/** For what toasts are drawn in; ends with what it gives. */
export function givesFocusBack(toasts: HTMLElement): () => void {
  let before: HTMLElement | undefined;
  /** What it stands in, for when what is pressed here takes it away. */
  let around: HTMLElement | null | undefined;
  let isHere = false;
  const isOurs = (one: EventTarget | null) => one instanceof Node && toasts.contains(one);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isOurs(relatedTarget)) {
      before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
      around = before?.parentElement?.closest('[tabindex="-1"]');
    }
    isHere = true;
  };
  // What goes has left to nowhere; whoever goes on has gone to something.
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !isOurs(relatedTarget)) isHere = false;
  };
  const watcher = new MutationObserver(() => {
    if (!isHere || !isNowhere()) return;
    isHere = false;
    const back = before?.isConnected ? before : around;
    if (back?.isConnected) back.focus({ preventScroll: true });
    standOnPage();
  });
  watcher.observe(toasts, { childList: true, subtree: true });
  toasts.addEventListener('focusin', onFocus);
  toasts.addEventListener('focusout', onLeave);
  return () => {
    watcher.disconnect();
    toasts.removeEventListener('focusin', onFocus);
    toasts.removeEventListener('focusout', onLeave);
  };
}
