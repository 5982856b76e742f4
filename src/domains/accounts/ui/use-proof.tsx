// Asks for the password where the server wants a fresh proof of who is here, and then goes on with what was begun.
import { type ReactNode, useEffect, useState } from 'react';
import { ClientFailure } from '#web/client/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { fetchPart } from '#web/ui/lazy-part.ts';
import { oneQuestion } from './one-question.ts';
import type ProofForm from './proof-form.tsx';

const load = () => fetchPart(() => import('./proof-form.tsx'));

export type Proof = {
  /** Does `work`; where the server asks who is here it asks the person, and does it again. Throws its failure to one who closes the question. */
  proven<T>(work: () => Promise<T>): Promise<T>;
  /** Asks at once, and throws where the question cannot be fetched; false for one who closes the question or leaves the page. Who asks meanwhile gets the same answer. */
  ask(): Promise<boolean>;
  /** To be drawn beside what uses it. */
  readonly question: ReactNode;
};

export function useProof(): Proof {
  const [isAsked, setIsAsked] = useState(false);
  const [Form, setForm] = useState<typeof ProofForm>();
  const [{ ask: open, settle }] = useState(() => oneQuestion(setIsAsked));
  const ask = async () => {
    const { default: form } = await load();
    setForm(() => form);
    return open();
  };
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
        {isAsked && Form && <Form onProved={() => settle(true)} />}
      </Dialog>
    ),
  };
}
