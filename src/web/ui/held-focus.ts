// Rows and buttons come and go: whoever had the focus on one that went goes on at what stands in its place.
import { type RefObject, useEffect, useRef } from 'react';

const canFocus =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

/** For the part whose children go. It needs a `tabIndex` of -1, for when nothing is left in it. */
export function useHeldFocus<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let held: { readonly on: HTMLElement; readonly before: readonly HTMLElement[] } | undefined;
    const stops = () =>
      [...element.querySelectorAll<HTMLElement>(canFocus)].filter(
        (one) => !one.closest('dialog') && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
      );
    const onFocus = ({ target }: FocusEvent) => {
      // After a dialog the browser itself gives the focus back, where what opened it still stands.
      if (!(target instanceof HTMLElement) || target === element || target.closest('dialog')) return;
      const all = stops();
      held = { on: target, before: all.slice(0, Math.max(0, all.indexOf(target))) };
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) held = undefined;
    };
    // Whoever presses where nothing takes the focus has let it go; a dialog keeps it for what opened it.
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(`${canFocus}, dialog`)) held = undefined;
    };
    const look = () => {
      if (!held || held.on.isConnected || document.activeElement !== document.body) return;
      const { before } = held;
      const left = stops();
      const last = left.findLastIndex((one) => before.includes(one));
      (left[last + 1] ?? left[last] ?? element).focus();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(element, { childList: true, subtree: true, attributeFilter: ['open'] });
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onLeave);
    document.addEventListener('pointerdown', onPress);
    return () => {
      watcher.disconnect();
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onLeave);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return part;
}
