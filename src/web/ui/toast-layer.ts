// Toasts are drawn over an open dialog: what went wrong in it is no news behind its ground.

/** The `ref` of what toasts are drawn in, a manual popover; a browser that knows none draws them behind. */
export function drawsOverDialogs(toasts: HTMLElement | null): (() => void) | undefined {
  if (!toasts || !('showPopover' in toasts)) return undefined;
  toasts.showPopover();
  const watcher = new MutationObserver((changes) => {
    const isNew = changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof HTMLLIElement));
    if (!isNew || !document.querySelector('dialog:modal')) return;
    // What is shown last lies on top.
    toasts.hidePopover();
    toasts.showPopover();
  });
  watcher.observe(toasts, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
