// A line for what is worth remembering about a contact today, and what of it this device has still to send.
import { type Contact, noteOnContact } from '#domains/contacts/contract.ts';
import { noteOrKeep } from '#domains/contacts/ui/save-contact.ts';
import { isNote, noteEdits, useContactEdits, useReloadAfterSync } from '#domains/contacts/ui/waiting-contacts.ts';
import { ToBeSent } from '#web/offline/to-be-sent.tsx';
import { Button } from '#web/ui/button.tsx';
import { checkBy, useForm } from '#web/ui/form.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { TextArea } from '#web/ui/text-area.tsx';

const noNote = { body: '' };

export function NoteForm({ contact, onNoted }: { contact: Contact; onNoted: () => void }) {
  const waiting = noteEdits(useContactEdits(), contact.id);
  useReloadAfterSync(waiting, onNoted);
  const form = useForm({
    initial: noNote,
    check: checkBy(noteOnContact.body),
    async send({ body }) {
      const { isWaiting } = await runAsync(() => noteOrKeep(contact, body.trim()), {
        success: (kept) => (kept.isWaiting ? 'Kept on this device until it can be sent.' : 'Noted.'),
      });
      if (!isWaiting) onNoted();
      return noNote;
    },
  });
  return (
    <>
      <form {...form.props} className="mt-4 grid gap-3">
        <TextArea field={form.field('body')} label="New note" required rows={2} />
        <div>
          <Button type="submit" kind="secondary" size="sm" busy={form.busy}>
            Add Note
          </Button>
        </div>
      </form>
      <ToBeSent edits={waiting.filter(isNote)} said="body" className="mt-4" />
    </>
  );
}
