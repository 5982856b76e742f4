// One choice out of a short list, as a filter above a list: named for screen readers, without a row of its own.
import type { ReactNode } from 'react';
import { inputLook } from './field.tsx';
import { WithChevron } from './select.tsx';

type Props = {
  label: string;
  value: string;
  onPick: (value: string) => void;
  className?: string;
  /** The options. */
  children: ReactNode;
};

export function Pick({ label, value, onPick, className = '', children }: Props) {
  return (
    <WithChevron className={className}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onPick(event.target.value)}
        className={`${inputLook} min-h-10 appearance-none truncate pr-8 text-sm`}
      >
        {children}
      </select>
    </WithChevron>
  );
}
