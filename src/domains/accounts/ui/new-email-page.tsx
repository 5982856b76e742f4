// Where the mail to a new address leads: one press makes it the address to sign in with. A press, since programs that
// look at mails follow their links.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/form.ts';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { confirmEmailChange } from '../contract.ts';
import { Entrance } from './entrance.tsx';
import { useLinkToken } from './link-token.ts';
import { announce, refreshSession } from './session.ts';

export const meta = () => [{ title: 'Confirm your new email · Telle' }, { name: 'robots', content: 'noindex' }];

/** Whoever pressed goes on at the way that stands where the button was. */
export default function NewEmailPage() {
  const part = useHeldFocus<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <Confirming />
    </div>
  );
}

function Confirming() {
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<string>();
  const form = useForm({
    initial: {},
    check: () => ({}),
    async send() {
      const { email } = await runAsync(() => api.call(confirmEmailChange, { body: { token: token ?? '' } }), {
        loading: 'Confirming your email...',
        success: 'Your new email is confirmed.',
      });
      setConfirmed(email);
      const session = await refreshSession();
      if (session.status === 'in') announce('user-updated');
    },
  });
  if (confirmed !== undefined)
    return (
      <Entrance
        title="Your new email is confirmed"
        lede={
          <>
            You sign in with <strong className="font-semibold text-ink">{confirmed}</strong> from now on.
          </>
        }
      >
        <ButtonLink to="/settings">Go to Settings</ButtonLink>
      </Entrance>
    );
  if (token === null)
    return (
      <Entrance title="This link is not whole" lede="Please follow the link in the mail again.">
        <ButtonLink to="/settings">Go to Settings</ButtonLink>
      </Entrance>
    );
  return (
    <Entrance title="Confirm your new email" lede="From then on you sign in with it. Until then your old one holds.">
      <form {...form.props}>
        <Button type="submit" busy={form.busy} disabled={!token}>
          Confirm New Email
        </Button>
      </form>
    </Entrance>
  );
}
