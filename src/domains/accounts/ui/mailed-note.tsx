// What is left to do for whoever has just signed up: it stands where they land, for as long as they need to read it.
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The address that the link went to. The page is written out before anybody signs up, so it is asked for after the first drawing. */
export function useMailed(): string | undefined {
  const { state } = useLocation();
  const [mailed, setMailed] = useState<string>();
  useLayoutEffect(() => {
    const said: unknown = typeof state === 'object' && state !== null && 'mailed' in state ? state.mailed : undefined;
    setMailed(typeof said === 'string' ? said : undefined);
  }, [state]);
  return mailed;
}

export function MailedNote({ to }: { to: string }) {
  return (
    <div className="mb-8 grid gap-2 border-l-4 border-sage pl-4">
      <p>
        We wrote to <strong className="font-semibold break-words">{to}</strong>. The link in that mail confirms your
        address, lets you choose your password and opens your desk.
      </p>
      <p className="when-no-mail text-sm text-ink-2">
        No mail server is set up on this Telle, so the mail waits with whoever runs it
        <span className="when-demo">
          , in{' '}
          <a href="/dev/outbox" className="text-ink underline">
            the outbox
          </a>
        </span>
        .
      </p>
    </div>
  );
}
