// A merge in the history of the contact who was kept, with its way back for as long as there is one.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { undoMerge } from '#domains/contact-merges/contract.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import type { Happening } from '../contract.ts';

type Merge = Extract<Happening, { kind: 'merge' }>;

export function MergeBody({ merge: { id, by, goneName, isUndoable } }: { merge: Merge }) {
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const undo = async () => {
    setBusy(true);
    const work = () => api.call(undoMerge, { params: { id } });
    await runAsync(work, { success: 'They are two again.' }).then(
      ({ gone }) => navigate(`/contacts/${gone.id}`),
      () => {
        setBusy(false);
        setIsAsked(false);
      },
    );
  };
  return (
    <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-ink-2">{by ? `By ${by}` : ''}</p>
      {isUndoable && (
        <Allowed to="staff">
          <Button kind="quiet" size="sm" onClick={() => setIsAsked(true)}>
            Undo Merge
          </Button>
        </Allowed>
      )}
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Make ${goneName || 'the other one'} a contact again?`}
        actions={
          <>
            <Button kind="quiet" onClick={() => setIsAsked(false)}>
              Leave as It Is
            </Button>
            <Button busy={busy} onClick={() => void undo()}>
              Undo
            </Button>
          </>
        }
      >
        Everything that came from them goes back. What was written since stays here.
      </Dialog>
    </div>
  );
}
