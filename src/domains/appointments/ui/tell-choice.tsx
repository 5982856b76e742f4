// Whether the customer hears of what is done to their appointment: by default where they left an address.
import { Checkbox } from '#web/ui/checkbox.tsx';

type Props = { email: string | null; tells: boolean; onChange: (tells: boolean) => void };

export function TellChoice({ email, tells, onChange }: Props) {
  if (!email) return <p className="mt-4 text-sm text-ink-2">They are not told: there is no email address.</p>;
  return (
    <Checkbox name="tellCustomer" checked={tells} onChange={onChange} className="mt-4">
      Tell them by email
    </Checkbox>
  );
}
