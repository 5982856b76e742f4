// Toasts stand over an open dialog and can be pressed there: a modal dialog holds everything still but what stands in it.

/** The dialog that holds the page; the one somebody is in, where a question of one dialog is another. */
function modalDialog(): Element | undefined {
  const modals = [...document.querySelectorAll('dialog:modal')];
  return (
    modals.find((one) => !one.querySelector('dialog:modal') && one.contains(document.activeElement)) ?? modals.at(-1)
  );
}

/** The same where it is moved to: above a dialog, which leaves them room there where its head would lie below them. */
const inDialog = 'data-in-dialog';

/** Out of the place where it stands, which may have left the page with its dialog, and shown above all else there. */
function standIn(place: Element, toasts: HTMLElement): void {
  // What leaves its place is hidden by that, and what is shown last lies on top.
  if (toasts.parentElement !== place) place.append(toasts);
  toasts.toggleAttribute(inDialog, place !== document.body);
  if ('showPopover' in toasts && !toasts.matches(':popover-open')) toasts.showPopover();
}

/**
 * Keeps what toasts are drawn in where they can be seen and pressed: in the dialog that is open, else in the page. It is
 * moved by hand, so React may know its inside and not where it stands. A browser without popovers draws it behind.
 */
export function standsOverDialogs(toasts: HTMLElement): () => void {
  toasts.popover = 'manual';
  const place = () => standIn(modalDialog() ?? document.body, toasts);
  place();
  const dialogs = new MutationObserver(place);
  dialogs.observe(document.body, { attributeFilter: ['open'], subtree: true });
  return () => {
    dialogs.disconnect();
    toasts.remove();
  };
}
