// Errors that nothing caught, and promises whose failure nobody handled: logged, and sent when the connection returns.
import { isLogged, logError, sendWaitingErrors } from '#web/client/error-log.ts';

export function logUncaught(): () => void {
  const onError = (event: ErrorEvent) => {
    if (!isLogged(event.error)) logError('UNCAUGHT_ERROR', event.error ?? event.message);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isLogged(event.reason)) logError('UNHANDLED_REJECTION', event.reason);
  };
  const onOnline = () => void sendWaitingErrors();
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('online', onOnline);
  onOnline();
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('online', onOnline);
  };
}
