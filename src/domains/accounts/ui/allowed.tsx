// Parts of a page by role. The server holds to it on every route; here nobody is shown what it would refuse them.
import type { ReactNode } from 'react';
import type { CurrentUser } from '../contract.ts';
import { useMay } from './may.ts';

type Props = { to: CurrentUser['role']; children: ReactNode };

/** What only people of that role or a higher one may do: nobody else sees it. */
export function Allowed({ to, children }: Props) {
  return useMay()(to) ? children : null;
}

/** What everybody reads and only that role changes: for the others its inputs rest and its buttons are gone. */
export function Changeable({ to, children }: Props) {
  const may = useMay();
  if (may(to)) return children;
  return (
    <fieldset disabled className="min-w-0 [&_button]:hidden">
      <legend className="mb-5 text-sm text-ink-2">
        {to === 'owner' ? 'You can read this. An owner can change it.' : 'You can read this. Staff can change it.'}
      </legend>
      {children}
    </fieldset>
  );
}
