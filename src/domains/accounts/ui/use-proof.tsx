// Asks for the password where the server wants a fresh proof of who is here, and then goes on with what was begun.
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '#web/client/api.ts';
import { ClientFailure } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { confirmPassword } from '../contract.ts';
import { AccountName } from './account-name.tsx';
import { oneQuestion } from './one-question.ts';
import { useSession } from './session.ts';

export type Proof = {
  /** Does `work`; where the server asks who is here it asks the person, and does it again. Throws its failure to one who closes the question. */
  proven<T>(work: () => Promise<T>): Promise<T>;
  /** Asks at once; false for one who closes the question or leaves the page. Who asks meanwhile gets the same answer. */
  ask(): Promise<boolean>;
  /** To be drawn beside what uses it. */
  readonly question: ReactNode;
};

export function useProof(): Proof {
  const [isAsked, setIsAsked] = useState(false);
  const [{ ask, settle }] = useState(() => oneQuestion(setIsAsked));
  useEffect(() => () => settle(false), [settle]);
  return {
    ask,
    proven: async (work) => {
      try {
        return await work();
      } catch (failure) {
        const isWanted = failure instanceof ClientFailure && failure.code === 'reauth_required';
        if (!isWanted || !(await ask())) throw failure;
        return work();
      }
    },
    question: (
      <Dialog open={isAsked} onClose={() => settle(false)} title="Confirm that it is you">
        {isAsked && <ProofForm onProved={() => settle(true)} />}
      </Dialog>
    ),
  };
}

function ProofForm({ onProved }: { onProved: () => void }) {
  const session = useSession();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'This field is required' } : {}),
    send: async ({ password }) => {
      await runAsync(() => api.call(confirmPassword, { body: { password } }), {});
      onProved();
    },
  });
  return (
    <form {...form.props} className="grid gap-5 text-ink">
      <AccountName email={session.status === 'in' ? session.user.email : ''} />
      <PasswordField
        field={form.field('password')}
        label="Your password"
        autoComplete="current-password"
        aside="Without one, sign out and in again"
      />
      <div className="justify-self-end">
        <Button type="submit" busy={form.busy}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
