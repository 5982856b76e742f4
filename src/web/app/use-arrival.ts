// Whoever goes to another page of the app is there with the keyboard and the screen reader too: the page's heading has the focus,
// as a page of its own would be read from its top.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A page without a heading by then is begun at its own beginning. */
const headingMsMax = 3000;

/**
 * `main` is where pages are drawn, and has a `tabIndex` of -1. Nothing happens for the first page, for another query of the same
 * one, and to whoever has put the focus somewhere by then.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const way = useRef(type);
  way.current = type;
  const at = useRef(pathname);
  // With the page itself, so that who moves on as soon as it is there is not taken back.
  useLayoutEffect(() => {
    const page = main.current;
    if (at.current === pathname || !page) return;
    at.current = pathname;
    const left = document.activeElement;
    // An address that is put right under somebody's hands takes them nowhere.
    if (way.current === NavigationType.Replace && left !== document.body) return;
    let heading: HTMLElement | null = null;
    const isFree = () => {
      const { activeElement } = document;
      return (
        activeElement === document.body || activeElement === page || (activeElement === left && !page.contains(left))
      );
    };
    // A heading that is on its way comes late, and the one of a page that still loads gives way to another.
    const look = () => {
      if (heading?.isConnected) return;
      if (!isFree()) return stop();
      heading = page.querySelector('h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.style.outline = 'none';
      heading.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(look);
    const late = setTimeout(() => !heading && isFree() && page.focus({ preventScroll: true }), headingMsMax);
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== heading && target !== page) stop();
    };
    const stop = () => {
      watcher.disconnect();
      clearTimeout(late);
      document.removeEventListener('focusin', onFocus);
    };
    watcher.observe(page, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    look();
    return stop;
  }, [main, pathname]);
}
