// One of the three roles, small enough for a row of a list.
import { ChevronDown } from 'lucide-react';
import { inputLook } from '#web/ui/field.tsx';
import { type Role, roleNames, roles } from '../rules.ts';

export function RolePick({ label, role, onPick }: { label: string; role: Role; onPick: (role: Role) => void }) {
  return (
    <span className="relative block">
      <select
        aria-label={label}
        value={role}
        onChange={(event) => {
          const picked = roles.find((one) => one === event.target.value);
          if (picked) onPick(picked);
        }}
        className={`${inputLook} min-h-9 appearance-none py-1 pr-9 text-sm`}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleNames[one]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
