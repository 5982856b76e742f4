// The way out as the last part of the security settings: marked with name and password, taken back with a click.
import { useState } from 'react';
import { AccountName } from '#domains/accounts/ui/account-name.tsx';
import { refreshSession, useSession } from '#domains/accounts/ui/session.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { markBusiness, markBusinessBody } from '../contract.ts';
import { useDayOf } from './day-of.ts';
import { TakeBack } from './take-back.tsx';

export default function DeleteBusiness() {
  const session = useSession();
  const dayOf = useDayOf();
  const part = useHeldFocus<HTMLElement>();
  const [asks, setAsks] = useState(false);
  if (session.status !== 'in') return null;
  const { company, email, deletionAt } = session.user;
  return (
    <section ref={part} tabIndex={-1} className="outline-none">
      <h2 className="text-xl">Delete the business</h2>
      {deletionAt ? (
        <>
          <p className="mt-2 max-w-[52ch] text-sm">
            {company} is deleted on <strong className="font-semibold">{dayOf(deletionAt)}</strong>, with everything in
            it. Until then the receptionist takes messages and books nothing.
          </p>
          <TakeBack className="mt-4" />
        </>
      ) : (
        <>
          <p className="mt-2 max-w-[52ch] text-sm text-ink-2">
            Contacts, conversations, diary, team and settings are gone for good after fourteen days. Until then you can
            take it back, and callers can still leave messages.
          </p>
          <Button kind="danger" className="mt-4" onClick={() => setAsks(true)}>
            Delete Business
          </Button>
        </>
      )}
      <Dialog open={asks} onClose={() => setAsks(false)} title={`Delete ${company}?`}>
        {asks && <MarkForm company={company} email={email} onMarked={() => setAsks(false)} />}
      </Dialog>
    </section>
  );
}

function MarkForm({ company, email, onMarked }: { company: string; email: string; onMarked: () => void }) {
  const dayOf = useDayOf();
  const form = useForm({
    initial: { name: '', password: '' },
    check: checkBy<{ name: string; password: string }>(markBusinessBody),
    async send(body) {
      await runAsync(() => api.call(markBusiness, { body }), {
        success: ({ deletionAt }) => `${company} is deleted on ${dayOf(deletionAt)}. You can take it back until then.`,
      });
      onMarked();
      await refreshSession();
    },
  });
  return (
    <form {...form.props} className="grid gap-5 text-ink">
      <p className="text-ink-2">
        Everything in it goes in fourteen days. You may want to export your data first. Type the name of the business to
        go on.
      </p>
      <AccountName email={email} />
      <Field
        field={form.field('name')}
        label="Name of the business"
        placeholder={company}
        autoComplete="off"
        required
      />
      <PasswordField field={form.field('password')} label="Your password" autoComplete="current-password" />
      <div>
        <Button type="submit" kind="danger" busy={form.busy}>
          Delete in Fourteen Days
        </Button>
      </div>
    </form>
  );
}
