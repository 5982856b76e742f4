// The async helper: a loading toast, then success; on failure the reason as an error toast, and one entry in the error log.
import { clientFailures } from '#shared/errors.ts';
import { isLogged, logError } from '#web/client/error-log.ts';
import { toast } from './toast.ts';

type Words<T> = {
  readonly loading?: string;
  readonly success?: string | ((value: T) => string | undefined);
  /** Instead of the error's own message. */
  readonly error?: string;
};

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
    toast.error(message, id);
    if (!isLogged(failure)) logError('ASYNC_OPERATION_ERROR', failure, { shown: message });
    throw failure;
  }
}
