// Short news at the top right, five seconds each. Said to screen readers too. What draws them is fetched with the first.
import type { toast as sonner } from 'sonner';

export const toastMsDefault = 5000;

type Drawing = typeof sonner;

let wanted: () => void = () => undefined;
/** Resolves when the first toast is to be shown. */
export const firstToast = new Promise<void>((resolve) => {
  wanted = resolve;
});

let draws: (drawing: Drawing) => void = () => undefined;
const drawn = new Promise<Drawing>((resolve) => {
  draws = resolve;
});

/** Resolves when toasts can be seen. */
export const toastsStand: Promise<unknown> = drawn;

/** Whoever draws toasts says so, once it stands. */
export function drawWith(drawing: Drawing): void {
  draws(drawing);
}

let last = 0;

/** Shows it when what draws is there, in the order of the calls; gives its id at once. */
function show(id: string | number | undefined, draw: (drawing: Drawing, id: string | number) => void): string | number {
  last += 1;
  const own = id ?? `toast-${last}`;
  wanted();
  void drawn.then((drawing) => draw(drawing, own));
  return own;
}

const brief = (kind: 'success' | 'error' | 'warning' | 'info') => (message: string, id?: string | number) =>
  show(id, (drawing, own) => drawing[kind](message, { duration: toastMsDefault, id: own }));

/** Shows a toast and returns its id; `loading` stays until it is replaced by one with the same id. */
export const toast = {
  success: brief('success'),
  error: brief('error'),
  warning: brief('warning'),
  info: brief('info'),
  loading: (message: string, id?: string | number) =>
    show(id, (drawing, own) => drawing.loading(message, { duration: Number.POSITIVE_INFINITY, id: own })),
  dismiss: (id: string | number) => show(id, (drawing, own) => drawing.dismiss(own)),
  /** News with its way back, twice as long. What `undo` throws has been told. */
  undoable: (message: string, undo: () => Promise<unknown>) =>
    show(undefined, (drawing, own) =>
      drawing.success(message, {
        id: own,
        duration: 2 * toastMsDefault,
        action: { label: 'Undo', onClick: () => void undo().catch(() => undefined) },
      }),
    ),
};
