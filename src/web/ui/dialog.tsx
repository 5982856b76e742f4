// A question or a notice that holds everything else: the browser's own modal dialog, so focus, Escape and the ground behind are its.
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { beginInFirstField } from './first-field.ts';
import { holdFocus, standOnPage } from './held-focus.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** It has something to lose: Escape only tells that it is to be closed, and whether it is remains to be seen. */
  isHeld?: boolean;
};

export function Dialog({ open, onClose, title, children, actions, isHeld = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  const hasBegun = useRef(false);
  // After each drawing: a form may come later than its dialog.
  useEffect(() => {
    hasBegun.current = open && (hasBegun.current || beginInFirstField(dialog.current));
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const letGo = holdFocus(element);
    return () => {
      letGo();
      if (!element.open) return;
      // Closed while it still stands in the page, a dialog gives the focus back to where it was before.
      element.close();
      standOnPage();
    };
  }, []);
  const hold = (event: KeyboardEvent | SyntheticEvent<HTMLDialogElement>) => {
    if (!isHeld || event.defaultPrevented || !(event.target instanceof Node)) return;
    // What stands above it has its own Escape.
    if (event.target instanceof Element && event.target.closest('dialog') !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      onKeyDown={(event) => event.key === 'Escape' && hold(event)}
      onCancel={hold}
      aria-labelledby={heading}
      // React tells a dialog of the end of one that stands in it, too; and one that was opened again meanwhile has not ended.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open) return;
        standOnPage();
        onClose();
      }}
      className="toasts-above m-auto w-[min(30rem,calc(100vw-2rem))] rounded-l border border-line bg-card p-6 text-ink shadow-lift scroll-pb-24 sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="min-w-0 text-xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mr-2 -mt-1 grid size-9 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-mist hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="mt-3 text-ink-2">{children}</div>
      {actions && <DialogActs>{actions}</DialogActs>}
    </dialog>
  );
}

/** What a dialog leads to. On a phone each fills its row, or shares it: none stands staggered under another. */
export function DialogActs({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:gap-2 max-sm:*:grow">{children}</div>;
}

/** What a long form in a dialog ends with: in sight wherever the form is scrolled to. Its last child. */
export function DialogEnd({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 max-sm:*:grow border-t border-line bg-card px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
      {children}
    </div>
  );
}
