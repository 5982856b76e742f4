// What was noted on a contact, and its way out: asked once, struck out while the deletion waits on this device.
import { useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import type { Contact, ContactNote } from '#domains/contacts/contract.ts';
import { removeNote } from '#domains/contacts/ui/save-contact.ts';
import { deletionOf, useContactEdits } from '#domains/contacts/ui/waiting-contacts.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { runAsync } from '#web/ui/run-async.ts';

/** A key that is held down does not go on to delete. */
const takeFocus = (keep: HTMLButtonElement | null) => keep?.focus();

type Props = { note: Pick<ContactNote, 'id' | 'body'>; contact: Contact; onGone: () => void };

export function NoteBody({ note, contact, onGone }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const deletion = deletionOf(useContactEdits(), note.id);
  const remove = async () => {
    const removed = runAsync(() => removeNote(contact, note), {
      success: ({ isWaiting }) => (isWaiting ? 'Kept on this device until it can be sent.' : 'Note deleted.'),
    });
    await removed.then(
      ({ isWaiting }) => (isWaiting ? setIsAsked(false) : onGone()),
      () => setIsAsked(false),
    );
  };
  if (deletion)
    return (
      <div className="mt-0.5 flex items-start justify-between gap-4">
        <del className="min-w-0 whitespace-pre-line text-ink-2">{note.body}</del>
        <Tag tone={deletion.state === 'waiting' ? 'bell' : 'urgent'}>
          {deletion.state === 'waiting' ? 'Deletion waiting' : 'Needs attention'}
        </Tag>
      </div>
    );
  return (
    <div className="mt-0.5 flex items-start justify-between gap-4">
      <p className="min-w-0 whitespace-pre-line">{note.body}</p>
      {isAsked ? (
        <span className="flex shrink-0 gap-1">
          <Button kind="danger" size="sm" onClick={() => void remove()}>
            Delete
          </Button>
          <Button ref={takeFocus} kind="quiet" size="sm" onClick={() => setIsAsked(false)}>
            Keep
          </Button>
        </span>
      ) : (
        <Allowed to="staff">
          <Button kind="quiet" size="sm" className="shrink-0" onClick={() => setIsAsked(true)} aria-label="Delete note">
            Delete
          </Button>
        </Allowed>
      )}
    </div>
  );
}
