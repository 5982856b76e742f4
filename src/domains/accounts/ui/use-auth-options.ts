// Which ways to sign in this server has switched on; undefined until it has said so, and the one that is always there where it
// does not say.
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { api } from '#web/client/api.ts';
import { tellFailedLoad } from '#web/ui/tell-failed-load.ts';
import { readAuthOptions } from '../contract.ts';

type AuthOptions = z.output<typeof readAuthOptions.answer>;

export function useAuthOptions(): AuthOptions | undefined {
  const [options, setOptions] = useState<AuthOptions>();
  useEffect(() => {
    api.call(readAuthOptions, {}).then(setOptions, (failure: unknown) => {
      tellFailedLoad(failure, 'The ways to sign in');
      setOptions({ providers: [], demoMode: false });
    });
  }, []);
  return options;
}
