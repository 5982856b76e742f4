// Parts of a page by role. The server holds to it on every route; here nobody is shown what it would refuse them.
import { type ReactNode, useState } from 'react';
import { Outside } from '#web/ui/outside.ts';
import type { CurrentUser } from '../contract.ts';
import { useMay } from './may.ts';

type Props = { to: CurrentUser['role']; children: ReactNode };

/** What only people of that role or a higher one may do: nobody else sees it. */
export function Allowed({ to, children }: Props) {
  return useMay()(to) ? children : null;
}

/** What everybody reads and only that role changes: for the others its inputs rest and its buttons are gone, but not the way on where it cannot be loaded. */
export function Changeable({ to, children }: Props) {
  const may = useMay();
  const [outside, setOutside] = useState<HTMLElement | null>(null);
  if (may(to)) return children;
  return (
    <div className="min-w-0">
      <div ref={setOutside} />
      <fieldset disabled className="min-w-0 [&_button]:hidden">
        <legend className="mb-5 text-sm text-ink-2">
          {to === 'owner' ? 'You can read this. An owner can change it.' : 'You can read this. Staff can change it.'}
        </legend>
        <Outside value={outside}>{children}</Outside>
      </fieldset>
    </div>
  );
}
