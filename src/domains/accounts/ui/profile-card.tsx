// Who this person is and which business is theirs. Saved names stand in the header at once.
import { useState } from 'react';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { type CurrentUser, updateAccount, updateAccountBody } from '../contract.ts';
import { announce, refreshSession, useSession } from './session.ts';

export function ProfileCard() {
  const session = useSession();
  return session.status === 'in' ? <ProfileForm key={session.user.id} user={session.user} /> : null;
}

function ProfileForm({ user }: { user: CurrentUser }) {
  const [initial] = useState({ firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' });
  const form = useForm({
    initial,
    check: checkBy(updateAccountBody),
    async send(body) {
      await runAsync(() => api.call(updateAccount, { body }), { success: 'Profile updated successfully!' });
      await refreshSession();
      announce('user-updated');
    },
  });
  const rows: readonly (readonly [string, string | null])[] = [
    ['Email', user.email],
    ['Company', user.company],
    ['Business type', user.user_metadata.businessType],
    ['Company size', user.user_metadata.employees && `${user.user_metadata.employees} employees`],
  ];
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <form {...form.props} className="grid max-w-md gap-5">
        <Field field={form.field('firstName')} label="First name" autoComplete="given-name" required />
        <Field field={form.field('lastName')} label="Last name" autoComplete="family-name" required />
        <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <div>
          <Button type="submit" busy={form.busy}>
            Save Profile
          </Button>
        </div>
      </form>
      <dl className="border-t border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-b border-line py-3 text-sm sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold break-words">
              {value || <span className="font-normal text-ink-2">Not given</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
