// Short news at the top right, five seconds each. Said to screen readers too.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { Spinner } from './spinner.tsx';

export const toastMsDefault = 5000;

/** Shows a toast and returns its id; `loading` stays until it is replaced by one with the same id. */
export const toast = {
  success: (message: string, id?: string | number) => sonner.success(message, given(id)),
  error: (message: string, id?: string | number) => sonner.error(message, given(id)),
  warning: (message: string, id?: string | number) => sonner.warning(message, given(id)),
  info: (message: string, id?: string | number) => sonner.info(message, given(id)),
  loading: (message: string) => sonner.loading(message, { duration: Number.POSITIVE_INFINITY }),
  dismiss: (id: string | number) => sonner.dismiss(id),
  /** News with its way back, twice as long. What `undo` throws has been told. */
  undoable: (message: string, undo: () => Promise<unknown>) =>
    sonner.success(message, {
      duration: 2 * toastMsDefault,
      action: { label: 'Undo', onClick: () => void undo().catch(() => undefined) },
    }),
};

function given(id: string | number | undefined) {
  return { duration: toastMsDefault, ...(id !== undefined && { id }) };
}

export function Toaster() {
  return (
    <Sonner
      position="top-right"
      offset={{ top: 84, right: 24 }}
      mobileOffset={{ top: 76, left: 16, right: 16 }}
      closeButton
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close',
        classNames: {
          toast:
            'toast relative flex w-full items-start gap-3 rounded-m border border-line bg-card p-4 pr-11 text-sm font-semibold text-ink shadow-lift',
          icon: 'mt-px shrink-0',
          closeButton: 'toast-close',
          actionButton: 'ml-auto -my-1 shrink-0 self-center rounded-full px-3 py-1 text-signal underline hover:bg-mist',
        },
      }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-sage" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-signal" />,
        warning: <TriangleAlert aria-hidden="true" className="size-5 text-signal" />,
        info: <Info aria-hidden="true" className="size-5 text-ink-2" />,
        loading: <Spinner size="sm" label={null} />,
      }}
    />
  );
}
