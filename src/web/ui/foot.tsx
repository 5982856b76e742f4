// The foot of the window: the connection, the changes that wait, a sign-in that ended. It lies over nothing that can be pressed
// or typed in: `--foot` is how much of the window it takes, and what is as high as the window, or stands at its bottom, leaves that much.
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const id = 'foot';

export function Foot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = foot.current;
    if (!watched) return;
    const root = document.documentElement;
    const watcher = new ResizeObserver(() => {
      const before = root.style.getPropertyValue('--foot');
      const now = `${watched.offsetHeight}px`;
      if (before === now) return;
      root.style.setProperty('--foot', now);
      // Whoever types where it comes goes on seeing what they type.
      const { activeElement } = document;
      if (activeElement?.matches('input, textarea, select')) activeElement.scrollIntoView({ block: 'nearest' });
    });
    watcher.observe(watched);
    return () => {
      watcher.disconnect();
      root.style.removeProperty('--foot');
    };
  }, []);
  return (
    <div
      ref={foot}
      id={id}
      className="fixed inset-x-0 bottom-0 z-40 has-[.in-foot]:border-t has-[.in-foot]:border-line has-[.in-foot]:bg-paper lg:grid lg:grid-cols-[1fr_auto_1fr] lg:items-center"
    >
      {children}
    </div>
  );
}

const never = () => () => undefined;

/** Puts what belongs to a page into the foot as well. */
export function InFoot({ children }: { children: ReactNode }) {
  const foot = useSyncExternalStore(
    never,
    () => document.getElementById(id),
    () => null,
  );
  return foot && createPortal(children, foot);
}
