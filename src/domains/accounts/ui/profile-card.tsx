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
  return (
    <section>
      <h2 className="text-xl">You</h2>
      <form {...form.props} className="mt-5 grid max-w-md gap-5">
        <Field field={form.field('firstName')} label="First name" autoComplete="given-name" required />
        <Field field={form.field('lastName')} label="Last name" autoComplete="family-name" required />
        <Field field={form.field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <p className="text-sm">
          <span className="block font-semibold">Email</span>
          <span className="block break-words">{user.email}</span>
          <span className="block text-xs text-ink-2">You sign in with it, and it cannot be changed here.</span>
        </p>
        <div>
          <Button type="submit" busy={form.busy}>
            Save Profile
          </Button>
        </div>
      </form>
    </section>
  );
}
