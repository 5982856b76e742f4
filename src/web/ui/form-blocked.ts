// A form that is not sent, since it is not right: noted with what is wrong in it, and said, until it is mended. Apart from the forms,
// for those that check themselves.
import { clientFailures } from '#shared/browser-errors.ts';
import { note } from '#web/client/error-log.ts';
import { toast } from './toast.ts';

/** Said again, it is the same news. */
const blockedToast = 'form-blocked';

export const noteBlocked = (fields: readonly string[]): void =>
  note('FORM_BLOCKED', clientFailures.form_blocked, { fields });

export const sayBlocked = (): void => void toast.error(clientFailures.form_blocked, blockedToast);

export const unsayBlocked = (): void => void toast.dismiss(blockedToast);

export function tellBlocked(fields: readonly string[]): void {
  noteBlocked(fields);
  sayBlocked();
}
