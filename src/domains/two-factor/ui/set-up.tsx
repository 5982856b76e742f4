// Switching two-factor sign-in on: the password, the picture for the app, and a code that proves that the app has it.
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { beginTwoFactor, confirmTwoFactor, confirmTwoFactorBody } from '../contract.ts';
import { inFours } from '../rules.ts';
import { KeyPicture } from './key-picture.tsx';
import { PasswordForm } from './password-form.tsx';

type Key = z.output<typeof beginTwoFactor.answer>;

export function SetUp({ asksPassword, onOn }: { asksPassword: boolean; onOn: (codes: readonly string[]) => void }) {
  const [key, setKey] = useState<Key>();
  const begin = async (password: string) =>
    setKey(await runAsync(() => api.call(beginTwoFactor, { body: { password } }), {}));
  if (!key) return <PasswordForm asks={asksPassword} label="Continue" onSend={begin} />;
  return <ProveApp picture={key} onOn={onOn} />;
}

function ProveApp({ picture: { secret, uri }, onOn }: { picture: Key; onOn: (codes: readonly string[]) => void }) {
  const form = useForm({
    initial: { code: '' },
    check: checkBy<{ code: string }>(confirmTwoFactorBody),
    async send(body) {
      const { recoveryCodes } = await runAsync(() => api.call(confirmTwoFactor, { body }), {
        success: 'Two-factor sign-in is on. Other places were signed out.',
      });
      onOn(recoveryCodes);
    },
  });
  return (
    <div className="grid gap-5 text-ink">
      <p className="text-sm text-ink-2">
        Scan this with an authenticator app on your phone, then type the code that it shows.
      </p>
      <KeyPicture uri={uri} />
      <p className="text-sm">
        <span className="block font-semibold">No camera? Type this key into the app</span>
        <code className="mt-1 block break-all select-all">{inFours(secret).replaceAll('-', ' ')}</code>
      </p>
      <form {...form.props} className="grid gap-5">
        <Field
          field={form.field('code')}
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          className="figures"
          required
        />
        <div className="justify-self-end">
          <Button type="submit" busy={form.busy}>
            Switch On
          </Button>
        </div>
      </form>
    </div>
  );
}
