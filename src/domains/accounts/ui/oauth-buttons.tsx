// Google and Facebook: a real sign-in where the operator has set one up, otherwise the sentence that says that there is none.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { type OauthProvider, oauthProviders, startOauth } from '../contract.ts';

const names: Record<OauthProvider, string> = { google: 'Google', facebook: 'Facebook' };

const marks: Record<OauthProvider, string> = {
  google:
    'M21 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.1a4.4 4.4 0 0 1-1.9 2.9v2.4h3c1.8-1.7 2.8-4.1 2.8-7.1M12 21.3c2.6 0 4.7-.8 6.2-2.3l-3-2.4a5.6 5.6 0 0 1-8.4-3H3.7v2.5a9.3 9.3 0 0 0 8.3 5.2M6.8 13.6a5.6 5.6 0 0 1 0-3.5V7.6H3.7a9.4 9.4 0 0 0 0 8.5zM12 6.4c1.4 0 2.7.5 3.6 1.4l2.7-2.7A9.3 9.3 0 0 0 3.7 7.6l3.1 2.5A5.6 5.6 0 0 1 12 6.4',
  facebook:
    'M13.5 21.5v-8h2.7l.4-3.1h-3.1v-2c0-.9.3-1.5 1.6-1.5h1.6V4.1a21 21 0 0 0-2.4-.1c-2.4 0-4 1.4-4 4.1v2.3H7.6v3.1h2.7v8z',
};

export function OauthButtons({ configured, returnTo }: { configured: readonly OauthProvider[]; returnTo: string }) {
  const [missing, setMissing] = useState<OauthProvider>();
  const begin = async (provider: OauthProvider) => {
    if (!configured.includes(provider)) return setMissing(provider);
    const { url } = await runAsync(() => api.call(startOauth, { params: { provider }, body: { returnTo } }), {});
    window.location.assign(url);
  };
  const close = () => setMissing(undefined);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {oauthProviders.map((provider) => (
        <Button key={provider} kind="secondary" onClick={() => void begin(provider).catch(() => undefined)}>
          <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
            <path d={marks[provider]} />
          </svg>
          {names[provider]}
        </Button>
      ))}
      <Dialog
        open={missing !== undefined}
        onClose={close}
        title={`Log in with ${missing ? names[missing] : ''}`}
        actions={<Button onClick={close}>OK</Button>}
      >
        {missing && names[missing]} OAuth would be implemented here. Until then, please log in with your email.
      </Dialog>
    </div>
  );
}
