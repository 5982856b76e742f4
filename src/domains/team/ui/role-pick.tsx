// One of the three roles, small enough for a row of a list.
import { inputLook } from '#web/ui/field.tsx';
import { WithChevron } from '#web/ui/select.tsx';
import { type Role, roleNames, roles } from '../rules.ts';

export function RolePick({ label, role, onPick }: { label: string; role: Role; onPick: (role: Role) => void }) {
  return (
    <WithChevron>
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
    </WithChevron>
  );
}
