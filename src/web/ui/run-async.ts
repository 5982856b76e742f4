// The async helper: a loading toast, then success; on failure the reason as an error toast, and one entry in the error log.
import { clientFailures } from '#shared/browser-errors.ts';
import { isLogged, logError } from '#web/client/error-log.ts';
import { toast } from './toast.ts';

type Words<T> = {
  readonly loading?: string;
  readonly success?: string | ((value: T) => string | undefined);
  /** Instead of the error's own message. */
  readonly error?: string;
};

/** What was told last as a failure: a form says it in words of its own where it had none. */
let lastTold:
  | { readonly failure: unknown; readonly toastId: string | number; readonly isWordless: boolean }
  | undefined;

/** Whether a toast has told of this failure already. */
export const isTold = (failure: unknown): boolean => lastTold !== undefined && Object.is(lastTold.failure, failure);

/** After a form was sent in vain: a failure without words of its own is a submission that failed, said in the toast that told of it. */
export function tellFailedSubmission(failure: unknown): void {
  const told = lastTold && Object.is(lastTold.failure, failure) ? lastTold : undefined;
  const isWordless = told ? told.isWordless : !(failure instanceof Error && failure.message);
  if (!isWordless) return;
  toast.error(clientFailures.submission_failed, told?.toastId);
  if (!told && !isLogged(failure)) logError('SUBMISSION_FAILED', failure);
}

/** Does `work` and tells how it went. Throws what the work threw, after it was shown and logged. */
export async function runAsync<T>(work: () => Promise<T>, words: Words<T>): Promise<T> {
  const id = words.loading === undefined ? undefined : toast.loading(words.loading);
  try {
    const value = await work();
    const success = typeof words.success === 'function' ? words.success(value) : words.success;
    if (success !== undefined) toast.success(success, id);
    else if (id !== undefined) toast.dismiss(id);
    return value;
  } catch (failure) {
    const own = failure instanceof Error ? failure.message : '';
    const message = words.error ?? (own || clientFailures.async_default);
    const toastId = toast.error(message, id);
    lastTold = { failure, toastId, isWordless: message === clientFailures.async_default };
    if (!isLogged(failure)) logError('ASYNC_OPERATION_ERROR', failure, { shown: message });
    throw failure;
  }
}
