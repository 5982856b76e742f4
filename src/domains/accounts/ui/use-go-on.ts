// Whoever is in already has nothing to do at the door: they go on to where they wanted to be.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from './session.ts';

/** Gives what a page signs in by: whoever comes in that way is led on by the page itself, with what it has to say. */
export function useGoOn(to: string): <T>(signIn: () => Promise<T>) => Promise<T> {
  const session = useSession();
  const navigate = useNavigate();
  const isLed = useRef(false);
  const isIn = session.status === 'in' && session.ended === undefined;
  useEffect(() => {
    if (isIn && !isLed.current) void navigate(to, { replace: true });
  }, [isIn, navigate, to]);
  return async (signIn) => {
    isLed.current = true;
    try {
      return await signIn();
    } catch (failure) {
      isLed.current = false;
      throw failure;
    }
  };
}
