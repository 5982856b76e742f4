// The way to begin, on every public page. Whoever is signed in has begun: theirs leads to their desk.
import type { ComponentProps } from 'react';
import { ButtonLink } from '../ui/button.tsx';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to'>;

/** Both are in the page, and one is shown from the first paint on. */
export function StartLink({ className = '', children, ...rest }: Props) {
  return (
    <>
      <ButtonLink to="/get-started" className={`when-out ${className}`} {...rest}>
        {children}
      </ButtonLink>
      <ButtonLink to="/dashboard" className={`when-in ${className}`} {...rest}>
        Open Your Dashboard
      </ButtonLink>
    </>
  );
}
