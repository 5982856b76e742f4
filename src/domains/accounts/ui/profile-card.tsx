// Who this person is and which business is theirs, as they signed up.
import { useSession } from './session.ts';

export function ProfileCard() {
  const session = useSession();
  if (session.status !== 'in') return null;
  const { user } = session;
  const rows: readonly (readonly [string, string | null])[] = [
    ['First name', user.firstName],
    ['Last name', user.lastName],
    ['Email', user.email],
    ['Company', user.company],
    ['Phone', user.phone],
    ['Business type', user.user_metadata.businessType],
    ['Company size', user.user_metadata.employees && `${user.user_metadata.employees} employees`],
  ];
  return (
    <dl className="max-w-2xl border-t border-line">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 border-b border-line py-3 text-sm sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold break-words">
            {value || <span className="font-normal text-ink-2">Not given</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
