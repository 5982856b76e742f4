// Two-factor sign-in as a part of the security settings: whether it is on, how to switch it, and how many codes are left.
import { useState } from 'react';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { type TwoFactor as Known, readTwoFactor, renewRecoveryCodes, switchOffTwoFactor } from '../contract.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

const load = () => api.call(readTwoFactor, {});
const day = { dateStyle: 'long' } as const;

type Asked = 'on' | 'codes' | 'off';

const titles: Readonly<Record<Asked, string>> = {
  on: 'Two-factor sign-in',
  codes: 'New recovery codes',
  off: 'Switch two-factor sign-in off?',
};

export default function TwoFactor() {
  const loaded = useLoaded(load);
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>();
  const part = useHeldFocus<HTMLElement>();
  const close = () => setAsked(undefined);
  const show = (made: readonly string[]) => {
    setAsked(undefined);
    setCodes(made);
    loaded.reload();
  };
  const renew = async (password: string) =>
    show((await runAsync(() => api.call(renewRecoveryCodes, { body: { password } }), {})).recoveryCodes);
  const switchOff = async (password: string) => {
    await runAsync(() => api.call(switchOffTwoFactor, { body: { password } }), {
      success: 'Two-factor sign-in is off.',
    });
    setCodes(undefined);
    close();
    loaded.reload();
  };
  const asksPassword = loaded.value?.asksPassword ?? true;
  return (
    <section ref={part} tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">Two-factor sign-in</h2>
        {loaded.value && (
          <Tag tone={loaded.value.onSince ? 'settled' : 'quiet'}>{loaded.value.onSince ? 'Enabled' : 'Disabled'}</Tag>
        )}
      </div>
      <p className="mt-2 max-w-[52ch] text-sm text-ink-2">
        After the password, a code from an app on your phone: a stolen password alone opens nothing.
      </p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      <LoadingPart of={loaded} what="The second step">
        {(known) => <Standing known={known} onAsk={setAsked} />}
      </LoadingPart>
      <Dialog open={asked !== undefined} onClose={close} title={asked ? titles[asked] : ''}>
        {asked === 'on' && <SetUp asksPassword={asksPassword} onOn={show} />}
        {asked === 'codes' && (
          <>
            <p className="mb-5">The codes that you have now stop working.</p>
            <PasswordForm asks={asksPassword} label="Make New Codes" onSend={renew} />
          </>
        )}
        {asked === 'off' && (
          <>
            <p className="mb-5">Your password alone signs you in from then on, and your recovery codes end.</p>
            <PasswordForm asks={asksPassword} label="Switch Off" kind="danger" onSend={switchOff} />
          </>
        )}
      </Dialog>
    </section>
  );
}

function Standing({ known, onAsk }: { known: Known; onAsk: (asked: Asked) => void }) {
  const zone = useZone();
  if (!known.onSince)
    return (
      <Button kind="secondary" className="mt-4" onClick={() => onAsk('on')}>
        Enable 2FA
      </Button>
    );
  return (
    <>
      <p className="figures mt-4 text-sm">
        On since {zone && instantWords(known.onSince, day, zone)} ·{' '}
        {known.codesLeft === 1 ? '1 recovery code' : `${known.codesLeft} recovery codes`} left
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="secondary" size="sm" onClick={() => onAsk('codes')}>
          New Recovery Codes
        </Button>
        <Button kind="danger" size="sm" onClick={() => onAsk('off')}>
          Switch Off 2FA
        </Button>
      </div>
    </>
  );
}
