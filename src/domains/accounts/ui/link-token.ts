// The token of a mailed link: the page is built without one, so it is read from the address once the page is awake.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** `undefined` until the page is awake, `null` where the address has none. */
export function useLinkToken(): string | null | undefined {
  const [parameters] = useSearchParams();
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake ? parameters.get('token') : undefined;
}
