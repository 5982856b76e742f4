// Which ways to sign in this server has switched on; undefined until it has said so.
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { api } from '#web/client/api.ts';
import { readAuthOptions } from '../contract.ts';

type AuthOptions = z.output<typeof readAuthOptions.answer>;

export function useAuthOptions(): AuthOptions | undefined {
  const [options, setOptions] = useState<AuthOptions>();
  useEffect(() => {
    api.call(readAuthOptions, {}).then(setOptions, () => setOptions({ providers: [], demoMode: false }));
  }, []);
  return options;
}
