// A yes or no that a person sets; the whole line is its target.
import type { ReactNode } from 'react';

type Props = {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  className?: string;
};

export function Checkbox({ name, checked, onChange, children, className = '' }: Props) {
  return (
    <label className={`inline-flex min-h-6 cursor-pointer items-center gap-2.5 text-sm ${className}`}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-[1.15rem] shrink-0 accent-sage"
      />
      {children}
    </label>
  );
}
