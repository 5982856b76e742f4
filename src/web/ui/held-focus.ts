// Rows and buttons come, go and grey out: whoever had the focus on one that went goes on at what stands in its place.
import { type RefObject, useEffect, useRef } from 'react';

const canFocus =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

type Held = {
  readonly on: HTMLElement;
  readonly before: readonly HTMLElement[];
  /** What stands with it, behind it. */
  readonly beside: readonly HTMLElement[];
  readonly parent: Element | null;
};

const isBefore = (one: Node, other: Node) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/** Until the next frame, what is no longer drawn still counts as what has the focus. */
export const isNowhere = () => document.activeElement === document.body || !document.activeElement?.checkVisibility();

/** For the part whose children go. It needs a `tabIndex` of -1, for when nothing is left in it. */
export function useHeldFocus<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null);
  useEffect(() => (part.current ? holdFocus(part.current) : undefined), []);
  return part;
}

/** As `useHeldFocus`, for a part or a dialog that stands in the page; ends with what it gives. */
export function holdFocus(element: HTMLElement): () => void {
  const grounds = 'dialog, [popover]';
  const ground = element.closest(grounds);
  // A dialog that stands in the part is a ground of its own, and so are the toasts.
  const isOurs = (one: Element) => one.closest(grounds) === ground;
  let held: Held | undefined;
  const stops = () =>
    [...element.querySelectorAll<HTMLElement>(canFocus)].filter(
      (one) => isOurs(one) && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
    );
  const onFocus = ({ target }: FocusEvent) => {
    // After a dialog the browser itself gives the focus back, where what opened it still stands.
    if (!(target instanceof HTMLElement) || target === element || !isOurs(target)) return;
    const { parentElement: parent } = target;
    const all = stops();
    const before = all.filter((one) => isBefore(one, target));
    const beside = all.filter((one) => one !== target && !before.includes(one) && parent?.contains(one));
    held = { on: target, before, beside, parent };
  };
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) held = undefined;
  };
  // Whoever presses where nothing takes the focus has let it go; a dialog keeps it for what opened it.
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest(canFocus)) return;
    if (isOurs(target) || !target.closest(grounds)) held = undefined;
  };
  const look = () => {
    if (!held) return;
    const { on, before, beside, parent } = held;
    const { activeElement } = document;
    if (!element.checkVisibility() || (activeElement !== on && !isNowhere())) return;
    if (on.isConnected && !on.matches(':disabled')) {
      // It was hidden for a while, and is drawn again.
      if (activeElement !== on && on.checkVisibility({ visibilityProperty: true })) on.focus({ preventScroll: true });
      return;
    }
    const left = stops();
    const last = left.findLastIndex((one) => (on.isConnected ? isBefore(one, on) : before.includes(one)));
    const next = left[last + 1];
    // Something new may be drawn further up at the same time: what stood with it goes before that.
    const neighbour = next && !parent?.contains(next) && beside.find((one) => left.includes(one));
    (neighbour || next || left[last] || element).focus();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(element, { childList: true, subtree: true, attributeFilter: ['open', 'disabled'] });
  element.addEventListener('focusin', onFocus);
  element.addEventListener('focusout', onLeave);
  document.addEventListener('pointerdown', onPress);
  return () => {
    watcher.disconnect();
    element.removeEventListener('focusin', onFocus);
    element.removeEventListener('focusout', onLeave);
    document.removeEventListener('pointerdown', onPress);
  };
}

/** Where what opened a dialog, or what stood over the page, is gone: whoever is nowhere by the next frame is at the page. */
export function standOnPage(): void {
  requestAnimationFrame(() => {
    if (isNowhere()) document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/** The `ref` of what comes and goes as a whole, over the page: whoever has the focus in it when it goes is at the page. */
export function leavesToPage(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement)) standOnPage();
  };
}
