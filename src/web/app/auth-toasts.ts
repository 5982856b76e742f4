// Signing in and out is told wherever it happens in this tab.
import { type AuthEvent, onAuthEvent } from '#domains/accounts/ui/session.ts';
import { toast } from '../ui/toast.ts';

/** The other auth events change the page by themselves and need no words. */
const words: Partial<Record<AuthEvent, string>> = {
  'signed-in': 'Successfully signed in!',
  'signed-out': 'Successfully signed out',
};

export function toastAuthEvents(): () => void {
  return onAuthEvent((event) => {
    const message = words[event];
    if (message) toast.success(message);
  });
}
